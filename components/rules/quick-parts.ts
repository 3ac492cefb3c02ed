/** The parts of the quick reference as they are printed, and how each says what a game must have to need it. */
import { namesOfRow, numbersOf } from "../../src/game/in-force/names.ts";
import type { Book } from "../../src/game/scenario.ts";
import type { Quick } from "../../src/schemas/quick.ts";

type Part = Quick["panels"][number]["parts"][number];
type Words = Extract<Part, { en: string }>;

/** The parts of a panel, with texts that run on in one paragraph. */
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

/** Their numbers in both books, as an attribute holds them. */
const listOf = (rules: readonly string[]) => [...new Set(rules.flatMap(numbersOf))].join(" ") || undefined;

/**
 * For a sheet that a script cuts to a game, the attributes of a line: `data-when` has the rules of which one must be in force,
 * `data-book` the book that alone has it, `data-names` the rules that it names besides.
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

/** The attributes of what holds such lines, and goes when they are all gone. */
export const holding = (cut: boolean, named: readonly string[] = []) =>
  cut && { "data-lines": "", "data-names": listOf(named) };
