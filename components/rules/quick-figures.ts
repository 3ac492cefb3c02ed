/** Computes the numbers in the quick reference. They come from the rules' tables and the calculations in src/game. */

import { type DustAttack, dustAttack } from "../../src/game/dust-attack.ts";
import { DENSITIES, type Density } from "../../src/game/dust-density.ts";
import { type DustEffect, effectsOfDensity } from "../../src/game/dust-effects.ts";
import { entrenching } from "../../src/game/entrenching.ts";
import { type FireAttack, PLAIN_ATTACK } from "../../src/game/fire-attack.ts";
import { hindrances } from "../../src/game/fire-hindrance.ts";
import { openGroundDrm } from "../../src/game/fire-open-ground.ts";
import { fireTem } from "../../src/game/fire-tem.ts";
import { heatHazeCurve } from "../../src/game/heat-haze.ts";
import { FACTORS_PER_DUMMY } from "../../src/game/minefields.ts";
import { smokeGrenades } from "../../src/game/smoke-grenades.ts";
import { vehicleDust } from "../../src/game/vehicle-dust.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { Figure } from "../../src/schemas/quick.ts";
import type { RuleTable, TableRow } from "../../src/schemas/table.ts";
import AERIAL from "../../src/tables/D11.622-aerial.ts";

/**
 * Returns the total TEM of an attack, with similar DRM, as text: "+1". `given` has the attack's differences from
 * `PLAIN_ATTACK`.
 */
const tem = (given: Partial<FireAttack>) => {
  const { lines } = fireTem({ ...PLAIN_ATTACK, ...given });
  return formatDrm(lines.reduce((sum, line) => sum + line.drm, 0));
};
const PLAIN_DUST: DustAttack = {
  density: "light",
  range: 1,
  kind: "ift",
  inBuilding: false,
  intoWind: false,
  throughFfe: false,
};
/**
 * Returns one DRM of the Dust calculation as text: "+1", or "+1 – +3" if it depends on a dr. `name` is the name of the
 * DRM in the result of `dustAttack`.
 */
function dustLine(given: Partial<DustAttack>, name: string): string {
  const result = dustAttack({ ...PLAIN_DUST, ...given });
  const line = result.allowed ? result.lines.find((l) => l.name === name) : undefined;
  const drms = [...line!.drms.counts.keys()];
  const [least, most] = [Math.min(...drms), Math.max(...drms)];
  return least === most ? formatDrm(least) : `${formatDrm(least)} – ${formatDrm(most)}`;
}
const smoke = (crew: "ce" | "bu") => {
  const attempt = smokeGrenades({ armor: "ot", crew, maShown: true, dispenserTried: false, mph: "own" });
  return attempt.allowed ? String(attempt.number) : "";
};
/** The smallest MP expenditure with which a vehicle enters a hex without raising Dust (D11.74). */
const dustless = vehicleDust({
  boards: "desert",
  ec: "dry",
  steppe: "none",
  windy: false,
  mp: 1,
  towing: false,
  started: false,
  paved: false,
  leftPlay: false,
}).leastMpWithout;

