/** Determines how higher ground, deirs, wadis, other terrain and SMOKE affect a LOS. */
import { isIgnoredHillside } from "./hexsides.ts";
import { crossings, hexesAt, highest, isDeir, isInWadi, isOnHillock, type Line, surfaceOf } from "./line.ts";
import type { Ground, LosHex, Step } from "./row.ts";

/** The height of SMOKE and Vehicle Dust in levels (D11.74). */
const SMOKE_LEVELS = 2;

/** Terrain that has no effect on LOS, each with the rule that says so. */
const HARMLESS: Partial<Record<Ground, string>> = {
  scrub: "D2.2",
  hammada: "D3.2",
  sand: "D7.2",
  broken: "D13.1",
};
/** The half-level Hindrances that D4.51 names. */
const HINDRANCES: readonly Ground[] = ["brush", "grain", "wreck"];

/**
 * D10.2: returns the Base Level of the ground under the LOS. If the LOS runs along a hexspine, the higher of the two
 * hexes counts. If the LOS ignores a Hillside wall or hedge on the hexspine, the lower hex counts, because the actual
 * Crest Line lies uphill of the printed wall or hedge.
 */
function groundLevel(line: Line, at: number, hexes: readonly LosHex[]): number {
  const spine = crossings(line).find((crossing) => crossing.at === at);
  const levels = hexes.map(({ level }) => level);
  return spine && isIgnoredHillside(line, spine) ? Math.min(...levels) : Math.max(...levels);
}

/**
 * Returns the effect of the ground between the units. Ground higher than both units blocks LOS. Ground higher than only
 * one unit is `unsettled`, because the rules for blind hexes are not on this site.
 */
function higherGround(line: Line, at: number, hexes: readonly LosHex[]): Step[] {
  const ground = groundLevel(line, at, hexes);
  // Here a unit IN a wadi counts as level with the ground around the wadi. `wadiSteps` applies the rules for LOS out of
  // the wadi.
  const lookouts = line.ends.map((end) => (isInWadi(end) ? end.hex.level : end.level));
  if (ground > Math.max(...lookouts)) return [{ at, effect: "blocks", name: "higherGround", rule: undefined }];
  return ground > Math.min(...lookouts) ? [{ at, effect: "unsettled", name: "blindHexes", rule: undefined }] : [];
}

/**
 * D4.51: returns the effect of a half-level Hindrance. It affects LOS only if both units are at its level. If it is in
 * a deir, one of the units must also be in a deir.
 */
function hindrance(line: Line, at: number, hex: LosHex): Step {
  const [a, b] = line.ends;
  const rule = isDeir(hex) ? "D4.51" : undefined;
  if (a.level !== b.level || a.level !== surfaceOf(hex)) return { at, effect: "none", name: "hindranceApart", rule };
  if (isDeir(hex) && !isDeir(a.hex) && !isDeir(b.hex)) return { at, effect: "none", name: "hindranceInDeir", rule };
  return { at, effect: "hinders", name: "hindrance", rule, drm: 1 };
}

/** D6.412, D13.4: returns the effect of a cactus patch, which is a half-level obstacle. */
function cactus(line: Line, at: number, hex: LosHex): Step {
  const top = surfaceOf(hex) + 0.5;
  const onHillock = line.ends.some(isOnHillock);
  if (highest(line) > top) return { at, effect: "over", name: "cactusBelow", rule: "D6.412" };
  const rule = onHillock ? "D6.412" : "D13.4";
  return highest(line) === top
    ? { at, effect: "unsettled", name: "obstacleAsHigh", rule }
    : { at, effect: "blocks", name: "cactus", rule };
}

/** D2.2, D3.2, D7.2, D13.1, D13.4: returns the effect of scrub, cactus or other `ground` in a hex between the units. */
function terrain(line: Line, at: number, hex: LosHex): Step[] {
  const rule = HARMLESS[hex.ground];
  if (rule) return [{ at, effect: "none", name: "harmless", rule }];
  if (HINDRANCES.includes(hex.ground)) return [hindrance(line, at, hex)];
  return hex.ground === "cactus" ? [cactus(line, at, hex)] : [];
}

/**
 * D11.74: returns the effect of SMOKE in a hex, which may be a unit's own hex. SMOKE adds no Hindrance here if it is
 * between a unit above its top and a unit below it. The rules for that case are not on this site.
 */
function smoke(line: Line, at: number, hexes: readonly LosHex[]): Step[] {
  const smoky = hexes.filter((hex) => hex.smoke);
  if (!smoky.length) return [];
  const below = (hex: LosHex) => line.ends.filter((end) => end.level < hex.level + SMOKE_LEVELS);
  const isThrough = (hex: LosHex) => below(hex).length === 2 || below(hex).some((end) => end.at === at);
  const drm = Math.max(0, ...smoky.filter(isThrough).map((hex) => hex.smoke));
  if (drm) return [{ at, effect: "hinders", name: "smoke", rule: undefined, drm }];
  const between = at > 0 && at < line.last;
  return between && smoky.some((hex) => below(hex).length)
    ? [{ at, effect: "none", name: "smokeFromAbove", rule: undefined }]
    : [{ at, effect: "none", name: "aboveSmoke", rule: undefined }];
}

/** D4.4, D5.41: a deir or wadi between the units is not an obstacle. */
function hollow(at: number, hex: LosHex): Step[] {
  if (isDeir(hex)) return [{ at, effect: "none", name: "deir", rule: "D4.4" }];
  return hex.form === "wadi" ? [{ at, effect: "none", name: "wadiBetween", rule: "D5.41" }] : [];
}

/** Returns how the hexes of a LOS affect it: by higher ground, deirs, wadis, other terrain and SMOKE. */
export function groundSteps(line: Line): Step[] {
  return line.row.hexes.flatMap((_, at) => {
    const hexes = hexesAt(line, at);
    const between = at > 0 && at < line.last;
    return [
      ...(between ? higherGround(line, at, hexes) : []),
      ...(between ? worst(hexes.map((hex) => [...hollow(at, hex), ...terrain(line, at, hex)])) : []),
      ...smoke(line, at, hexes),
    ];
  });
}

const RANK: Record<Step["effect"], number> = { none: 0, over: 1, hinders: 2, unsettled: 3, blocks: 4 };
const rankOf = (steps: readonly Step[]) => Math.max(-1, ...steps.map(({ effect }) => RANK[effect]));

/**
 * Returns the steps of the hex that affects the LOS most. If the LOS runs along a hexspine, only one of the two hexes
 * counts.
 */
const worst = (ofHexes: readonly Step[][]): Step[] => ofHexes.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
