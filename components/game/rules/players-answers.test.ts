import assert from "node:assert/strict";
import { test } from "node:test";
import { type Game, QUESTIONS } from "../../../src/game/in-force/game.ts";
import { ITALIAN_NOTES } from "../../../src/game/in-force/italian.ts";
import { ALL_NO, ALL_YES } from "../../../tests/in-force.ts";
import { formatAnswers, NOTE_ORDER, parseAnswers, QUESTION_ORDER, withAnswer } from "./players-answers.ts";

type Answers = Game["answers"];
const notes = (value: boolean): Answers => Object.fromEntries(NOTE_ORDER.map((note) => [`It-${note}`, value]));
const read = (text: string) => parseAnswers(text).answers;

test("in the URL, the questions and notes keep their order, and new ones are at the end", () => {
  const order =
    "scrub hammada deir wadi wadiCliff wadiBridge hillock sand dune hillside gully wallOrHedge rubble track sangar " +
    "knownMines hiddenMines cactusHedge cactusPatch oliveGrove vineyard vehicle notTracked axisVehicle motorcycle wagon " +
    "gun oba aircraft parachutes germans italians freeFrench frenchBuilt usBuilt dvp windByDr reverseMotion " +
    "randomOverlays wadisMeet sandAsGrain emplaceOnPlain dlvBesideSteppe e1Brush";
  assert.equal(QUESTION_ORDER.join(" ").slice(0, order.length), order);
  const notesOrder =
    "V3 V4 V5 V7 V8 V11 V15 V16 V17 V19 V21 V22 V23 V26 V27 VA VAA VB VC VD VE VF VG VH VI VJ VK VL VM " +
    "O3 O4 O5 O6 O9 O12 OA OB OC OH";
  assert.equal(NOTE_ORDER.join(" ").slice(0, notesOrder.length), notesOrder);
});

test("every question and every note of the rule tables has exactly one position in the URL", () => {
  assert.deepEqual(new Set<string>(QUESTION_ORDER), new Set(QUESTIONS));
  assert.equal(QUESTION_ORDER.length, QUESTIONS.length);
  assert.deepEqual(new Set(NOTE_ORDER.map((note) => `It-${note}`)), new Set(ITALIAN_NOTES.map(({ rule }) => rule)));
});

test("answers are unchanged after formatting and parsing, and need no escape in a URL", () => {
  const some: Answers = { scrub: true, wadi: false, e1Brush: true, "It-V3": false, "It-OH": true };
  for (const answers of [
    {},
    some,
    ALL_YES,
    ALL_NO,
    { ...ALL_YES, ...notes(true) },
    notes(false),
    { "It-V3": true },
  ] as Answers[]) {
    const text = formatAnswers(answers);
    assert.deepEqual(parseAnswers(text), { answers, unread: "", isCut: false }, text);
    assert.equal(new URLSearchParams({ said: text }).toString(), `said=${text}`);
    assert.ok(text.length <= 80, text);
  }
  for (const question of [...QUESTION_ORDER, ...Object.keys(notes(true))])
    for (const answer of [true, false])
      assert.deepEqual(read(formatAnswers({ [question]: answer })), { [question]: answer });
});

test("the answers in older links keep their meaning", () => {
  assert.deepEqual(read("9-"), { scrub: true });
  assert.deepEqual(read("i-"), { scrub: false });
  assert.deepEqual(read("50-"), { hammada: true, deir: false });
  assert.deepEqual(read(".9-"), { "It-V3": true });
  assert.equal(formatAnswers({}), "");
});

test("withAnswer changes or removes one answer", () => {
  const one = withAnswer("9-", "wadi", false);
  assert.deepEqual(read(one), { scrub: true, wadi: false });
  assert.equal(withAnswer(one, "wadi", undefined), "9-");
  assert.equal(withAnswer("9-", "scrub", undefined), "");
});

test("a truncated link is reported as truncated, and the answers that remain are parsed", () => {
  const whole = formatAnswers({ ...ALL_YES, ...notes(true) });
  for (let length = 1; length < whole.length; length++) {
    const cut = parseAnswers(whole.slice(0, length));
    assert.equal(cut.isCut, true, whole.slice(0, length));
    assert.equal(cut.unread, "");
    assert.ok(Object.values(cut.answers).every(Boolean));
  }
  assert.equal(Object.keys(read(whole.slice(0, 4))).length, 12);
});

test("invalid letters are returned as unread, and all other letters are parsed", () => {
  assert.deepEqual(parseAnswers("9!9-"), { answers: { scrub: true, hillock: true }, unread: "!", isCut: false });
  assert.deepEqual(parseAnswers("9-9"), { answers: { scrub: true }, unread: "9", isCut: false });
  assert.deepEqual(parseAnswers("9.9.d-").unread, "d");
  assert.deepEqual(parseAnswers("Z").answers, {});
});

test("answers to questions of a newer version are returned as unread", () => {
  const newer = formatAnswers(ALL_YES).replace("-", "d-");
  assert.deepEqual(parseAnswers(newer), { answers: ALL_YES, unread: "d", isCut: false });
});
