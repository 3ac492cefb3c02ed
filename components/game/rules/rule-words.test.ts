import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_ROWS } from "../../../src/game/in-force/in-force.ts";
import { ruleIn } from "../../../src/game/scenario.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { JULY, rulesOf } from "../../../tests/in-force.ts";
import type { GameSay } from "../words.ts";
import { parseAnswers } from "./players-answers.ts";
import { rulesLeftOut } from "./rule-lists.ts";
import { askText, moreText, namedOf, reasonText, titleText, unreadableAnswerMessages } from "./rule-words.ts";

const MONTHS = Array.from({ length: 12 }, (_, i) => `month ${i + 1}`);
const words = (language: Language) => ({
  t: wordsFor("game", language) as GameSay,
  titles: Object.fromEntries([...content.rules.values()].map(({ id, title }) => [id, title[language]])),
  months: MONTHS,
});
const en = words("en");

test("a rule is shown with its number in the book played, and with the names of its listed parts", () => {
  assert.equal(ruleIn("asl", "D11.62"), "F11.62");
  assert.equal(ruleIn("sl", "D11.62"), "D11.62");
  assert.equal(ruleIn("asl", "It-V7"), "It-V7");
  assert.equal(titleText(en, { rule: "D13.4", parts: ["los", "tem"] }), "Cactus Patch (LOS, TEM)");
  assert.equal(titleText(words("ja"), { rule: "D13.4", parts: ["cost"] }), "サボテンの茂み（コスト）");
});

test("every part of a rule has a name in both languages", () => {
  for (const language of ["en", "ja"] as const)
    for (const { rule, part } of RULE_ROWS)
      if (part) assert.match(titleText(words(language), { rule: rule.split(" ")[0]!, parts: [part] }), /[)）]$/);
});

test("if a rule is not in force because of the date, the text of the reason names the month", () => {
  const reason = (game: typeof JULY, rule: string) => {
    const all = [...rulesLeftOut(rulesOf(game)).values()].flat();
    return reasonText(en, all.find((found) => found.rule === rule)!.failing[0]!.reason, game.month);
  };
  assert.equal(reason(JULY, "D.3"), "Not in month 7 1942");
  assert.equal(reason(JULY, "D7.31"), "No sand on the map");
  assert.equal(reason({ ...JULY, place: "sicily" }, "D11.62"), "Not set in North Africa");
  assert.equal(reason({ ...JULY, answers: { italians: true } }, "It-V7"), "Not available there in month 7 1942");
  assert.equal(reason({ ...JULY, answers: { "It-V27": false } }, "It-V27"), "No such piece: Fiat 508 MC");
});

test("each question has a UI text, which contains the title if it is about a note on Italian pieces", () => {
  assert.equal(askText(en, "scrub"), "Is there scrub on the map?");
  assert.equal(askText(en, "duneType"), "Each Sand Dune: High or Low");
  assert.equal(askText(words("ja"), "It-V27"), "該当する駒があるか：Fiat 508 MC");
});

test("if up to seven rules depend on a question, all are named; if eight or more, only six", () => {
  const rules = (count: number) => Array.from({ length: count }, () => ({ rule: "D2.2", parts: [] }));
  assert.equal(moreText(en.t, { rules: rules(6) }), "");
  assert.equal(moreText(en.t, { rules: rules(7) }), "");
  assert.equal(moreText(en.t, { rules: rules(8) }), "and 2 more");
  assert.deepEqual(
    [7, 8].map((count) => namedOf({ rules: rules(count) }).length),
    [7, 6],
  );
});

test("a message says that answers in a link are truncated or unreadable, and how many were read", () => {
  assert.deepEqual(unreadableAnswerMessages(en.t, parseAnswers("9d-")), []);
  assert.deepEqual(unreadableAnswerMessages(en.t, parseAnswers("9d")), [
    "The link is cut short: it holds 4 answers, and perhaps more are lost.",
  ]);
  assert.match(unreadableAnswerMessages(en.t, parseAnswers("9!d-"))[0]!, /“!”.* 4/);
});
