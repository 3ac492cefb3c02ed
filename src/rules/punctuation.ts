import type { Language } from "../schemas/bilingual.ts";

/** Punctuation of a language, with the spaces around it. Used to join texts. */
interface Punctuation {
  comma: string;
  /** The punctuation after a label. */
  colon: string;
  stop: string;
  /** Separates two words or sentences. Empty in Japanese. */
  space: string;
  /** Marks the end of a truncated text. */
  ellipsis: string;
}

/** The punctuation of each language. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: { comma: ", ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
