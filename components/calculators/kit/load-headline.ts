import type { Headline } from "../../../src/schemas/search-words.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { headlineOf } from "./headline.ts";
import type { IslandProps } from "./use-form.tsx";

const definitions = import.meta.glob<AnyDefinition>("../*/calculator.ts", { import: "calculator" });

/** The main answer to an address by the calculator of a folder, which is loaded for it. @throws if that fails */
export const loadHeadline = async (
  slug: string,
  query: string,
  props: IslandProps,
  assumes: readonly string[],
): Promise<Headline> => headlineOf(await definitions[`../${slug}/calculator.ts`]!(), query, props, assumes);
