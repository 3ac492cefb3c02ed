import { getContent } from "../../../src/site.ts";
import type { PieceWithNote } from "./calculator.ts";

/** Returns the finder's props besides its UI texts: the Italian vehicles and Guns of all notes. */
export function givenOf(): { pieces: PieceWithNote[] } {
  const { rules, tools } = getContent();
  // `rules` lists the notes on vehicles, then the notes on Guns, by number. `pieces` has the same order.
  const pieces = tools
    .find(({ slug }) => slug === "availability")!
    .rules.flatMap((rule) => (rules.get(rule)?.availability ?? []).map((piece) => ({ ...piece, rule })));
  return { pieces };
}
