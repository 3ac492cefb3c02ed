/** Determines whether an attack is possible at all, before any modifier. */
import { compareDensity } from "./dust-density.ts";
import { type Fact, type FireAttack, farAbove, firesFromWadi, isFired, isWadiShot } from "./fire-attack.ts";
import type { Book } from "./scenario.ts";
import { forbiddenInWadi, hasCliff, isEntrenched, type WadiBar } from "./wadi-fire.ts";

/** The reason why there is no shot. */
type NoShot = "aerialDust" | "losBlocked" | WadiBar;
/**
 * A condition that the players must check. It depends on the map, on rules that this site does not have, or on an
 * unanswered question.
 */
type Condition =
  | (
      | "losMayBeBlocked"
      | "obaRange"
      | "aerial"
      | "place"
      | "cliff"
      | "cliffEntrenched"
      | "insideWadi"
      | "distance"
      | "cliffHole"
    )
  | ("crestWeapon" | "ovrWadi" | "ovrX1" | "ftVehicle" | "deirLip" | "fireLane");
/** A remark on a possible shot: why D5.4 allows it, or what is known about its LOS. */
type Reason = "adjacent" | "crest" | "unaimed" | "seen" | "hillock" | "dune";

/**
 * Whether an attack is possible. `shot`: it is possible; `lines` has a remark or is empty. `noShot`: it is impossible;
 * `lines` has the reason. `mustHold`: it is possible if all conditions in `lines` hold.
 */
export type Shot = {
  readonly verdict: "shot" | "noShot" | "mustHold";
  readonly lines: readonly { readonly name: NoShot | Condition | Reason; readonly rule?: string | undefined }[];
};

const is = (a: FireAttack, fact: Fact) => a.facts.includes(fact);

/**
 * Returns whether an attack is possible, or on which conditions (D4.4, D4.52, D5.4, D5.61, D5.63, D5.65, D5.67,
 * D6.0-Crest, D6.13, D6.4, D7.512, D11.73, D11.731, F12.43). The attack must be legal (fire-questions.ts).
 * `dust`: whether Dust forbids the attack, blocks its LOS, or blocks its LOS only if the game uses A6.7 of ASL.
 * If the LOS is known to be clear, the conditions in `OF_LOS` are left out.
 */
export function shotExists(a: FireAttack, dust?: "forbids" | "blocks" | "mayBlock", book: Book = "sl"): Shot {
  const noShot = (name: NoShot, rule: string): Shot => ({ verdict: "noShot", lines: [{ name, rule }] });
  if (dust === "forbids") return noShot("aerialDust", "D11.731");
  const forbidden = forbiddenInWadi(a);
  if (forbidden) return noShot(...forbidden);
  if (dust === "blocks") return noShot("losBlocked", "D11.73");
  const ofLos = is(a, "seen") ? OF_LOS[book] : [];
  const conditions = CONDITIONS.filter(([name, , matters]) => matters(a) && !ofLos.includes(name)).map(
    ([name, rule]) => ({
      name,
      rule,
    }),
  );
  if (dust) conditions.unshift({ name: "losMayBeBlocked", rule: "D11.73" });
  if (conditions.length) return { verdict: "mustHold", lines: conditions };
  const [, ...reason] = REASONS.find(([applies]) => applies(a)) ?? [];
  return { verdict: "shot", lines: reason.length ? [{ name: reason[0], rule: reason[1] }] : [] };
}

/**
 * The conditions that hold whenever the LOS is clear. In ASL, the distance is one of them (A6.3). In Squad Leader, the
 * distance depends on the general rules, which this site does not have.
 */
const OF_LOS: Readonly<Record<Book, readonly Condition[]>> = {
  sl: ["deirLip", "insideWadi"],
  asl: ["deirLip", "insideWadi", "distance"],
};

const isPlaceUnknown = (a: FireAttack) => isWadiShot(a) && a.place === "unsaid";
const isInWadi = ({ terrain }: FireAttack) => terrain === "wadi" || terrain === "crest";

/** All conditions. Each has its rule, and a function that returns whether the condition applies to an attack. */
const CONDITIONS: readonly (readonly [Condition, string | undefined, (a: FireAttack) => boolean])[] = [
  ["place", "D5.4", isPlaceUnknown],
  ["cliff", "D5.65", isPlaceUnknown],
  ["cliffEntrenched", "D5.67", isPlaceUnknown],
  ["insideWadi", "D5.4", (a) => isWadiShot(a) && a.place === "sameWadi"],
  ["distance", "D5.65", (a) => farAbove(a) !== undefined],
  [
    "aerial",
    "D5.4",
    (a) => (a.kind === "aerial" && a.terrain === "wadi") || (a.target === "aerial" && firesFromWadi(a)),
  ],
  ["obaRange", "D11.73", (a) => a.kind === "oba" && compareDensity(a.dust, "heavy") >= 0],
  ["ovrWadi", "D5.63", (a) => a.kind === "ovr" && isInWadi(a)],
  ["ovrX1", "F12.43", (a) => a.kind === "ovr" && a.terrain === "x1"],
  ["cliffHole", "D5.61", (a) => a.terrain === "wadi" && isEntrenched(a)],
  ["crestWeapon", "D6.13", (a) => a.firer === "crest"],
  ["ftVehicle", undefined, (a) => a.kind === "ft" && a.range === 3],
  ["deirLip", "D4.4", (a) => isFired(a.kind) && a.terrain === "deir" && a.cover !== "none" && a.cover !== "wreck"],
  ["fireLane", "D4.52", (a) => a.kind === "smallArms" && a.terrain === "deir" && is(a, "moving")],
];

/**
 * All remarks. Each has a function that returns whether the remark applies to an attack, and its rule. Only the first
 * remark that applies is used.
 */
const REASONS: readonly (readonly [(a: FireAttack) => boolean, Reason, string | undefined])[] = [
  [(a) => isWadiShot(a) && hasCliff(a), "adjacent", "D5.65"],
  [isWadiShot, "adjacent", "D5.4"],
  [(a) => isFired(a.kind) && a.terrain === "crest", "crest", "D6.0-Crest"],
  [(a) => a.terrain === "wadi" && (a.kind === "oba" || a.kind === "bombardment"), "unaimed", "D5.4"],
  [(a) => isFired(a.kind) && is(a, "seen"), "seen", undefined],
  [(a) => isFired(a.kind) && a.terrain === "hillock", "hillock", "D6.4"],
  [(a) => isFired(a.kind) && (a.terrain === "lowDune" || a.terrain === "highDune"), "dune", "D7.512"],
];
