/**
 * Prepares the quick reference for printing. Marks each line with the rules that make the line useful, so that a script
 * can remove the lines that a scenario does not need.
 */
import { namesOfRow, numbersOf } from "../../src/game/in-force/names.ts";
import type { Book } from "../../src/game/scenario.ts";
import type { Quick } from "../../src/schemas/quick.ts";

type Part = Quick["panels"][number]["parts"][number];
type Words = Extract<Part, { en: string }>;

/** Joins consecutive texts of a panel into paragraphs, and keeps its tables and charts. */
export function blocksOf(parts: readonly Part[]): (Exclude<Part, Words> | { texts: Words[] })[] {
  const blocks: ReturnType<typeof blocksOf> = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (!("en" in part)) blocks.push(part);
    else if (part.runOn && last && "texts" in last) last.texts.push(part);
    else blocks.push({ texts: [part] });
  }
  return blocks;
}

/** Returns the numbers of the rules in ASL and SL, separated by spaces: "D.3 F.4". Undefined if there are none. */
const listOf = (rules: readonly string[]) => [...new Set(rules.flatMap(numbersOf))].join(" ") || undefined;

/**
 * Returns data attributes for a line of the quick reference. With them a script decides whether a scenario needs the
 * line.
 * `data-when`: rules, one of which must be in force.
 * `data-book`: the book, if only one book has the line.
 * `data-names`: rules that the line mentions.
 * Returns false, and so adds no attributes, if `cut` is false.
 */
export const cutBy = (
  cut: boolean,
  { when, book }: { when: readonly string[]; book?: Book | undefined },
  named: readonly string[] = [],
) =>
  cut && {
    "data-when": when.flatMap((name) => namesOfRow(name)!).join(" "),
    "data-book": book,
    "data-names": listOf(named),
  };

/**
 * Returns data attributes for an element around lines with the attributes of `cutBy`. The script removes the element if
 * it has removed all of these lines. `named` are rules that the element itself mentions.
 */
export const lineContainerAttributes = (cut: boolean, named: readonly string[] = []) =>
  cut && { "data-lines": "", "data-names": listOf(named) };

/**
 * Merges equal costs of adjacent units into one cell of the Desert Terrain Chart. `span` is the number of merged units.
 * Equal texts ("COT") are always merged. Equal numbers are merged only if all costs of the row are equal.
 */
export function mergeCosts(costs: readonly string[]): { cost: string; span: number }[] {
  const joins = (cost: string, next: string | undefined) =>
    cost === next && (/^\D|COT/.test(cost) || new Set(costs).size === 1);
  const ends = costs.flatMap((cost, i) => (joins(cost, costs[i + 1]) ? [] : [i]));
  return ends.map((end, i) => ({ cost: costs[end]!, span: end - (ends[i - 1] ?? -1) }));
}
