/** The units, vehicles and Guns of a game. Each export except `said` and `someVehicle` is a condition of rules, by its name. */
import { answered, type Finding, firstOf, truthOf } from "./finding.ts";
import type { Game, Question } from "./game.ts";
import { crest, hammada } from "./ground.ts";
import { alteredTo } from "./on-boards.ts";

/** A condition that is a question to the players. */
export const said =
  (name: Question) =>
  (game: Game): Finding => ({ name, holds: answered(game, name) });

/** There is a motor vehicle other than a motorcycle. A yes to one of its kinds is a yes. */
export const vehicle = (game: Game): Finding => {
  const { notTracked, axisVehicle } = game.answers;
  return { name: "vehicle", holds: game.answers.vehicle ?? (notTracked || axisVehicle || "ask") };
};
/** A condition for one kind of motor vehicle; false if there are no motor vehicles. */
export const someVehicle =
  (name: "notTracked" | "axisVehicle") =>
  (game: Game): Finding => ({
    name,
    holds: game.answers[name] ?? (vehicle(game).holds === false ? false : "ask"),
  });
const motorcycle = said("motorcycle");
const wagon = said("wagon");

/** There is a motor vehicle or a motorcycle. */
export const motor = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)]);
/** D5.32, D11.8: there is any vehicle, which includes a Wagon. */
export const motorOrWagon = (game: Game) => firstOf([vehicle(game)], [motorcycle(game)], [wagon(game)]);
/** D7.31: there is any vehicle other than a motorcycle. */
export const vehicleOrWagon = (game: Game) => firstOf([vehicle(game)], [wagon(game)]);
/** D4.3: there is a vehicle; a Wagon counts only in Squad Leader (F4.3). */
export const leavesDeir = (game: Game) => (game.book === "asl" ? motor : motorOrWagon)(game);
/** D3.31: there is a vehicle that is not fully tracked; a Wagon counts only in Squad Leader (F3.31). */
const rollsHammada = (game: Game) =>
  firstOf([someVehicle("notTracked")(game)], [motorcycle(game)], ...(game.book === "asl" ? [] : [[wagon(game)]]));
/** D3.31: a vehicle rolls for hammada; D13.1: a motorcycle in Broken Ground too (our reading). */
export const hammadaDr = (game: Game) =>
  firstOf([...hammada(game), ...rollsHammada(game)], [alteredTo("broken")(game), motorcycle(game)]);
/** D3.32: there is hammada or, for motorcycles, Broken Ground (D13.1). */
export const rocky = (game: Game) => firstOf(hammada(game), [alteredTo("broken")(game)]);
/** F.7C: there are mines, Known or hidden. */
export const mines = (game: Game) => firstOf([said("knownMines")(game)], [said("hiddenMines")(game)]);
/** F.11: optional, except where a vehicle moves to or from Crest status. */
export const reverseMotion = (game: Game) =>
  firstOf([said("reverseMotion")(game)], truthOf(crest(game)) === true ? crest(game) : [said("reverseMotion")(game)]);
