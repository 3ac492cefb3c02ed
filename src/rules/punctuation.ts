import type { Language } from "../schemas/bilingual.ts";

/** The marks by which each language joins what is put together from parts, with the spaces that belong to them. */
export interface Punctuation {
  /** Between the items of a list. */
  comma: string;
  /** Between the items of a list that may have commas of their own. */
  semicolon: string;
  /** After what names the words that follow. */
  colon: string;
  /** At the end of a sentence. */
  stop: string;
  /** Between two sentences, or two words: Japanese has none. */
  space: string;
  /** Where a text is cut off, or goes on elsewhere. */
  ellipsis: string;
}

export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: { comma: ", ", semicolon: "; ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", semicolon: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
