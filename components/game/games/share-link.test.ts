import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { QUESTIONS } from "../../../src/game/in-force/game.ts";
import { parseLayout } from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import { readEvents } from "../../../src/game/turns/events.ts";
import { playTurns } from "../../../src/game/turns/turns.ts";
import { dayIn, today, withoutDay } from "../../../src/rules/as-of.ts";
import { withoutTrackers } from "../../../src/rules/trackers.ts";
import { anyText, fuzzSettings } from "../../../tests/fuzz.ts";
import { startOf } from "../../../tests/game-start.ts";
import { rulesOf } from "../../../tests/in-force.ts";
import { readState, startState } from "../../calculators/kit/fields.ts";
import { withoutQueryTail } from "../../calculators/kit/query-tail.ts";
import { FIELDS, type GameState, LONGEST_NAME } from "../game-fields.ts";
import { formatAnswers } from "../rules/players-answers.ts";
import { LONGEST_LINK, linkFault, shareLink, withoutMarks } from "./share-link.ts";

const PAGE = "https://desert-rules.example.github.io/khamsin/ja/game/";
const stateOf = (some: Partial<GameState>): GameState => ({ ...startState(FIELDS), ...some });
const openLink = (query: string) => {
  const { state, bad } = readState(withoutMarks(query), FIELDS);
  return { state, bad, fault: linkFault(query, state) };
};

const LIE = "25te-26t-27t-28t_h29t-30t-31t";
const { layout } = parseLayout(LIE);
const played = (dice: string) => replay(layout, dice);

/**
 * Returns dice that place as many overlays as possible, with one reroll of every overlay. `seed`: for the random dice.
 */
function mostDice(seed: number): string {
  let random = seed;
  const die = () => {
    random = (random * 48271) % 2147483647;
    return (random % 6) + 1;
  };
  const fallen = (count: number) => Array.from({ length: count }, die).join("");
  let setup = played("");
  const add = (tokens: string) => {
    setup = played(setup.accepted + tokens);
  };
  const isSelecting = () => setup.next.step !== "hexrow" && setup.next.step !== "done";
  // With a density dr of 1 and board drs of 1, each half-board gets the maximum of two overlays (F12.3).
  while (isSelecting()) add(["density", "board"].includes(setup.next.step) ? "1" : fallen(setup.next.dice));
  // Rolls dice until the positions of all overlays are known.
  const layAll = () => {
    while (setup.next.dice > 0) add(fallen(400));
  };
  layAll();
  for (const { id } of setup.overlays) {
    add(`r${id}.${fallen(400)}`);
    layAll();
  }
  return setup.accepted;
}

const answers = Object.fromEntries(QUESTIONS.map((question, i) => [question, i % 3 > 0]));
/**
 * Returns the events of forty Player Turns. Each has a Wind Change DR. `rolls`: how many D7.31 rolls to distribute
 * among the turns.
 */
const turns = (rolls: number) =>
  Array.from({ length: 40 }, (_, turn) => [
    ...(turn ? ["n"] : []),
    "c46hg",
    ...Array(Math.floor(((turn + 1) * rolls) / 40) - Math.floor((turn * rolls) / 40)).fill("dD7.31*46"),
  ])
    .flat()
    .join("_");
/**
 * Returns the largest game: seven boards with Alternate Terrain, as many overlays as possible, all answers, and forty
 * Player Turns.
 */
const largest = (rolls: number, seed = 7) =>
  stateOf({
    ...({ view: "sheet", id: "a1b2c3d4", name: "砂".repeat(LONGEST_NAME), book: "asl", kind: "dyo" } as const),
    ...({ place: "mediterranean", month: "1943-02", boards: "25b-26b-27b-28b-29b-30b-31b", lie: LIE } as const),
    ...({ haze: "intense", sun: "early", bombard: 9, nonight: true, mudec: true, up: true, north: "left" } as const),
    ...({ seed: "abcdefgh12345678", rw: "sss", rt: "ss", re: "ss", rf: "ss", rd: "ss", onehex: "X2.X3" } as const),
    dice: mostDice(seed),
    said: formatAnswers(answers),
    play: turns(rolls),
  });

test("a link to the largest game has at most 2,000 characters, because it omits the oldest dice rolls", () => {
  const state = largest(100);
  const { overlays, next } = played(state.dice);
  assert.deepEqual([overlays.length, next.step, next.dice], [28, "done", 0]);
  const { href, left } = shareLink(state, PAGE);
  assert.ok(href.length <= LONGEST_LINK && href.length > LONGEST_LINK - 20, `${href.length}`);
  const there = openLink(new URL(href).search);
  assert.deepEqual([there.bad, there.fault], [[], undefined]);
  assert.deepEqual({ ...there.state, play: "" }, { ...state, play: "" }, "everything except dice is in the link");
  const events = readEvents(state.play);
  const isRoll = ({ kind }: { kind: string }) => kind === "roll";
  const [all, linked] = [events, readEvents(there.state.play)].map((list) => list.filter(isRoll).length);
  assert.equal(linked, all! - left);
  assert.deepEqual(
    readEvents(there.state.play).filter((event) => !isRoll(event)),
    events.filter((event) => !isRoll(event)),
  );
  // Without such rolls, a link has room for more than forty Player Turns.
  const unrolled = shareLink({ ...state, play: turns(0) }, PAGE);
  assert.equal(unrolled.left, 0);
  const set = shareLink({ ...state, play: "" }, PAGE).href.length;
  assert.ok(set < 1250 && unrolled.href.length < 1600, `${set} ${unrolled.href.length}`);
});

