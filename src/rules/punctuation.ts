import type { Language } from "../schemas/bilingual.ts";

/** The marks, with their spaces, by which a language joins a text from parts. */
interface Punctuation {
  /** Between the items of a list. */
  comma: string;
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
  en: { comma: ", ", colon: ": ", stop: ".", space: " ", ellipsis: " …" },
  ja: { comma: "、", colon: "：", stop: "。", space: "", ellipsis: "……" },
};
