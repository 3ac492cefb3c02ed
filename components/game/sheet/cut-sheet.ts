/** The sheet of a game: the lines of the quick reference that it needs, and the rest of what is in force. */
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";
import { nameOf } from "../../../src/game/in-force/row.ts";
import type { Book } from "../../../src/game/scenario.ts";

/** What a line says of itself: `when` and `book` as the attributes that components/rules/quick-parts.ts writes. */
export type Line = { readonly when?: string | undefined; readonly book?: string | undefined };

const wordsOf = (list = ""): readonly string[] => list.split(" ").filter(Boolean);

/** The number of the rule that a name is of: "D7.41" of "D7.41#half". */
const numberOf = (name: string) => name.split("#")[0]!;

/** Whether a game needs a line: one of its rules is in force, or may be. `there`: the names of those rules. */
export const isNeeded = ({ when, book }: Line, there: ReadonlySet<string>, own: Book): boolean =>
  (!book || book === own) && wordsOf(when).some((name) => there.has(name));

/** The names of the rules that are in force or may be. */
export const namesThere = (rules: readonly RuleInGame[]): ReadonlySet<string> =>
  new Set(rules.filter(({ inForce }) => inForce !== false).map(nameOf));

/** The names of the rules that are in force and whose number no line names. */
export const restOf = (rules: readonly RuleInGame[], named: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(rules.filter(({ inForce, rule }) => inForce === true && !named.has(rule)).map(nameOf));

/** Whether an element is hidden, or stands in something hidden, no farther up than `within`. */
const isHidden = (element: HTMLElement, within: HTMLElement) => within.contains(element.closest("[hidden]"));

/** Cuts a copy of the sheet to a game: it hides the lines and calculators that the game does not need, and what then holds none. */
export function cutSheet(copy: HTMLElement, rules: readonly RuleInGame[], book: Book): void {
  const all = (selector: string, inside = copy) => [...inside.querySelectorAll<HTMLElement>(selector)];
  const hideEmpty = () => {
    // What stands inside comes after what it stands in.
    for (const block of all("[data-lines]").reverse()) {
      block.hidden = false;
      block.hidden = all("[data-when], [data-rest]", block).every((line) => isHidden(line, block));
    }
  };

  const there = namesThere(rules);
  for (const line of all("[data-when]")) line.hidden = !isNeeded(line.dataset, there, book);
  const numbers = new Set([...there].map(numberOf));
  for (const link of all("[data-rules]")) link.hidden = !wordsOf(link.dataset.rules).some((rule) => numbers.has(rule));
  for (const line of all("[data-rest]")) line.hidden = true;
  hideEmpty();
  const seen = all("[data-when], [data-names]").filter((element) => !isHidden(element, copy));
  const named = seen.flatMap(({ dataset: { when, names } }) => [...wordsOf(when).map(numberOf), ...wordsOf(names)]);
  const rest = restOf(rules, new Set(named));
  for (const line of all("[data-rest]")) line.hidden = !rest.has(line.dataset.rest!);
  hideEmpty();
}
