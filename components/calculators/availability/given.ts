import { getContent } from "../../../src/site.ts";
import type { PieceWithNote } from "./calculator.ts";

/** Returns the data of the finder's island: the Italian pieces of all notes. (Every island also gets its UI texts.) */
export function givenOf(): { pieces: PieceWithNote[] } {
  const { rules, tools } = getContent();
  // The calculator's rules are in order: vehicles, then Guns, by number. The pieces keep this order.
  const pieces = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { pieces };
}
