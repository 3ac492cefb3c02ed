/** The Italian pieces that a game can have, and their notes. */
import type { Piece } from "../../schemas/availability.ts";
import type { Theatre } from "../../schemas/theatres.ts";
import { isUndated, rarityIn } from "../availability.ts";
import { anyTrue, type Finding } from "./finding.ts";
import type { Game, GamePlace } from "./game.ts";
import { said } from "./pieces.ts";

/** A piece with the rule that is its note. */
export type NotedPiece = Piece & { readonly rule: string };

/** The theatre whose rows hold for a place; those of "elsewhere" where the notes name none. */
export const THEATRE_OF: Readonly<Record<GamePlace, Theatre>> = {
  northAfrica: "northAfrica",
  tunisia: "tunisia",
  eastAfrica: "eastAfrica",
  sicily: "sicily",
  middleEast: "elsewhere",
  mediterranean: "elsewhere",
  other: "elsewhere",
};

/**
 * Whether a piece to which a note applies can be there: its own note, or a lettered note that its own names. Pieces whose
 * dates stand in the listing alone are asked for; so are those with a letter, as the listing may give it to others too.
 */
export function noted(rule: `It-${string}`, game: Game, pieces: readonly NotedPiece[]): Finding[] {
  const there = game.answers[rule];
  if (there !== undefined) return [{ name: rule, holds: there, rule }];
  const its = pieces.filter((piece) => piece.rule === rule || piece.letters.includes(rule));
  const dated = its.some((piece) => rarityIn(piece, THEATRE_OF[game.place], pieces)(game.month));
  const open = its.some(isUndated) || /^It-[VO][A-Z]/.test(rule);
  return [said("italians")(game), { name: "notAvailable", holds: anyTrue(dated, open && "ask"), rule, ask: rule }];
}
