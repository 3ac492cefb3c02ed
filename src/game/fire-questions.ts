/**
 * Determines which questions the fire calculator asks about an attack, and corrects answers that contradict each other.
 */
import { checkWhole } from "./distribution.ts";
import {
  type Fact,
  FIRERS,
  type FireAttack,
  type FireCover,
  type FireKind,
  type Firer,
  type FireTerrain,
  farAbove,
  firesFromWadi,
  groundOf,
  hasOwnGround,
  isDirect,
  isDusty,
  isFired,
  isSand,
  isShelled,
  isUnarmored,
  isWadiShot,
  PLACES,
  PLAIN_ATTACK,
  type Place,
  SIGHTLESS,
  SKIES,
  type Sky,
  TARGETS,
  TERRAINS,
} from "./fire-attack.ts";
import { openGroundRule } from "./fire-open-ground.ts";
import { firePower } from "./fire-power.ts";
import { MAX_RANGE } from "./scenario.ts";

/** A question of the fire calculator: the name of a field of `FireAttack`, or a fact. */
export type Question = Exclude<keyof FireAttack, "facts"> | Fact;

/** An answer that contradicts the rest of the attack. `rule`: the rule that forbids the answer, if there is one. */
export type Misfit = {
  readonly field: Question;
  readonly rule?: string | undefined;
};

/**
 * The terrain in which AFV and wrecks have a TEM: a deir (D4.51), a hillock (D6.52), and a High Dune, which is a
 * hillock (D7.5).
 */
const WRECK_TERRAIN: readonly FireTerrain[] = ["deir", "hillock", "highDune"];
/** The terrain in which the calculator offers no cover. */
const NO_COVER: readonly FireTerrain[] = ["crest", "x1", "x2"];

/**
 * Returns the cover that the target can have. Only Infantry has cover, and not while it moves in the open. There is no
 * sangar in sand (D7.42) and no entrenchment in a wadi cliff hex (D5.61). A wreck is offered only in terrain where the
 * desert rules give it a TEM.
 */
function coversOf(a: FireAttack): readonly FireCover[] {
  const { terrain } = a;
  if (a.target !== "infantry" || isMoving(a)) return ["none"];
  if (terrain === "wadi" && a.place === "adjacent" && isWadiShot(a) && a.facts.includes("cliff") && !firesFromWadi(a))
    return ["none", "emplaced"];
  if (NO_COVER.includes(terrain)) return ["none"];
  const wreck = WRECK_TERRAIN.includes(terrain) ? (["wreck"] as const) : [];
  if (isSand(a)) return ["none", "foxhole", "emplaced", ...wreck];
  return ["none", "foxhole", "sangar", "emplaced", "sangarGun", ...wreck];
}

/** Returns whether the target moves in terrain that counts as Open Ground. */
const isMoving = (a: FireAttack): boolean => mayMove(a) && a.facts.includes("moving");
const mayMove = (a: FireAttack): boolean =>
  a.target === "infantry" && openGroundRule(a) !== undefined && a.kind !== "bombardment" && a.kind !== "ovr";

/**
 * Returns the possible values of `firer`. An Aerial unit has only "ordinary". Infantry in crest status cannot fire a
 * mortar or FT (D6.13).
 */
const firersOf = ({ kind }: FireAttack): readonly Firer[] =>
  kind === "aerial"
    ? ["ordinary"]
    : FIRERS.filter((firer) => firer !== "crest" || (kind !== "mortar" && kind !== "ft"));

/**
 * Returns the possible values of `place`, the place of the other unit (D5.4). "sameWadi" is impossible if one of the
 * units is outside wadis: a target in other terrain, or a firer in Overlay X1.
 */
const placesOf = (a: FireAttack): readonly Place[] =>
  PLACES.filter((place) => {
    const apart = firesFromWadi(a) ? a.terrain !== "wadi" && a.terrain !== "crest" : a.firer === "x1";
    return place !== "sameWadi" || !isWadiShot(a) || !apart;
  });

/**
 * Returns the possible values of `sky`: haze and Sun Blindness. Neither affects OBA, DC, FT or attacks on Aerial
 * targets. Sun Blindness does not affect Aerial attackers (D11.611, D11.62).
 */
function skiesOf({ kind, target }: FireAttack): readonly Sky[] {
  if (SIGHTLESS.includes(kind)) return SKIES;
  if (kind === "oba" || kind === "dc" || kind === "ft" || target === "aerial") return ["none"];
  return kind === "aerial" ? ["none", "haze", "intense"] : ["none", "haze", "intense", "morning", "afternoon"];
}

/** The maximum range of a weapon, in hexes: 1 for a DC, 3 for a FT (ASL A22.1: its Normal Range of 2, plus 1). */
const REACH: Partial<Record<FireKind, number>> = { dc: 1, ft: 3 };

/**
 * Returns the possible ranges. Adjacent units have a range of at most 1. Units known not to be adjacent have at least
 * 2.
 */
