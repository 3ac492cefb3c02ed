import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Game } from "../../../src/game/in-force/game.ts";
import { readEvents, SETTABLE } from "../../../src/game/turns/events.ts";
import { playTurns } from "../../../src/game/turns/turns.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { ALL_NO, JULY, rulesOf } from "../../../tests/in-force.ts";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import { printedNames } from "../../calculators/kit/printed-names.ts";
import type { GameSay } from "../words.ts";
import { byTurns, entryLines, logLines, turnText, undoneText } from "./log-words.ts";
import { lastText, nowText, playAnswers } from "./now-words.ts";
import { rollsInForce } from "./rolls-in-force.ts";

/** Returns the UI texts of the game page in a language. */
function wordsIn(language: Language) {
  const own = wordsFor("game", language);
  const printed: Readonly<Record<string, string>> = printedNames(content.tables, language);
  const t = ((key, values) => printed[key] ?? own(key as Parameters<typeof own>[0], values)) as GameSay;
  return { t, titles: { "D7.31": "Sand Bog", "D13.4": "Cactus Patch" } };
}
const WORDS = { en: wordsIn("en"), ja: wordsIn("ja") };
const words = WORDS.en;
const MILD: Game = { ...JULY, wind: "mildBreeze" };
const play = (text: string, start: Partial<Game> = {}) => playTurns({ ...MILD, ...start }, readEvents(text));
const written = ({ text, rule }: ResultLine) => (rule ? `${text} ${rule}` : text);
/** Returns the log lines of the last event in `text`, with their rules: `["EC: Dry → Wet D11.4"]`. */
const linesOf = (text: string, start: Partial<Game> = {}, language: Language = "en") => {
  const { head, lines } = entryLines(WORDS[language], play(text, start).log.at(-1)!);
  return [head, ...lines].map(written);
};

test("D11.76: the copied log of the example in the rule has every event with its effects", () => {
  assert.deepEqual(logLines(words, play("c11g_n_ch_n_c66g_n_cg_n_ch_n_cr")).map(written), [
    "Turn 1, first side: Wind Change DR 1 + 1 = 2: Gusts",
    "All Vehicle Dust is removed D11.74",
    "Turn 1, second side: The Player Turn begins",
    "The Gusts end",
    "Turn 1, second side: Wind Change DR: Heavy Wind",
    "All Vehicle Dust is removed D11.74",
    "Turn 2, first side: Wind Change DR 6 + 6 = 12: Gusts",
    "Dust: None → Light. Heavy Wind and Gusts, 1 level denser D11.76",
    "All Vehicle Dust is removed D11.74",
    "Turn 2, second side: The Player Turn begins",
    "The Gusts end",
    "Turn 2, second side: Wind Change DR: Gusts",
    "Dust: Light → Moderate. Heavy Wind and Gusts, 1 level denser D11.76",
    "All Vehicle Dust is removed D11.74",
    "Turn 3, first side: The Player Turn begins",
    "The Gusts end",
    "Turn 3, first side: Wind Change DR: Heavy Wind",
    "Dust: Moderate → Light. Heavy Wind and Gusts are no longer both in effect, 1 level thinner D11.76",
    "Turn 3, second side: Wind Change DR: Rain",
    "Dust: Light → None. Rain ends all Dust, for the rest of the game D11.77",
    "All Vehicle Dust is removed D11.74",
  ]);
});

test("the lines of the log are translated into Japanese", () => {
  const { t } = wordsIn("ja");
  assert.equal(turnText(t, { turn: 3, side: "second" }), "第3ターン・後攻");
  assert.deepEqual(linesOf("ch_n_c36g", {}, "ja"), [
    "風変化DR 3 + 6 = 9：突風",
    "砂塵：なし → 薄い。強風と突風がともに有効なので、1段階濃くなる D11.76",
    "車両による砂塵をすべて取り除く D11.74",
  ]);
  assert.deepEqual(linesOf("cr_n_ulight", {}, "ja"), [
    "不可：SSR・合意：砂塵：薄い",
    "雨により砂塵がすべて消えた D11.77",
  ]);
  assert.equal(nowText(t, play("ch_n_cg").game), "Heavy Wind（強風）、突風、薄い砂塵、Clear（晴天）、EC Dry（乾燥）");
});

