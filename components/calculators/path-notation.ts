/**
 * A path in the address: steps joined by ".", each a letter for the terrain ("x" with its COT: "x6.5" for 6½), then one
 * letter for each thing that is true of the step. "oa.s.sc": Open Ground Accessible to sand, sand, sand over the Crest.
 */
import { type Move, PLAIN_MOVE } from "../../src/game/movement-cost.ts";
import type { PathStep } from "../../src/game/path.ts";

/** The letters of terrain, in the order in which they are offered. */
export const TERRAIN = ["o", "s", "h", "u", "b", "r", "x"] as const;
/** What can be true of a step: those asked first, then the rarer ones. */
export const FLAGS = [..."amycdt"];
export const MORE_FLAGS = [..."wliepv"];
const ORDER = [...FLAGS, ...MORE_FLAGS];
export const MOST_HEXES = 20;
export const MOST_COT = 40;

const MOVE_OF: Record<string, Partial<Move>> = {
  o: {},
  s: { sand: true },
  h: { terrain: "hammada" },
  u: { terrain: "scrub" },
  b: { place: "hill25" },
  r: { terrain: "orchard" },
  x: { terrain: "other" },
};

/** A step as its parts: the terrain's letter, the COT of "x", its flags. */
export interface Step {
  terrain: string;
  cot: string;
  flags: string;
}

const STEP = /^(?:x(\d+(?:\.\d+)?)|([oshubr]))([a-z]*)$/;

/** Reads a step; undefined where it is none. Unknown flags and a COT out of range are mended. */
function readStep(text: string): Step | undefined {
  const m = STEP.exec(text);
  if (!m) return undefined;
  const cot = m[1] === undefined ? "" : String(Math.min(MOST_COT, Math.max(0.5, Math.round(Number(m[1]) * 2) / 2)));
  return { terrain: m[2] ?? "x", cot, flags: ORDER.filter((f) => m[3]!.includes(f)).join("") };
}

/** A step as it is written in the address. */
export function writeStep({ terrain, cot, flags }: Step): string {
  return terrain + (terrain === "x" ? cot || "1" : "") + ORDER.filter((f) => flags.includes(f)).join("");
}

/** The steps of a path that can be read, at most MOST_HEXES. */
export function readPath(text: string): Step[] {
  return text
    .split(".")
    .reduce<string[]>((steps, part) => {
      // "x6.5": the point of a number, not the end of a step.
      const last = steps.at(-1);
      if (last !== undefined && /^x\d+$/.test(last) && /^\d/.test(part)) steps[steps.length - 1] = `${last}.${part}`;
      else steps.push(part);
      return steps;
    }, [])
    .map(readStep)
    .filter((step) => step !== undefined)
    .slice(0, MOST_HEXES);
}

/** The path that is nearest to a text: the steps in it that can be read. "" where there is none. */
export function nearestPath(text: string): string {
  return readPath(text).map(writeStep).join(".");
}

/** A step of the address as the game takes it. */
export function pathStep({ terrain, cot, flags }: Step): PathStep {
  const has = (flag: string) => flags.includes(flag);
  return {
    move: {
      ...PLAIN_MOVE,
      ...MOVE_OF[terrain],
      ...(terrain === "x" ? { otherCot: Number(cot || 1) } : {}),
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

/** What stays true of a hex when the vehicle turns in it. */
const OF_THE_HEX = "amywtp";

/** The step of changing VCA in the hex of another step. */
export function turnIn({ terrain, cot, flags }: Step): Step {
  return { terrain, cot, flags: `${[...flags].filter((f) => OF_THE_HEX.includes(f)).join("")}v` };
}

/** Which flags can matter to a step: the others are not asked. */
export function asks(flag: string, { terrain, flags }: Step, vehicle: boolean): boolean {
  if (flags.includes("v") && !`${OF_THE_HEX}dv`.includes(flag)) return false;
  if (flag === "a") return vehicle && "oub".includes(terrain);
  if (flag === "m") return vehicle && "ob".includes(terrain);
  if (flag === "y") return terrain === "s";
  if (flag === "d") return vehicle && (terrain === "h" || flags.includes("m"));
  if (flag === "v" || flag === "p" || flag === "l") return vehicle;
  return true;
}
