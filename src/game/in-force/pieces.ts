/** Which units, vehicles and Guns a game has, and whether the notes on Italian pieces let one be there. */
import type { Piece, Theatre } from "../../schemas/availability.ts";
import { isUndated, rfAt } from "../availability.ts";
import { alteredTo } from "./boards.ts";
import { answered, anyTrue, type Finding, firstOf, truthOf } from "./finding.ts";
import type { Game, GamePlace, Question } from "./game.ts";
import { crest, hammada } from "./ground.ts";

/** A condition that a player's answer settles. */
export const said =
  (name: Question) =>
  (game: Game): Finding => ({ name, holds: answered(game, name) });

/** A motor vehicle, motorcycles left aside: there too if one of its kinds is. */
export const vehicle = (game: Game): Finding => {
  const { notTracked, axisVehicle } = game.answers;
  return { name: "vehicle", holds: game.answers.vehicle ?? (notTracked || axisVehicle || "ask") };
};
/** A motor vehicle of some kind; there is none where there is none at all. */
export const someVehicle =
  (name: "notTracked" | "axisVehicle") =>
  (game: Game): Finding => ({
    name,
    holds: game.answers[name] ?? (vehicle(game).holds === false ? false : "ask"),
  });
const motorcycle = said("motorcycle");
const wagon = said("wagon");

/** A motor vehicle or a motorcycle. */
export const motor = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)]);
/** D5.32: any vehicle; a Wagon is one too. */
export const motorOrWagon = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)], [wagon(game)]);
/** D7.31: any vehicle but a motorcycle. */
export const vehicleOrWagon = (game: Game) => firstOf([vehicle(game)], [wagon(game)]);
/** D4.3: vehicles, a Wagon only in Squad Leader (F4.3). */
export const leavesDeir = (game: Game) => (game.book === "asl" ? motor : motorOrWagon)(game);
/** D3.31: vehicles that are not fully tracked, a Wagon only in Squad Leader (F3.31). */
const rollsHammada = (game: Game) =>
  firstOf([someVehicle("notTracked")(game)], [motorcycle(game)], ...(game.book === "asl" ? [] : [[wagon(game)]]));
/** D3.31: who rolls in hammada; D13.1: a motorcycle in Broken Ground too (our reading). */
export const hammadaDr = (game: Game) =>
  firstOf([...hammada(game), ...rollsHammada(game)], [alteredTo("broken")(game), motorcycle(game)]);
/** D3.32: hammada or, for motorcycles, Broken Ground (D13.1). */
export const rocky = (game: Game) => firstOf(hammada(game), [alteredTo("broken")(game)]);
/** F.7C: mines, Known or hidden. */
export const mines = (game: Game) => firstOf([said("knownMines")(game)], [said("hiddenMines")(game)]);
/** F.11: optional, except where a vehicle moves to or from Crest status. */
export const reverseMotion = (game: Game) =>
  firstOf([said("reverseMotion")(game)], truthOf(crest(game)) === true ? crest(game) : [said("reverseMotion")(game)]);

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
  const dated = its.some((piece) => rfAt(piece, THEATRE_OF[game.place], game.month, pieces));
  const open = its.some(isUndated) || /^It-[VO][A-Z]/.test(rule);
  return [said("italians")(game), { name: "notAvailable", holds: anyTrue(dated, open && "ask"), rule, ask: rule }];
}
