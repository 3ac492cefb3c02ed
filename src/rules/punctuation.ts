import type { Language } from "../schemas/bilingual.ts";

/** The marks, with their spaces, by which a language joins a text from parts. */
export interface Punctuation {
  /** Between the items of a list. */
  comma: string;
  /** Between the items of a list that may have commas of their own. */
  semicolon: string;
  /** Behind a label. */
  colon: string;
  /** At the end of a sentence. */
  stop: string;
  /** Between two sentences, or two words: Japanese has none. */
  space: string;
  /** Where a text is cut off or continues elsewhere. */
  ellipsis: string;
}

export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: { comma: ", ", semicolon: "; ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", semicolon: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
