/** The Italian pieces that a game can have, and their notes. */
import type { Piece } from "../../schemas/availability.ts";
import type { Theatre } from "../../schemas/theatres.ts";
import { isUndated, rarityIn } from "../availability.ts";
import { type Finding, truthOf } from "./finding.ts";
import type { Game, GamePlace } from "./game.ts";
import { said, someVehicle, vehicle } from "./pieces.ts";

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

/** From here on Italians fight on either side, so that their vehicles need not be the Axis's. */
const ON_BOTH_SIDES = "1943-09";

/** The kind of piece that a note is about: a vehicle, a Gun; none for the ATR of It-O3, which is a SW. */
function kindsOf(rule: `It-${string}`, game: Game): readonly Finding[] {
  if (rule === "It-O3") return [];
  if (rule.startsWith("It-O")) return [said("gun")(game)];
  const ofAxis = game.answers.axisVehicle === false && game.month < ON_BOTH_SIDES;
  return [ofAxis ? someVehicle("axisVehicle")(game) : vehicle(game)];
}

/** Whether a piece to which a note applies can be there by its dates: its own note, or a lettered note that its own names. */
function isDated(rule: `It-${string}`, game: Game, pieces: readonly NotedPiece[]): boolean {
  const its = pieces.filter((piece) => piece.rule === rule || piece.letters.includes(rule));
  // The dates of some stand in the listing alone, which may give a letter to others too.
  if (its.some(isUndated) || /^It-[VO][A-Z]/.test(rule)) return true;
  return its.some((piece) => rarityIn(piece, THEATRE_OF[game.place], pieces)(game.month));
}

/**
 * Whether a piece to which a note applies is there: Italians, its kind of piece, and its dates. That all of these fit makes it a
 * question, asked once Italians and the kind are known to be there: only the players know which pieces they have. The OB of a
 * printed scenario may have a piece that cannot be bought then.
 */
export function noted(rule: `It-${string}`, game: Game, pieces: readonly NotedPiece[]): Finding[] {
  const there = game.answers[rule];
  if (there === false) return [{ name: rule, holds: false, rule }];
  const sideAndKind = [said("italians")(game), ...kindsOf(rule, game)];
  const barred =
    isDated(rule, game, pieces) || (there && !game.dyo) ? [] : [{ name: "notAvailable", holds: false, rule } as const];
  // A piece that is there implies Italians and its kind, unless a player has denied these.
  if (there) return [...sideAndKind.filter(({ holds }) => holds === false), ...barred];
  const isOpen = truthOf(sideAndKind) === true && !barred.length;
  return [...sideAndKind, ...barred, ...(isOpen ? [{ name: rule, holds: "ask", rule } as const] : [])];
}
