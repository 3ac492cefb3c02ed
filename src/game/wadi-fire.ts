/** Determines whether a wadi forbids fire into or out of it, and why. */
import WADI from "../tables/D5.4-fire.ts";
import { type Fact, type FireAttack, farAbove, firesFromWadi, isCrestEntrenched, isWadiShot } from "./fire-attack.ts";

/** The reason why a wadi forbids the fire. */
export type WadiBar = "elsewhere" | "bothWadi" | "threeUpCliff" | "vehicle" | "entrenched";

/** Returns whether the target is in an entrenchment. */
export const isEntrenched = ({ cover }: FireAttack): boolean =>
  cover === "foxhole" || cover === "sangar" || cover === "sangarGun";
/** Returns whether the fire crosses a cliff hexside. */
export const hasCliff = (a: FireAttack): boolean => a.firer === "cliff" || is(a, "cliff");
const is = (a: FireAttack, fact: Fact) => a.facts.includes(fact);

/**
 * Returns why fire into or out of a wadi is forbidden, with the rule (D5.4, D5.65, D5.67): `["vehicle", "D5.65"]`.
 * Undefined if the fire is not forbidden.
 */
export function forbiddenInWadi(a: FireAttack): readonly [why: WadiBar, rule: string] | undefined {
  const { place } = a;
  if (!isWadiShot(a) || place === "unsaid") return undefined;
  // If both units are IN wadis, each would have to be 3 levels above the other, which is impossible.
  if (a.terrain === "wadi" && firesFromWadi(a) && farAbove(a)) return ["bothWadi", "D5.4"];
  if (WADI[place][hasCliff(a) ? "cliff" : "open"] === "forbidden")
    return place === "threeUp" ? ["threeUpCliff", "D5.65"] : ["elsewhere", "D5.4"];
  if (place !== "adjacent" || !hasCliff(a)) return undefined;
  if (is(a, "vehicle")) return ["vehicle", "D5.65"];
  const isDugIn = firesFromWadi(a) && (isEntrenched(a) || isCrestEntrenched(a));
  return isDugIn || is(a, "dugIn") ? ["entrenched", "D5.67"] : undefined;
}
