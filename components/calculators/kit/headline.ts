/** Computes a calculator's answer for the search. */
import type { Headline } from "../../../src/schemas/search-words.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { type Fields, readState } from "./fields.ts";
import { recall } from "./memory.ts";
import type { IslandProps } from "./use-form.tsx";
import { sayFrom } from "./words.ts";

/**
 * The main answer of a calculator to an address. The reader's last choice of book counts if the address names none.
 * `props` are the island's.
 */
export function headlineOf(definition: AnyDefinition, query: string, props: IslandProps): Headline {
  const fields: Fields = definition.fieldsWith?.(props) ?? definition.fields;
  const address = new URLSearchParams(query);
  const { book } = recall(fields);
  if (book && !address.has("book")) address.set("book", book);
  const { state } = readState(`${address}`, fields);
  const t = sayFrom(props.strings, props.wordsIn);
  const { roll, odds } = definition.answers(t, state, definition.find(state, props), props)[0]!;
  return { query: `?${address}`, roll, odds };
}
