import type { Density } from "./dust-density.ts";
import type { Ec, TimeOfDay, Weather } from "./scenario.ts";

export type WindForce = "noWind" | "mildBreeze" | "heavyWind";
/** The densities of Dust that a DYO scenario can begin with (D11.701). */
export type FirstDust = Exclude<Density, "veryHeavy" | "extremelyHeavy">;

/** Names by the Final dr, from 0 to 12; a Final dr beyond either end reads as that end. */
type Names<Name extends string> = readonly Name[];

/** The printed tables of D11.2–D11.5 and D11.701 in the short form that a page gives its script; `dyoCharts` makes it. */
export type DyoCharts = {
  /** By month, January first; by the DR. */
  readonly weather: readonly Names<Weather>[];
  readonly time: Names<TimeOfDay>;
  /** By month, January first. */
  readonly monthDrm: readonly number[];
  readonly ec: Names<Ec>;
  /** The EC DRM/drm to other rolls. */
  readonly ecDrm: Readonly<Record<Ec, number>>;
  readonly wind: Names<WindForce>;
  readonly dustDrm: Readonly<Record<"mildBreeze" | "heavyWind" | "bombardment", number>>;
  readonly dust: Names<FirstDust>;
};

/** The highest Final dr that the charts list, because no table has a line beyond it. */
export const LAST = 12;

/** The name at a Final dr. */
export function namedAt<Name extends string>(names: Names<Name>, final: number): Name {
  return names[Math.min(LAST, Math.max(0, final))]!;
}
