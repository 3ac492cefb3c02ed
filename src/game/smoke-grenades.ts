import { atMost, die, type Odds } from "./distribution.ts";

/** F.10: a CE AFV succeeds on a usage dr of this or less. */
const CE_AFV_NUMBER = 2;
/** F.10: a BU OT AFV or an unarmored vehicle succeeds on a usage dr of this or less. */
const LESSER_NUMBER = 1;

export type SmokeAttempt = {
  /** CT and OT: armored, with a closed or an open top. */
  readonly armor: "ct" | "ot" | "unarmored";
  /** CE or BU; an unarmored vehicle is neither. */
  readonly crew: "ce" | "bu";
  /** Whether the counter shows a MA. */
  readonly maShown: boolean;
  /** Whether the vehicle has tried its smoke dispenser in this MPh. */
  readonly dispenserTried: boolean;
  readonly mph: "own" | "opponent";
};

export type SmokeGrenades =
  | { readonly allowed: false; readonly reason: "noMa" | "ctBu" | "dispenserTried" }
  | {
      readonly allowed: true;
      readonly case: "ceAfv" | "buOtAfv" | "unarmored";
      /** Succeeds on a usage dr of this or less. */
      readonly number: number;
      /** The odds of success, of 6. */
      readonly odds: Odds;
      /** `phaseEnd`: removed at the end of this MPh. `smokeRule`: removed as by A24.11. */
      readonly stays: "phaseEnd" | "smokeRule";
    };

/** Returns whether a vehicle may use smoke grenades, the usage dr that succeeds, and how long the Smoke stays (F.10). */
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