/** Returns the text for each placeholder `{name}` of content/quick.yaml. */
const QUICK_FIGURES: Readonly<Record<Figure, () => string>> = {
  hammadaTem: () => tem({ kind: "gun", terrain: "hammada" }),
  deirTem: () => tem({ terrain: "deir", facts: ["lip", "sameLevel"] }),
  duneTem: () => tem({ terrain: "lowDune", facts: ["duneCrest"] }),
  hillockDrm: () => tem({ terrain: "hillock", facts: ["lower"] }),
  crestTem: () => tem({ terrain: "crest", facts: ["front"] }),
  brokenTem: () => tem({ terrain: "broken" }),
  oliveTem: () => tem({ terrain: "olive" }),
  cactusTem: () => tem({ terrain: "cactus" }),
  sangarTem: () => tem({ cover: "sangar" }),
  sangarHeavyTem: () => tem({ kind: "oba", cover: "sangar" }),
  sangarGunTem: () => tem({ cover: "sangarGun" }),
  foxholeSandTem: () => tem({ terrain: "sand", cover: "foxhole" }),
  foxholeSandHeavyTem: () => tem({ kind: "oba", terrain: "sand", cover: "foxhole" }),
  emplacedSandTem: () => tem({ terrain: "sand", cover: "emplaced" }),
  moving: () => {
    const drm = openGroundDrm({ ...PLAIN_ATTACK, facts: ["moving"] }, [], false);
    return drm?.applies ? formatDrm(drm.drm) : "";
  },
  entrench: () => formatDrm(entrenching("desert", 5, 0).drm),
  sun: () => {
    const found = hindrances({ ...PLAIN_ATTACK, sky: "morning", facts: ["zone"] });
    return formatDrm([...found!.lines[0]!.drms.counts.keys()][0]!);
  },
  aerialHaze: () => formatDrm(AERIAL.normal.drm),
  aerialIntense: () => formatDrm(AERIAL.intense.drm),
  intoWind: () => dustLine({ intoWind: true }, "intoWind"),
  ffe: () => dustLine({ throughFfe: true }, "ffe"),
  dustyMp: () => String(dustless - 1),
  dustlessMp: () => String(dustless),
  perDummy: () => String(FACTORS_PER_DUMMY),
  smokeCe: () => smoke("ce"),
  smokeBu: () => smoke("bu"),
};

/** Replaces the placeholders `{name}` in a text of content/quick.yaml with numbers. */
export const withFigures = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => QUICK_FIGURES[name as Figure]());

/** The columns of the heat haze chart: one for each DRM. */
export const HAZE_DRMS = [0, 1, 2, 3] as const;

/**
 * Returns the rows of the heat haze chart, each with its rule (D11.62 or D11.621). `ranges` has the range in hexes for
 * each DRM of `HAZE_DRMS`: "13–18".
 */
export function hazeChart({ rows }: RuleTable): { rule: string; row: TableRow; ranges: string[] }[] {
  return rows.map((row) => {
    const name = String(row.name);
    const target = name.endsWith("Infantry") ? "infantry" : "vehicle";
    const haze = name.startsWith("intense") ? "intense" : "normal";
    const curve = heatHazeCurve(haze, target, 60);
    return {
      rule: haze === "intense" ? "D11.621" : "D11.62",
      row,
      ranges: HAZE_DRMS.map((drm) => `${curve.indexOf(drm)}–${curve.lastIndexOf(drm)}`),
    };
  });
}

/** The components of a Dust DRM in the order of the chart. The first two depend on the range, the others on a dr. */
const DUST_PARTS = ["halfRange", "fullRange", "halfDrUp", "wholeDr"] as const;

interface DustRow {
  density: Density;
  rule: string;
  /** The components of the DRM at this density, by their names in `dustAttack`. */
  parts: (typeof DUST_PARTS)[number][];
  /** The lowest and highest value of the last component: "+1 – +3". */
  spread: string;
  /** The effects of Dust that begin at this density. */
  also: readonly DustEffect[];
}

/** Returns the rows of the Dust chart, one for each density (D11.71–D11.732). */
export function dustChart(): DustRow[] {
  const rules = ["D11.71", "D11.72", "D11.73", "D11.731", "D11.732"];
  return DENSITIES.slice(1).map((density, i) => {
    const result = dustAttack({ ...PLAIN_DUST, density });
    const parts = DUST_PARTS.filter((part) => result.allowed && result.lines.some(({ name }) => name === part));
    const spread = dustLine({ density }, parts.at(-1)!);
    return { density, rule: rules[i]!, parts, spread, also: effectsOfDensity(density) };
  });
}

/** The seasons of the Weather Chart (D11.2), in the order of the chart. */
export const SEASONS = ["april", "mayToSeptember", "octoberToNovember", "decemberToMarch"] as const;
