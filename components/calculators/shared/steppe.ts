/** The query values for Steppe Terrain, shared by the DYO calculator and the Dust calculator. */
import type { Steppe } from "../../../src/game/scenario.ts";

/** The query value for each effect of Steppe Terrain (D13.2). */
export const STEPPE_AS = { none: "0", veryDry: "1", beside: "beside" } as const satisfies Record<Steppe, string>;
/** The query values for Steppe Terrain, in display order. */
export const STEPPE_VALUES = [STEPPE_AS.none, STEPPE_AS.veryDry, STEPPE_AS.beside] as const;

/** Converts a query value to its `Steppe`: "1" becomes "veryDry". */
export const steppeFrom = (value: (typeof STEPPE_VALUES)[number]): Steppe =>
  (Object.keys(STEPPE_AS) as Steppe[]).find((steppe) => STEPPE_AS[steppe] === value)!;
