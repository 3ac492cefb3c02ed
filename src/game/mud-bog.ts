import { checkWhole } from "./distribution.ts";

/**
 * Types of hexes that a vehicle can enter in Desert Mud. Three types are Open Ground Accessible to hammada: `open`
 * (entered off roads), `openTrack` (along a Track) and `openPaved` (along a paved road). `openElsewhere`: other Open
 * Ground.
 */
export const MUD_HEXES = ["open", "openTrack", "openPaved", "openElsewhere", "scrub", "hammada", "sand"] as const;
export type MudHex = (typeof MUD_HEXES)[number];

/** D11.8: the types of hexes that count for the Bog dr. A hex entered along a paved road does not count. */
const COUNTS: readonly MudHex[] = ["open", "openTrack"];

/** Returns whether a hex of this type counts for the Bog dr (D11.8). */
export const countsInMud = (hex: MudHex): boolean => COUNTS.includes(hex);

/** D11.8: the conditions of Desert Mud. If one of them is false, the normal Bog rules apply. */
export type MudScenario = {
  readonly aridLand: boolean;
  readonly desertBoardsOnly: boolean;
  readonly mud: boolean;
  /** Whether there is neither Broken nor Steppe Terrain (D13.1, D13.2). */
  readonly plainDesert: boolean;
};

/**
 * Returns how many of the entered hexes count for the Bog dr; null if Desert Mud is not in effect (D11.8).
 * @throws RangeError when a number of hexes is not a whole number ≥ 0
 */
export function mudHexesCounted(scenario: MudScenario, entered: Record<MudHex, number>): number | null {
  for (const hex of MUD_HEXES) checkWhole("hexes", entered[hex]);
  if (!Object.values(scenario).every(Boolean)) return null;
  return COUNTS.reduce((sum, hex) => sum + entered[hex], 0);
}
