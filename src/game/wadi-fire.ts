/** Fire between two units of which one or both are in a wadi. */
import WADI from "../tables/D5.4-fire.ts";
import { type Fact, type FireAttack, farAbove, firesFromWadi, isCrestEntrenched, isWadiShot } from "./fire-attack.ts";

/** Why a wadi forbids it. */
export type WadiBar = "elsewhere" | "bothWadi" | "threeUpCliff" | "vehicle" | "entrenched";

/** Whether the target is in an entrenchment. */
export const isEntrenched = ({ cover }: FireAttack): boolean =>
  cover === "foxhole" || cover === "sangar" || cover === "sangarGun";
/** Whether the fire passes a cliff side. */
export const hasCliff = (a: FireAttack): boolean => a.firer === "cliff" || is(a, "cliff");
const is = (a: FireAttack, fact: Fact) => a.facts.includes(fact);

/** D5.4, D5.65, D5.67: why two units of which one or both are in a wadi may not fire at each other, and its rule. */
export function forbiddenInWadi(a: FireAttack): readonly [why: WadiBar, rule: string] | undefined {
  const { place } = a;
  if (!isWadiShot(a) || place === "unsaid") return undefined;
  // Each of two units in wadis may fire only at one 3 levels above itself, which they cannot both be.
  if (a.terrain === "wadi" && firesFromWadi(a) && farAbove(a)) return ["bothWadi", "D5.4"];
  if (WADI[place][hasCliff(a) ? "cliff" : "open"] === "forbidden")
    return place === "threeUp" ? ["threeUpCliff", "D5.65"] : ["elsewhere", "D5.4"];
  if (place !== "adjacent" || !hasCliff(a)) return undefined;
  if (is(a, "vehicle")) return ["vehicle", "D5.65"];
  const isDugIn = firesFromWadi(a) && (isEntrenched(a) || isCrestEntrenched(a));
  return isDugIn || is(a, "dugIn") ? ["entrenched", "D5.67"] : undefined;
}
