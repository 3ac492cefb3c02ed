/** From what a reader types or what stands in an address to a rule: "f12-32", "Ｆ１２．３２", "12.32", "F1232". */
import type { IdTable } from "../schemas/id-table.ts";
import { nearestIds } from "./nearest.ts";

export type { IdTable };

export type Lookup =
  /** Rules of that number, the likeliest first: one, or one per book for a bare number. */
  | { kind: "rules"; ids: string[] }
  | { kind: "section"; id: string; path: string }
  /** It has the form of a rule number, and there is none such. */
  | { kind: "missing"; asked: string; nearest: string[] }
  /** Not a rule number at all. */
  | { kind: "words" };

/** Upper case, half width, no space, every separator a dot, no dot at either end. */
function normal(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replace(/^[([]+|[)\]]+$/g, "")
    .replace(/[\s.\-_‐‑‒–—・:：。]+/g, ".")
    .replace(/^\.+|\.+$/g, "");
}

const compact = (text: string) => text.replaceAll(".", "");

/** What has the form of a rule number: a chapter and digits, or digits with a dot. */
const NUMBER =
  /^(?:[FD]\.?\d{1,2}(?:\.?\d*)?[A-Z]?|\d{1,2}\.\d+[A-Z]?|D?\.?FN\.?\d+|IT\.?[VO]\.?[A-Z0-9]{1,3}|D6\.0\.CREST)$/;

/** Finds the rule that a text names. Exact numbers win over runs of digits, and nothing is ever guessed between two rules of one book. */
export function lookUp(text: string, table: IdTable): Lookup {
  const asked = normal(text);
  if (!NUMBER.test(asked)) return { kind: "words" };

  const rulesWhere = (fits: (id: string) => boolean) => table.rules.filter((r) => fits(normal(r.id))).map((r) => r.id);
  const section = table.sections.find((s) => normal(s.id) === asked);
  const exact = rulesWhere((id) => id === asked);
  if (exact.length) return { kind: "rules", ids: exact };
  if (section) return { kind: "section", id: section.id, path: section.path };

  // A bare number is looked for in both books; the one that holds the rule itself comes before an alias of it.
  const held = (id: string) => table.rules.find((r) => r.id === id)?.held;
  const bare = rulesWhere((id) => /^\d/.test(asked) && (id === `F${asked}` || id === `D${asked}`));
  const bareRules = bare.filter((id) => !held(id) || !bare.includes(held(id)!));
  if (bareRules.length) return { kind: "rules", ids: bareRules };
  if (/^FN/.test(asked)) return lookUp(`D-${asked}`, table);

  const run = rulesWhere((id) => compact(id) === compact(asked));
  if (/^[A-Z]/.test(asked) && run.length === 1) return { kind: "rules", ids: run };

  const ids = table.rules.map((r) => r.id);
  const written = /^\d/.test(asked) ? `F${asked}` : asked;
  const nearest = run.length ? run : nearestIds(written, ids, 4);
  return { kind: "missing", asked, nearest };
}
