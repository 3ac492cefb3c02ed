import type { Headline } from "../../../src/schemas/search-words.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { headlineOf } from "./headline.ts";
import type { IslandProps } from "./use-form.tsx";

const definitions = import.meta.glob<AnyDefinition>("../*/calculator.ts", { import: "calculator" });

/**
 * Loads the calculator in the folder `slug`, and returns its main result for a query string.
 *
 * @throws if the script cannot be loaded
 */
export const loadHeadline = async (
  slug: string,
  query: string,
  props: IslandProps,
  assumes: readonly string[],
): Promise<Headline> => headlineOf(await definitions[`../${slug}/calculator.ts`]!(), query, props, assumes);
