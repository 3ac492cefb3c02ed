/**
 * A path in the address: steps joined by ".", each a letter for the terrain ("x" with its COT: "x2", "x6h" for 6½), then
 * one letter for each thing that is true of the step. "oa.s.sc": Open Ground Accessible to sand, sand, sand over the Crest.
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

const STEP = /^(?:x(\d+h?)|([oshubr]))([a-z]*)$/;

/** Reads a step; undefined where it is none. Unknown flags and a COT out of range are mended. */
function readStep(text: string): Step | undefined {
  const m = STEP.exec(text);
  if (!m) return undefined;
  const cot = m[1] ? String(Math.min(MOST_COT, Math.max(0.5, Number(m[1].replace("h", ".5"))))) : "";
  return { terrain: m[2] ?? "x", cot, flags: ORDER.filter((f) => m[3]!.includes(f)).join("") };
}

/** A step as it is written in the address. */
export function writeStep({ terrain, cot, flags }: Step): string {
  return (
    terrain + (terrain === "x" ? (cot || "1").replace(".5", "h") : "") + ORDER.filter((f) => flags.includes(f)).join("")
  );
}

/** The steps of a path that can be read, at most MOST_HEXES. */
export function readPath(text: string): Step[] {
  return text
    .split(".")
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

/** The step of changing VCA in the hex of another step: what is true of the hex stays, how it was entered does not. */
export function turnIn({ flags, ...hex }: Step): Step {
  return { ...hex, flags: `${flags.replace(/[^amywtp]/g, "")}v` };
}

/** The terrains for which some flags are asked, and no others. */
const ONLY_IN: Record<string, string> = { a: "oub", m: "ob", y: "s" };

/** Which flags can matter to a step: the others are not asked. */
export function asks(flag: string, { terrain, flags }: Step, vehicle: boolean): boolean {
  if (/[amdlpv]/.test(flag) && !vehicle) return false;
  if (flags.includes("v") && /[clie]/.test(flag)) return false;
  if (flag === "d") return terrain === "h" || flags.includes("m");
  return !ONLY_IN[flag] || ONLY_IN[flag].includes(terrain);
}
