import { PLACES } from "../../../src/schemas/availability.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { site } from "../../../src/site.ts";
import { islandProps } from "../kit/page-props.ts";
import type { Noted } from "./availability.ts";

export function propsOf(language: Language) {
  const { rules, tools } = site();
  // The calculator's rules are listed vehicles first, then Guns, by number; its pieces keep that order.
  const pieces: Noted[] = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { ...islandProps(language, "availability"), pieces, theatres: PLACES };
}