test("the log has the expected lines for each kind of event", () => {
  assert.deepEqual(linesOf("k34"), ["Wind Change DR 3 + 4 = 7", "result not entered yet"]);
  assert.deepEqual(linesOf("c34"), ["Wind Change DR 3 + 4 = 7: no change"]);
  assert.deepEqual(linesOf("cogr").slice(0, 1), ["Wind Change DR: No Wind, Gusts, Rain"]);
  assert.deepEqual(linesOf("wh"), ["By SSR or agreement: Heavy Wind"]);
  assert.deepEqual(linesOf("ewet", { dust: "light" }), ["EC: Dry → Wet D11.4", "Dust: Light → None D11.71"]);
  assert.deepEqual(linesOf("edry"), ["EC: Dry, as before"]);
  assert.deepEqual(linesOf("zintense"), ["Heat Haze (SSR): None → Intense Heat Haze D11.62"]);
  assert.deepEqual(linesOf("tnight", { time: undefined }), ["Time of Day: unknown → Night D11.3"]);
  assert.deepEqual(linesOf("dD7.31*46"), ["Sand Bog: DR 4 + 6 = 10 D7.31"]);
  assert.deepEqual(linesOf("dD13.4*landing*3"), ["Cactus Patch, parachute landing: dr 3 D13.4"]);
});

test("the log says whether the page or a player rolled the dice, in both languages", () => {
  assert.deepEqual(linesOf("dD7.31*46p"), ["Sand Bog: DR 4 + 6 = 10 (rolled by the page) D7.31"]);
  assert.deepEqual(linesOf("dD7.31*4t"), ["Sand Bog: dr 4 (typed) D7.31"]);
  assert.deepEqual(linesOf("c34p"), ["Wind Change DR 3 + 4 = 7 (rolled by the page): no change"]);
  assert.deepEqual(linesOf("k34t", {}, "ja").slice(0, 1), ["風変化DR 3 + 4 = 7（入力）"]);
});

test("the log contains a refused event and the reason", () => {
  const mixed = { boards: [{ number: 25 }, { number: 4 }] };
  assert.deepEqual(linesOf("uheavy", mixed), [
    "Not possible: By SSR or agreement: Dust: Heavy",
    "Not all boards are Desert Boards D11.73",
  ]);
  assert.deepEqual(linesOf("c_cg"), [
    "Not possible: Wind Change DR: Gusts",
    "The Wind Change DR of this Player Turn was made before",
  ]);
  assert.deepEqual(linesOf("dD7.31*constructor*46"), [
    "Not possible: D7.31 constructor: DR 4 + 6 = 10",
    "There is no such rule",
  ]);
  assert.deepEqual(linesOf("x<b>"), ["Not possible: the link has “x<b>”, which cannot be read"]);
});

test("the log says why wind leaves Dust unchanged, or that the players must enter the Dust themselves", () => {
  const mixed = { boards: [{ number: 25 }, { number: 4 }], wind: "heavyWind" } as const;
  assert.deepEqual(linesOf("cg", mixed)[1], "Wind does not alter Dust here: Not all boards are Desert Boards D11.73");
  assert.deepEqual(linesOf("cm", mixed), ["Wind Change DR: Mild Breeze"]);
  assert.match(linesOf("cg", { wind: "heavyWind", ec: undefined })[1]!, /^Dust: None → unknown\. .* D11\.76$/);
  assert.match(linesOf("cg", { wind: "heavyWind", dust: undefined })[1]!, /enter the Dust yourselves D11\.76$/);
});

test("the current conditions are in one line, which says if wind, Dust or EC is not known", () => {
  assert.equal(nowText(words.t, play("").game), "Mild Breeze, no Dust, Clear, EC Dry");
  const start = { wind: undefined, dust: undefined, ec: undefined, weather: undefined };
  assert.equal(nowText(words.t, play("", start).game), "wind not known, Dust not known, EC not known");
  assert.equal(
    nowText(words.t, play("chgr_zintense_slate").game),
    "Heavy Wind, Gusts, no Dust, Clear, it has rained, EC Dry, Intense Heat Haze, Sun Blindness",
  );
  assert.equal(nowText(words.t, play("tnight_zintense").game), "Mild Breeze, no Dust, Clear, EC Dry, Night");
});

