import { site } from "../../../src/site.ts";
import type { Noted } from "./calculator.ts";

/** Returns the props of the finder's island besides the UI texts: the Italian pieces. */
export function givenOf(): { pieces: Noted[] } {
  const { rules, tools } = site();
  // The calculator's rules are in order: vehicles, then Guns, by number. The pieces keep this order.
  const pieces = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { pieces };
}
