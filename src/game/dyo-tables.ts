import WEATHER from "../tables/D11.2-weather.ts";
import MONTHS from "../tables/D11.4-month.ts";
import type { Weather } from "./scenario.ts";
import { rowFor } from "./table.ts";

/**
 * Returns the Weather for a DR in a month (D11.2). Month 1 is January.
 * @throws RangeError when the DR is not 2–12
 */
export function weatherAt(month: number, dr: number): Weather {
  const spring = month === 4 ? "april" : "mayToSeptember";
  const autumn = month === 10 || month === 11 ? "octoberToNovember" : "decemberToMarch";
  return rowFor(WEATHER, "dr", dr)[month >= 4 && month <= 9 ? spring : autumn];
}

/**
 * Returns the drm to the EC dr in a month (D11.4). Month 1 is January. The drm is 0 in October and November, which are
 * not in the table.
 */
export function monthDrm(month: number): number {
  if (month <= 3 || month === 12) return MONTHS.decemberToMarch.drm;
  return month <= 9 ? MONTHS.aprilToSeptember.drm : 0;
}
