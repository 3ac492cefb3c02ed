import type LIGHT from "../tables/D11.78-light.ts";
import { compareDensity, DENSITIES, type Density } from "./dust-density.ts";
import type { Book } from "./scenario.ts";

/** An effect of a density beside its DRM, by its name in code, with its rule. */
export type DustEffect = {
  readonly name: "entry" | "openGround" | "buAfv" | "prohibited" | "recovery" | "bAndX";
  readonly rule: string;
};

const BROUGHT: Partial<Record<Density, readonly DustEffect[]>> = {
  heavy: [
    { name: "entry", rule: "D11.73" },
    { name: "openGround", rule: "D11.793" },
  ],
  veryHeavy: [
    { name: "buAfv", rule: "D11.731" },
    { name: "prohibited", rule: "D11.731" },
  ],
  extremelyHeavy: [{ name: "bAndX", rule: "D11.732" }],
};

/** D11.73–D11.732, D11.793: the effects that begin at this density. */
export const broughtBy = (density: Density): readonly DustEffect[] => BROUGHT[density] ?? [];

/** F11.731: what ASL adds to Very Heavy Dust. */
const ASL_RECOVERY: DustEffect = { name: "recovery", rule: "F11.731" };

/** D11.73–D11.732, D11.793: all effects at a density beside its DRM, by a book. */
export const alsoAt = (density: Density, book: Book = "sl"): readonly DustEffect[] => [
  ...DENSITIES.slice(0, DENSITIES.indexOf(density) + 1).flatMap(broughtBy),
  ...(book === "asl" && compareDensity(density, "veryHeavy") >= 0 ? [ASL_RECOVERY] : []),
];

/** What is in effect after a Wind Change DR: a Wind Force, with Gusts or without, or rain. */
export type WindChange = "rain" | { readonly force: "none" | "mild" | "heavy"; readonly gusts: boolean };

/** The density after a Wind Change DR, and how it changed. `rain`: rain begins; `rained`: it began before (D11.77). */
export type DensityTurn = {
  readonly density: Density;
  readonly change: "denser" | "thinner" | "densest" | "same" | "rain" | "rained";
  readonly rule: "D11.76" | "D11.77";
};

/** D11.76: the density after a Wind Change DR where Heavy Dust can occur; `both`: Heavy Wind and Gusts are in effect together. */
export function densityAfter(
  before: Density,
  { wereBoth, areBoth }: { readonly wereBoth: boolean; readonly areBoth: boolean },
): { readonly density: Density; readonly change: "denser" | "thinner" | "densest" | "same" } {
  const level = DENSITIES.indexOf(before);
  const change = areBoth ? 1 : wereBoth ? -1 : 0;
  const density = DENSITIES[level + change] ?? before;
  if (density === before) return { density, change: areBoth ? "densest" : "same" };
  return { density, change: areBoth ? "denser" : "thinner" };
}

/**
 * D11.76, D11.77: the density after each Wind Change DR, one a Player Turn. Where Heavy Dust can occur, it rises a level
 * in each Player Turn with Heavy Wind and Gusts, never above Extremely Heavy, and falls one when they are no longer both
 * in effect. Rain ends all Dust for good, wherever it is. `bothAtStart`: Heavy Wind and Gusts are in effect before the first DR.
 */
export function densityTurns(
  start: Density,
  changes: readonly WindChange[],
  isHeavyPossible = true,
  bothAtStart = false,
): readonly DensityTurn[] {
  let density = start;
  let wereBoth = bothAtStart && isHeavyPossible;
  let hasRained = false;
  return changes.map((wind): DensityTurn => {
    if (wind === "rain" || hasRained) {
      density = "none";
      const change = hasRained ? "rained" : "rain";
      hasRained = true;
      return { density, change, rule: "D11.77" };
    }
    const areBoth = isHeavyPossible && wind.force === "heavy" && wind.gusts;
    const after = densityAfter(density, { wereBoth, areBoth });
    ({ density } = after);
    wereBoth = areBoth;
    return { ...after, rule: "D11.76" };
  });
}

/** D11.78: the name in code of a density's row of table D11.78-light, which prints Light and Moderate in one; undefined without Dust. */
export function lightRowAt(density: Density): keyof typeof LIGHT | undefined {
  if (density === "none") return undefined;
  return density === "moderate" ? "light" : density;
}
