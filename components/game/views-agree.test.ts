/**
 * Checks that the views of a game do not contradict each other: the rules in force, the set-up rolls with their
 * effects, the sheet, the play view, and the calculators that the game opens.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { densestPossible } from "../../src/game/dust-density.ts";
import type { Guide } from "../../src/game/dyo-guide.ts";
import { effectsOf, STEPS, type Step, stepRollFor } from "../../src/game/dyo-scenario.ts";
import { ecOf } from "../../src/game/in-force/climate.ts";
import type { Truth } from "../../src/game/in-force/finding.ts";
import { CHOICE_QUESTIONS, PIECE_QUESTIONS, type Question, TERRAIN_QUESTIONS } from "../../src/game/in-force/game.ts";
import { inForce, type RuleInGame } from "../../src/game/in-force/in-force.ts";
import { nameOf } from "../../src/game/in-force/row.ts";
import { type Ec, hasMud, TIMES } from "../../src/game/scenario.ts";
import { barOf } from "../../src/game/turns/dust-turn.ts";
import { readEvents } from "../../src/game/turns/events.ts";
import { playTurns } from "../../src/game/turns/turns.ts";
import { fuzzSettings } from "../../tests/fuzz.ts";
import { startOf } from "../../tests/game-start.ts";
import { FIELDS as DUST_FIELDS } from "../calculators/dust/calculator.ts";
import { FIELDS as DYO_FIELDS, scenarioOf } from "../calculators/dyo/dyo.ts";
import { readState, startState } from "../calculators/kit/fields.ts";
import { steppeFrom } from "../calculators/shared/steppe.ts";
import { guideOfGame, isRolled, scenarioOfGame } from "./dyo-state.ts";
import { FIELDS, type GameState } from "./game-fields.ts";
import { nowText } from "./play/now-words.ts";
import { rollsInForce } from "./play/rolls-in-force.ts";
import { formatAnswers } from "./rules/players-answers.ts";
import { toolAddress } from "./rules/prefill.ts";
import { conditionsOf } from "./sheet/conditions.ts";
import type { GameSay } from "./words.ts";

/**
 * Boards as in the URL: Desert Boards with and without Alternate Terrain, other boards, and boards with numbers above
 * 31 of any color.
 */
const BOARDS = [..."25 26 27 25b 26b 26s 27s 31s".split(" "), ..."4 40 40d 41n 40ds 40db".split(" ")];
const number = (board: string) => Number.parseInt(board, 10);
const die = fc.constantFrom("1", "2", "3", "4", "5", "6");
/** Generates the dice of a set-up roll; "" if the roll is not yet made. */
const thrown = (dice: fc.Arbitrary<string>) => fc.oneof({ weight: 9, arbitrary: dice }, fc.constant(""));
const oneOf = <K extends keyof GameState>(key: K) =>
  fc.constantFrom(...(FIELDS[key] as unknown as { values: GameState[K][] }).values);
/**
 * Generates a known kind or place of the scenario. As long as either is "unknown", a game shows only the set-up view.
 */
const chosen = <K extends "kind" | "place">(key: K) => oneOf(key).filter((value) => value !== "unknown");
const answers = fc
  .record(
    Object.fromEntries(
      [...TERRAIN_QUESTIONS, ...PIECE_QUESTIONS, ...CHOICE_QUESTIONS].map((question) => [
        question,
        fc.constantFrom(true, false, undefined),
      ]),
    ),
  )
  // Every game has a vehicle, because only a vehicle bogs or raises Dust.
  .map((given) => formatAnswers({ ...(given as Partial<Record<Question, boolean>>), vehicle: true }));

/** Generates the fields of a random game, including unknown values, agreements and mixed boards. */
const states: fc.Arbitrary<GameState> = fc
  .record({
    ...{
      kind: chosen("kind"),
      book: oneOf("book"),
      place: chosen("place"),
      weather: oneOf("weather"),
      time: oneOf("time"),
    },
    ...{ ec: oneOf("ec"), wind: oneOf("wind"), dust: oneOf("dust") },
    haze: fc.oneof(fc.constant("unknown" as const), oneOf("haze")),
    sun: fc.oneof(fc.constant("unknown" as const), oneOf("sun")),
    month: fc.integer({ min: 1, max: 12 }).map((month) => `1942-${`${month}`.padStart(2, "0")}`),
    boards: fc.uniqueArray(fc.constantFrom(...BOARDS), { selector: number, minLength: 1, maxLength: 3 }),
    ...{ nonight: fc.boolean(), mudec: fc.boolean(), bombard: fc.integer({ min: 0, max: 2 }), said: answers },
    rw: thrown(fc.tuple(die, die).map((dice) => dice.join(""))),
    ...{ rt: thrown(die), re: thrown(die), rf: thrown(die), rd: thrown(die) },
  })
  .map((drawn) => ({ ...startState(FIELDS), ...drawn, boards: drawn.boards.join("-") }));

