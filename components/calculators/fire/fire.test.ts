import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { desertFire } from "../../../src/game/desert-fire.ts";
import { FACTS, type FireAttack, KINDS, PLACES, PLAIN_ATTACK, SKIES, TERRAINS } from "../../../src/game/fire-attack.ts";
import { QUESTIONS } from "../../../src/game/fire-questions.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { type Count, type OneOf, readState, startState, valuesOf } from "../kit/fields.ts";
import { attackQuery, KEY_OF } from "../shared/attack-query.ts";
import { attackOf, FIELDS, type FireState, isFact, labelText, questionOf } from "./fire.ts";
import {
  answerLines,
  askedText,
  drmLines,
  fireResult,
  kindsText,
  misfitLines,
  noteLines,
  oddsLines,
  powerLines,
  shotLines,
  totalText,
} from "./fire-lines.ts";

const t = wordsFor("fire");
const start = startState(FIELDS);
const judge = (asked: Partial<FireState>) => desertFire(attackOf({ ...start, ...asked }));
const linked = (query: string) => {
  const { state } = readState(query, FIELDS);
  return desertFire(attackOf(state), state.book);
};
const cited = (lines: readonly { text: string; rule?: string }[]) => lines.map(({ text, rule }) => `${text} [${rule}]`);

test("D7.513: squad B in a foxhole behind a Dune Crest has a TEM of +2, of which +1 comes from the Crest", () => {
  const result = linked("?in=lowDune&cover=foxhole&duneCrest=1");
  assert.equal(totalText(t, result), "+2");
  assert.equal(kindsText(t, result), t("sum.tem", { drm: "+2" }));
  assert.deepEqual(cited(drmLines(t, result)), [
    "+1 foxhole in sand, ½ of its TEM [D7.42]",
    "+1 Dune Crest (a vehicle may claim HD instead) [D7.513]",
  ]);
});

test("D7.4: OBA of 20 FP against Infantry in sand has 10 FP and uses the 8 FP column", () => {
  assert.deepEqual(powerLines(t, judge({ kind: "oba", in: "sand" })), [
    { text: t("halved", { fp: 20, half: 10, column: 8 }), rule: "D7.4" },
  ]);
});

test("D11.73: Heavy Dust at range 3 has a DRM of +3 to +5, with odds, and cancels the −2 for moving", () => {
  const result = judge({ dust: "heavy", range: 3, moving: true });
  assert.equal(totalText(t, result), "+3 to +5");
  assert.deepEqual(
    oddsLines(t, result).map(({ text }) => text),
    ["+3: 2/6 = 33.3%", "+4: 2/6 = 33.3%", "+5: 2/6 = 33.3%"],
  );
  assert.deepEqual(cited(noteLines(t, result)), [`${t("cancelled.open.heavyDust")} [D11.793]`]);
});

test('D11.731: if Dust forbids an attack, the result is "No shot", with the rule', () => {
  const result = judge({ kind: "aerial", dust: "veryHeavy" });
  assert.equal(totalText(t, result), "No shot");
  assert.deepEqual(cited(shotLines(t, result)), [`${t("shot.aerialDust")} [D11.731]`]);
  assert.deepEqual(drmLines(t, result), []);
});

test("D7.42: a sangar in sand is reported as a conflict and has no TEM", () => {
  const asked = attackOf({ ...start, in: "sand", cover: "sangar" });
  const result = desertFire(asked);
  assert.equal(totalText(t, result), t("noDrm"));
  assert.deepEqual(cited(misfitLines(t, result, asked)), [
    `${t("misfit", { label: t("cover"), value: t("cover.sangar") })} [D7.42]`,
  ]);
});

test("a range out of reach, and Vehicle Dust in Heavy Wind, are reported as conflicts", () => {
  const misfitsOf = (query: string) => {
    const asked = attackOf(readState(query, FIELDS).state);
    return cited(misfitLines(t, desertFire(asked), asked));
  };
  assert.deepEqual(misfitsOf("?kind=dc&dust=heavy&range=30"), [
    "Range “30” is not possible here; calculated for 1. [undefined]",
  ]);
  assert.deepEqual(misfitsOf("?dust=light&vd=2&intoWind=1"), [
    `${t("misfit", { label: t("vehicleDust"), value: "2" })} [D11.74]`,
  ]);
});

test("the copied result says whether there is a shot, then lists the user's answers, the DRM and the notes", () => {
  const { title, lines } = fireResult(t, judge({ kind: "oba", in: "hammada", cover: "sangar" }));
  assert.equal(title, "Fire, desert modifiers: +2");
  assert.equal(lines[0]!.text, "The desert rules allow it");
  assert.equal(
    lines[1]!.text,
    "Attack: OBA (HE); Target: Infantry, Cavalry; Terrain of the hex: Hammada; Cover: Sangar",
  );
  assert.ok(cited(lines).includes("−1 hammada, unarmored target [D3.4]"));
  assert.equal(
    askedText(t, judge({ dust: "light" }).attack),
    "Attack: Small Arms, MG; Target: Infantry, Cavalry; Terrain of the hex: Open Ground; Dust: Light; Range in hexes: 6",
  );
});

