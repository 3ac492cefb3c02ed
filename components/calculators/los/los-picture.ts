/** The picture of a LOS: where the ground, the units and the ray are drawn, in a plan above and a profile below it. */
import type { Los } from "../../../src/game/los/los.ts";
import type { LosHex, LosRow, LosUnit } from "../../../src/game/los/row.ts";
import {
  EYE,
  type Ground,
  groundOf,
  levelIn,
  levelText,
  over,
  type Place,
  rimOf,
  sideAfter,
  topBetween,
} from "../../rules/profile.ts";

/** A hex in the plan is so wide; all else of the picture is counted in the same units. */
export const WIDE = 52;
/** Room for the figures of levels at the left: half a hex, as los.css has it. */
export const LEFT = WIDE / 2;
/** The middle of the plan's hexes, and the line of their numbers. */
const MIDDLE = 31;
const NUMBERS = 80;
const PROFILE = 92;
/** The ground below the lowest level. */
const BASE = 12;
/** How far above all else an Aerial unit and a row of flat ground leave room, in levels. */
const HEADROOM = 0.2;
/** At least so many levels are drawn, so that the picture of flat ground is no strip. */
const LEAST_LEVELS = 0.5;

const TERRAIN: Partial<Record<LosHex["form"], Ground["terrain"]>> = {
  hillock: ["hillock"],
  summit: ["hillock"],
  highDune: ["hillock"],
  deir: ["deir"],
  deirLip: ["deir"],
  wadi: ["wadi"],
};
const SIDES = { none: undefined, crest: "dune", lip: "lip", cliff: "cliff", wall: "wall", hedge: "hedge" } as const;
/** Whether what stands on the hexside is half a level high. */
const isHalfLevel = ({ side }: LosHex) => side === "crest" || side === "wall" || side === "hedge";

/** A hex as the profile draws it: a Summit is ½ level higher than its hillock (D6.6). */
function groundIn({ level, form, side }: LosHex): Ground {
  return { level: level + (form === "summit" ? 0.5 : 0), terrain: TERRAIN[form] ?? [], side: SIDES[side] };
}

/** A place of the row: of two hexes beside a hexspine the higher one, and on top of it what stands on the hexspine. */
function profileHex(hex: LosHex): Ground {
  const { beside } = hex;
  const own = groundIn(hex);
  if (!beside) return own;
  const other = groundIn(beside);
  const higher = rimOf(other) > rimOf(own) ? other : own;
  return { ...higher, level: higher.level + (isHalfLevel(beside) ? 0.5 : 0), side: own.side };
}

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A sign that LosSigns.astro has printed, at its place. */
const signAt = (name: string, x: number, y: number, more = "") => ({ name, transform: `translate(${x} ${y})${more}` });

/** The hexes from above, two smaller ones for a hexspine, and over them what stands on hexsides and hexspines. */
function planOf(hexes: readonly LosHex[]) {
  const hexSigns = ({ form, ground, smoke }: LosHex, x: number, aside: number, more = "") =>
    [form, ...(ground === "open" ? [] : [ground]), ...(smoke ? ["smoke"] : [])].map((name) =>
      signAt(name, x, MIDDLE + aside, more),
    );
  const ground = hexes.flatMap((hex, i) => {
    const x = (i + 0.5) * WIDE;
    if (!hex.beside) return hexSigns(hex, x, 0);
    return [...hexSigns(hex, x, -15, "scale(.5)"), ...hexSigns(hex.beside, x, 15, "scale(.5)")];
  });
  const sides = hexes.flatMap(({ side, beside }, i) => [
    ...(side === "none" ? [] : [signAt(`side-${side}`, (i + 1) * WIDE, MIDDLE)]),
    ...(!beside || beside.side === "none"
      ? []
      : [signAt(`side-${beside.side}`, (i + 0.5) * WIDE, MIDDLE, "rotate(90)")]),
  ]);
  return [...ground, ...sides];
}

/** Lays out the picture of a row; without a LOS, because the row has faults, it has no ray. */
export function pictureOf({ hexes, viewer, target }: LosRow, los: Los | undefined) {
  const grounds = hexes.map(profileHex);
  const last = hexes.length - 1;
  const surface = groundOf(grounds);
  const heights = surface.map(({ y }) => y);
  const highest = Math.max(...heights);
  const eyeOf = (at: number, { kind }: LosUnit, level: number): Place => ({
    x: at + 0.5,
    y: kind === "aerial" ? highest + 1.2 : level + EYE,
  });
  const levels = los?.levels ?? { viewer: levelIn(grounds[0]!), target: levelIn(grounds[last]!) };
  const [a, b] = [eyeOf(0, viewer, levels.viewer), eyeOf(last, target, levels.target)];

  const bottom = Math.min(...heights);
  const top = Math.max(highest, a.y, b.y, bottom + LEAST_LEVELS) + HEADROOM;
  const scale = top - bottom > 3 ? 34 : top - bottom > 2 ? 52 : 72;
  const x = (at: number) => at * WIDE;
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
  /** The place at which the ray ends: the middle of the hex or the hexside that decides. */
  const end = decisive && Math.min(last + 0.5, Math.max(0.5, decisive.at + 0.5));
  const stop: Place | undefined =
    end === undefined ? undefined : { x: end, y: a.y + ((b.y - a.y) * (end - a.x)) / (b.x - a.x) };
  const free = !los
    ? ""
    : `M${x(0.5)} ${MIDDLE}H${x(stop?.x ?? last + 0.5)}${line(stop ? [a, stop] : over(surface, a, b))}`;
  const beyond = stop ? `M${x(stop.x)} ${MIDDLE}H${x(last + 0.5)}${line([stop, b])}` : "";
  const inBoth = (name: string, at: Place) => [MIDDLE, y(at.y)].map((height) => signAt(name, x(at.x), height));
  return {
    width: LEFT + x(hexes.length),
    height: floor + 2,
    /** The column of the deciding hex, or the line of the deciding hexside. */
    decisive: !decisive
      ? ""
      : Number.isInteger(decisive.at)
        ? `M${x(decisive.at)} 2H${x(decisive.at + 1)}V${floor}H${x(decisive.at)}Z`
        : `M${x(decisive.at + 0.5) - 5} 2h10V${floor}h-10Z`,
    plan: planOf(hexes),
    /** Paths over the plan, by their classes: `ray` as far as it is free, in the plan and in the profile, `beyond` where it is not. */
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
      ...[...marks].map((level) => ({ x: -LEFT / 2 - 2, y: y(level) + 5, text: levelText(level) })),
    ],
    /** What stands over all: where the ray is stopped, and the units, each in the plan and in the profile. */
    marks: [...(stop ? inBoth(`stop-${los!.verdict}`, stop) : []), ...inBoth("unit-A", a), ...inBoth("unit-B", b)],
  };
}
