/** The pages that are measured: one of each type of the site's, and Starlight's pages of the same text. */
import { loadContent } from "../../src/content/load.ts";
import { toolPath } from "../../src/rules/addresses.ts";
import { starlightRule, starlightSection } from "./starlight.ts";

/** Its kind decides which budget a page must keep. The search page is no text, and its search has budgets of its own. */
export type Kind = "text" | "calculator" | "search" | "starlight";

export interface MeasuredPage {
  kind: Kind;
  /** What its row of the results is called. */
  type: string;
  /** Below the root of its site: "/r/F12.32/". */
  path: string;
}

/** The types of text that readers stay on: measured in both languages. */
const READ = [
  { type: "rule", path: "r/F12.32/" },
  { type: "section", path: "asl/f12/" },
  { type: "long section", path: "sl/d11/" },
];
const OTHERS = ["glossary", "tools", "notes", "references", "quick"];

/** Starlight's page of the section that the site's "section" shows. Budgets for the time to the largest text are shares of its time. */
export const REFERENCE: MeasuredPage = { kind: "starlight", type: "Starlight section", path: starlightSection("F12") };

const STARLIGHT: MeasuredPage[] = [
  REFERENCE,
  { kind: "starlight", type: "Starlight long section", path: starlightSection("D11") },
  { kind: "starlight", type: "Starlight rule", path: starlightRule({ id: "F12.32", section: "F12" }) },
];

/**
 * Every type of page, and every calculator, one in English, the next in Japanese. `named` keeps those of the site's pages whose
 * type holds it; Starlight's are always among them.
 */
export function measuredPages(named = ""): MeasuredPage[] {
  const { tools } = loadContent(process.cwd());
  const own: MeasuredPage[] = [
    ...READ.flatMap(({ type, path }) => [
      { kind: "text" as const, type, path: `/${path}` },
      { kind: "text" as const, type: `${type} (ja)`, path: `/ja/${path}` },
    ]),
    { kind: "text", type: "home", path: "/" },
    { kind: "text", type: "book", path: "/sl/" },
    ...OTHERS.map((type) => ({ kind: "text" as const, type, path: `/${type}/` })),
    { kind: "search", type: "search", path: "/search/" },
    ...tools.map(({ slug }, i) => ({
      kind: "calculator" as const,
      type: i % 2 ? `${slug} (ja)` : slug,
      path: `/${i % 2 ? "ja/" : ""}${toolPath(slug)}`,
    })),
  ];
  return [...STARLIGHT, ...own.filter(({ type }) => type.includes(named))];
}
