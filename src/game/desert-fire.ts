/** Determines whether the desert rules allow an attack, and the modifiers that they give it. */
import { always, type Distribution, sum } from "./distribution.ts";
import { type DrmKind, type FireAttack, isSand, isShelled, type Remark } from "./fire-attack.ts";
import { type HindranceLine, type HindranceRemark, hindrances } from "./fire-hindrance.ts";
import { type CancelsOpen, openGroundDrm } from "./fire-open-ground.ts";
import { type FirePower, firePower } from "./fire-power.ts";
import { legal, type Misfit, type Question } from "./fire-questions.ts";
import { fireTem, type TemLine, type TemRemark } from "./fire-tem.ts";
import type { Book } from "./scenario.ts";
import { type Shot, shotExists } from "./shot-exists.ts";

type LineName = TemLine["name"] | HindranceLine["name"] | "moving" | "thOutsideFront" | "ccAgainstCrest" | "ccByCrest";

/**
 * A modifier of an attack. `drms`: the distribution of its DRM, with only one value if the DRM does not depend on a dr.
 */
export type FireLine = {
  readonly name: LineName;
  readonly kind: DrmKind;
  readonly drms: Distribution;
  /** The rule of the modifier; undefined for a modifier of the general rules, which this site does not have. */
  readonly rule: string | undefined;
};

/**
 * A modifier that is cancelled. `open.brush`, for example: brush cancels the −2 for moving in the open. `ccOverCrest`:
 * entry over the crest cancels the CC DRM for crest status. `wet`: Wet or Mud EC cancel the effects of sand.
 */
export type Cancelled = Remark<`open.${CancelsOpen}` | "ccOverCrest" | "wet">;
/** A remark on an attack, and the rule that is the reason for it. */
export type FireRemark = TemRemark | HindranceRemark | Remark<"noTemCc" | "cc" | "sangarKia" | "sangarOvr">;

/** The result of `desertFire`. */
export type FireResult = {
  /** The attack that was evaluated: the given attack after its illegal choices were replaced. */
  readonly attack: FireAttack;
  readonly misfits: readonly Misfit[];
  /** The questions that the player answered although they do not matter for the attack. */
  readonly idle: readonly Question[];
  /** Whether the shot is possible, with the reasons or the conditions. */
  readonly shot: Shot;
} & (
  | { readonly allowed: false }
  | {
      readonly allowed: true;
      readonly lines: readonly FireLine[];
      /**
       * Further modifiers. No desert rule says whether they are added to those in `lines`. The general rules, which
       * this site does not have, decide this.
       */
      readonly beside: readonly FireLine[];
      readonly cancelled: readonly Cancelled[];
      readonly remarks: readonly FireRemark[];
      /** For each kind of modifier, the sum of these modifiers in `lines`. */
      readonly byKind: Readonly<Record<DrmKind, Distribution>>;
      /** The sum of all modifiers in `lines`. */
      readonly drms: Distribution;
      readonly power: FirePower;
      /** The DRM to the MC that a Bombardment causes for units in sand (D7.4). It does not modify the attack itself. */
      readonly mcDrm: number;
    }
);

/** D6.12: the DRM to CC against Infantry in crest status. */
const CC_AGAINST_CREST = -2;
/** D6.12: the DRM to CC by Infantry in crest status. */
const CC_BY_CREST = 2;
/** D6.12: the TH DRM for Infantry in crest status that fires at a target outside its crest front. */
const TH_OUTSIDE_FRONT = 2;
/** D7.4: the DRM to the MC of units in sand after a Bombardment. */
const BOMBARDMENT_MC = -2;

/**
 * Applies the desert rules of a book to an attack. Returns the modifiers, their exact sum, the cancelled modifiers and
 * the FP. First, `legal` replaces illegal choices in `given` and drops answers that do not matter.
 * @throws RangeError when the range is not a whole number from 0 to 60
 */
export function desertFire(given: FireAttack, book: Book = "sl"): FireResult {
  const { attack: a, misfits, idle } = legal(given);
  const seen = hindrances(a, book);
  // By A6.7 of ASL, LOS Hindrances can block LOS. In Squad Leader the players choose whether to use A6.7.
  const blocks = book === "asl" ? "blocks" : "mayBlock";
  const shot = shotExists(a, !seen ? "forbids" : seen.blocksLos ? blocks : undefined, book);
  if (!seen || shot.verdict === "noShot") return { attack: a, misfits, idle, shot, allowed: false };

  const cancelled: Cancelled[] = [];
  const remarks: FireRemark[] = [];
  const lines: FireLine[] = [];
  const add = (name: LineName, drm: number, rule: string, kind: DrmKind = "other") =>
    lines.push({ name, kind, drms: always(drm), rule });
  const beside: FireLine[] = [];

  if (a.kind === "cc") {
    remarks.push({ name: "noTemCc", rule: "D8.4" }, { name: "cc", rule: "D11.792" });
    if (a.crestInCc !== "none") {
      if (a.facts.includes("overCrest")) cancelled.push({ name: "ccOverCrest", rule: "D6.12" });
      else if (a.crestInCc === "defender") add("ccAgainstCrest", CC_AGAINST_CREST, "D6.12");
      else add("ccByCrest", CC_BY_CREST, "D6.12");
    }
  } else {
    const tem = fireTem(a, book);
    for (const { name, drm, rule, kind } of tem.lines) add(name, drm, rule, kind);
    beside.push(...tem.beside.map(({ drm, ...line }) => ({ ...line, drms: always(drm) })));
    remarks.push(...tem.remarks);
    lines.push(...seen.lines);
    const open = openGroundDrm(
      a,
      tem.lines.map(({ name }) => name),
      seen.lines.some(({ kind }) => kind === "los"),
      book,
    );
    if (open?.applies) add("moving", open.drm, open.rule);
    else if (open) cancelled.push({ name: `open.${open.name}`, rule: open.rule });
    if (a.firer === "crest" && a.kind === "gun") add("thOutsideFront", TH_OUTSIDE_FRONT, "D6.12");
    remarks.push(...seen.remarks);
    const explosive = a.kind === "dc" || a.kind === "ovr" || isShelled(a.kind);
    if ((a.cover === "sangar" || a.cover === "sangarGun") && explosive)
      remarks.push({ name: a.kind === "ovr" ? "sangarOvr" : "sangarKia", rule: "D8.41" });
  }

  const sandBombarded = a.kind === "bombardment" && isSand(a);
  if (isSand(a) && a.facts.includes("wet"))
    cancelled.push({ name: "wet", rule: a.cover === "foxhole" ? "D7.42" : a.cover === "emplaced" ? "D7.41" : "D7.4" });
  const all = (kind?: DrmKind) =>
    lines
      .filter((line) => !kind || line.kind === kind)
      .reduce<Distribution>((total, line) => sum(total, line.drms), always(0));
  return {
    attack: a,
    misfits,
    idle,
    shot,
    allowed: true,
    lines,
    beside,
    cancelled,
    remarks,
    byKind: { tem: all("tem"), los: all("los"), dlv: all("dlv"), other: all("other") },
    drms: all(),
    power: firePower(a),
    mcDrm: sandBombarded && !a.facts.includes("wet") ? BOMBARDMENT_MC : 0,
  };
}
