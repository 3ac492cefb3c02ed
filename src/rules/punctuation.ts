import type { Language } from "../schemas/bilingual.ts";

/** The punctuation of a language, with its spaces, to join parts of a text. */
interface Punctuation {
  comma: string;
  /** After a label. */
  colon: string;
  stop: string;
  /** Between two sentences or words. Empty in Japanese. */
  space: string;
  /** After a truncated text. */
  ellipsis: string;
}

/** The punctuation of each language. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: { comma: ", ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
