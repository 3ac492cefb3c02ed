import assert from "node:assert/strict";
import { test } from "node:test";
import { EXCLUSION_REASONS } from "../../../src/game/in-force/finding.ts";
import { FIELDS, type Game, QUESTIONS } from "../../../src/game/in-force/game.ts";
import { RULE_ROWS } from "../../../src/game/in-force/in-force.ts";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { content } from "../../../tests/content.ts";
import { ALL_NO, ALL_YES, JULY, rulesOf } from "../../../tests/in-force.ts";
import {
  changedSince,
  countOf,
  countOpen,
  isNoteId,
  isOfOtherBook,
  openQuestions,
  PHASES,
  RARE,
  rulesInForce,
  rulesLeftOut,
} from "./rule-lists.ts";

const DYO: Game = {
  ...{ ...JULY, dyo: true, book: "asl", weather: undefined, time: undefined, ec: undefined, wind: undefined },
  ...{ dust: undefined, ssrHaze: undefined, ssrSun: undefined },
};
const GAMES: Game[] = [JULY, DYO, { ...JULY, answers: ALL_YES }, { ...DYO, answers: ALL_NO }];

const inPhase = (game: Game, phase: Phase) => rulesInForce(rulesOf(game)).get(phase);

test("rules in force are grouped by phase in the order of play, and sorted by number within a phase", () => {
  const found = rulesInForce(rulesOf({ ...JULY, answers: ALL_YES }));
  assert.deepEqual([...found.keys()], ["setup", "turn", "movement", "fire", "rout", "any"]);
  const rules = inPhase({ ...JULY, answers: { ...ALL_YES, "It-V17": true } }, "movement")!.map(({ rule }) => rule);
  assert.deepEqual(rules.slice(0, 6), ["D.2", "D.2A", "D2.21", "D3.3", "D3.31", "D3.32"]);
  assert.ok(rules.indexOf("D9.1") < rules.indexOf("D13.3"), "D9 before D13");
  assert.ok(rules.indexOf("D13.3") < rules.indexOf("It-V17"), "Italian notes are at the end");
});

test("`changedSince` returns the rules in force that changed after a day, each once, sorted by number", () => {
  const rules = rulesOf({ ...JULY, answers: ALL_YES });
  const changed = { "D13.4": "2026-11-26", "D3.31": "2026-11-23", "D2.21": "2026-11-22", "D99.1": "2026-11-26" };
  const inForce = [...rulesInForce(rules).values()].flat().map(({ rule }) => rule);
  for (const id of ["D3.31", "D13.4"]) assert.ok(inForce.includes(id), id);
  assert.deepEqual(changedSince(rules, changed, "2026-11-22"), ["D3.31", "D13.4"]);
  assert.deepEqual(changedSince(rules, changed, "2026-11-23"), ["D13.4"]);
  assert.deepEqual(changedSince(rules, changed, "2026-11-26"), []);
  const left = rules.find((rule) => rule.inForce === false && !inForce.includes(rule.rule))!;
  assert.deepEqual(changedSince(rules, { [left.rule]: "2026-11-26" }, "2020-01-01"), [], `${left.rule} is left out`);
});

test("parts of a rule in the same phase are listed together, in one entry", () => {
  const fire = inPhase({ ...JULY, answers: { ...ALL_YES, scrub: true } }, "fire")!;
  assert.deepEqual(
    fire.find(({ rule }) => rule === "D13.4"),
    { rule: "D13.4", parts: ["los", "tem", "kindling"] },
  );
  const out = rulesLeftOut(rulesOf({ ...JULY, time: "night" })).get("rout")!;
  const { failing, parts } = out.find(({ rule }) => rule === "D.1C")!;
  assert.deepEqual([failing, parts], [[{ reason: "daytime", by: "D.1C" }], ["elimination"]]);
});

