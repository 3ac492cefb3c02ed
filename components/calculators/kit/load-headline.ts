import type { Headline } from "../../../src/schemas/search-words.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import { headlineOf } from "./headline.ts";
import type { IslandProps } from "./use-form.tsx";

const definitions = import.meta.glob<AnyDefinition>("../*/calculator.ts", { import: "calculator" });

/** Loads the calculator of a folder, and returns its main answer to an address. @throws if loading fails */
export const loadHeadline = async (slug: string, query: string, props: IslandProps): Promise<Headline> =>
  headlineOf(await definitions[`../${slug}/calculator.ts`]!(), query, props);