/** Replaces the UI texts: returns the key instead of the text. */
const t = ((key: string) => key) as unknown as GameSay;
const words = { t, months: Array.from({ length: 12 }, () => "") };

/** Returns what the views of a game show. */
function viewsOf(state: GameState) {
  const { game } = playTurns(startOf(state), []);
  const rules = inForce(game, []);
  const truths = new Map(rules.map((rule): [string, Truth] => [nameOf(rule), rule.inForce]));
  const sheet = conditionsOf(words, game, rules);
  const conditionOf = (about: string) => sheet.find((condition) => condition.about === about)!.is.replace(/^.*\./, "");
  const tool = (slug: string) => new URL(toolAddress(slug, game, "http://game/{slug}/")).searchParams;
  return {
    game,
    rules,
    sheet: { sky: sheet.map(({ is }) => is), conditionOf },
    play: { now: nowText(t, game).split("comma"), rolls: rollsInForce(rules).rolls.map(({ rule }) => rule) },
    tool,
    is: (name: string): Truth => truths.get(name)!,
  };
}
type Views = ReturnType<typeof viewsOf>;

/** The rule that causes each effect of a set-up roll. Effects that depend on several rules are not included. */
const RULE_OF_EFFECT: Readonly<Record<string, string>> = {
  ...{ sunBlindnessMorning: "D11.611", sunBlindnessAfternoon: "D11.612", mist: "D11.3#mist" },
  ...{ heatHaze: "D11.62", intenseHeatHaze: "D11.621", desertMud: "D11.8", heavyDust: "D11.76" },
};
/** Returns whether a rule depends on a question that the players answer without a roll. */
const asksPlayers = (rule: RuleInGame) =>
  rule.inForce === "ask" && rule.asks.some((ask) => ask === "laterBoards" || ask === "dlvBesideSteppe");

/** Checks that the set-up rolls agree with the rules in force: whether each roll is made, and its effects. */
function checkRolls({ scenario, steps, results }: Guide, { game, rules, is }: Views): void {
  const effects = STEPS.flatMap((step) => effectsOf(step, scenario, results).map(({ name }): string => name));
  const has = (effect: string) => effects.includes(effect);
  const isMud = hasMud(results.weather) || results.ec === "mud";
  for (const [effect, rule] of Object.entries(RULE_OF_EFFECT))
    if (has(effect)) assert.equal(is(rule), true, `${effect}: ${rule}`);
  if (has("normalMud")) assert.equal(is("D11.8"), false, "normalMud: D11.8");
  if (has("lightDust")) assert.deepEqual([is("D11.77"), is("D11.76")], [true, false], "lightDust");
  if (has("heavyWind")) assert.equal(is("D11.761"), true, "heavyWind: D11.761");
  const stepOf = (step: Step) => steps.find((one) => one.step === step)!;
  const ofEc = stepOf("ec").ruling;
  // If D11.6111 is not in force, D11.3 or the players' agreement may still determine the EC without a roll.
  if (ofEc) assert.equal(!ofEc.roll && ofEc.rule === "D11.6111", is("D11.6111") === true, "EC: D11.6111");
  const ofDust = stepOf("dust").ruling;
  if (ofDust) assert.equal(ofDust.roll, is("D11.701") !== false, "Dust: D11.701");
  if (!STEPS.every((step) => results[step])) return;

  // All rolls are made here. A rule must be in force exactly when one of the results has its effect.
  for (const [effect, rule] of Object.entries(RULE_OF_EFFECT))
    assert.equal(has(effect), is(rule) === true, `${rule}: ${effect}`);
  assert.equal(has("normalMud"), isMud && is("D11.8") === false, "normalMud");
  assert.equal(has("night"), game.time === "night", "night");
  assert.equal(has("lightDust"), is("D11.77") === true && is("D11.76") === false, "lightDust");
  const mayBe = rules.filter(asksPlayers).map(nameOf);
  const ofClimate = [...Object.values(RULE_OF_EFFECT), "D11.77"].filter((name) => mayBe.includes(name));
  assert.equal(has("open"), ofClimate.length > 0, `open: ${ofClimate.join()}`);
  assert.ok(results.dust === "none" || is("D11.71") !== false, "Dust: D11.71");
  assert.ok(results.dust !== "heavy" || is("D11.73") !== false, "Heavy Dust: D11.73");
}

/** Checks that a Time of Day, rolled or entered, has no effect if the Weather changes it to None (D11.3). */
function checkTime(state: GameState, { game, is }: Views): void {
  const { dyo, weather, time, ssrHaze, ssrSun } = game;
  if (!dyo || !weather || !time || time === "none") return;
  const ruling = stepRollFor("time", { ...scenarioOfGame(state), noNight: false }, { weather });
  const isNone = !ruling.roll || ruling.read(TIMES.indexOf(time) + 1).result === "none";
  if (!isNone) return;
  assert.equal(is("D11.3#mist"), false, "Mist");
  if (!ssrHaze) assert.equal(is("D11.623"), false, "haze");
  if (!ssrSun) assert.equal(is("D11.61"), false, "sun");
}

