/** Which units, vehicles and Guns a game has; each export but `said` and `someVehicle` is a condition of rules, by its name. */
import { answered, type Finding, firstOf, truthOf } from "./finding.ts";
import type { Game, Question } from "./game.ts";
import { crest, hammada } from "./ground.ts";
import { alteredTo } from "./on-boards.ts";

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