test("the play view shows the Player Turn with its conditions, then the latest event or undo", () => {
  const answers = (text: string, undone?: string) =>
    playAnswers(words, play(text), undone).map(({ roll, odds = "" }) => `${roll} | ${odds}`);
  assert.deepEqual(answers("ch_n_c36g"), [
    "Turn 1, second side | Heavy Wind, Gusts, Light Dust, Clear, EC Dry",
    "Wind Change DR 3 + 6 = 9: Gusts; Dust: None → Light. Heavy Wind and Gusts, 1 level denser; All Vehicle Dust is removed | ",
  ]);
  assert.equal(answers("ch_n", "Taken back: Wind Change DR: Gusts")[1], "Taken back: Wind Change DR: Gusts | ");
  assert.deepEqual(
    [lastText(words, play("")), lastText(words, play("n")), lastText(words, play("cg_n"))],
    [...["", "", "The Gusts end"]],
  );
  assert.equal(undoneText(words, play("n_n").log[1]!), "Turn 2, first side");
});

test("the log is grouped by Player Turn, including Player Turns without events", () => {
  const turns = byTurns(play("cg_n_n_dD7.31*46"));
  assert.deepEqual(
    turns.map(({ turn, side, entries }) => `${turn} ${side}: ${entries.map(({ event }) => event.kind).join(" ")}`),
    ["1 first: windChange", "1 second: turn", "2 first: roll"],
  );
});

test("a correction of Dust at the start of the game is the first line of the copied log", () => {
  const { t } = words;
  const lines = logLines({ ...words, t }, play("", { ec: "wet", dust: "light" }));
  assert.deepEqual(lines.map(written), ["At the start: Dust: Light → None D11.71"]);
});

test("every event has a text in both languages, whatever the URL contains", () => {
  const settings = Object.values(SETTABLE).flatMap(({ letter, values }) => values.map((value) => letter + value));
  const token = fc.oneof(
    fc.constantFrom("n", "k12", "c", "cohgr", "cog", "chg", "c66hgr", "wh", "wgr", "dD7.31*1", "dD13.4*landing*12"),
    fc.constantFrom(...settings),
    fc.constantFrom("dD7.31*toString*1", "dconstructor*1", "dD__proto__*1", "u__proto__", "{what}", "<b>"),
    fc.string(),
  );
  const start = fc.constantFrom<Partial<Game>>(
    {},
    { wind: "heavyWind", dust: "light", gusts: true },
    { ec: undefined },
    {
      ...{
        wind: undefined,
        dust: undefined,
        ec: undefined,
        weather: undefined,
        time: undefined,
        boards: [{ number: 40 }],
      },
    },
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 30 }), start, fc.constantFrom("en", "ja"), (tokens, game, language) => {
      const own = WORDS[language];
      const inPlay = play(tokens.join("_"), game);
      const texts = [
        ...logLines(own, inPlay).map(({ text }) => text),
        ...inPlay.log.map((entry) => undoneText(own, entry)),
        ...playAnswers(own, inPlay)
          .slice(0, 1)
          .map(({ odds }) => odds),
      ];
      for (const text of texts) assert.ok(text && !text.includes("undefined"), `${tokens.join("_")}: ${text}`);
    }),
    fuzzSettings(300),
  );
});

test("`rollsInForce` omits set-up rolls, rolls that only the other book has, and the Wind Change DR", () => {
  const game: Game = { ...JULY, overlays: [{ id: "S1" }], answers: { ...ALL_NO, vehicle: true, wagon: true } };
  const { rolls, open } = rollsInForce(rulesOf(game));
  assert.deepEqual(
    rolls.map(({ rule }) => rule),
    ["D.1B", "D7.31", "D7.311", "D7.421"],
  );
  assert.equal(open, 0);
  const asl = rollsInForce(rulesOf({ ...game, book: "asl" })).rolls.map(({ rule }) => rule);
  assert.ok(asl.includes("F.1B") && !asl.includes("D.1B"));
  assert.ok(rollsInForce(rulesOf({ ...game, answers: {} })).open > 0);
  const cactus = rollsInForce(rulesOf({ ...game, answers: { ...ALL_NO, cactusPatch: true, parachutes: true } }));
  assert.deepEqual(
    cactus.rolls.filter(({ rule }) => rule === "D13.4").map(({ part }) => part),
    ["landing", "kindling"],
  );
});
