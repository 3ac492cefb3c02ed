import assert from "node:assert/strict";
import { test } from "node:test";
import { printedRows } from "../../tests/printed-tables.ts";
import { desertFire } from "./desert-fire.ts";
import { DENSITIES } from "./dust-density.ts";
import {
  COVERS,
  FACTS,
  FIRERS,
  type FireAttack,
  KINDS,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "./fire-attack.ts";
import { legal, type Question, questionsFor } from "./fire-questions.ts";

const tables = {
  haze: printedRows("D11.62-haze"),
  aerial: printedRows("D11.622-aerial"),
  dust: printedRows("D11.7-density"),
};
const VALUES: { [F in Exclude<Question, (typeof FACTS)[number]>]: readonly FireAttack[F][] } = {
  kind: KINDS,
  target: TARGETS,
  terrain: TERRAINS,
  cover: COVERS,
  firer: FIRERS,
  sky: SKIES,
  dust: DENSITIES,
  hex: ["target", "both", "empty"],
  crestInCc: ["none", "defender", "attacker"],
  range: [0, 1, 6, 13, 19, 40, 60],
  vehicleDust: [0, 2],
  fp: [1, 6, 12, 20],
};
const FIELDS = Object.keys(VALUES) as (keyof typeof VALUES)[];

/** Attacks from the whole space, in an order that is always the same. */
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

/** A result without the attack itself, to compare. */
const shown = (a: FireAttack) => {
  const { attack: _, misfits: __, ...rest } = desertFire(a, tables);
  return JSON.stringify(rest, (_key, value) =>
    value instanceof Map ? [...value] : typeof value === "bigint" ? String(value) : value,
  );
};
/** Every other answer to a question. */
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

test("a mended attack is legal and stays as it is", () => {
  for (const given of attacks(4000)) {
    const { attack } = legal(given);
    assert.deepEqual(legal(attack), { attack, misfits: [] }, JSON.stringify(given));
  }
});

test("the answer to a question that is not asked changes nothing", () => {
  for (const given of attacks(400)) {
    const { attack } = legal(given);
    const asked = questionsFor(attack);
    const result = shown(attack);
    for (const question of [...FIELDS, ...FACTS])
      if (!asked.includes(question))
        // A sky or a firer that the kind of attack excludes is named as a misfit, and counts as none.
        for (const other of others(attack, question))
          assert.equal(shown(other), result, `${question}: ${JSON.stringify(other)}`);
  }
});

test("every question can change the result", () => {
  const unanswered = new Set<Question>([...FIELDS, ...FACTS]);
  for (const given of attacks(6000)) {
    const { attack } = legal(given);
    const result = shown(attack);
    for (const question of questionsFor(attack))
      if (unanswered.has(question) && others(attack, question).some((other) => shown(other) !== result))
        unanswered.delete(question);
    if (!unanswered.size) return;
  }
  assert.deepEqual([...unanswered], []);
});

test("what a plain attack asks", () => {
  assert.deepEqual(questionsFor(PLAIN_ATTACK), [
    "kind",
    "target",
    "terrain",
    "moving",
    "cover",
    "firer",
    "sky",
    "dust",
    "ffe",
    "vehicleDust",
  ]);
});
