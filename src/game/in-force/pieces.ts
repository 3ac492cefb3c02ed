/**
 * Defines the conditions for game rules about units, vehicles and Guns. The lists of rules name a condition by its
 * export (row.ts). `askedCondition` and `someVehicle` are functions that return a condition.
 */
import { answered, type Finding, firstOf, truthOf } from "./finding.ts";
import type { Game, Question } from "./game.ts";
import { crest, hammada } from "./ground.ts";
import { alteredTo } from "./on-boards.ts";

/** Returns the condition that the players answer this question with yes. */
export const askedCondition =
  (name: Question) =>
  (game: Game): Finding => ({ name, holds: answered(game, name) });

/**
 * The condition that there is a motor vehicle other than a motorcycle. The answer yes to `notTracked` or `axisVehicle`
 * implies such a vehicle.
 */
export const vehicle = (game: Game): Finding => {
  const { notTracked, axisVehicle } = game.answers;
  return { name: "vehicle", holds: game.answers.vehicle ?? (notTracked || axisVehicle || "ask") };
};
/**
 * Returns the condition that there is a motor vehicle of this kind. The condition fails if the players have no motor
 * vehicle.
 */
export const someVehicle =
  (name: "notTracked" | "axisVehicle") =>
  (game: Game): Finding => ({
    name,
    holds: game.answers[name] ?? (vehicle(game).holds === false ? false : "ask"),
  });
const motorcycle = askedCondition("motorcycle");
const wagon = askedCondition("wagon");

/** The condition that there is a motor vehicle or a motorcycle. */
export const motor = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)]);
/** D5.32, D11.8: the condition that there is any vehicle, a motorcycle and a Wagon included. */
export const motorOrWagon = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)], [wagon(game)]);
/** D7.31: the condition that there is any vehicle other than a motorcycle, a Wagon included. */
export const vehicleOrWagon = (game: Game) => firstOf([vehicle(game)], [wagon(game)]);
/** D4.3: the condition that there is a vehicle that pays to leave a deir. A Wagon pays only in Squad Leader (F4.3). */
export const leavesDeir = (game: Game) => (game.book === "asl" ? motor : motorOrWagon)(game);
/**
 * D3.31: the condition that there is a vehicle that is not fully tracked. A Wagon counts only in Squad Leader (F3.31).
 */
const rollsHammada = (game: Game) =>
  firstOf([someVehicle("notTracked")(game)], [motorcycle(game)], ...(game.book === "asl" ? [] : [[wagon(game)]]));
/**
 * The conditions for a Hammada Immobilization DR: in hammada (D3.31) or, for a motorcycle, in Broken Ground (D13.1, by
 * our reading).
 */
export const hammadaDr = (game: Game) =>
  firstOf([...hammada(game), ...rollsHammada(game)], [alteredTo("broken")(game), motorcycle(game)]);
/** D3.32: the conditions for hammada or, for motorcycles, Broken Ground (D13.1). */
export const rocky = (game: Game) => firstOf(hammada(game), [alteredTo("broken")(game)]);
/** F.7C: the condition that there are mines, Known or hidden. */
export const mines = (game: Game) =>
  firstOf([askedCondition("knownMines")(game)], [askedCondition("hiddenMines")(game)]);
/**
 * F.11: the conditions for Reverse Motion. Either the players use this option, or there is terrain for crest status,
 * where Reverse Motion is not optional.
 */
export const reverseMotion = (game: Game) =>
  firstOf(
    [askedCondition("reverseMotion")(game)],
    truthOf(crest(game)) === true ? crest(game) : [askedCondition("reverseMotion")(game)],
  );
