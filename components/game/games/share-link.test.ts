import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { QUESTIONS } from "../../../src/game/in-force/game.ts";
import { parseLayout } from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import { OVERLAY_IDS } from "../../../src/game/overlay-tables.ts";
import { readEvents } from "../../../src/game/turns/events.ts";
import { playTurns } from "../../../src/game/turns/turns.ts";
import { anyText, cases } from "../../../tests/fuzz.ts";
import { startOf } from "../../../tests/game-start.ts";
import { rulesOf } from "../../../tests/in-force.ts";
import { readState, startState } from "../../calculators/kit/fields.ts";
import { fieldsFor, LONGEST_NAME, type State } from "../game-fields.ts";
import { writeSaid } from "../rules/said.ts";
import { faultOf, isDamaged, LONGEST_LINK, shareLink, withoutSum } from "./share-link.ts";

const ids = [...OVERLAY_IDS, "X1", "E1"];
const FIELDS = fieldsFor(ids);
const PAGE = "https://desert-rules.example.github.io/khamsin/ja/game/";
const stateOf = (some: Partial<State>): State => ({ ...startState(FIELDS), ...some });
const openLink = (query: string) => {
  const { state, bad } = readState(withoutSum(query), FIELDS);
  return { state, bad, fault: faultOf(query, state, FIELDS) };
};

const LIE = "25te-26t-27t-28t_h29t-30t-31t";
const { layout } = parseLayout(LIE);
const played = (dice: string) => replay(layout, dice);

/** Dice as they fall from a seed, for all the overlays that there can be, each of them laid anew once at the players' wish. */
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
  // F12.3: both halves of every board get two.
  while (isSelecting()) add(["density", "board"].includes(setup.next.step) ? "1" : fallen(setup.next.dice));
  // More dice fall than positions need: those that nothing asks for are not accepted.
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
/** Forty Player Turns with a Wind Change DR each, and so many dice for rules. */
const turns = (rolls: number) =>
  Array.from({ length: 40 }, (_, turn) => [
    ...(turn ? ["n"] : []),
    "c46hg",
    ...Array(Math.floor(((turn + 1) * rolls) / 40) - Math.floor((turn * rolls) / 40)).fill("dD7.31*46"),
  ])
    .flat()
    .join("_");
/** The largest game: all seven boards with Alternate Terrain, every overlay by dice, DYO from a seed, all answers, and its turns. */
const largest = (rolls: number, seed = 7) =>
  stateOf({
    ...({ view: "sheet", id: "a1b2c3d4", name: "砂".repeat(LONGEST_NAME), book: "asl", kind: "dyo" } as const),
    ...({ place: "mediterranean", month: "1943-02", boards: "25b-26b-27b-28b-29b-30b-31b", lie: LIE } as const),
    ...({ haze: "intense", sun: "early", bombard: 9, nonight: true, mudec: true, up: true, north: "left" } as const),
    ...({ seed: "abcdefgh12345678", rw: "sss", rt: "ss", re: "ss", rf: "ss", rd: "ss", onehex: "X2.X3" } as const),
    dice: mostDice(seed),
    said: writeSaid(answers),
    play: turns(rolls),
  });

test("the link of the largest game has at most 2,000 characters; the dice for rules that it has no room for are the oldest", () => {
  const state = largest(100);
  const { overlays, next } = played(state.dice);
  assert.deepEqual([overlays.length, next.step, next.dice], [28, "done", 0]);
  const { href, left } = shareLink(state, FIELDS, PAGE);
  assert.ok(href.length <= LONGEST_LINK && href.length > LONGEST_LINK - 20, `${href.length}`);
  const there = openLink(new URL(href).search);
  assert.deepEqual([there.bad, there.fault], [[], undefined]);
  assert.deepEqual({ ...there.state, play: "" }, { ...state, play: "" }, "all but dice is there");
  const events = readEvents(state.play);
  const isRoll = ({ kind }: { kind: string }) => kind === "roll";
  const [all, linked] = [events, readEvents(there.state.play)].map((list) => list.filter(isRoll).length);
  assert.equal(linked, all! - left);
  assert.deepEqual(
    readEvents(there.state.play).filter((event) => !isRoll(event)),
    events.filter((event) => !isRoll(event)),
  );
  // Without dice for rules there is room for forty Player Turns, and more.
  const told = shareLink({ ...state, play: turns(0) }, FIELDS, PAGE);
  assert.equal(told.left, 0);
  const set = shareLink({ ...state, play: "" }, FIELDS, PAGE).href.length;
  assert.ok(set < 1250 && told.href.length < 1600, `${set} ${told.href.length}`);
});

