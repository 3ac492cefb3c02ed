import { costChart, site } from "../../../src/site.ts";

/** What the page gives to the calculator: the Desert Terrain Chart. */
export function givenOf() {
  const { tables, terrainRows } = site();
  return { chart: costChart(terrainRows, tables) };
}
