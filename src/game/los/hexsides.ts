/**
 * Determines how Dune Crests, walls and hedges affect a LOS. They are half-level obstacles on a hexside or hexspine.
 */
import {
  type Crossing,
  crossings,
  highest,
  isDugIn,
  isDune,
  isInWadi,
  isOnHillock,
  type Line,
  otherEnd,
  surfaceOf,
} from "./line.ts";
import type { Step } from "./row.ts";

/** D7.512: returns the level of a Dune Crest's top: ½ above the Base Level on a Low Dune, 1 above it on a High Dune. */
const crestTop = ({ hexes }: Crossing): number =>
  Math.max(...hexes.filter(isDune).map(({ level, form }) => level + (form === "highDune" ? 1 : 0.5)));

/**
 * D7.512: returns the effect of a Dune Crest, which counts as a wall or hedge on top of its Dune. A unit sees past a
 * Dune Crest of its own hex if the unit is at least as high as the Dune's sand, or if the other unit is adjacent.
 */
function crestStep(line: Line, crossing: Crossing): Step {
  const { at, owners } = crossing;
  const rule = "D7.512";
  const top = crestTop(crossing);
  const sand = top - 0.5;
  if (highest(line) >= top)
    return {
      ...{ at, effect: "over", name: "asHighAsCrest", rule },
      reading: highest(line) === top ? "D7.512-note-1" : undefined,
    };
  const behind = owners.filter(({ level }) => level >= sand || line.last === 1);
  if (behind.length)
    return { at, effect: "over", name: behind.some(({ unit }) => isDugIn(unit)) ? "ownCrestDugIn" : "ownCrest", rule };
  if (owners.length) return { at, effect: "blocks", name: "crestAbove", rule, reading: "D7.512-note-3" };
  return line.ends.every((end) => isOnHillock(end) && end.level === sand)
    ? { at, effect: "blocks", name: "crestOfHighDune", rule, reading: "D7.513-note-2" }
    : { at, effect: "blocks", name: "crest", rule };
}

const isWall = ({ side }: Crossing) => side === "wall" || side === "hedge";
/** D10.1: returns whether a wall or hedge is on a hillside: between two hexes of different Base Levels. */
const isHillside = ({ hexes: [a, b] }: Crossing) => a.level !== b.level;

/**
 * D10.2: returns whether a Hillside wall hides an entrenched unit from a unit IN a wadi. It does if the unit IN the
 * wadi is exactly 2 levels lower and not adjacent.
 */
const isHiddenFromWadi = (line: Line, { side, owners }: Crossing): boolean =>
  side === "wall" &&
  line.last > 1 &&
  owners.some((end) => {
    const other = otherEnd(line, end);
    const isEntrenched = isDugIn(end.unit) && end.unit.posture !== "emplaced";
    return isEntrenched && isInWadi(other) && end.level - other.level === 2;
  });

/**
 * D10.2: returns whether the LOS ignores a wall or hedge. The LOS ignores a Hillside wall or hedge if the units are at
 * least 1 level apart.
 */
export const isIgnoredHillside = ({ ends: [a, b] }: Line, crossing: Crossing): boolean =>
  isWall(crossing) && isHillside(crossing) && Math.abs(a.level - b.level) >= 1;

/** D6.411, D10.1, D10.2: returns the effect of a wall or hedge. Some cases follow rules that are not on this site. */
function wallStep(line: Line, crossing: Crossing): Step {
  const { at, hexes, owners } = crossing;
  const top = Math.max(...hexes.map(surfaceOf)) + 0.5;
  const onHillock = line.ends.some(isOnHillock);
  if (isHillside(crossing) && isHiddenFromWadi(line, crossing))
    return { at, effect: "blocks", name: "hillsideDugIn", rule: "D10.2", reading: "D10.2-note-2" };
  if (isIgnoredHillside(line, crossing)) {
    const isSpine = Number.isInteger(at);
    return { at, effect: "none", name: "hillsideWall", rule: "D10.2", reading: isSpine ? "D10.2-note-3" : undefined };
  }
  if (highest(line) > top) return { at, effect: "over", name: "wallBelow", rule: onHillock ? "D6.411" : undefined };
  if (owners.length)
    return owners.some(({ unit }) => isDugIn(unit)) && line.last > 1
      ? { at, effect: "blocks", name: "ownWallDugIn", rule: undefined }
      : { at, effect: "over", name: "ownWall", rule: undefined };
  const isAsHigh = highest(line) === top;
  if (isAsHigh && !onHillock) return { at, effect: "unsettled", name: "obstacleAsHigh", rule: undefined };
  // In VASL, a unit on a hillock sees past one wall. Two units on hillocks see each other past any number of walls.
  const isClear = line.ends.every(isOnHillock) || (onHillock && crossings(line).filter(isWall).length === 1);
  return {
    ...{ at, effect: "blocks", name: isAsHigh ? "wallAsHigh" : "wall", rule: onHillock ? "D6.411" : undefined },
    ...{ reading: isAsHigh ? "D6.411-note-1" : undefined, vasl: isClear ? "clear" : undefined },
  };
}

/** Returns how Dune Crests, walls and hedges affect a LOS. */
export const hexsideSteps = (line: Line): Step[] =>
  crossings(line).flatMap((crossing) => {
    if (crossing.side === "crest") return [crestStep(line, crossing)];
    if (isWall(crossing)) return [wallStep(line, crossing)];
    return [];
  });
