/** Which questions matter for an attack, and the nearest attack that the rules allow. */
import { checkWhole } from "./distribution.ts";
import {
  type Fact,
  type FireAttack,
  type FireCover,
  type FireKind,
  type Firer,
  type FireTerrain,
  isDirect,
  isDusty,
  isSand,
  isShelled,
  isUnarmored,
  PLAIN_ATTACK,
  SIGHTLESS,
  type Sky,
  TARGETS,
  TERRAINS,
} from "./fire-attack.ts";
import { IN_FORCE } from "./fire-open-ground.ts";
import { firePower } from "./fire-power.ts";
import { MAX_RANGE } from "./scenario.ts";

/** A field of an attack, or a fact of it. */
export type Question = Exclude<keyof FireAttack, "facts"> | Fact;

/** A choice that the rest of the attack excludes, and the rule that forbids it; the first choice of its field replaces it. */
export type Misfit = {
  readonly field: "target" | "terrain" | "cover" | "firer" | "sky" | "range" | "dust" | "vehicleDust";
  readonly value: string;
  readonly rule?: string;
};

/** The terrain in which the rules give AFV and wrecks a TEM: a deir (D4.51), a hillock (D6.52), a High Dune as a hillock (D7.5). */
const WRECK_TERRAIN: readonly FireTerrain[] = ["deir", "hillock", "highDune"];
/** The terrain in which the calculator offers no cover. */
const NO_COVER: readonly FireTerrain[] = ["crest", "x1", "x2"];

/** The cover that terrain allows: no sangar in sand (D7.42), wrecks only where these rules mention them. */
function coversIn(terrain: FireTerrain): readonly FireCover[] {
  if (NO_COVER.includes(terrain)) return ["none"];
  const wreck = WRECK_TERRAIN.includes(terrain) ? (["wreck"] as const) : [];
  if (isSand(terrain)) return ["none", "foxhole", "emplaced", ...wreck];
  return ["none", "foxhole", "sangar", "emplaced", "sangarGun", ...wreck];
}

/** The places of the firer that have a bearing on the attack (D5.66, D6.12, F12.43). */
function firersOf({ kind, target, terrain }: FireAttack): readonly Firer[] {
  if (!isDirect(kind) || target === "aerial") return ["ordinary"];
  const cliff = target === "infantry" && terrain !== "wadi" && terrain !== "crest" ? (["cliff"] as const) : [];
  return ["ordinary", "crest", ...cliff, ...(kind === "smallArms" ? (["x1"] as const) : [])];
}

/** The DLV other than Dust that can affect an attack: none of OBA, DC, FT; no Sun Blindness with Aerial units (D11.611, D11.62). */
function skiesOf({ kind, target }: FireAttack): readonly Sky[] {
  if (SIGHTLESS.includes(kind) || kind === "oba" || kind === "dc" || kind === "ft" || target === "aerial")
    return ["none"];
  return kind === "aerial" ? ["none", "haze", "intense"] : ["none", "haze", "intense", "morning", "afternoon"];
}

/** The farthest target that a weapon reaches, in hexes: a DC the next one, a FT 3 (ASL A22.1: Normal Range 2 and 1 more). */
const REACH: Partial<Record<FireKind, number>> = { dc: 1, ft: 3 };

/** The ranges at which the attack can be made. */
const rangesOf = ({ kind }: FireAttack): readonly number[] =>
  Array.from({ length: (REACH[kind] ?? MAX_RANGE) + 1 }, (_, range) => range);

/** Whether each question matters for an attack, in the order in which they are asked. */
function matters(a: FireAttack): Readonly<Record<Question, boolean>> {
  const is = (fact: Fact) => a.facts.includes(fact);
  const onGround = a.target !== "aerial";
  const mayMove = a.target === "infantry" && a.terrain in IN_FORCE;
  const movable = mayMove && a.kind !== "bombardment" && a.kind !== "ovr";
  const moving = movable && is("moving");
  const mayHaveCover = a.target === "infantry" && !moving && a.kind !== "ft" && coversIn(a.terrain).length > 1;
  const softened = a.cover === "foxhole" || a.cover === "emplaced";
  const shelled = isShelled(a.kind) && isUnarmored(a.target);
  const sandy = isSand(a.terrain) && (shelled || a.kind === "bombardment" || (mayHaveCover && softened));
  const faces = isDirect(a.kind) && onGround;
  const rides = a.target === "passenger";
  const crested = (a.terrain === "lowDune" || a.terrain === "highDune") && faces && !rides;
  const raised = (a.terrain === "hillock" || a.terrain === "highDune") && faces;
  const sees = !SIGHTLESS.includes(a.kind);
  const hindered = sees && (a.sky !== "none" || isDusty(a));

  return {
    kind: true,
    crestInCc: a.kind === "cc",
    overCrest: a.kind === "cc" && a.crestInCc !== "none",
    target: true,
    terrain: onGround,
    wet: sandy,
    notHe: a.terrain === "hammada" && (a.kind === "gun" || a.kind === "mortar") && isUnarmored(a.target),
    encircled: a.terrain === "x2" && a.kind !== "ft",
    lip: a.terrain === "deir" && faces && !rides,
    sameLevel: a.terrain === "deir" && faces && !rides && is("lip"),
    duneCrest: crested,
    higher: crested && is("duneCrest"),
    lower: raised && !(crested && is("duneCrest") && is("higher")),
    front: a.terrain === "crest" && faces,
    frontExempt: a.terrain === "crest" && faces && is("front"),
    facing: (a.target === "ceMr35" || a.target === "ceSmv90") && faces,
    moving: movable,
    brush: moving && a.terrain === "wadi",
    cover: mayHaveCover,
    firer: firersOf(a).length > 1,
    fp: firePower(a).halvings.length > 0,
    sky: skiesOf(a).length > 1,
    zone: a.sky === "morning" || a.sky === "afternoon",
    hex: (a.sky === "haze" || a.sky === "intense") && (a.kind === "gun" || a.kind === "mortar"),
    dust: sees,
    intoWind: sees && a.dust !== "none" && a.kind !== "oba" && a.kind !== "aerial",
    ffe: sees,
    vehicleDust: sees,
    inside: hindered && a.terrain === "other" && onGround,
    range: hindered,
  };
}

