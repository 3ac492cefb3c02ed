/** Lists the pages to measure: one of each type of this site, and the Starlight pages with the same text. */
import { loadContent } from "../../src/content/load.ts";
import { toolPath } from "../../src/rules/addresses.ts";
import { starlightRule, starlightSection } from "./starlight.ts";

/** The type of a page, which determines its budget. */
export type Kind = "text" | "calculator" | "game" | "starlight";

export interface MeasuredPage {
  kind: Kind;
  /** The label of the page in the printed tables. */
  type: string;
  /** The path on its site, this one or Starlight: "/r/F12.32/". */
  path: string;
}

const page = (kind: Kind, type: string, path: string): MeasuredPage => ({ kind, type, path });
const inJapanese = (kind: Kind, type: string, path: string) => page(kind, `${type} (ja)`, `/ja${path}`);

/** The text pages that users open most. They are measured in both languages. */
const READ = { rule: "/r/F12.32/", section: "/asl/f12/", "long section": "/sl/d11/" };
const OTHERS = ["glossary", "tools", "notes", "references", "quick"];

/** The Starlight page of section F12. The LCP of all pages is divided by the LCP of this page. */
export const REFERENCE = page("starlight", "Starlight section", starlightSection("F12"));

/**
 * Returns the Starlight pages, then one page of each type, then all calculators. Every second calculator is in
 * Japanese.
 */
export const measuredPages = (): MeasuredPage[] => [
  REFERENCE,
  page("starlight", "Starlight long section", starlightSection("D11")),
  page("starlight", "Starlight rule", starlightRule({ id: "F12.32", section: "F12" })),
  ...Object.entries(READ).flatMap(([type, path]) => [page("text", type, path), inJapanese("text", type, path)]),
  page("text", "home", "/"),
  page("text", "book", "/sl/"),
  ...OTHERS.map((type) => page("text", type, `/${type}/`)),
  page("text", "search", "/search/"),
  page("game", "game", "/game/"),
  ...loadContent(process.cwd()).tools.map(({ slug }, i) =>
    (i % 2 ? inJapanese : page)("calculator", slug, `/${toolPath(slug)}`),
  ),
];
