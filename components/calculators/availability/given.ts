import { site } from "../../../src/site.ts";
import type { Noted } from "./calculator.ts";

/** The props of the finder's page: the Italian pieces. */
export function givenOf(): { pieces: Noted[] } {
  const { rules, tools } = site();
  // The calculator's rules are listed vehicles first, then Guns, by number; its pieces keep that order.
  const pieces = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { pieces };
}
