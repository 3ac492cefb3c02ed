import type { Language } from "../../../src/schemas/bilingual.ts";
import type { IslandProps } from "./use-calculator.tsx";

const all = import.meta.glob<(language: Language) => IslandProps>("../*/props.ts", { eager: true, import: "propsOf" });

/** What the islands of those calculators get that answer in a search, by the folder that each lies in: its page gives it the same. */
export const HEADLINE_PROPS: ReadonlyMap<string, (language: Language) => IslandProps> = new Map(
  Object.entries(all).map(([file, propsOf]) => [file.split("/")[1]!, propsOf]),
);
