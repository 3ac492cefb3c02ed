/** Steppe Terrain in the addresses of the calculators of DYO scenarios and of Dust. */
import type { Steppe } from "../../../src/game/scenario.ts";

/** How the address writes what Steppe Terrain asks of Dust and Sun Blindness (D13.2). */
export const STEPPE_AS = { none: "0", veryDry: "1", beside: "beside" } as const satisfies Record<Steppe, string>;
/** The values of the address, in the order in which they are offered. */
export const STEPPE_VALUES = ["0", "1", "beside"] as const;

/** What a value of the address means. */
export const steppeFrom = (value: (typeof STEPPE_VALUES)[number]): Steppe =>
  value === "0" ? "none" : value === "1" ? "veryDry" : value;
