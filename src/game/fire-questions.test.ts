import assert from "node:assert/strict";
import { test } from "node:test";
import { desertFire } from "./desert-fire.ts";
import { DENSITIES } from "./dust-density.ts";
import {
  COVERS,
  FACTS,
  FIRE_GROUNDS,
  FIRERS,
  type FireAttack,
  KINDS,
  PLACES,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "./fire-attack.ts";
import { CHOICES, legal, type Question, questionsFor } from "./fire-questions.ts";

const VALUES: { [F in Exclude<Question, (typeof FACTS)[number]>]: readonly FireAttack[F][] } = {
  kind: KINDS,
  target: TARGETS,
  terrain: TERRAINS,
  ground: FIRE_GROUNDS,
  cover: COVERS,
  firer: FIRERS,
  place: PLACES,
  sky: SKIES,
  dust: DENSITIES,
  hex: ["target", "both", "empty"],
  crestInCc: ["none", "defender", "attacker"],
  range: [0, 1, 6, 13, 19, 40, 60],
  hindrance: [0, 2, 6],
  vehicleDust: [0, 2],
  fp: [1, 6, 12, 20],
};
const FIELDS = Object.keys(VALUES) as (keyof typeof VALUES)[];

/** Yields attacks with pseudo-random fields. Every run of the test gets the same attacks. */
function* attacks(count: number): Generator<FireAttack> {
  let seed = 7;
  const below = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  for (let i = 0; i < count; i++) {
    const fields = FIELDS.map((field) => [field, VALUES[field][below(VALUES[field].length)]]);
    yield { ...PLAIN_ATTACK, ...Object.fromEntries(fields), facts: FACTS.filter(() => below(3) === 0) };
  }
}

/** Serializes the result of an attack for comparison, without the fields `attack`, `misfits` and `idle`. */
const serializedResult = (a: FireAttack) => {
  const { attack: _, misfits: __, idle: ___, ...rest } = desertFire(a);
  return JSON.stringify(rest, (_key, value) =>
    value instanceof Map ? [...value] : typeof value === "bigint" ? String(value) : value,
  );
};
/** Returns copies of an attack that differ only in the answer to this question. */
const others = (a: FireAttack, question: Question): FireAttack[] =>
  question in VALUES
    ? VALUES[question as keyof typeof VALUES].map((value) => ({ ...a, [question]: value }))
    : [
        {
          ...a,
          facts: a.facts.includes(question as never)
            ? a.facts.filter((fact) => fact !== question)
            : [...a.facts, question as never],
        },
      ];

test("`legal` leaves a legal attack unchanged", () => {
  for (const given of attacks(4000)) {
    const { attack } = legal(given);
    assert.deepEqual(legal(attack), { attack, misfits: [], idle: [] }, JSON.stringify(given));
  }
});

test("if the form does not ask a question, its answer does not change the result", () => {
  for (const given of attacks(400)) {
    const { attack } = legal(given);
    const asked = questionsFor(attack);
    const result = serializedResult(attack);
    for (const question of [...FIELDS, ...FACTS])
      if (!asked.includes(question))
        for (const other of others(attack, question))
          assert.equal(serializedResult(other), result, `${question}: ${JSON.stringify(other)}`);
  }
});

test("the answer to each question changes the result of at least one attack", () => {
  const withoutEffect = new Set<Question>([...FIELDS, ...FACTS]);
  for (const given of attacks(6000)) {
    const { attack } = legal(given);
    const result = serializedResult(attack);
    for (const question of questionsFor(attack))
      if (withoutEffect.has(question) && others(attack, question).some((other) => serializedResult(other) !== result))
        withoutEffect.delete(question);
    if (!withoutEffect.size) return;
  }
  assert.deepEqual([...withoutEffect], []);
});

test("`questionsFor` returns exactly the expected questions for the default attack", () => {
  assert.deepEqual(questionsFor(PLAIN_ATTACK), [
    "kind",
    "target",
    "terrain",
    "firer",
    "duneCrest",
    "moving",
    "cover",
    "sky",
    "dust",
    "ffe",
    "vehicleDust",
    "hindrance",
    "seen",
  ]);
});

test("D6.12: whether CC crosses the crest front is asked only if one side is in crest status", () => {
  assert.deepEqual(questionsFor({ ...PLAIN_ATTACK, kind: "cc" }), ["kind", "crestInCc"]);
  for (const crestInCc of ["defender", "attacker"] as const)
    assert.deepEqual(questionsFor({ ...PLAIN_ATTACK, kind: "cc", crestInCc }), ["kind", "crestInCc", "overCrest"]);
});

test("D3.4: whether a shot is HE is asked only for a Gun or mortar, and only if the target is unarmored in hammada", () => {
  const isAsked = (given: Partial<FireAttack>) => questionsFor({ ...PLAIN_ATTACK, ...given }).includes("notHe");
  for (const kind of KINDS)
    assert.equal(isAsked({ kind, terrain: "hammada" }), kind === "gun" || kind === "mortar", kind);
  assert.ok(!isAsked({ kind: "gun", terrain: "open" }));
  assert.ok(!isAsked({ kind: "gun", terrain: "hammada", target: "afv" }));
});

/** Returns the answers that do not fit the rest of the attack, each with its rule: `["cover D7.42"]`. */
const excluded = (given: Partial<FireAttack>) =>
  legal({ ...PLAIN_ATTACK, ...given }).misfits.map(({ field, rule }) => [field, rule].filter(Boolean).join(" "));

test("an answer that another answer excludes is reported as a misfit, with the rule that forbids it", () => {
  const wadi = { terrain: "wadi", place: "threeUp" } as const;
  const fromWadi = { firer: "wadi", place: "fourUp" } as const;
  for (const [given, misfit] of [
    // There is no cover while moving in the open, no foxhole for a vehicle, and no entrenchment in a wadi cliff hex.
    [{ cover: "foxhole", facts: ["moving"] }, "cover D1.1"],
    [{ terrain: "wadi", cover: "sangar", facts: ["moving"] }, "cover D5.43"],
    [{ target: "afv", cover: "foxhole" }, "cover"],
    // No rule forbids a wreck in sand or in a wadi: the desert rules only give it no TEM there.
    [{ terrain: "sand", cover: "wreck" }, "cover"],
    [{ terrain: "wadi", cover: "wreck" }, "cover"],
    [{ terrain: "x1", cover: "foxhole" }, "cover F12.43"],
    [{ terrain: "crest", cover: "sangar" }, "cover D6.0-Crest"],
    [{ terrain: "wadi", place: "adjacent", cover: "foxhole", facts: ["cliff"] }, "cover D5.61"],
    // Only Infantry has crest status, and it can then fire only the weapons of D6.13. An Aerial unit is not in any
    // terrain.
    [{ terrain: "crest", target: "soft" }, "terrain D6.0-Crest"],
    [{ kind: "mortar", firer: "crest" }, "firer D6.13"],
    [{ kind: "ft", firer: "crest" }, "firer D6.13"],
    [{ kind: "aerial", firer: "wadi" }, "firer"],
    [{ target: "aerial", terrain: "wadi" }, "terrain"],
    // A firer in a wadi and a target outside wadis are not in the same wadi.
    [{ firer: "wadi", place: "sameWadi" }, "place D5.4"],
    // Haze and Sun Blindness do not affect some attacks. Sun Blindness does not affect a firer 3 levels higher.
    [{ kind: "oba", sky: "haze" }, "sky D11.62"],
    [{ kind: "dc", sky: "morning" }, "sky D11.611"],
    [{ kind: "aerial", sky: "afternoon" }, "sky D11.611"],
    [{ ...wadi, sky: "afternoon", facts: ["zone"] }, "zone D11.611"],
    // A firer cannot be both higher and lower than the target.
    [{ terrain: "highDune", facts: ["duneCrest", "higher", "lower"] }, "lower"],
    [{ ...fromWadi, terrain: "highDune", facts: ["duneCrest", "higher"] }, "higher D5.4"],
    [{ ...fromWadi, terrain: "deir", facts: ["lip", "sameLevel"] }, "sameLevel D5.4"],
    // The range is at most 1 if the units are adjacent, else at least 2.
    [{ terrain: "wadi", place: "adjacent", sky: "haze", range: 9 }, "range"],
    [{ ...wadi, sky: "haze", range: 1 }, "range"],
  ] as const)
    assert.deepEqual(excluded(given), [misfit], JSON.stringify(given));
});

test("D5.61: only a target that is adjacent across the cliff is in a wadi cliff hex, and cannot be in a foxhole", () => {
  const cover = (place: FireAttack["place"]) =>
    excluded({ terrain: "wadi", place, cover: "foxhole", facts: ["cliff"] });
  for (const place of PLACES) assert.deepEqual(cover(place), place === "adjacent" ? ["cover D5.61"] : [], place);
});

test("D5.65, D5.67: whether the firer is a vehicle or entrenched is asked only for fire through a wadi cliff", () => {
  const asked = (given: Partial<FireAttack>) =>
    questionsFor(legal({ ...PLAIN_ATTACK, place: "adjacent", ...given }).attack).filter(
      (question) => question === "vehicle" || question === "dugIn",
    );
  assert.deepEqual(asked({ terrain: "wadi" }), []);
  assert.deepEqual(asked({ terrain: "wadi", facts: ["cliff"] }), ["vehicle", "dugIn"]);
  assert.deepEqual(asked({ firer: "wadi" }), []);
  assert.deepEqual(asked({ firer: "cliff" }), ["vehicle"], "a firer in a wadi cliff hex cannot be entrenched (D5.61)");
});

test("a question with a list of answers is asked only if at least two of them are possible", () => {
  for (const given of attacks(2000)) {
    const { attack } = legal(given);
    for (const question of questionsFor(attack))
      if (question in CHOICES)
        assert.ok(
          CHOICES[question as keyof typeof CHOICES](attack).length > 1,
          `${question}: ${JSON.stringify(attack)}`,
        );
  }
});

test("if the range contradicts whether the units are adjacent, the nearest possible range is used", () => {
  const range = (given: Partial<FireAttack>) =>
    legal({ ...PLAIN_ATTACK, terrain: "wadi", sky: "haze", ...given }).attack.range;
  assert.equal(range({ place: "adjacent", range: 9 }), 1);
  assert.equal(range({ place: "fourUp", range: 1 }), 2);
  assert.equal(range({ place: "unsaid", range: 9 }), 9);
});

test("every answer that `legal` drops is in its `idle` or `misfits`", () => {
  const idle = (given: Partial<FireAttack>) => legal({ ...PLAIN_ATTACK, ...given }).idle;
  assert.deepEqual(
    idle({ kind: "oba", terrain: "lowDune", facts: ["duneCrest"] }),
    ["duneCrest"],
    "D7.513: Direct Fire",
  );
  assert.deepEqual(idle({ facts: ["lip", "sameLevel", "duneCrest"] }), ["lip", "sameLevel"], "D4.5: no deir");
  assert.deepEqual(idle({ terrain: "sand", ground: "hammada", range: 9 }), ["ground", "range"]);
  assert.deepEqual(idle({ kind: "cc", dust: "heavy" }), ["dust"], "D11.792");
  assert.deepEqual(idle({ kind: "oba", sky: "haze" }), [], "a misfit is not also idle");
  for (const given of attacks(2000)) {
    const { attack, misfits, idle } = legal(given);
    const named = [...idle, ...misfits.map(({ field }) => field)];
    for (const fact of given.facts)
      if (!attack.facts.includes(fact) && fact !== "ffe")
        assert.ok(named.includes(fact), `${fact}: ${JSON.stringify(given)}`);
  }
});
