/** The calculators whose main result the search shows, and the data from which the search computes this result. */
import type { Language } from "../../../src/schemas/bilingual.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { islandProps } from "./page-props.ts";
import type { IslandProps } from "./use-form.tsx";

const definitions = import.meta.glob<AnyDefinition>("../*/calculator.ts", { eager: true, import: "calculator" });
const given = import.meta.glob<(language: Language) => object>("../*/given.ts", { eager: true, import: "givenOf" });

/**
 * Maps the slug of each calculator whose result the search shows to a function. The function returns, in a language,
 * the data for `find` and `answers`: the UI texts, and the data of given.ts.
 */
export const SEARCH_RESULT_PROPS: ReadonlyMap<string, (language: Language) => IslandProps> = new Map(
  Object.entries(definitions)
    .filter(([, { answersInSearch }]) => answersInSearch)
    .map(([file, { words }]) => {
      const slug = file.split("/")[1]!;
      return [slug, (language) => ({ ...islandProps(language, words), ...given[`../${slug}/given.ts`]?.(language) })];
    }),
);
