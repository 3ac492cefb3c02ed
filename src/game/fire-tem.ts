/**
 * Computes the TEM and similar DRM of a target by the desert rules. The DRM are constants here, because the rules give
 * them in prose and not in a table.
 */
import { crewExposedDrm } from "./crew-exposed.ts";
import {
  type Fact,
  type FireAttack,
  farAbove,
  groundOf,
  isCrestEntrenched,
  isDirect,
  isDune,
  isSand,
  isShelled,
  isUnarmored,
  type Remark,
} from "./fire-attack.ts";
import { type Book, ruleIn } from "./scenario.ts";
import { sumOfDrms } from "./table.ts";

/** A TEM or other modifier of an attack, with its DRM and rule. */
export type TemLine = {
  readonly name:
    | ("x1" | "x2" | "broken" | "cactus" | "olive" | "deir" | "crestFront" | "duneCrest" | "hammada")
    | ("foxhole" | "foxholeSand" | "emplaced" | "emplacedSand" | "sangar" | "sangarHeavy" | "sangarGun" | "wreck")
    | ("height" | "ceMr35" | "ceSmv90");
  readonly kind: "tem" | "other";
  readonly drm: number;
  readonly rule: string;
};

/** A remark that explains why a TEM or the CE DRM does not apply, with its rule. */
export type TemRemark = Remark<
  | (
      | "noTemFt"
      | "bombsHammada"
      | "bombsSand"
      | "encircled"
      | "crestOpen"
      | "crestIndirect"
      | "wadi"
      | "hillock"
      | "scrub"
      | "sand"
      | "other"
    )
  | ("deirFlat" | "deirPassenger" | "dunePassenger" | "duneIndirect" | "duneHigher")
  | ("ceNormal" | "ceNone" | "wreckSameLocation")
>;
type Say = (name: TemRemark["name"], rule: string) => void;

/** The TEM and similar modifiers of an attack, with remarks. */
export type FireTem = {
  /** The modifiers that apply. */
  readonly lines: readonly TemLine[];
  /**
   * Modifiers that may apply in addition to `lines`. No desert rule adds them. The general rules decide this, but this
   * site does not have them.
   */
  readonly beside: readonly TemLine[];
  readonly remarks: readonly TemRemark[];
};

/**
 * D7.42: the TEM of a foxhole outside sand. `heavy`: against OVR, OBA and (our reading) Bombardment; `other`: against
 * all other attacks.
 */
const FOXHOLE = { heavy: 4, other: 2 };
/** D8.4: the TEM of a sangar. `heavy`: against OBA and Bombardment; `other`: against all other attacks. */
const SANGAR = { heavy: 3, other: 1 };
/** The normal TEM of an Emplacement. In sand, an Emplacement has half of this TEM: +1 (D7.41). */
const EMPLACED = 2;
/** D3.4: the TEM of hammada. */
const HAMMADA = -1;
/** D4.5: the TEM of a deir against fire across its Lip. */
const DEIR = 1;
/** D7.513: the TEM of a Dune Crest. */
const DUNE_CREST = 1;
/** D4.51, D6.52: the TEM of an AFV or wreck. */
const WRECK = 1;
/** D5.66: the DRM of Height Advantage. It is also used for D6.51, which does not give a number. */
const HEIGHT_ADVANTAGE = 1;

const tem = (name: TemLine["name"], drm: number, rule: string): TemLine => ({ name, kind: "tem", drm, rule });

const ON_GROUND: Partial<Record<FireAttack["terrain"], TemLine>> = {
  x1: tem("x1", 4, "F12.43"),
  x2: tem("x2", 1, "F12.44"),
  broken: tem("broken", 1, "D13.1"),
  cactus: tem("cactus", 1, "D13.4"),
  olive: tem("olive", 1, "D13.5"),
};