/** All the questions, in the order in which they are asked. */
export const QUESTIONS = Object.keys(matters(PLAIN_ATTACK)) as readonly Question[];

/** The questions that matter for an attack that `legal` has made sound, in the order in which they are asked. */
export function questionsFor(a: FireAttack): readonly Question[] {
  const asked = matters(a);
  const ofCc: readonly Question[] = ["kind", "crestInCc", "overCrest"];
  return (a.kind === "cc" ? ofCc : QUESTIONS).filter((question) => asked[question]);
}

/** The choices that the rules allow, for each field whose choices depend on the rest of the attack. */
export const CHOICES: {
  readonly [F in "target" | "terrain" | "cover" | "firer" | "sky" | "range"]: (
    a: FireAttack,
  ) => readonly FireAttack[F][];
} = {
  target: ({ kind }) => TARGETS.filter((target) => target !== "aerial" || isDirect(kind)),
  // Only Infantry has crest status (D6.0-Crest).
  terrain: ({ target }) => TERRAINS.filter((terrain) => terrain !== "crest" || target === "infantry"),
  cover: (a) => coversIn(a.terrain),
  firer: firersOf,
  sky: skiesOf,
  range: rangesOf,
};

/** What forbids a choice, where a rule does. */
const FORBIDDEN_BY: Partial<Record<Misfit["field"], string>> = { terrain: "D6.0-Crest", sky: "D11.611" };

/**
 * The nearest attack that the rules allow. Replaces choices that the rest of the attack excludes, which it returns as
 * misfits, by the first of their field (a range by the longest), and drops the answers to questions that do not matter.
 * @throws RangeError when the range is not a whole number from 0 to 60
 */
export function legal(given: FireAttack): { readonly attack: FireAttack; readonly misfits: readonly Misfit[] } {
  checkWhole("hexes of range", given.range, 0, MAX_RANGE);
  let a = given;
  const misfits: Misfit[] = [];
  for (const field of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    const value = a[field];
    const choices: readonly (string | number)[] = CHOICES[field](a);
    if (!questionsFor(a).includes(field) || choices.includes(value)) continue;
    const rule = field === "cover" && isSand(a.terrain) ? "D7.42" : FORBIDDEN_BY[field];
    // The range at which an attack starts has not been chosen, so it is no fault of the reader's.
    if (value !== PLAIN_ATTACK.range) misfits.push({ field, value: String(value), ...(rule ? { rule } : {}) });
    a = { ...a, [field]: field === "terrain" ? "wadi" : field === "range" ? choices.at(-1) : PLAIN_ATTACK[field] };
  }
  // Dust of every form needs Dry or Very Dry EC; Early Morning Sun Blindness makes them Moist.
  const asked = questionsFor(a);
  const wet = asked.includes("wet") && a.facts.includes("wet");
  if (asked.includes("dust") && isDusty(a) && (wet || (asked.includes("sky") && a.sky === "morning"))) {
    misfits.push({ field: "dust", value: a.dust, rule: wet ? "D11.71" : "D11.6111" });
    a = { ...a, dust: "none", vehicleDust: 0, facts: a.facts.filter((fact) => fact !== "ffe") };
  }
  if (asked.includes("intoWind") && a.facts.includes("intoWind") && a.vehicleDust) {
    misfits.push({ field: "vehicleDust", value: String(a.vehicleDust), rule: "D11.74" });
    a = { ...a, vehicleDust: 0 };
  }
  // Repeats, because without a dropped answer another question may no longer matter.
  for (let before = ""; before !== JSON.stringify(a); ) {
    before = JSON.stringify(a);
    const kept = questionsFor(a);
    const answers = Object.entries(a).filter(([field]) => kept.includes(field as Question));
    a = { ...PLAIN_ATTACK, ...Object.fromEntries(answers), facts: a.facts.filter((fact) => kept.includes(fact)) };
  }
  return { attack: a, misfits };
}