/** Checks that the sheet and the play view agree with the rules in force. */
function checkSheet({ game, sheet, play, is }: Views): void {
  const SKY = { "D11.62": "haze.normal", "D11.621": "haze.intense", "D11.61": "play.sunBlindness" };
  for (const [rule, word] of Object.entries(SKY)) {
    assert.equal(sheet.sky.includes(word), is(rule) === true, `sheet, ${rule}`);
    assert.equal(play.now.includes(word), is(rule) === true, `play, ${rule}`);
  }
  const ec = sheet.conditionOf("ec") as Ec | "";
  assert.equal(play.now.includes("play.ec"), ec !== "", "EC");
  if (is("D11.6111") === true) assert.ok(["moist", "wet", "mud"].includes(ec), `D11.6111: EC ${ec}`);
  if (is("D11.77") === true) assert.ok(["dry", "veryDry"].includes(ec), `D11.77: EC ${ec}`);
  const dust = sheet.conditionOf("dust");
  if (is("D11.77") === false) assert.equal(dust, "none", "D11.77: Dust");
  if (is("D11.76") === false) assert.ok(["none", "light", "moderate", ""].includes(dust), "D11.76: Dust");
  assert.equal(barOf(game, "light") !== undefined, is("D11.77") === false, "Dust that the play view offers");
  assert.equal(barOf(game, "heavy") !== undefined, is("D11.76") === false, "Heavy Dust that the play view offers");
  assert.equal(play.rolls.includes("D11.8"), is("D11.8#bog") === true, "D11.8 among the rolls of the play view");
  assert.ok(is("D11.8#bog") === false || is("D11.8") !== false, "D11.8: the dr without the rule");
}

/** Checks that the values in a game's links to calculators agree with the rules in force. */
function checkTools({ game, tool, is }: Views): void {
  const flagOf = (truth: Truth) => (truth === "ask" ? null : truth ? "1" : "0");
  assert.equal(tool("hammada").get("mud"), flagOf(is("D11.8")), "hammada: Desert Mud");
  const SKY = { haze: "D11.62", intense: "D11.621", morning: "D11.611", afternoon: "D11.612" };
  const sky = tool("fire").get("sky");
  for (const [value, rule] of Object.entries(SKY))
    if (sky === value || sky === "none") assert.equal(is(rule), sky === value, rule);
  const given = tool("dust");
  if (!["boards", "ec", "steppe"].every((key) => given.has(key))) return;
  const { boards, ec, steppe } = readState(`?${given}`, DUST_FIELDS).state;
  const { densest } = densestPossible({ boards, ec, steppe: steppeFrom(steppe) });
  if (!game.rained)
    assert.deepEqual([densest !== "none", densest === "extremelyHeavy"], [is("D11.77"), is("D11.76")], "dust");
}

/**
 * Checks that the DYO calculator, opened by a game's link, agrees with the rules in force: whether Dust is rolled, and
 * which Bog rules apply in Mud.
 */
function checkDyo({ game, tool, is }: Views): void {
  const given = tool("dyo");
  const ec = ecOf(game);
  if (!ec || !given.has("boards") || !given.has("steppe")) return;
  const scenario = scenarioOf(readState(`?${given}`, DYO_FIELDS).state);
  assert.equal(stepRollFor("dust", scenario, { ec }).roll, is("D11.77"), "dyo: Dust");
  const isMud = effectsOf("ec", scenario, { weather: "clear", ec: "mud" }).some(({ name }) => name === "desertMud");
  if (hasMud(game.weather) && game.place !== "other") assert.equal(isMud, is("D11.8"), "dyo: Mud");
}

/** Checks that wind and Gusts, which change each Player Turn, do not change which rules are in force (D11.76). */
function checkWind({ game, rules }: Views, events: string): void {
  const after = inForce(playTurns(game, readEvents(events)).game, []);
  rules.forEach((rule, i) => {
    const [before, now] = [rule.inForce, after[i]!.inForce];
    assert.ok(
      before === now || before === "ask" || now === "ask",
      `${nameOf(rule)} after ${events}: ${before} → ${now}`,
    );
  });
}

test("the views of a game agree on every rule, even with unknown fields and mixed boards", () => {
  const wind = fc.constantFrom("ch", "chg", "cg", "co", "cm", "chg_n_chg_n_co");
  fc.assert(
    fc.property(states, wind, (state, events) => {
      const views = viewsOf(state);
      if (isRolled(state)) checkRolls(guideOfGame(state), views);
      checkTime(state, views);
      checkSheet(views);
      checkTools(views);
      checkDyo(views);
      checkWind(views, events);
    }),
    fuzzSettings(3000),
  );
});
