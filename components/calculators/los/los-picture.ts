/**
 * Computes the LOS drawing: ground, units and ray, seen from above (the plan) and, below that, from the side (the
 * profile).
 */
import type { Los } from "../../../src/game/los/los.ts";
import type { LosHex, LosRow, LosUnit } from "../../../src/game/los/row.ts";
import {
  EYE_HEIGHT,
  groundOf,
  levelIn,
  levelText,
  type Place,
  type ProfileHex,
  pathOverGround,
  rimOf,
  sideAfter,
  topBetween,
} from "../../rules/profile.ts";

/** The width of a hex in the plan, in units of the drawing. */
export const HEX_WIDTH = 52;
/** The width of the left margin, for the labels of levels. It is half a hex, as in los.css. */
export const LEFT_MARGIN = HEX_WIDTH / 2;
/** The y position of the centers of the hexes in the plan. */
const MIDDLE = 31;
/** The y position of the hex numbers. */
const NUMBERS = 80;
/** The y position of the top of the profile. */
const PROFILE = 92;
/** The height of the ground drawn below the lowest level. */
const BASE = 12;
/** The space above the highest point, in levels. */
const HEADROOM = 0.2;
/** The minimum height of the profile, in levels. Flat ground would otherwise be a thin strip. */
const LEAST_LEVELS = 0.5;

const TERRAIN: Partial<Record<LosHex["form"], ProfileHex["terrain"]>> = {
  hillock: ["hillock"],
  summit: ["hillock"],
  highDune: ["hillock"],
  deir: ["deir"],
  deirLip: ["deir"],
  wadi: ["wadi"],
};
const SIDES = { none: undefined, crest: "dune", lip: "lip", cliff: "cliff", wall: "wall", hedge: "hedge" } as const;
/** Returns whether the terrain on the hexside is half a level high. */
const isHalfLevel = ({ side }: LosHex) => side === "crest" || side === "wall" || side === "hedge";

/** Returns a hex for the profile. A Summit is ½ level higher than its hillock (D6.6). */
function groundIn({ level, form, side }: LosHex): ProfileHex {
  return { level: level + (form === "summit" ? 0.5 : 0), terrain: TERRAIN[form] ?? [], side: SIDES[side] };
}

/**
 * Returns a hex of the row for the profile. For a hexspine: the higher of its two hexes, with the terrain on the
 * hexspine.
 */
function profileHex(hex: LosHex): ProfileHex {
  const { beside } = hex;
  const own = groundIn(hex);
  if (!beside) return own;
  const other = groundIn(beside);
  const higher = rimOf(other) > rimOf(own) ? other : own;
  return { ...higher, level: higher.level + (isHalfLevel(beside) ? 0.5 : 0), side: own.side };
}

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Returns a symbol of LosSigns.astro at a position. */
const signAt = (name: string, x: number, y: number, more = "") => ({ name, transform: `translate(${x} ${y})${more}` });

/**
 * Returns the symbols of the plan: first the hexes, then the terrain on hexsides and hexspines, which is drawn over
 * them. A hexspine has two hexes of half the size.
 */
function planOf(hexes: readonly LosHex[]) {
  const hexSigns = ({ form, ground, smoke }: LosHex, x: number, aside: number, more = "") =>
    [form, ...(ground === "open" ? [] : [ground]), ...(smoke ? ["smoke"] : [])].map((name) =>
      signAt(name, x, MIDDLE + aside, more),
    );
  const ground = hexes.flatMap((hex, i) => {
    const x = (i + 0.5) * HEX_WIDTH;
    if (!hex.beside) return hexSigns(hex, x, 0);
    return [...hexSigns(hex, x, -15, "scale(.5)"), ...hexSigns(hex.beside, x, 15, "scale(.5)")];
  });
  const sides = hexes.flatMap(({ side, beside }, i) => [
    ...(side === "none" ? [] : [signAt(`side-${side}`, (i + 1) * HEX_WIDTH, MIDDLE)]),
    ...(!beside || beside.side === "none"
      ? []
      : [signAt(`side-${beside.side}`, (i + 0.5) * HEX_WIDTH, MIDDLE, "rotate(90)")]),
  ]);
  return [...ground, ...sides];
}

