/** Prepares the parts of the quick reference for print, with the rules under which a game needs each part. */
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
 * Returns the attributes of a line, by which a script reduces the sheet to a game's rules; false if `cut` is false.
 * `data-when` lists rules of which one must be in force, `data-book` the only book that has the line, `data-names` the
 * rules that the line names.
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
 * Returns the attributes of an element that holds lines marked by `cutBy`. The script removes the element when none of
 * its lines is left. `named`: rules that the element names itself.
 */
export const lineContainerAttributes = (cut: boolean, named: readonly string[] = []) =>
  cut && { "data-lines": "", "data-names": listOf(named) };