test("a rule that is not in force is listed with every reason, and rules of the other book are not listed", () => {
  const all = (game: Game) => [...rulesLeftOut(rulesOf(game)).values()].flat();
  const haze = (game: Game) => all(game).find(({ rule }) => rule === "D11.62")!.failing;
  assert.deepEqual(haze(JULY), [{ reason: "specified", by: "D11.62" }]);
  assert.deepEqual(haze({ ...JULY, place: "sicily", weather: "overcast", time: "night" }), [
    { reason: "northAfrica", by: "D11.62" },
    { reason: "daytime", by: "D11.1" },
    { reason: "notOvercast", by: "D11.62" },
    { reason: "specified", by: "D11.62" },
  ]);
  const failingIn = (game: Game) => all(game).flatMap(({ failing }) => failing);
  for (const game of GAMES) assert.ok(failingIn(game).every(({ reason }) => reason !== "otherBook"));
  assert.ok(all(JULY).every(({ rule }) => !/^F/.test(rule)));
  assert.ok(failingIn(JULY).every(({ by }) => !/^F/.test(by)));
  assert.ok(all(DYO).every(({ rule }) => !/^D(?:[.]|12)/.test(rule)));
});

test("each rule of the book played is listed as in force, as not in force, or with an open question", () => {
  for (const game of GAMES) {
    const rules = rulesOf(game);
    const lists = [rulesInForce(rules), rulesLeftOut(rules)].flatMap((phases) => [...phases.values()].flat());
    const named = new Set([...lists, ...openQuestions(rules).flatMap((o) => o.rules)].map(({ rule }) => rule));
    assert.deepEqual(named, new Set(rules.filter((r) => !isOfOtherBook(r)).map(({ rule }) => rule)));
  }
});

test("each open question is listed once; in a phase, questions on which most rules depend are first", () => {
  const questions = openQuestions(rulesOf({ ...DYO, answers: { italians: true } }));
  const at = (...places: readonly string[]) => questions.filter(({ place }) => places.includes(place));
  assert.equal(new Set(questions.map(({ ask }) => ask)).size, questions.length);
  const open = at(...PHASES);
  assert.ok(open.every(({ rules }, i) => !i || rules.length <= open[i - 1]!.rules.length));
  const placeOf = (name: string) => questions.find(({ ask }) => ask === name)?.place;
  assert.deepEqual(["time", "vehicle", "italians"].map(placeOf), ["setup", "movement", undefined]);
  assert.ok(at("note").length > 0 && at("note").every(({ ask }) => isNoteId(ask)));
  const rare = at("rare").map(({ ask }) => ask);
  assert.deepEqual(
    rare,
    RARE.filter((ask) => rare.includes(ask)),
  );
  assert.ok(rare.includes("sangar") && !rare.includes("windByDr"), "in DYO the Wind Force is always rolled");
  assert.deepEqual(
    questions.find(({ ask }) => ask === "aircraft")!.rules.map(({ rule }) => rule),
    ["D11.622"],
  );
  assert.deepEqual(openQuestions(rulesOf({ ...JULY, answers: ALL_NO })), []);
});

test("all rare questions count as one question, and so do all notes on Italian pieces", () => {
  const questions = openQuestions(rulesOf({ ...DYO, answers: { italians: true } }));
  const inPhases = questions.filter(({ place }) => place !== "rare" && place !== "note").length;
  assert.equal(countOpen(questions), inPhases + 2);
  assert.equal(
    countOpen(
      openQuestions(rulesOf({ ...JULY, answers: { ...ALL_NO, sangar: undefined, track: undefined } as never })),
    ),
    1,
  );
  assert.equal(countOpen([]), 0);
});

test("a rule with parts in two phases is counted once", () => {
  assert.equal(
    countOf(
      new Map([
        ["fire", [{ rule: "D13.4", parts: ["los"] }]],
        ["movement", [{ rule: "D13.4", parts: ["cost"] }]],
      ]),
    ),
    1,
  );
});

test("every reason, question, field, phase and part of a rule has a UI text", () => {
  const keys = [
    ...[...EXCLUSION_REASONS, ...QUESTIONS, "italianNote"].map((reason) => `left.${reason}`),
    ...[...QUESTIONS, ...FIELDS, "italianNote"].map((ask) => `ask.${ask}`),
    ...RARE.map((ask) => `thing.${ask}`),
    ...PHASES.map((phase) => `phase.${phase}`),
    ...RULE_ROWS.flatMap(({ part }) => (part ? [`part.${part}`] : [])),
  ];
  assert.deepEqual(
    keys.filter((key) => !content.ui[`game.${key}`]),
    [],
  );
});