function rangesOf(a: FireAttack): readonly number[] {
  const adjacent = isWadiShot(a) && a.place === "adjacent";
  const apart = isWadiShot(a) && !adjacent && a.place !== "unsaid";
  const reach = adjacent ? 1 : (REACH[a.kind] ?? MAX_RANGE);
  return Array.from({ length: reach + 1 }, (_, range) => range).slice(apart ? 2 : 0);
}

/** Returns whether each question can change the result of an attack. The keys are in the order of the form. */
function matters(a: FireAttack): Readonly<Record<Question, boolean>> {
  const is = (fact: Fact) => a.facts.includes(fact);
  const onGround = a.target !== "aerial";
  const mayHaveCover = a.kind !== "ft" && coversOf(a).length > 1;
  const softened = a.cover === "foxhole" || a.cover === "emplaced";
  const shelled = isShelled(a.kind) && isUnarmored(a.target);
  const sandy = isSand(a) && (shelled || a.kind === "bombardment" || (mayHaveCover && softened));
  const faces = isDirect(a.kind) && onGround;
  const rides = a.target === "passenger";
  const crested = faces && !rides;
  const raised = (a.terrain === "hillock" || a.terrain === "highDune") && faces;
  const sees = !SIGHTLESS.includes(a.kind);
  const far = farAbove(a);
  const wadi = isWadiShot(a);
  const toWadi = wadi && a.terrain === "wadi";
  const adjacent = wadi && a.place === "adjacent";
  const asksCliff = toWadi && !firesFromWadi(a) && (adjacent || a.place === "threeUp");
  const overCliff = adjacent && (a.firer === "cliff" || (asksCliff && is("cliff")));
  const offersVehicle = overCliff && a.firer !== "crest";
  const hindered = sees && (a.sky !== "none" || isDusty(a));

  return {
    kind: true,
    crestInCc: a.kind === "cc",
    overCrest: a.kind === "cc" && a.crestInCc !== "none",
    target: true,
    terrain: onGround,
    ground: onGround && hasOwnGround(a),
    firer: isFired(a.kind),
    place: wadi,
    cliff: asksCliff,
    vehicle: offersVehicle,
    dugIn: overCliff && toWadi && a.firer !== "crest" && !is("vehicle"),
    wet: sandy,
    notHe: groundOf(a) === "hammada" && (a.kind === "gun" || a.kind === "mortar") && isUnarmored(a.target),
    encircled: a.terrain === "x2" && a.kind !== "ft",
    lip: a.terrain === "deir" && faces && !rides,
    sameLevel: a.terrain === "deir" && faces && !rides && is("lip") && !far,
    duneCrest: crested,
    higher: crested && is("duneCrest") && !far,
    lower: raised && !far && !(crested && is("duneCrest") && is("higher")),
    front: a.terrain === "crest" && faces,
    frontExempt: a.terrain === "crest" && faces && is("front"),
    facing: (a.target === "ceMr35" || a.target === "ceSmv90") && faces,
    moving: mayMove(a),
    brush: isMoving(a) && a.terrain === "wadi",
    cover: mayHaveCover,
    fp: firePower(a).halvedBy.length > 0,
    sky: sees && skiesOf(a).length > 1,
    zone: (a.sky === "morning" || a.sky === "afternoon") && far !== "firer",
    hex: (a.sky === "haze" || a.sky === "intense") && (a.kind === "gun" || a.kind === "mortar"),
    dust: sees,
    intoWind: sees && a.dust !== "none" && a.kind !== "oba" && a.kind !== "aerial",
    ffe: sees,
    vehicleDust: sees,
    hindrance: sees && a.kind !== "oba",
    seen: isFired(a.kind) && onGround,
    inside: hindered && a.terrain === "other" && onGround,
    range: hindered,
    pbfFree: a.kind === "smallArms" && isDusty(a) && a.range === 1,
  };
}

/** All questions in the order of the form. */
export const QUESTIONS = Object.keys(matters(PLAIN_ATTACK)) as readonly Question[];

/** Returns the questions that can change the result of a legal attack, in the order of the form. */
export function questionsFor(a: FireAttack): readonly Question[] {
  const asked = matters(a);
  const ofCc: readonly Question[] = ["kind", "crestInCc", "overCrest"];
  return (a.kind === "cc" ? ofCc : QUESTIONS).filter((question) => asked[question]);
}

/** For some fields, a function that returns the legal values of the field, given the rest of the attack. */
export const CHOICES: {
  readonly [F in "target" | "terrain" | "firer" | "place" | "cover" | "sky" | "range"]: (
    a: FireAttack,
  ) => readonly FireAttack[F][];
} = {
  target: ({ kind }) => TARGETS.filter((target) => target !== "aerial" || isDirect(kind)),
  // Only Infantry has crest status (D6.0-Crest), and an Aerial unit is not in any terrain.
  terrain: ({ target }) =>
    target === "aerial" ? ["open"] : TERRAINS.filter((terrain) => terrain !== "crest" || target === "infantry"),
  firer: firersOf,
  place: placesOf,
  cover: coversOf,
  sky: skiesOf,
  range: rangesOf,
};

