import { allHold, type Boards, type Condition, type Ec, type Steppe } from "./scenario.ts";

/** The densities of Dust, thinnest first (D11.7). "none" is the level below Light (our reading of D11.76). */
export const DENSITIES = ["none", "light", "moderate", "heavy", "veryHeavy", "extremelyHeavy"] as const;
export type Density = (typeof DENSITIES)[number];

/** Compares two densities: negative if `a` is thinner, 0 if they are equal, positive if it is denser. */
export function compareDensity(a: Density, b: Density): number {
  return DENSITIES.indexOf(a) - DENSITIES.indexOf(b);
}

/** The properties of a scenario that determine which Dust can exist. */
export type DustScene = { readonly boards: Boards; readonly ec: Ec; readonly steppe: Steppe };

/** A condition for Light Dust (D11.71) or Heavy Dust (D11.73) to exist. */
export type DustCondition = Condition<"desertBoard" | "dry" | "desertOnly" | "noSteppe">;

/**
 * Returns the densest Dust that can exist. `light`: the conditions for Light Dust (D11.71); `heavy`: the further
 * conditions for Heavy Dust (D11.73).
 */
export function densestPossible({ boards, ec, steppe }: DustScene): {
  readonly densest: "none" | "moderate" | "extremelyHeavy";
  readonly light: readonly DustCondition[];
  readonly heavy: readonly DustCondition[];
} {
  const light: DustCondition[] = [
    { name: "desertBoard", holds: boards !== "none", rule: "D11.71" },
    {
      name: "dry",
      holds: ec === "veryDry" || (ec === "dry" && steppe !== "veryDry"),
      rule: steppe === "veryDry" ? "D13.2" : "D11.71",
    },
  ];
  const heavy: DustCondition[] = [
    { name: "desertOnly", holds: boards === "desert", rule: "D11.73" },
    { name: "noSteppe", holds: steppe === "none", rule: "D11.73" },
  ];
  return { densest: !allHold(light) ? "none" : allHold(heavy) ? "extremelyHeavy" : "moderate", light, heavy };
}
