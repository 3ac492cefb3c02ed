/** Computes the LOS Hindrances and DLV Hindrances of an attack: haze, Sun Blindness, Dust, SMOKE, brush and grain. */
import { always, type Distribution } from "./distribution.ts";
import { type DustAttackKind, type DustLine, type DustReason, dustAttack, isAdjacentPbf } from "./dust-attack.ts";
import { type FireAttack, type FireKind, isDusty, type Remark, SIGHTLESS, type Sky } from "./fire-attack.ts";
import { type Haze, heatHazeDrm, RULE_OF_HAZE } from "./heat-haze.ts";
import type { Book } from "./scenario.ts";

/** A Hindrance of an attack. `drms`: each possible DRM with its odds. If the DRM is fixed, it is the only one. */
export type HindranceLine = {
  readonly name: DustLine["name"] | "vehicleDust" | "hindrance" | Exclude<Sky, "none">;
  readonly kind: "los" | "dlv";
  readonly drms: Distribution;
  /** The rule of the Hindrance; undefined for SMOKE, brush and grain, whose rules this site does not have. */
  readonly rule: string | undefined;
};

/**
 * Reasons from `dustAttack` that `hindrances` does not turn into remarks.
 *
 * `noDust`: there is nothing to explain. `cc`: the calculator does not ask about Dust in CC. `oba`, `groundSupport`: it
 * does not ask about the wind for these attacks. `pbfFree`, `pbfCounts`: `hindrances` adds these remarks itself,
 * because they also concern Vehicle Dust, which `dustAttack` does not know.
 */
const WITHOUT_REMARK = ["noDust", "cc", "oba", "groundSupport", "pbfFree", "pbfCounts"] as const;
type RemarkedReason = Exclude<DustReason["name"], (typeof WITHOUT_REMARK)[number]>;
const hasRemark = (name: DustReason["name"]): name is RemarkedReason => !WITHOUT_REMARK.some((other) => other === name);

/** A remark that explains why a Hindrance applies or does not apply, with its rule. */
export type HindranceRemark = Remark<RemarkedReason | "skyInside" | "noSun" | "noHaze" | "pbfFree" | "pbfCounts">;

/** The Hindrances of an attack, with remarks. */
export type Hindrances = {
  readonly lines: readonly HindranceLine[];
  readonly remarks: readonly HindranceRemark[];
  /**
   * Whether the sum of LOS Hindrances blocks the LOS in ASL. Always false for OBA, which does not need LOS to the hex.
   */
  readonly blocksLos: boolean;
};

/** ASL A6.7: the lowest sum of LOS Hindrances that blocks the LOS. */
const BLOCKS_LOS = 6;
/** D11.611, D11.612: the DRM of Sun Blindness. */
const SUN_BLINDNESS = 2;

const DUST_KIND: Partial<Record<FireKind, DustAttackKind>> = {
  gun: "th",
  mortar: "th",
  oba: "oba",
  dc: "dc",
  ft: "ft",
  aerial: "aerial",
};

/**
 * Returns the Hindrances of a legal attack (D11.6–D11.793); undefined if Dust forbids the attack (D11.731).
 * @throws RangeError when the range is not a whole number ≥ 0 or, in haze, is greater than 60
 */
export function hindrances(a: FireAttack, book: Book = "sl"): Hindrances | undefined {
  const remarks: HindranceRemark[] = [];
  const inside = a.facts.includes("inside");
  if (SIGHTLESS.includes(a.kind)) return { lines: [], remarks, blocksLos: false };

  const kind = a.target === "aerial" ? "atAerial" : (DUST_KIND[a.kind] ?? "ift");
  const isPbf = isAdjacentPbf({ kind, range: a.range }) && isDusty(a);
  const isFree = isPbf && a.facts.includes("pbfFree");
  if (isPbf) remarks.push({ name: isFree ? "pbfFree" : "pbfCounts", rule: "D11.7" });
  const dust = dustAttack(
    {
      density: a.dust,
      range: a.range,
      kind,
      pbfFree: isFree,
      inBuilding: inside,
      intoWind: a.facts.includes("intoWind"),
      throughFfe: a.facts.includes("ffe"),
    },
    book,
  );
  if (!dust.allowed) return undefined;
  if (isDusty(a)) {
    for (const { name, rule } of dust.reasons) if (hasRemark(name)) remarks.push({ name, rule });
  }

  const lines: HindranceLine[] = dust.lines.map(({ name, drms, rule }) => ({
    name,
    kind: name === "halfRange" || name === "fullRange" || name === "ffe" ? "los" : "dlv",
    drms,
    rule,
  }));
  if (a.vehicleDust > 0 && a.range > 0 && !inside && !isFree)
    lines.push({ name: "vehicleDust", kind: "los", drms: always(a.vehicleDust), rule: "D11.74" });
  if (a.hindrance > 0 && a.kind !== "oba")
    lines.push({ name: "hindrance", kind: "los", drms: always(a.hindrance), rule: undefined });
  // Adds up only LOS Hindrances, because DLV Hindrances never block the LOS (D11.6).
  const los = lines.filter(({ kind }) => kind === "los").flatMap(({ drms }) => [...drms.counts.keys()]);
  const blocksLos = a.kind !== "oba" && los.reduce((total, drm) => total + drm, 0) >= BLOCKS_LOS;
  lines.push(...skyLines(a, inside, remarks));
  return { lines, remarks, blocksLos };
}

/**
 * Returns the DRM of haze (D11.62–.623) or Sun Blindness (D11.611–.612). Inside one building, there is none (D11.791).
 */
function skyLines(a: FireAttack, inside: boolean, remarks: HindranceRemark[]): HindranceLine[] {
  const { sky } = a;
  if (sky === "none") return [];
  if (inside) {
    remarks.push({ name: "skyInside", rule: "D11.791" });
    return [];
  }
  if (sky === "morning" || sky === "afternoon") {
    const rule = sky === "morning" ? "D11.611" : "D11.612";
    if (a.facts.includes("zone") && a.range > 0) return [{ name: sky, kind: "dlv", drms: always(SUN_BLINDNESS), rule }];
    remarks.push({ name: "noSun", rule });
    return [];
  }
  const own = a.target === "infantry" ? "infantry" : "vehicle";
  const haze: Haze = sky === "intense" ? "intense" : "normal";
  const hazy = heatHazeDrm({
    haze,
    range: a.range,
    attacker: a.kind === "aerial" ? "aerial" : "ground",
    target: a.hex === "both" ? "both" : a.hex === "empty" ? "emptyHex" : own,
  });
  if (hazy.affected && hazy.lines.length)
    return hazy.lines.map(({ drm, rule }) => ({ name: sky, kind: "dlv", drms: always(drm), rule }));
  remarks.push({ name: "noHaze", rule: RULE_OF_HAZE[haze] });
  return [];
}