/**
 * Returns the modifiers for the target's terrain and cover. The attack must be legal (fire-questions.ts).
 *
 * Positive modifiers are added together only if a rule says so. Otherwise, `lines` has only the greatest, and `beside`
 * has the others. In ASL, a wreck has no TEM against fire from its own Location (F6.52). The rules are D3.4, D4.5–.51,
 * D5.42, D5.66, D6.0-Crest, D6.51–.52, D7.4–.42, D7.513, D8.4, D13.1, D13.4–.5, F12.43–.44, It-V11 and It-V16.
 */
export function fireTem(a: FireAttack, book: Book = "sl"): FireTem {
  const remarks: TemRemark[] = [];
  const remark: Say = (name, rule) => remarks.push({ name, rule });
  if (a.target === "aerial") return { lines: [], beside: [], remarks };
  const ce = ceDrm(a, remark);
  if (a.kind === "ft") {
    // By D8.4, a sangar has no TEM against CC and FT. By the general rules, no other TEM applies against FT either.
    remark("noTemFt", "D8.4");
    return { lines: ce, beside: [], remarks };
  }
  if (a.kind === "aerial" && isUnarmored(a.target)) {
    if (groundOf(a) === "hammada") remark("bombsHammada", "D3.4");
    if (isSand(a) && !is(a, "wet")) remark("bombsSand", "D7.4");
  }
  const cover = coverTem(a);
  const crest = duneTem(a, remark);
  // The TEM of cover and Dune Crest are added together, because unit B in the example of D7.513 has +1 for each: Dune
  // Crest and foxhole. By our reading, this applies to an Emplacement too.
  const bundles = [groundTem(a, remark), formTem(a, remark), [...cover, ...crest], heightTem(a)].filter(
    (b) => b.length,
  );
  const wreckRule = a.terrain === "deir" ? "D4.51" : "D6.52";
  if (a.cover === "wreck" && book === "asl" && a.kind === "ovr") remark("wreckSameLocation", ruleIn(book, wreckRule));
  else if (a.cover === "wreck") bundles.push([tem("wreck", WRECK, wreckRule)]);
  const best = bundles.reduce<readonly TemLine[]>(
    (most, b) => (sumOfDrms(b) > sumOfDrms(most) ? b : most),
    bundles[0] ?? [],
  );
  return {
    lines: [...best, ...hammadaTem(a), ...ce],
    beside: bundles.filter((b) => b !== best).flat(),
    remarks,
  };
}

const is = (a: FireAttack, fact: Fact) => a.facts.includes(fact);

/** Returns the TEM of the ground in the target's hex, such as Broken Ground, or of Overlay X1 or X2. */
function groundTem(a: FireAttack, remark: Say): TemLine[] {
  const ground = groundOf(a);
  if (ground === "x2" && is(a, "encircled")) {
    remark("encircled", "F12.44");
    return [];
  }
  const stated = ON_GROUND[ground];
  if (ground === "scrub") remark("scrub", "D2.2");
  if (ground === "other") remark("other", "D.2");
  if (ground === "sand" || isDune(a)) remark("sand", "D7.4");
  return stated ? [stated] : [];
}

/** Returns the TEM of a deir (D4.5) or, for a target in crest status, of the crest front (D6.0-Crest). */
function formTem(a: FireAttack, remark: Say): TemLine[] {
  const { terrain, kind, target } = a;
  if (terrain === "deir") {
    if (target !== "passenger" && isDirect(kind) && is(a, "lip") && is(a, "sameLevel"))
      return [tem("deir", DEIR, "D4.5")];
    remark(target === "passenger" ? "deirPassenger" : "deirFlat", "D4.5");
  }
  if (terrain === "crest") {
    // A target behind its crest front counts as entrenched, so it has the TEM of a foxhole against Direct Fire.
    if (isCrestEntrenched(a)) return [tem("crestFront", FOXHOLE.other, "D6.0-Crest")];
    remark(isDirect(kind) ? "crestOpen" : "crestIndirect", "D6.0-Crest");
  }
  if (terrain === "wadi") remark("wadi", "D5.42");
  if (terrain === "hillock" && !is(a, "lower")) remark("hillock", "D6.5");
  return [];
}

