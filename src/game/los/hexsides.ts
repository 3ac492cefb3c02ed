/** LOS past Dune Crests, walls and hedges: obstacles of half a level on a hexside or hexspine. */
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

/**
 * D7.512: returns the top of a Dune Crest: ½ level above the Base Level on a Low Dune, 1 level above it on a High Dune.
 */
const crestTop = ({ hexes }: Crossing): number =>
  Math.max(...hexes.filter(isDune).map(({ level, form }) => level + (form === "highDune" ? 1 : 0.5)));

/**
 * D7.512: returns the effect of a Dune Crest, which is treated as a wall or hedge on top of its Dune. Therefore, a unit
 * below the top of the Dune's sand sees past a Dune Crest of its own hex only if the other unit is adjacent.
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
/** D10.1: returns whether a wall or hedge is a Hillside wall or hedge: one between hexes of different Base Levels. */
const isHillside = ({ hexes: [a, b] }: Crossing) => a.level !== b.level;

/**
 * D10.2: returns whether a Hillside wall hides an entrenched unit from a unit that is IN a wadi, 2 levels lower and not
 * adjacent.
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

/**
 * Returns the effect of a wall or hedge, by D6.411, D10.1, D10.2 and the general rules, which this site does not have.
 */
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

/** Returns the effects of hexside and hexspine terrain on a LOS. */
export const hexsideSteps = (line: Line): Step[] =>
  crossings(line).flatMap((crossing) => {
    if (crossing.side === "crest") return [crestStep(line, crossing)];
    if (isWall(crossing)) return [wallStep(line, crossing)];
    return [];
  });
