/** What a calculator answers in a search: `headline.ts` of its folder says it, headlines/ serves it, the search asks only for that. */
import type { Headline } from "../../../src/schemas/search-words.ts";
import type { Answer } from "./Answer.tsx";
import { type Fields, readState, type StateOf } from "./fields.ts";
import { recall } from "./memory.ts";
import type { IslandProps } from "./use-calculator.tsx";
import { type Say, sayFrom } from "./words.ts";

/**
 * Makes the headline of a calculator: its chief answer to an address, by the book that the reader chose last where the address names
 * none. `answer` computes what the calculator itself leads with.
 */
export const headlineOf =
  <F extends Fields, Key extends string, P extends IslandProps<Key>>(
    fields: F,
    answer: (t: Say<Key>, state: StateOf<F>, props: P & IslandProps<Key>) => Answer,
  ) =>
  (query: string, props: P): Headline => {
    const address = new URLSearchParams(query);
    const { book } = recall<Fields>(fields);
    if (book && !address.has("book")) address.set("book", book);
    const { roll, odds } = answer(sayFrom(props.strings, props.wordsIn), readState(`${address}`, fields).state, props);
    return { query: `?${address}`, roll, odds };
  };