test("D11.7: the copied result says whether PBF at an adjacent hex is free of the Dust DRM", () => {
  const copied = (query: string) => cited(fireResult(t, linked(query)).lines);
  const free = copied("?dust=light&range=1&pbfFree=1");
  assert.ok(free[1]!.includes(t("pbfFree")), free[1]);
  assert.ok(free.includes(`${t("remark.pbfFree")} [D11.7]`));
  assert.ok(copied("?dust=light&range=1").includes(`${t("remark.pbfCounts")} [D11.7]`));
});

test("D5.4: for fire into a wadi, the first line says whether there is a shot, or on which condition", () => {
  const first = (query: string) => {
    const { title, lines } = fireResult(t, linked(query));
    return [title, ...cited(lines.slice(0, 1))];
  };
  assert.deepEqual(first("?in=wadi&place=elsewhere&moving=1"), [
    "Fire, desert modifiers: No shot",
    `${t("shot.elsewhere")} [D5.4]`,
  ]);
  assert.deepEqual(first("?in=wadi&place=adjacent&moving=1"), [
    "Fire, desert modifiers: −2",
    `${t("shot.adjacent")} [D5.4]`,
  ]);
  // Links made before the question `place` existed have no answer to it. The result still has the DRM for moving.
  assert.deepEqual(first("?in=wadi&moving=1"), [
    "Fire, desert modifiers: −2",
    `Allowed only if ${t("shot.place")} [D5.4]`,
  ]);
  assert.equal(totalText(t, linked("?from=cliff")), "+1");
});

test("the main result says why there is no shot, or has the condition of the shot and the total DRM", () => {
  const chief = (query: string) => {
    const { roll, odds, rule } = answerLines(t, linked(query))[0]!;
    return [roll, odds, rule];
  };
  assert.deepEqual(chief("?in=wadi&place=elsewhere"), ["No shot", t("shot.elsewhere"), "D5.4"]);
  assert.deepEqual(chief("?in=wadi&place=sameWadi&moving=1"), [
    "If allowed: −2",
    `Allowed only if ${t("shot.insideWadi")}`,
    "D5.4",
  ]);
  assert.deepEqual(chief("?dust=veryHeavy&range=30"), [
    "If allowed: +31 to +33",
    `Allowed only if ${t("shot.losMayBeBlocked")}`,
    "D11.73",
  ]);
  assert.deepEqual(chief("?book=asl&dust=veryHeavy&range=30"), ["No shot", t("shot.losBlocked"), "D11.73"]);
  assert.deepEqual(answerLines(t, linked("?in=hillock&moving=1")), [
    { roll: "−2", odds: "other −2" },
    { roll: t("shot.hillock"), rule: "D6.4" },
  ]);
  assert.match(chief("?in=wadi")[1]!, /\(and 2 more below\)$/);
});

test("every result has a line that says whether there is a shot", () => {
  for (const kind of KINDS)
    for (const terrain of TERRAINS) {
      const result = judge({ kind, in: terrain });
      assert.ok(shotLines(t, result).length, `${kind} ${terrain}`);
    }
});

test("the question `place` asks about the target if the firer is in a wadi, otherwise about the firer", () => {
  const label = (given: Partial<FireState>) => labelText(t, judge(given).attack, "place");
  assert.equal(label({ in: "wadi" }), "Firer is");
  assert.equal(label({ from: "wadi" }), "Target is");
});

test("every question has one field, and every field except the book has one question", () => {
  const keys = QUESTIONS.map((question) => (isFact(question) ? question : KEY_OF[question]));
  assert.deepEqual([...keys, "book"].toSorted(), Object.keys(FIELDS).toSorted());
  for (const question of QUESTIONS) if (!isFact(question)) assert.equal(questionOf(KEY_OF[question]), question);
});

test("the question about the Target Facing is worded differently for each AFV", () => {
  const asked = (at: "ceMr35" | "ceSmv90") => askedText(t, judge({ at, facing: true }).attack);
  assert.match(asked("ceMr35"), RegExp(t("facing.ceMr35")));
  assert.match(asked("ceSmv90"), RegExp(t("facing.ceSmv90")));
});

test("no line of any attack has an unfilled placeholder, in either language", () => {
  for (const say of [t, wordsFor("fire", "ja")])
    for (const kind of KINDS)
      for (const terrain of TERRAINS)
        for (const [i, sky] of SKIES.entries()) {
          const facts = Object.fromEntries(FACTS.map((fact, n) => [fact, (n + i) % 2 === 0]));
          const place = PLACES[i]!;
          const result = judge({ ...facts, place, kind, in: terrain, sky, dust: i % 2 ? "heavy" : "light", vd: 1 });
          for (const { text } of fireResult(say, result).lines) assert.doesNotMatch(text, /undefined|\{\w+\}/);
        }
});

const anyAttack: fc.Arbitrary<FireAttack> = fc
  .record({
    ...Object.fromEntries(
      Object.entries(KEY_OF).map(([question, key]) => [
        question,
        fc.constantFrom(...valuesOf(FIELDS[key] as OneOf | Count)),
      ]),
    ),
    facts: fc.subarray([...FACTS]),
  })
  .map((answers) => ({ ...PLAIN_ATTACK, ...answers }));

test("an attack is unchanged after serializing to a query and parsing", () => {
  fc.assert(
    fc.property(anyAttack, (attack) => {
      const { state, bad } = readState(attackQuery(attack, "asl"), FIELDS);
      assert.deepEqual(bad, []);
      assert.deepEqual([attackOf(state), state.book], [attack, "asl"]);
    }),
  );
});