/** Returns the TEM of a Dune Crest, whatever the terrain behind it (D7.513). */
function duneTem(a: FireAttack, remark: Say): TemLine[] {
  if (a.target === "passenger" || !isDirect(a.kind)) {
    if (isDune(a)) remark(a.target === "passenger" ? "dunePassenger" : "duneIndirect", "D7.513");
    return [];
  }
  if (!is(a, "duneCrest")) return [];
  if (!is(a, "higher") && farAbove(a) !== "firer") return [tem("duneCrest", DUNE_CREST, "D7.513")];
  remark("duneHigher", "D7.513");
  return [];
}

/**
 * Returns the TEM of the cover (D7.41, D7.42, D8.4). Sand halves the TEM of foxholes and Emplacements unless EC are Wet
 * or Mud.
 */
function coverTem(a: FireAttack): TemLine[] {
  const soft = isSand(a) && !is(a, "wet");
  const part = soft ? 2 : 1;
  const { kind } = a;
  switch (a.cover) {
    case "foxhole": {
      const heavy = kind === "oba" || kind === "ovr" || kind === "bombardment";
      const normal = heavy ? FOXHOLE.heavy : FOXHOLE.other;
      return [tem(soft ? "foxholeSand" : "foxhole", normal / part, "D7.42")];
    }
    case "emplaced":
      return [tem(soft ? "emplacedSand" : "emplaced", EMPLACED / part, "D7.41")];
    case "sangar":
    case "sangarGun": {
      if (kind === "oba" || kind === "bombardment") return [tem("sangarHeavy", SANGAR.heavy, "D8.4")];
      return a.cover === "sangar" ? [tem("sangar", SANGAR.other, "D8.4")] : [tem("sangarGun", EMPLACED, "D8.4")];
    }
    default:
      return [];
  }
}

/** Returns the DRM of Height Advantage: on a hillock (D6.51), or against fire from a wadi through a cliff (D5.66). */
function heightTem(a: FireAttack): TemLine[] {
  const height = (rule: string): TemLine => ({ name: "height", kind: "other", drm: HEIGHT_ADVANTAGE, rule });
  if (!isDirect(a.kind)) return [];
  const raised = a.terrain === "hillock" || a.terrain === "highDune";
  if (is(a, "lower") || (raised && farAbove(a) === "target")) return [height("D6.51")];
  const outside = a.terrain !== "wadi" && a.terrain !== "crest";
  const near = a.place === "adjacent" || a.place === "unsaid";
  return a.firer === "cliff" && a.target === "infantry" && outside && near ? [height("D5.66")] : [];
}

/** Returns the TEM of hammada, which is added to any other TEM (D3.4). */
function hammadaTem(a: FireAttack): TemLine[] {
  const he = isShelled(a.kind) && !is(a, "notHe");
  const applies = groundOf(a) === "hammada" && isUnarmored(a.target) && (he || a.kind === "dc");
  return applies ? [tem("hammada", HAMMADA, "D3.4")] : [];
}

/** Returns the CE DRM of the two AFV in the notes It-V11 and It-V16. */
function ceDrm(a: FireAttack, remark: Say): TemLine[] {
  const { kind, target } = a;
  if (target !== "ceMr35" && target !== "ceSmv90") return [];
  const facing = is(a, "facing");
  // The note on the MR/35 covers only Direct and Indirect Fire. Against other attacks, the CE DRM of the general rules
  // applies, which this site does not have.
  const indirect = kind === "mortar" || kind === "oba";
  const { drm, rule } = crewExposedDrm(
    target === "ceSmv90"
      ? { afv: "smv90", attack: facing ? "unarmored" : "armored" }
      : { afv: "mr35", attack: indirect ? "indirect" : isDirect(kind) && facing ? "rear" : "otherDirect" },
  );
  if (drm) return [{ name: target, kind: "other", drm, rule }];
  remark(drm === null ? "ceNormal" : "ceNone", rule);
  return [];
}
