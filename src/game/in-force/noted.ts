/** Defines the conditions under which the notes on Italian vehicles and Guns apply. */
import type { Piece } from "../../schemas/availability.ts";
import type { Theatre } from "../../schemas/theatres.ts";
import { isUndated, rarityIn } from "../availability.ts";
import { type Finding, truthOf } from "./finding.ts";
import type { Game, GamePlace } from "./game.ts";
import { askedCondition, someVehicle, vehicle } from "./pieces.ts";

/** An Italian piece with the rule id of its main note. */
export type NotedPiece = Piece & { readonly rule: string };

/** The theatre in the availability data for each place; "elsewhere" if the notes do not name the place. */
export const THEATRE_OF: Readonly<Record<GamePlace, Theatre>> = {
  northAfrica: "northAfrica",
  tunisia: "tunisia",
  eastAfrica: "eastAfrica",
  sicily: "sicily",
  middleEast: "elsewhere",
  mediterranean: "elsewhere",
  other: "elsewhere",
};

/** The first month in which Italians fight on both sides, so that their vehicles may be Allied. */
const ON_BOTH_SIDES = "1943-09";

/**
 * Returns the condition that the game has the subject of a note: a vehicle or a Gun. Returns no condition for It-O3,
 * because its subject is a SW.
 */
function kindsOf(rule: `It-${string}`, game: Game): readonly Finding[] {
  if (rule === "It-O3") return [];
  if (rule.startsWith("It-O")) return [askedCondition("gun")(game)];
  const ofAxis = game.answers.axisVehicle === false && game.month < ON_BOTH_SIDES;
  return [ofAxis ? someVehicle("axisVehicle")(game) : vehicle(game)];
}

/** Returns whether a piece with this note (main or lettered) is available in the month and place of the game. */
function isDated(rule: `It-${string}`, game: Game, pieces: readonly NotedPiece[]): boolean {
  const its = pieces.filter((piece) => piece.rule === rule || piece.letters.includes(rule));
  // Some pieces have dates only in the vehicle listing, which this site does not have. The listing may also give
  // lettered notes to pieces that are not in `pieces`. Therefore such notes count as available.
  if (its.some(isUndated) || /^It-[VO][A-Z]/.test(rule)) return true;
  return its.some((piece) => rarityIn(piece, THEATRE_OF[game.place], pieces)(game.month));
}

/**
 * Returns the conditions of a note on Italian pieces: Italians, a vehicle or Gun, and the dates. If all hold, the
 * players are asked whether they have a piece with the note.
 *
 * Outside its dates, a piece cannot be bought in DYO, so its note does not apply. In a printed scenario, the OB may
 * include the piece, so its note applies if the players have the piece.
 */
export function noteFindings(rule: `It-${string}`, game: Game, pieces: readonly NotedPiece[]): Finding[] {
  const there = game.answers[rule];
  if (there === false) return [{ name: rule, holds: false, rule }];
  const sideAndKind = [askedCondition("italians")(game), ...kindsOf(rule, game)];
  const barred =
    isDated(rule, game, pieces) || (there && !game.dyo) ? [] : [{ name: "notAvailable", holds: false, rule } as const];
  // The players have the piece, so there are Italians and a vehicle or Gun, unless the players answered no to these
  // questions.
  if (there) return [...sideAndKind.filter(({ holds }) => holds === false), ...barred];
  const isOpen = truthOf(sideAndKind) === true && !barred.length;
  return [...sideAndKind, ...barred, ...(isOpen ? [{ name: rule, holds: "ask", rule } as const] : [])];
}
