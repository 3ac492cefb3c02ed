/**
 * Prepares the parts of the quick reference for printing, and marks each part with the rules for which a game needs the
 * part.
 */
import { namesOfRow, numbersOf } from "../../src/game/in-force/names.ts";
import type { Book } from "../../src/game/scenario.ts";
import type { Quick } from "../../src/schemas/quick.ts";

type Part = Quick["panels"][number]["parts"][number];
type Words = Extract<Part, { en: string }>;

/** Returns the parts of a panel, with consecutive texts joined into paragraphs. */
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

/** Returns the numbers of rules in both books, joined for an attribute; undefined if there are none. */
const listOf = (rules: readonly string[]) => [...new Set(rules.flatMap(numbersOf))].join(" ") || undefined;

/**
 * Returns the attributes of a line from which a script decides whether a game needs the line; false if `cut` is false.
 * `data-when` lists rules, at least one of which must be in force. `data-book` is the book, if only one book has the
 * line. `data-names` lists the rules that the line names.
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
 * Returns the attributes of an element that contains lines marked by `cutBy`. After the script has removed all of these
 * lines, it removes the element too. `named`: rules that the element names itself.
 */
export const lineContainerAttributes = (cut: boolean, named: readonly string[] = []) =>
  cut && { "data-lines": "", "data-names": listOf(named) };

/**
 * Merges adjacent equal costs of a row of the Desert Terrain Chart into one cell, if all costs of the row are equal or
 * the equal costs are text ("COT"). `span` is the number of units with this cost.
 */
export function mergeCosts(costs: readonly string[]): { cost: string; span: number }[] {
  const joins = (cost: string, next: string | undefined) =>
    cost === next && (/^\D|COT/.test(cost) || new Set(costs).size === 1);
  const ends = costs.flatMap((cost, i) => (joins(cost, costs[i + 1]) ? [] : [i]));
  return ends.map((end, i) => ({ cost: costs[end]!, span: end - (ends[i - 1] ?? -1) }));
}
