/**
 * A path in the address: steps joined by ".", each a letter for the terrain ("x" with its COT: "x2", "x6h" for 6½), then
 * one letter for each thing that is true of the step. "oa.s.sc": Open Ground Accessible to sand, sand, sand over the Crest.
 */
import { type Move, PLAIN_MOVE } from "../../../src/game/movement-cost.ts";
import type { PathStep, StepResult } from "../../../src/game/path.ts";
import { nearestHalf } from "../kit/fields.ts";

/** The letters of terrain, in the order in which the form shows them. */
export const TERRAIN = ["o", "s", "h", "u", "b", "r", "x"] as const;
export type Terrain = (typeof TERRAIN)[number];
/** The letters of what can be true of a step: the common ones, then the rarer ones. */
export const FLAGS = ["a", "m", "y", "c", "d", "t"] as const;
export const MORE_FLAGS = ["w", "l", "i", "e", "p", "v"] as const;
const ALL_FLAGS = [...FLAGS, ...MORE_FLAGS];
export type Flag = (typeof ALL_FLAGS)[number];
export const MOST_HEXES = 20;
export const LEAST_COT = 0.5;
export const MOST_COT = 40;
/** The COT of new steps of "x". */
const START_COT = 1;

const MOVE_OF: Record<Terrain, Partial<Move>> = {
  o: {},
  s: { sand: true },
  h: { terrain: "hammada" },
  u: { terrain: "scrub" },
  b: { place: "hill25" },
  r: { terrain: "orchard" },
  x: { terrain: "other" },
};

/** A step of the path as the form shows it. */
export interface Step {
  terrain: Terrain;
  /** The COT of "x", in MP or MF, halves allowed; other terrain ignores it. */
  cot: number;
  flags: readonly Flag[];
}

const STEP = /^(?:x(\d+h?)|([oshubr]))([a-z]*)$/;

/** Reads a step; returns undefined where the text is none. Unknown flags are left out, and a COT out of range becomes the nearest. */
function readStep(text: string): Step | undefined {
  const m = STEP.exec(text);
  if (!m) return undefined;
  const cot = m[1] && nearestHalf(m[1].replace("h", ".5"), LEAST_COT, MOST_COT);
  return {
    terrain: TERRAIN.find((letter) => letter === m[2]) ?? "x",
    cot: cot || START_COT,
    flags: ALL_FLAGS.filter((f) => m[3]!.includes(f)),
  };
}

/** Writes a step as the address holds it. */
export function writeStep({ terrain, cot, flags }: Step): string {
  const written = terrain === "x" ? String(cot).replace(".5", "h") : "";
  return terrain + written + ALL_FLAGS.filter((f) => flags.includes(f)).join("");
}

/** Returns the steps of a path that can be read, at most MOST_HEXES. */
export const readPath = (text: string): Step[] =>
  text
    .split(".")
    .flatMap((step) => readStep(step) ?? [])
    .slice(0, MOST_HEXES);

/** Writes a path as the address holds it, with at most MOST_HEXES steps. */
export const writePath = (steps: readonly Step[]): string => steps.slice(0, MOST_HEXES).map(writeStep).join(".");

/** Returns the steps that count: who is on foot has no VCA, and so makes no change of it. There is always one. */
export function stepsFor(vehicle: boolean, text: string): Step[] {
  const steps = readPath(text);
  const counting = vehicle ? steps : steps.filter(({ flags }) => !flags.includes("v"));
  return counting.length ? counting : [sameGround(steps[0]!)];
}

/** Returns the legal path nearest to a text, which has those of its steps that can be read; "" where there are none. */
export const nearestPath = (text: string): string => writePath(readPath(text));

/** Converts a step of the address to one of the game. `also` holds for every step of its path. */
export function pathStep({ terrain, cot, flags }: Step, also: Partial<Move> = {}): PathStep {
  const has = (flag: Flag) => flags.includes(flag);
  return {
    move: {
      ...PLAIN_MOVE,
      ...also,
      ...MOVE_OF[terrain],
      ...(terrain === "x" ? { otherCot: cot } : {}),
      ...(terrain === "s" && has("y") ? { terrain: "scrub" } : {}),
      wadi: has("w"),
      lip: has("l"),
      rise: has("e") ? "level" : has("i") ? "hillock" : "none",
      duneCrest: has("c"),
      track: has("t"),
      doubled: has("d"),
    },
    changesVca: has("v"),
    accessibleToSand: has("a"),
    accessibleToHammada: has("m"),
    alongRoad: has("p"),
  };
}

/** The flags that describe a hex, however it was entered. */
const OF_HEX: readonly Flag[] = ["a", "m", "y", "t", "p"];

/** Returns a step into another hex of the same kind. It keeps the flags of the hex, not those of entering it. */
export const sameGround = ({ flags, ...hex }: Step): Step => ({
  ...hex,
  flags: flags.filter((f) => OF_HEX.includes(f)),
});

/** Returns a step of changing VCA in the hex of another step. */
export function turnIn(step: Step): Step {
  const hex = sameGround(step);
  return { ...hex, flags: [...hex.flags, "v"] };
}

/** The flags that can matter only to a vehicle. */
const OF_VEHICLES: readonly Flag[] = ["a", "m", "d", "l", "p", "v"];
/** The flags of entering a hex, which do not matter to a change of VCA in it. */
const OF_ENTERING: readonly Flag[] = ["c", "w", "l", "i", "e"];
/** The only terrains in which some flags can matter. */
const ONLY_IN: Partial<Record<Flag, readonly Terrain[]>> = { a: ["o", "u", "b"], m: ["o", "b"], y: ["s"] };

/**
 * Returns whether a flag can matter to a step; the others are not asked. `hammada` is the step's Hammada Immobilization DR,
 * against which alone 2 times the cost is paid; null for who is on foot.
 */
export function asks(flag: Flag, { terrain, flags }: Step, hammada: StepResult["hammada"]): boolean {
  if (OF_VEHICLES.includes(flag) && !hammada) return false;
  if (flags.includes("v") && OF_ENTERING.includes(flag)) return false;
  if (flag === "d") return hammada?.required === true;
  return ONLY_IN[flag]?.includes(terrain) ?? true;
}
