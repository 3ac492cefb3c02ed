/** The pages that are measured: one of each type of the site's, and Starlight's pages of the same text. */
import { loadContent } from "../../src/content/load.ts";
import { toolPath } from "../../src/rules/addresses.ts";
import { starlightRule, starlightSection } from "./starlight.ts";

/** The kind of a page decides which budget it must keep. The search page is no text, and its search has budgets of its own. */
export type Kind = "text" | "calculator" | "search" | "starlight";

export interface MeasuredPage {
  kind: Kind;
  /** What its row of the results is called. */
  type: string;
  /** Below the root of its site: "/r/F12.32/". */
  path: string;
}

const page = (kind: Kind, type: string, path: string): MeasuredPage => ({ kind, type, path });
const inJapanese = (kind: Kind, type: string, path: string) => page(kind, `${type} (ja)`, `/ja${path}`);

/** The types of text that readers stay on: measured in both languages. */
const READ = { rule: "/r/F12.32/", section: "/asl/f12/", "long section": "/sl/d11/" };
const OTHERS = ["glossary", "tools", "notes", "references", "quick"];

/** Starlight's page of the section that the site's "section" shows. Budgets for the time to the largest text are shares of its time. */
export const REFERENCE = page("starlight", "Starlight section", starlightSection("F12"));

/** Every type of page, and every calculator, one in English, the next in Japanese; Starlight's come first. */
export const measuredPages = (): MeasuredPage[] => [
  REFERENCE,
  page("starlight", "Starlight long section", starlightSection("D11")),
  page("starlight", "Starlight rule", starlightRule({ id: "F12.32", section: "F12" })),
  ...Object.entries(READ).flatMap(([type, path]) => [page("text", type, path), inJapanese("text", type, path)]),
  page("text", "home", "/"),
  page("text", "book", "/sl/"),
  ...OTHERS.map((type) => page("text", type, `/${type}/`)),
  page("search", "search", "/search/"),
  ...loadContent(process.cwd()).tools.map(({ slug }, i) =>
    (i % 2 ? inJapanese : page)("calculator", slug, `/${toolPath(slug)}`),
  ),
];