/** Returns the rule that forbids the attack's value of a field, if there is one. */
function forbiddenBy(field: keyof typeof CHOICES, a: FireAttack): string | undefined {
  if (field === "terrain" && a.terrain === "crest") return "D6.0-Crest";
  if (field === "firer" && a.firer === "crest") return "D6.13";
  if (field === "place") return "D5.4";
  if (field === "sky") return a.sky === "haze" || a.sky === "intense" ? "D11.62" : "D11.611";
  if (field !== "cover" || a.target !== "infantry") return undefined;
  if (isMoving(a)) return openGroundRule(a);
  if (a.cover === "wreck") return undefined;
  if (isSand(a)) return "D7.42";
  return { wadi: "D5.61", crest: "D6.0-Crest", x1: "F12.43", x2: "F12.44" }[a.terrain as string];
}

/**
 * Facts that another answer can contradict. `by`: tests whether the attack contradicts the fact; `rule`: the rule that
 * forbids the fact, if there is one.
 */
const EXCLUDED: readonly [fact: Fact, by: (a: FireAttack) => unknown, rule?: string][] = [
  ["lower", (a) => matters(a).higher && a.facts.includes("higher")],
  ["higher", (a) => farAbove(a) === "target", "D5.4"],
  ["sameLevel", (a) => farAbove(a) === "target", "D5.4"],
  ["zone", (a) => farAbove(a) === "firer", "D11.611"],
];

/**
 * Returns the legal attack that is nearest to the answers in `given`.
 *
 * An answer that contradicts the rest of the attack is listed in `misfits`. It is replaced: a range by the nearest
 * legal range, crest status by a wadi, any other answer by the default in `PLAIN_ATTACK`. An answer to a question that
 * the form does not ask is dropped and listed in `idle`.
 * @throws RangeError when the range is not a whole number from 0 to 60
 */
export function legal(given: FireAttack): {
  readonly attack: FireAttack;
  readonly misfits: readonly Misfit[];
  readonly idle: readonly Question[];
} {
  checkWhole("hexes of range", given.range, 0, MAX_RANGE);
  let a = given;
  const misfits: Misfit[] = [];
  for (const field of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    const value = a[field];
    const choices: readonly (string | number)[] = CHOICES[field](a);
    if (choices.includes(value) || a.kind === "cc" || (field === "range" && !questionsFor(a).includes(field))) continue;
    // The default range is not reported, because the player did not choose it.
    if (value !== PLAIN_ATTACK.range) misfits.push({ field, rule: forbiddenBy(field, a) });
    const nearest = field === "range" ? choices.at(a.range < Number(choices[0]) ? 0 : -1) : PLAIN_ATTACK[field];
    a = { ...a, [field]: field === "terrain" && choices.includes("wadi") ? "wadi" : nearest };
  }
  for (const [fact, by, rule] of EXCLUDED) if (a.facts.includes(fact) && by(a)) misfits.push({ field: fact, rule });
  // Dust needs Dry or Very Dry EC. It cannot exist if EC are Wet or Mud, or Moist because of Early Morning Sun
  // Blindness.
  const asked = questionsFor(a);
  const wet = asked.includes("wet") && a.facts.includes("wet");
  if (asked.includes("dust") && isDusty(a) && (wet || (asked.includes("sky") && a.sky === "morning"))) {
    misfits.push({ field: "dust", rule: wet ? "D11.71" : "D11.6111" });
    a = { ...a, dust: "none", vehicleDust: 0, facts: a.facts.filter((fact) => fact !== "ffe") };
  }
  if (asked.includes("intoWind") && a.facts.includes("intoWind") && a.vehicleDust) {
    misfits.push({ field: "vehicleDust", rule: "D11.74" });
    a = { ...a, vehicleDust: 0 };
  }
  // Repeats until nothing changes, because a dropped answer can make another question irrelevant.
  for (let before = ""; before !== JSON.stringify(a); ) {
    before = JSON.stringify(a);
    const kept = questionsFor(a);
    const answers = Object.entries(a).filter(([field]) => kept.includes(field as Question));
    a = { ...PLAIN_ATTACK, ...Object.fromEntries(answers), facts: a.facts.filter((fact) => kept.includes(fact)) };
  }
  return { attack: a, misfits, idle: idleOf(given, a, misfits) };
}

/** Returns the questions answered in `given` that the form does not ask about the legal attack, except misfits. */
function idleOf(given: FireAttack, legalAttack: FireAttack, misfits: readonly Misfit[]): Question[] {
  const asked = questionsFor(legalAttack);
  const misfitFields = new Set(misfits.map(({ field }) => field));
  const isAnswered = (question: Question) =>
    question in PLAIN_ATTACK
      ? given[question as keyof FireAttack] !== PLAIN_ATTACK[question as keyof FireAttack]
      : given.facts.includes(question as Fact);
  return QUESTIONS.filter(
    (question) => isAnswered(question) && !asked.includes(question) && !misfitFields.has(question),
  );
}
