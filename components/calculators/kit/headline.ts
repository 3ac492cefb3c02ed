/** Computes the main result of a calculator for the search. */
import type { FieldInWords, Headline } from "../../../src/schemas/search-words.ts";
import type { Answer } from "./Answer.tsx";
import { answerText } from "./answer-text.ts";
import { bookLine } from "./book-line.ts";
import { type AnyDefinition, wordKeysOf } from "./define-calculator.ts";
import { type Field, type Fields, readState } from "./fields.ts";
import { recall } from "./memory.ts";
import type { IslandProps } from "./use-form.tsx";
import { sayFrom } from "./words.ts";

/** Returns values to try instead of `value`, to test whether the field affects the result. For a number: its bounds. */
function otherValues(field: Field<unknown>, value: unknown): readonly unknown[] {
  const { values, min, max } = field as Partial<{ values: readonly unknown[]; min: number; max: number }>;
  const all = values ?? (min === undefined ? ("flag" in field ? [true, false] : []) : [min, max]);
  return all.filter((other) => other !== value);
}

/**
 * Returns a calculator's main result for a query string, as the search shows it. It includes the line about the book,
 * the fields that the query sets, and other fields that affect the result. If the query has no `book`, the user's last
 * choice of book is used. `props` are the props of the calculator's island.
 *
 * @param assumes fields in the query that the search terms only suggest
 * @throws Error if neither a field `book` nor `books.only` gives the book of the results
 */
export function headlineOf(
  definition: AnyDefinition,
  query: string,
  props: IslandProps,
  assumes: readonly string[] = [],
): Headline {
  const [wordOf, valueWordOf] = wordKeysOf(definition);
  const fields: Fields = definition.fieldsWith?.(props) ?? definition.fields;
  const address = new URLSearchParams(query);
  const stated = new Set([...address.keys()].filter((key) => !assumes.includes(key)));
  const { book } = recall(fields);
  if (book && !address.has("book")) address.set("book", book);
  const { state } = readState(`${address}`, fields);
  const t = sayFrom(props.strings, props.wordsIn, () => state.book ?? "sl");
  const answersTo = (given: typeof state, found = definition.find(given, props)) =>
    definition.answers(t, given, found, props);
  const found = definition.find(state, props);
  const [first, ...others] = answersTo(state, found);
  const figure = ({ roll, odds = "" }: Answer) => `${roll} ${odds}`;
  const matters = (key: string) =>
    otherValues(fields[key]!, state[key]).some(
      (value) => figure(answersTo({ ...state, [key]: value })[0]!) !== figure(first!),
    );
  const strings: Readonly<Record<string, string>> = props.strings;
  const said = (key: string): FieldInWords => {
    const written = fields[key]!.write(state[key]);
    const value = "flag" in fields[key]! ? strings[written === "1" ? "yes" : "no"] : strings[valueWordOf(key, written)];
    return [strings[wordOf(key)] ?? key, value ?? written];
  };
  const { says = [], more, details } = definition.answersInSearch ?? {};
  return {
    query: `?${address}`,
    roll: first!.roll,
    odds: first!.odds,
    more: [...(more ? others.map((answer) => answerText(t, answer)) : []), ...(details?.(t, found) ?? [])],
    book: bookLine(definition, { t, state, given: props, found }),
    stated: says.filter((key) => stated.has(key)).map(said),
    assumed: says.filter((key) => !stated.has(key) && matters(key)).map(said),
  };
}
