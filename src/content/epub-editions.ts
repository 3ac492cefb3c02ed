/** The EPUB files that the build writes and that pages link to. */
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";

/** An EPUB file: in English, in Japanese, or in both languages with the translation after each rule. */
export interface EpubEdition {
  /** Part of the file name and of the keys of UI texts: "en-ja". */
  name: "en" | "ja" | "en-ja";
  /** The languages of the texts, in order. Headings and labels are in the first language. */
  languages: readonly Language[];
  /** The identifier of the book. It never changes, so that e-readers recognize a newer version of the same book. */
  id: string;
  /** The size of the file in MB, rounded, as shown beside links. tests/epub.test.ts checks it. */
  size: string;
}

export const EPUB_EDITIONS: readonly EpubEdition[] = [
  { name: "en", languages: ["en"], id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e01", size: "0.2" },
  { name: "ja", languages: ["ja"], id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e02", size: "0.2" },
  { name: "en-ja", languages: LANGUAGES, id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e03", size: "0.4" },
];

/** Returns the path of an edition's file on the site: "khamsin-en.epub". */
export const epubFile = ({ name }: Pick<EpubEdition, "name">): string => `khamsin-${name}.epub`;
