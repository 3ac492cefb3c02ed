import { atMost, die, type Odds } from "./distribution.ts";

/** F.10: the highest usage dr with which a CE AFV succeeds. */
const CE_AFV_NUMBER = 2;
/** F.10: the highest usage dr with which a BU OT AFV or an unarmored vehicle succeeds. */
const LESSER_NUMBER = 1;

/** A vehicle's attempt to place Smoke with smoke grenades. */
export type SmokeAttempt = {
  /** `ct`: armored with a closed top. `ot`: armored with an open top. */
  readonly armor: "ct" | "ot" | "unarmored";
  /** Ignored for an unarmored vehicle, which is neither CE nor BU. */
  readonly crew: "ce" | "bu";
  /** Whether the vehicle's counter shows a MA. */
  readonly maShown: boolean;
  /** Whether the vehicle has tried its smoke dispenser in this MPh. */
  readonly dispenserTried: boolean;
  readonly mph: "own" | "opponent";
};

/** Whether a vehicle may use smoke grenades. If so, with the odds of success; if not, with the reason. */
export type SmokeGrenades =
  | { readonly allowed: false; readonly reason: "noMa" | "ctBu" | "dispenserTried" }
  | {
      readonly allowed: true;
      readonly case: "ceAfv" | "buOtAfv" | "unarmored";
      /** The highest usage dr that succeeds. */
      readonly number: number;
      /** The odds of success, out of 6. */
      readonly odds: Odds;
      /** When the Smoke is removed. `phaseEnd`: at the end of this MPh. `smokeRule`: as A24.11 says. */
      readonly stays: "phaseEnd" | "smokeRule";
    };

/**
 * Returns whether a vehicle may use smoke grenades, the usage dr that succeeds, and how long the Smoke stays (F.10).
 */
export function smokeGrenades({ armor, crew, maShown, dispenserTried, mph }: SmokeAttempt): SmokeGrenades {
  if (!maShown) return { allowed: false, reason: "noMa" };
  if (armor === "ct" && crew === "bu") return { allowed: false, reason: "ctBu" };
  if (dispenserTried) return { allowed: false, reason: "dispenserTried" };
  const kind = armor === "unarmored" ? "unarmored" : crew === "ce" ? "ceAfv" : "buOtAfv";
  const number = kind === "ceAfv" ? CE_AFV_NUMBER : LESSER_NUMBER;
  return {
    allowed: true,
    case: kind,
    number,
    odds: atMost(die, number),
    stays: mph === "opponent" ? "phaseEnd" : "smokeRule",
  };
}
