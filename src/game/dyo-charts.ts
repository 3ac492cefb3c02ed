/** Names by the Final dr, from 0 to 12; what lies beyond an end reads as the end. */
type Names = readonly string[];

/** The printed tables of D11.2–D11.5 and D11.701 in the short form that a page hands to its script; see `dyoCharts`. */
export type DyoCharts = {
  /** By month, January first; by the DR. */
  readonly weather: readonly Names[];
  readonly time: Names;
  /** By month, January first. */
  readonly monthDrm: readonly number[];
  readonly ec: Names;
  /** The EC DRM/drm to other rolls. */
  readonly ecDrm: Readonly<Record<string, number>>;
  readonly wind: Names;
  readonly dustDrm: Readonly<Record<"mildBreeze" | "heavyWind" | "bombardment", number>>;
  readonly dust: Names;
};

/** The highest Final dr that the charts name one by one: no table's last line begins beyond it. */
export const LAST = 12;

/** The name at a Final dr. */
export function namedAt(names: Names, final: number): string {
  return names[Math.min(LAST, Math.max(0, final))]!;
}