test("a link that fits is the whole game, and opens it", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: LONGEST_NAME }).map((name) => name.toWellFormed());
  fc.assert(
    fc.property(texts, fc.nat(60), fc.constantFrom("setup", "play"), (name, rolls, view) => {
      const state = stateOf({ name: name.slice(0, LONGEST_NAME).toWellFormed(), play: turns(rolls), view });
      const { href, left } = shareLink(state, FIELDS, PAGE);
      assert.equal(left, 0);
      const { search } = new URL(href);
      assert.deepEqual(openLink(search), { state, bad: [], fault: undefined });
      // Programs that pass a link on write its letters otherwise.
      assert.ok(!isDamaged(search.replaceAll("*", "%2A").replaceAll("+", "%20")));
    }),
    cases(100),
  );
  assert.ok(shareLink(startState(FIELDS), FIELDS, PAGE).href.startsWith(`${PAGE}?sum=`));
});

test("what is left of a link that was cut is read without a crash; that it was cut is said, and what was read", () => {
  const shares = Array.from({ length: 8 }, (_, i) => shareLink(largest(i * 10, i + 1), FIELDS, PAGE).href);
  const printed = stateOf({ boards: "25-26b-40d", overlays: "D1.H2.SD3h", name: "Gazala", weather: "overcast" });
  const links = [
    ...shares,
    shareLink(printed, FIELDS, PAGE).href,
    shareLink(stateOf({ kind: "dyo" }), FIELDS, PAGE).href,
  ];
  for (const { search } of links.map((link) => new URL(link))) {
    for (let length = 1; length < search.length; length++) {
      const cut = search.slice(0, length);
      const { state, fault, bad } = openLink(cut);
      // Before the sum there is nothing to be lost.
      if (/^\?sum=./.test(cut)) assert.equal(fault?.what, "cut", cut);
      assert.ok(length < 6 || bad.length, `an address that is cut stays until something is chosen: ${cut}`);
      // All of the game is worked out for some, or it would take minutes.
      if (length % 293 && length < search.length - 9) continue;
      const game = startOf(state, ids);
      assert.ok(rulesOf(playTurns(game, readEvents(state.play)).game).length > 100, cut);
    }
  }
  const { search } = new URL(shareLink(printed, FIELDS, PAGE).href);
  assert.deepEqual(openLink(search.slice(0, search.indexOf("25-26b") + 4)).fault, {
    ...{ what: "cut", parts: ["name", "boards"] },
  });
  assert.equal(openLink(`${search}.`).fault?.what, "cut", "and so is one to which something was added");
});

test("a link of another version says so, and what it tells", () => {
  const versions = {
    "1": undefined,
    "2": "newer",
    "10": "newer",
    "0": "older",
    "-1": "older",
    next: "newer",
    "": "older",
  };
  for (const [version, what] of Object.entries(versions)) {
    const { fault, bad } = openLink(`?v=${version}&boards=25&camels=4`);
    assert.equal(fault?.what, what, version);
    assert.deepEqual(fault?.parts ?? ["boards"], ["boards"]);
    assert.ok(bad.some(({ key }) => key === "camels"));
  }
});

test("no query is too odd to be read", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom("sum", "v", "play", "dice"), anyText), anyText)),
      (pairs) => {
        const query = `?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`;
        openLink(query);
      },
    ),
    cases(500),
  );
});
