import type LIGHT from "../tables/D11.78-light.ts";
import { compareDensity, DENSITIES, type Density } from "./dust-density.ts";
import type { Book } from "./scenario.ts";

/** An effect of a density of Dust, other than the DRM to attacks. */
export type DustEffect = {
  readonly name: "entry" | "openGround" | "buAfv" | "prohibited" | "recovery" | "bAndX";
  readonly rule: string;
};

const EFFECTS_FROM: Partial<Record<Density, readonly DustEffect[]>> = {
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

/** Returns the effects that a density adds to those of thinner Dust (D11.73–D11.732, D11.793). */
export const effectsOfDensity = (density: Density): readonly DustEffect[] => EFFECTS_FROM[density] ?? [];

/** F11.731: in ASL, Very Heavy and denser Dust also affects Recovery. */
const ASL_RECOVERY: DustEffect = { name: "recovery", rule: "F11.731" };

/**
 * Returns the effects of a density, including those of thinner Dust (D11.73–D11.732, D11.793). DRM to attacks are left
 * out.
 */
export const effectsUpToDensity = (density: Density, book: Book = "sl"): readonly DustEffect[] => [
  ...DENSITIES.slice(0, DENSITIES.indexOf(density) + 1).flatMap(effectsOfDensity),
  ...(book === "asl" && compareDensity(density, "veryHeavy") >= 0 ? [ASL_RECOVERY] : []),
];

/** The result of a Wind Change DR: a Wind Force with or without Gusts, or rain. */
export type WindChange = "rain" | { readonly force: "none" | "mild" | "heavy"; readonly gusts: boolean };

/**
 * The density after a Wind Change DR, and how the DR changes it. `rain`: it begins to rain; `rained`: it rained before,
 * so there is no more Dust (D11.77).
 */
export type DensityTurn = {
  readonly density: Density;
  readonly change: "denser" | "thinner" | "densest" | "same" | "rain" | "rained";
  readonly rule: "D11.76" | "D11.77";
};

/**
 * Returns the density after a Wind Change DR, if Heavy Dust can occur (D11.76). `wereBoth`, `areBoth`: whether Heavy
 * Wind and Gusts were both in effect before the DR, and are both in effect after it.
 */
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
 * Returns the density after each Wind Change DR, one per Player Turn (D11.76, D11.77). A DR after which both Heavy Wind
 * and Gusts are in effect makes the Dust a level denser. The first DR after which they are not makes it a level
 * thinner. Neither happens if Heavy Dust cannot occur. Rain ends all Dust for the rest of the game. `bothAtStart`:
 * whether Heavy Wind and Gusts are both in effect before the first DR.
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

/**
 * Returns the row of the table D11.78-light for a density; undefined for "none". Moderate Dust uses the row of Light
 * Dust.
 */
export function lightRowAt(density: Density): keyof typeof LIGHT | undefined {
  if (density === "none") return undefined;
  return density === "moderate" ? "light" : density;
}
