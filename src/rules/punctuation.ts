import type { Language } from "../schemas/bilingual.ts";

/** The punctuation of a language, with its spaces, to join parts of a text. */
interface Punctuation {
  comma: string;
  /** The punctuation after a label. */
  colon: string;
  stop: string;
  /** The separator of two sentences or words. Empty in Japanese. */
  space: string;
  /** The end of a truncated text. */
  ellipsis: string;
}

/** The punctuation of each language. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: { comma: ", ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
