/** The parts of the quick reference in print, and the conditions under which a game needs each. */
import { namesOfRow, numbersOf } from "../../src/game/in-force/names.ts";
import type { Book } from "../../src/game/scenario.ts";
import type { Quick } from "../../src/schemas/quick.ts";

type Part = Quick["panels"][number]["parts"][number];
type Words = Extract<Part, { en: string }>;

/** The parts of a panel, with consecutive texts joined into a paragraph. */
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

/** The rules' numbers in both books, joined for an attribute. */
const listOf = (rules: readonly string[]) => [...new Set(rules.flatMap(numbersOf))].join(" ") || undefined;

/**
 * The attributes of a line, for a sheet that a script reduces to a game: `data-when` lists rules of which one must be
 * in force, `data-book` the only book that has the line, `data-names` other rules named in it.
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

/** The attributes of a container of such lines, which is removed when all its lines are. */
export const holding = (cut: boolean, named: readonly string[] = []) =>
  cut && { "data-lines": "", "data-names": listOf(named) };
