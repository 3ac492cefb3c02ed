/**
 * Adapts a copy of the quick reference (the "sheet") to a game: hides the lines that the game does not need, and lists
 * the rules in force that no visible line names.
 */
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";
import { numberIn, withBook } from "../../../src/game/in-force/names.ts";
import { nameOf } from "../../../src/game/in-force/row.ts";
import type { Book } from "../../../src/game/scenario.ts";

/**
 * The data attributes of a line of the sheet (components/rules/quick-parts.ts). `when`: the rules and parts of rules on
 * the line, "D7.31 D7.41#half". `book`: the only book that the line is for, if any.
 */
export type Line = { readonly when?: string | undefined; readonly book?: string | undefined };

const wordsOf = (list = ""): readonly string[] => list.split(" ").filter(Boolean);

/** Returns the rule number in the name of a rule or its part: "D7.41" for "D7.41#half". */
const numberOf = (name: string) => name.split("#")[0]!;

/**
 * Returns whether a game needs a line: at least one of the line's rules must be in `there`, the rules that are or may
 * be in force. A line for one book is needed only if that book is played (`own`).
 */
export const isNeeded = ({ when, book }: Line, there: ReadonlySet<string>, own: Book): boolean =>
  (!book || book === own) && wordsOf(when).some((name) => there.has(name));

/** Returns the names of all rules and parts that are, or may be, in force: "D7.31", "D7.41#half". */
export const namesThere = (rules: readonly RuleInGame[]): ReadonlySet<string> =>
  new Set(rules.filter(({ inForce }) => inForce !== false).map(nameOf));

/**
 * Returns the names of the rules in force that no visible line shows. `named`: the rule numbers on the visible lines.
 */
export const restOf = (rules: readonly RuleInGame[], named: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(rules.filter(({ inForce, rule }) => inForce === true && !named.has(rule)).map(nameOf));

/** Returns whether an element is hidden, or an ancestor of it, up to and including `within`. */
const isHidden = (element: HTMLElement, within: HTMLElement) => within.contains(element.closest("[hidden]"));

/**
 * In a copy of the sheet, shows each rule by its number in the book played. Hides the numbers of the other book, which
 * the sheet has in brackets. The end of a range, such as ".72", does not change.
 */
export function numberSheet(copy: HTMLElement, book: Book): void {
  for (const link of copy.querySelectorAll<HTMLAnchorElement>("a.ref")) {
    link.dataset.rule ??= link.pathname.split("/").at(-2)!;
    const { rule } = link.dataset;
    const number = numberIn(book, rule);
    link.pathname = link.pathname.replace(/[^/]+(?=\/$)/, number);
    if (!link.textContent!.startsWith(".")) link.textContent = withBook(book, number);
  }
  for (const other of copy.querySelectorAll<HTMLElement>("a.ref + small")) other.hidden = true;
  for (const legend of copy.querySelectorAll<HTMLElement>("[data-numbers]"))
    legend.hidden = legend.dataset.numbers !== book;
}

/**
 * In a copy of the sheet, hides the lines and links to calculators that a game does not need. Also hides blocks without
 * visible lines.
 */
export function cutSheet(copy: HTMLElement, rules: readonly RuleInGame[], book: Book): void {
  const all = (selector: string, inside = copy) => [...inside.querySelectorAll<HTMLElement>(selector)];
  const hideEmpty = () => {
    // In reverse document order, so that inner blocks are hidden before the blocks that contain them.
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
