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

/** The types of text that readers stay on: measured in both languages. */
const READ = { rule: "/r/F12.32/", section: "/asl/f12/", "long section": "/sl/d11/" };
const OTHERS = ["glossary", "tools", "notes", "references", "quick"];

/** Starlight's page of the section that the site's "section" shows. Budgets for the time to the largest text are shares of its time. */
export const REFERENCE: MeasuredPage = { kind: "starlight", type: "Starlight section", path: starlightSection("F12") };

/** Every type of page, and every calculator, one in English, the next in Japanese; Starlight's come first. */
export const measuredPages = (): MeasuredPage[] => [
  REFERENCE,
  { kind: "starlight", type: "Starlight long section", path: starlightSection("D11") },
  { kind: "starlight", type: "Starlight rule", path: starlightRule({ id: "F12.32", section: "F12" }) },
  ...Object.entries(READ).flatMap(([type, path]): MeasuredPage[] => [
    { kind: "text", type, path },
    { kind: "text", type: `${type} (ja)`, path: `/ja${path}` },
  ]),
  { kind: "text", type: "home", path: "/" },
  { kind: "text", type: "book", path: "/sl/" },
  ...OTHERS.map((type): MeasuredPage => ({ kind: "text", type, path: `/${type}/` })),
  { kind: "search", type: "search", path: "/search/" },
  ...loadContent(process.cwd()).tools.map(
    ({ slug }, i): MeasuredPage =>
      i % 2
        ? { kind: "calculator", type: `${slug} (ja)`, path: `/ja/${toolPath(slug)}` }
        : { kind: "calculator", type: slug, path: `/${toolPath(slug)}` },
  ),
];
