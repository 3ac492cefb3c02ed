/** Packs the chapters of a book as an EPUB 3 (https://www.w3.org/TR/epub-33/). */
import { strToU8, type Zippable, zipSync } from "fflate";
import { escapeXml } from "../content/escape-xml.ts";

export interface Chapter {
  /** The name of the file in the EPUB: "d7.xhtml". */
  file: string;
  /** The chapter as an XHTML document. */
  xhtml: string;
}

export interface EpubPackage {
  id: string;
  title: string;
  author: string;
  /** The accessibility summary in the metadata. It mentions headings, text alternatives of drawings and so on. */
  accessibility: string;
  rights: string;
  /** The languages of the texts. The first language is also the language of the metadata. */
  languages: readonly string[];
  /** The day of the release: "2026-11-23". */
  day: string;
  /** The navigation document, which e-readers show as the table of contents. */
  nav: Chapter;
  /** The chapters in reading order. */
  chapters: readonly Chapter[];
  css: string;
}

export const STYLESHEET = "book.css";

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const ACCESSIBILITY: readonly [property: string, value: string][] = [
  ["accessMode", "textual"],
  ["accessMode", "visual"],
  ["accessModeSufficient", "textual"],
  ...["tableOfContents", "readingOrder", "structuralNavigation", "alternativeText", "longDescription"].map(
    (feature): [string, string] => ["accessibilityFeature", feature],
  ),
  ["accessibilityHazard", "none"],
];

/** Returns the package document, which has the metadata, the list of files and the reading order. */
function packageDocument({ nav, chapters, languages, ...book }: EpubPackage): string {
  const item = ({ file, xhtml }: Chapter, ...properties: string[]) => {
    const all = [...properties, ...(xhtml.includes("<svg") ? ["svg"] : [])].join(" ");
    return `<item id="${file}" href="${file}" media-type="application/xhtml+xml"${all && ` properties="${all}"`}/>`;
  };
  const metadata = [...ACCESSIBILITY, ["accessibilitySummary", escapeXml(book.accessibility)]];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${languages[0]}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${book.id}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
${languages.map((language) => `<dc:language>${language}</dc:language>`).join("\n")}
<dc:creator>${escapeXml(book.author)}</dc:creator>
<dc:date>${book.day}</dc:date>
<dc:rights>${escapeXml(book.rights)}</dc:rights>
<meta property="dcterms:modified">${book.day}T00:00:00Z</meta>
${metadata.map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`).join("\n")}
</metadata>
<manifest>
${[item(nav, "nav"), ...chapters.map((chapter) => item(chapter))].join("\n")}
<item id="css" href="${STYLESHEET}" media-type="text/css"/>
</manifest>
<spine>
${chapters.map(({ file }) => `<itemref idref="${file}"/>`).join("\n")}
</spine>
</package>
`;
}

/** Packs a book as an EPUB. The date of all files is the release day, so the same book always gives the same bytes. */
export function packEpub(book: EpubPackage): Uint8Array<ArrayBuffer> {
  const files: Zippable = {
    // E-readers recognize an EPUB by this file. It must be the first file, and must not be compressed.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(CONTAINER),
    "EPUB/package.opf": strToU8(packageDocument(book)),
    [`EPUB/${STYLESHEET}`]: strToU8(book.css),
  };
  for (const { file, xhtml } of [book.nav, ...book.chapters]) files[`EPUB/${file}`] = strToU8(xhtml);
  // The date is in local time (without "Z"), because a zip file stores the time of day without a time zone.
  return zipSync(files, { level: 9, mtime: new Date(`${book.day}T00:00`) }) as Uint8Array<ArrayBuffer>;
}
