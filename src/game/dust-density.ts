/** The levels of D11.7, thinnest first; "none" is no Dust, the level below Light (our reading of D11.76). */
export const DENSITIES = ["none", "light", "moderate", "heavy", "veryHeavy", "extremelyHeavy"] as const;
export type Density = (typeof DENSITIES)[number];

/** How a density compares with another: negative when it is thinner, 0 when it is the same. */
export function compareDensity(a: Density, b: Density): number {
  return DENSITIES.indexOf(a) - DENSITIES.indexOf(b);
}