/** Computes the drawing of a row of hexes. Without `los`, it has no ray. */
export function pictureOf({ hexes, viewer, target }: LosRow, los: Los | undefined) {
  const grounds = hexes.map(profileHex);
  const last = hexes.length - 1;
  const surface = groundOf(grounds);
  const heights = surface.map(({ y }) => y);
  const highest = Math.max(...heights);
  const eyeOf = (at: number, { kind }: LosUnit, level: number): Place => ({
    x: at + 0.5,
    y: kind === "aerial" ? highest + 1.2 : level + EYE_HEIGHT,
  });
  const levels = los?.levels ?? { viewer: levelIn(grounds[0]!), target: levelIn(grounds[last]!) };
  const [a, b] = [eyeOf(0, viewer, levels.viewer), eyeOf(last, target, levels.target)];

  const bottom = Math.min(...heights);
  const top = Math.max(highest, a.y, b.y, bottom + LEAST_LEVELS) + HEADROOM;
  const scale = top - bottom > 3 ? 34 : top - bottom > 2 ? 52 : 72;
  const x = (at: number) => at * HEX_WIDTH;
  const y = (level: number) => PROFILE + (top - level) * scale;
  const floor = y(bottom) + BASE;
  const line = (places: readonly Place[]) =>
    places.length ? `M${places.map((p) => point(x(p.x), y(p.y))).join("L")}` : "";

  const marks = new Set([...grounds.map(levelIn), ...grounds.slice(1).map((hex, i) => topBetween(grounds[i]!, hex))]);
  const sides = grounds.slice(1).flatMap((hex, i) => {
    const before = grounds[i]!;
    if (!before.side) return [];
    if (isHalfLevel(hexes[i]!)) return [line(sideAfter(before, hex, i))];
    const edge = Math.max(rimOf(before), rimOf(hex));
    return [line([edge, edge - 0.3].map((y) => ({ x: i + 1, y })))];
  });
  const decisive = los?.decidedBy;
  /**
   * If a step decides the LOS: the x position where the clear part of the ray ends. This is the center of the deciding
   * hex, or the deciding hexside.
   */
  const end = decisive && Math.min(last + 0.5, Math.max(0.5, decisive.at + 0.5));
  const stop: Place | undefined =
    end === undefined ? undefined : { x: end, y: a.y + ((b.y - a.y) * (end - a.x)) / (b.x - a.x) };
  const free = !los
    ? ""
    : `M${x(0.5)} ${MIDDLE}H${x(stop?.x ?? last + 0.5)}${line(stop ? [a, stop] : pathOverGround(surface, a, b))}`;
  const beyond = stop ? `M${x(stop.x)} ${MIDDLE}H${x(last + 0.5)}${line([stop, b])}` : "";
  const inBoth = (name: string, at: Place) => [MIDDLE, y(at.y)].map((height) => signAt(name, x(at.x), height));
  return {
    width: LEFT_MARGIN + x(hexes.length),
    height: floor + 2,
    /** The SVG path that highlights the hex or hexside that decides the LOS; "" if none decides. */
    decisive: !decisive
      ? ""
      : Number.isInteger(decisive.at)
        ? `M${x(decisive.at)} 2H${x(decisive.at + 1)}V${floor}H${x(decisive.at)}Z`
        : `M${x(decisive.at + 0.5) - 5} 2h10V${floor}h-10Z`,
    plan: planOf(hexes),
    /** SVG paths by class name. `ray` is the clear part of the LOS, and `beyond` the blocked part. */
    paths: Object.entries({
      ...{ ground: `${line(surface)}V${floor}H0Z` },
      ...{ grid: [...marks].map((level) => `M0 ${y(level)}H${x(hexes.length)}`).join("") },
      ...{ surface: line(surface), side: sides.join("") },
      ...{ halo: free + beyond, ray: free, beyond },
    }),
    texts: [
      ...hexes.flatMap(({ level }, i) => [
        { x: x(i + 0.5), y: NUMBERS, text: `${i + 1}` },
        { x: x(i + 0.5), y: MIDDLE - 14, text: level ? levelText(level) : "" },
      ]),
      ...[...marks].map((level) => ({ x: -LEFT_MARGIN / 2 - 2, y: y(level) + 5, text: levelText(level) })),
    ],
    /** Symbols drawn on top: the units, and a mark where the ray is blocked. */
    marks: [...(stop ? inBoth(`stop-${los!.verdict}`, stop) : []), ...inBoth("unit-A", a), ...inBoth("unit-B", b)],
  };
}