test("a link that is not shortened opens the same game", () => {
  const texts = fc
    .string({ unit: "grapheme", maxLength: LONGEST_NAME })
    .map((name) => name.slice(0, LONGEST_NAME).toWellFormed())
    .filter((name) => name === "" || name.trim() !== "");
  fc.assert(
    fc.property(texts, fc.nat(60), fc.constantFrom("setup", "play"), (name, rolls, view) => {
      const state = stateOf({ name, play: turns(rolls), view });
      const { href, left } = shareLink(state, PAGE);
      assert.equal(left, 0);
      const { search } = new URL(href);
      assert.deepEqual(openLink(search), { state, bad: [], fault: undefined });
      // Programs that pass on a link may change its percent-encoding and add tracking parameters.
      const passed = `${search.replaceAll("*", "%2A").replaceAll("+", "%20")}&utm_source=x`;
      assert.deepEqual(openLink(withoutTrackers(passed)), { state, bad: [], fault: undefined });
    }),
    fuzzSettings(100),
  );
  assert.ok(shareLink(startState(FIELDS), PAGE).href.startsWith(`${PAGE}?v=2&`));
});

test("a link contains the date on which it was made, and the date is not part of the game", () => {
  const state = stateOf({ name: "Gazala", boards: "25-26", play: turns(3) });
  const { search } = new URL(shareLink(state, PAGE).href);
  assert.equal(dayIn(search), today());
  for (const query of [search, withoutDay(search)])
    assert.deepEqual(openLink(query), { state, bad: [], fault: undefined });
  const cut = search.slice(0, search.indexOf("&as=") + 9);
  assert.equal(openLink(withoutDay(cut)).fault?.kind, "cut", "the link is cut within its day");
});

test("opening a truncated link never throws, and its fault and readable parts are reported", () => {
  const shares = Array.from({ length: 8 }, (_, i) => shareLink(largest(i * 10, i + 1), PAGE).href);
  const printed = stateOf({ boards: "25-26b-40d", overlays: "D1.H2.SD3h", name: "Gazala", weather: "overcast" });
  const links = [...shares, shareLink(printed, PAGE).href, shareLink(stateOf({ kind: "dyo" }), PAGE).href];
  for (const { search } of links.map((link) => new URL(link))) {
    for (let length = 1; length < search.length; length++) {
      const cut = search.slice(0, length);
      const { state, fault, bad } = openLink(cut);
      // A link that is cut before the "v" has an empty query, which is not reported as truncated.
      if (/^\?v/.test(cut)) assert.equal(fault?.kind, "cut", cut);
      assert.ok(length < 2 || bad.length, `the faults of a cut link are reported: ${cut}`);
      // Determines the rules in force for only some of the links, because all would take minutes.
      if (length % 293 && length < search.length - 9) continue;
      const game = startOf(state);
      assert.ok(rulesOf(playTurns(game, readEvents(state.play)).game).length > 100, cut);
    }
  }
  const { search } = new URL(shareLink(printed, PAGE).href);
  assert.deepEqual(openLink(search.slice(0, search.indexOf("25-26b") + 4)).fault, {
    ...{ kind: "cut", parts: ["name", "boards"] },
  });
  const sentence = withoutQueryTail(`${search}).`, (query) => openLink(query).bad.length);
  assert.equal(openLink(sentence).fault, undefined, "a bracket and full stop after the link are ignored");
});

test("a link made by Khamsin 0.9.0 opens the same game, and is reported if it is truncated", () => {
  const play =
    "?sum=1vebrtt&view=play&id=k3f9qa&name=Gazala+%E7%A0%82%E6%BC%A0&book=asl&boards=26-27b&overlays=D1.SD3h" +
    "&weather=overcast&said=ab&play=n_c46hg_dD7.31*46";
  const state = stateOf({
    ...({
      view: "play",
      id: "k3f9qa",
      name: "Gazala 砂漠",
      book: "asl",
      boards: "26-27b",
      overlays: "D1.SD3h",
    } as const),
    ...({ weather: "overcast", said: "ab", play: "n_c46hg_dD7.31*46" } as const),
  });
  assert.deepEqual(openLink(play), { state, bad: [], fault: undefined });
  assert.deepEqual(openLink("?sum=7hwl14&book=sl"), { state: startState(FIELDS), bad: [], fault: undefined });
  assert.deepEqual(openLink(play.replaceAll("*", "%2A").replaceAll("+", "%20")).fault, undefined);
  for (let length = "?sum=1".length; length < play.length; length++) {
    const { fault, bad } = openLink(play.slice(0, length));
    assert.equal(fault?.kind, "cut", play.slice(0, length));
    assert.ok(bad.length);
  }
  assert.equal(openLink(play.replace("c46hg", "c45hg")).fault?.kind, "cut", "a changed link");
  const added = openLink(`${play}&camel=1`);
  assert.deepEqual([added.state, added.fault], [state, undefined], "a parameter that another program has added");
  // A URL from the address bar has neither checksum nor version.
  assert.deepEqual(openLink(play.replace("sum=1vebrtt&", "")), { state, bad: [], fault: undefined });
  assert.deepEqual(openLink(play.replace("sum=1vebrtt&", "v=1&")), { state, bad: [], fault: undefined });
});

test("a link with an unknown version is reported, together with its readable parts", () => {
  for (const version of ["3", "10", "0", "-1", "next"]) {
    const { fault, bad } = openLink(`?v=${version}&boards=25&camels=4&end=1`);
    assert.deepEqual(fault, { kind: "newer", parts: ["boards"] }, version);
    assert.ok(bad.some(({ key }) => key === "camels"));
  }
});

test("opening a link never throws, whatever its query is", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom("sum", "v", "end", "play", "dice"), anyText), anyText)),
      (pairs) => {
        const query = `?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`;
        openLink(query);
      },
    ),
    fuzzSettings(500),
  );
});
