/** The calculators whose results the search shows, and the data that it needs to compute them. */
import type { Language } from "../../../src/schemas/bilingual.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { islandProps } from "./page-props.ts";
import type { IslandProps } from "./use-form.tsx";

const definitions = import.meta.glob<AnyDefinition>("../*/calculator.ts", { eager: true, import: "calculator" });
const given = import.meta.glob<(language: Language) => object>("../*/given.ts", { eager: true, import: "givenOf" });

/**
 * Maps a calculator's slug ("heat-haze") to a function. The function returns, in a language, the calculator's UI texts
 * and the data of its given.ts.
 */
export const SEARCH_RESULT_PROPS: ReadonlyMap<string, (language: Language) => IslandProps> = new Map(
  Object.entries(definitions)
    .filter(([, { answersInSearch }]) => answersInSearch)
    .map(([file, { words }]) => {
      const slug = file.split("/")[1]!;
      return [slug, (language) => ({ ...islandProps(language, words), ...given[`../${slug}/given.ts`]?.(language) })];
    }),
);
