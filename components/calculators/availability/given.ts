import { getContent } from "../../../src/site.ts";
import type { PieceWithNote } from "./calculator.ts";

/** Returns the data that the finder needs besides its UI texts: the Italian pieces of all notes. */
export function givenOf(): { pieces: PieceWithNote[] } {
  const { rules, tools } = getContent();
  // The calculator's rules are in order: vehicles, then Guns, by number. The pieces keep this order.
  const pieces = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { pieces };
}
