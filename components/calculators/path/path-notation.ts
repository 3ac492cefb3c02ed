/**
 * The text of a path in the query string: "oa.s.sc". Steps are separated by ".". A step is a letter for its terrain,
 * then a letter for each flag. The letter "x" (other terrain) is followed by a COT: "x2", or "x6h" for 6½. The steps of
 * "oa.s.sc" are Open Ground Accessible to sand; sand; sand across a Dune Crest.
 */
import { type Move, PLAIN_MOVE } from "../../../src/game/movement-cost.ts";
import type { PathStep, StepResult } from "../../../src/game/path.ts";
import { nearestHalf } from "../kit/fields.ts";

/** The letters for terrain, in display order. */
export const TERRAIN = ["o", "u", "h", "s", "b", "r", "x"] as const;
export type Terrain = (typeof TERRAIN)[number];
/** The letters for common flags. `MORE_FLAGS` are the letters for rare flags. */
export const FLAGS = ["a", "m", "y", "c", "d", "t"] as const;
export const MORE_FLAGS = ["w", "l", "i", "e", "p", "v"] as const;
const ALL_FLAGS = [...FLAGS, ...MORE_FLAGS];
export type Flag = (typeof ALL_FLAGS)[number];
export const MOST_HEXES = 20;
export const LEAST_COT = 0.5;
export const MOST_COT = 40;
/** The start value of the COT when the user chooses terrain "x". */
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

/** A step of the path, as chosen in the form. */
export interface Step {
  terrain: Terrain;
  /** The COT of terrain "x", a multiple of ½ MP or MF. Ignored for other terrain. */
  cot: number;
  flags: readonly Flag[];
}

const STEP = /^(?:x(\d+h?)|([oshubr]))([a-z]*)$/;

/** Parses a step: "x6hd". Returns undefined if the text is invalid. Drops unknown flags, and clamps the COT. */
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

/** Serializes a step for the query string: "x6hd". */
export function writeStep({ terrain, cot, flags }: Step): string {
  const written = terrain === "x" ? String(cot).replace(".5", "h") : "";
  return terrain + written + ALL_FLAGS.filter((f) => flags.includes(f)).join("");
}

/** Parses a path. Drops invalid steps, and all steps after the first MOST_HEXES. */
export const readPath = (text: string): Step[] =>
  text
    .split(".")
    .flatMap((step) => readStep(step) ?? [])
    .slice(0, MOST_HEXES);

/** Serializes a path for the query string, up to MOST_HEXES steps. */
export const writePath = (steps: readonly Step[]): string => steps.slice(0, MOST_HEXES).map(writeStep).join(".");

/** Returns the steps of a path, at least one. Drops changes of VCA for units on foot, which have no VCA. */
export function stepsFor(vehicle: boolean, text: string): Step[] {
  const steps = readPath(text);
  const counting = vehicle ? steps : steps.filter(({ flags }) => !flags.includes("v"));
  return counting.length ? counting : [sameGround(steps[0]!)];
}

/** Drops the invalid steps of a path. Returns "" if no step is valid. */
export const nearestPath = (text: string): string => writePath(readPath(text));

/** Converts a step of the form to a step for `planPath`. `also`: properties of the move that all steps share. */
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

/** The flags that describe the hex itself, not how the hex is entered. */
const OF_HEX: readonly Flag[] = ["a", "m", "y", "t", "p"];

/** Returns a step into another hex with the same terrain. Keeps only the flags that describe the hex (`OF_HEX`). */
export const sameGround = ({ flags, ...hex }: Step): Step => ({
  ...hex,
  flags: flags.filter((f) => OF_HEX.includes(f)),
});

/** Returns a step that changes VCA in the same hex as the given step. */
export function turnIn(step: Step): Step {
  const hex = sameGround(step);
  return { ...hex, flags: [...hex.flags, "v"] };
}

/** Flags that affect only vehicles. */
const OF_VEHICLES: readonly Flag[] = ["a", "m", "d", "l", "p", "v"];
/** Flags that describe how a hex is entered. They do not affect a change of VCA within the hex. */
const OF_ENTERING: readonly Flag[] = ["c", "w", "l", "i", "e"];
/** Flags that matter only in certain terrain, each with the letters of this terrain. */
const ONLY_IN: Partial<Record<Flag, readonly Terrain[]>> = { a: ["o", "u", "b"], m: ["o", "b"], y: ["s"] };

/**
 * Returns whether a flag can affect a step. The form offers only such flags. `hammada`: the Hammada Immobilization DR
 * of the step; null for units on foot. The flag "d" (paying double) affects only this DR.
 */
export function isFlagOffered(flag: Flag, { terrain, flags }: Step, hammada: StepResult["hammada"]): boolean {
  if (OF_VEHICLES.includes(flag) && !hammada) return false;
  if (flags.includes("v") && OF_ENTERING.includes(flag)) return false;
  if (flag === "d") return hammada?.required === true;
  return ONLY_IN[flag]?.includes(terrain) ?? true;
}
