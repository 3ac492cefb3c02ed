/** The pages that are measured, one of each type, and what each may weigh. */
import { loadContent } from "../../src/content/load.ts";
import { toolPath } from "../../src/rules/addresses.ts";

const KB = 1024;

/** Budgets, bytes gzipped. */
export interface Budget {
  /** Everything but the rules' own HTML. */
  beside?: number;
  script?: number;
  requests?: number;
}

export interface MeasuredPage {
  type: string;
  path: string;
  budget: Budget;
}

const READING: Budget = { beside: 12 * KB, script: 4 * KB, requests: 5 };
const CALCULATOR: Budget = { script: 16 * KB };

/** In both languages. */
const TYPES: { type: string; path: string; budget?: Budget }[] = [
  { type: "rule", path: "r/F12.32/", budget: READING },
  { type: "section", path: "asl/f12/", budget: READING },
  { type: "long section", path: "sl/d11/", budget: READING },
  { type: "home", path: "" },
  { type: "book", path: "sl/" },
  { type: "glossary", path: "glossary/" },
  { type: "search", path: "search/" },
  { type: "calculators", path: "tools/" },
  { type: "notes", path: "notes/" },
  { type: "references", path: "references/" },
  { type: "quick reference", path: "quick/" },
];

/** Every type of page in both languages, and every calculator, one in English, the next in Japanese. */
export function measuredPages(): MeasuredPage[] {
  const { tools } = loadContent(process.cwd());
  return [
    ...TYPES.flatMap(({ type, path, budget = {} }) => [
      { type, path: `/${path}`, budget },
      { type: `${type} (ja)`, path: `/ja/${path}`, budget },
    ]),
    ...tools.map(({ slug }, i) => ({
      type: i % 2 ? `${slug} (ja)` : slug,
      path: `/${i % 2 ? "ja/" : ""}${toolPath(slug)}`,
      budget: CALCULATOR,
    })),
  ];
}
