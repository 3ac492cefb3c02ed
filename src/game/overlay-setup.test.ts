import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { areAdjacent, formatHex, type Hex, halfOf, parseHex } from "./board-hexes.ts";
import { conflictsOf } from "./overlay-conflicts.ts";
import { boardsWithOverlays, type North, parseLayout } from "./overlay-layout.ts";
import { replay } from "./overlay-setup.ts";
import type { Agreements, Overlay, Setup } from "./overlay-state.ts";
import { OVERLAY_IDS } from "./overlay-tables.ts";

type Setting = Agreements & { boards?: string; north?: North };

/** Replays tokens that may be illegal. */
function tried(tokens: string, { boards = "26", north, ...agreements }: Setting = {}): Setup {
  const { layout, error } = parseLayout(boards, north);
  assert.equal(error, undefined);
  return replay(layout, tokens, agreements);
}

/** Replays tokens, and asserts that all of them are legal. */
function played(tokens: string, setting?: Setting): Setup {
  const setup = tried(tokens, setting);
  assert.equal(setup.error, undefined);
  return setup;
}

function overlay(setup: Setup, id: string): Overlay {
  const found = setup.overlays.find((o) => o.id === id);
  assert.ok(found, id);
  return found;
}

const name = (hex?: Hex) => hex && formatHex(hex);
const hexesOf = ({ hex1, hex2 }: Overlay) => [name(hex1), name(hex2)];
const halves = (setup: Setup) => setup.overlays.map((o) => `${o.id} ${o.board}${o.half}`);
const last = (setup: Setup) => {
  const entry = setup.log.at(-1);
  assert.ok(entry);
  return entry;
};

const densityOf = ({ log }: Setup) => log.find(({ step }) => step === "density")?.drm;

const boardRolls = ({ log }: Setup) => log.filter(({ step }) => step === "board");

test("F12.3: the density is rolled once, before the boards", () => {
  const empty = played("");
  assert.deepEqual(empty.log, []);
  assert.equal(empty.next.step, "density");
  assert.equal(empty.next.dice, 1);
  for (const [dr, drm] of [-2, -2, -1, -1, 0, 0].entries()) {
    const setup = played(String(dr + 1), { boards: "26-27" });
    assert.equal(densityOf(setup), drm);
    assert.equal(setup.next.step, "board");
    assert.equal(setup.next.board, 26);
    assert.equal(setup.next.drm, drm);
    assert.equal(last(setup).drm, drm);
    assert.equal(last(setup).rule, "F12.3");
  }
});

test("F12.3: a board's Final dr determines which halves get overlays, and how many", () => {
  const asked = (tokens: string) => {
    const setup = played(tokens);
    return [setup.next.step, setup.next.half, boardRolls(setup)[0]?.result, boardRolls(setup)[0]?.perHalf];
  };
  assert.deepEqual(asked("51"), ["selection", "GG", "both", 2]);
  assert.deepEqual(asked("52"), ["selection", "GG", "both", 1]);
  assert.deepEqual(asked("53"), ["selection", "GG", "northOrEast", 1]);
  assert.deepEqual(asked("54"), ["selection", "A", "southOrWest", 1]);
  assert.deepEqual(asked("55"), ["done", undefined, "none", 0]);
  assert.deepEqual(asked("56"), ["done", undefined, "none", 0]);
  assert.deepEqual(asked("11"), ["selection", "GG", "both", 2]);
  assert.deepEqual(
    boardRolls(played("14")).map((b) => [b.board, b.dice, b.drms[0]?.drm, b.finalDr, b.result, b.perHalf]),
    [[26, [4], -2, 2, "both", 1]],
  );
  assert.deepEqual(last(played("14")).drms, [{ drm: -2, because: "density" }]);
});

test("F12.3: the half that gets overlays depends on the direction of North and on whether the board is turned", () => {
  const half = (boards: string, north: North, dr: 3 | 4) => played(`5${dr}`, { boards, north }).next.half;
  // The right edge is the east edge if North is up, the north edge if North is right, the west edge if North is down,
  // and the south edge if North is left.
  for (const [north, first, second] of [
    ["up", "GG", "A"],
    ["right", "GG", "A"],
    ["down", "A", "GG"],
    ["left", "A", "GG"],
  ] as const) {
    assert.equal(half("26", north, 3), first);
    assert.equal(half("26", north, 4), second);
    assert.equal(half("26t", north, 3), second);
    assert.equal(half("26t", north, 4), first);
  }
});

test("F12.3: board 25 gets overlays only with Overlay E1, and these overlays have `checkE1` set", () => {
  const skipped = played("5 5", { boards: "25-26" });
  assert.deepEqual(
    boardRolls(skipped).map((b) => b.board),
    [26],
  );
  assert.equal(skipped.next.step, "done");
  const e1 = played("5 3 15 3 16", { boards: "25e-26" });
  assert.deepEqual(
    e1.overlays.map((o) => [o.id, o.board, o.checkE1]),
    [
      ["S1", 25, true],
      ["S2", 26, false],
    ],
  );
});

test("F12.3: if board 25 is the only board, no roll is made", () => {
  const setup = played("", { boards: "25" });
  assert.equal(setup.next.step, "done");
  assert.equal(setup.next.dice, 0);
  assert.deepEqual(tried("1", { boards: "25" }).error, { code: "finished", at: 0, token: "1" });
});

test("F12.33: a DR that selects the same overlay again is rerolled, and the log has every roll", () => {
  const setup = played("52 15 15 15");
  assert.equal(setup.next.step, "selection");
  assert.deepEqual(setup.next.reroll, { rule: "F12.33", because: "taken" });
  assert.equal(setup.next.half, "A");
  const log = played("52 15 15 15 16").log.slice(2);
  assert.deepEqual(
    log.map((e) => [e.rule, e.overlay, e.result, e.reroll?.rule]),
    [
      ["F12.3", "S1", "selected", undefined],
      ["F12.3", "S1", "taken", undefined],
      ["F12.3", "S1", "taken", "F12.33"],
      ["F12.3", "S2", "selected", "F12.33"],
    ],
  );
});

test("F12.42: a dune is placed on a Final dr ≤ 1; each sand overlay on the same half gives drm −2", () => {
  assert.equal(played("53 51").next.step, "dunePlacement");
  assert.equal(played("53 51").next.drm, 0);
  assert.equal(last(played("53 51 2")).result, "notPlaced");
  assert.equal(last(played("53 51 1")).result, "placed");
  assert.equal(played("53 51 1").next.step, "duneType");
  const withSand = played("51 15 51");
  assert.deepEqual(withSand.next.drms, [{ drm: -2, because: "sameHalf", overlay: "S1" }]);
  assert.equal(last(played("51 15 51 3")).finalDr, 1);
  assert.equal(last(played("51 15 51 3")).result, "placed");
  assert.equal(last(played("51 15 51 4")).result, "notPlaced");
  assert.equal(last(played("51 15 51 3")).rule, "F12.42");
});

test("F12.42: overlays that are neither sand nor dunes give no drm", () => {
  assert.deepEqual(played("51 11 31 46 51").next.drms, []);
  assert.deepEqual(played("51 63 64 65 51").next.drms, []);
});

test("F12.42: a dune that fails its placement dr gives no drm, can be selected again and gets no position", () => {
  const setup = played("52 51 2 51");
  assert.equal(setup.next.step, "dunePlacement");
  assert.deepEqual(setup.next.drms, []);
  assert.deepEqual(setup.overlays, []);
  assert.equal(played("52 51 2 51 2").next.step, "done");
});

test("F12.42: if the players agree, an unplaced dune gives drm −1 and cannot be selected again", () => {
  const setup = played("52 51 2 51", { failed: true });
  assert.equal(last(setup).result, "taken");
  assert.deepEqual(setup.next.reroll, { rule: "F12.33", because: "taken" });
  const second = played("52 51 2 51 52", { failed: true });
  assert.deepEqual(second.next.drms, [{ drm: -1, because: "failedDune", overlay: "SD1" }]);
  const third = played("51 51 6 52 6 15 51 53", { failed: true });
  assert.equal(third.next.drm, -4, "S1 on an adjacent half and two dunes that failed");
  assert.deepEqual(
    played("51 51 6 52 2", { failed: true }).overlays.map(({ id, dune }) => [id, dune]),
    [["SD2", undefined]],
  );
  assert.deepEqual(
    played("51 51 6 52 2", { failed: true }).next.drms,
    [],
    "a dune that is not placed is not a High Dune",
  );
});

test("F12.3: if the players agree, overlays are selected for the southernmost or westernmost half first", () => {
  assert.deepEqual(halves(played("51 15 16 31 32", { south: true })), ["S1 26A", "S2 26A", "H1 26GG", "H2 26GG"]);
  assert.deepEqual(halves(played("53 15", { south: true })), ["S1 26GG"], "a Final dr of 3 still means the other half");
});

test("F12.42: each High Dune makes the next dune more likely to be High", () => {
  const setup = played("51 51 1 1 52 3");
  assert.equal(overlay(setup, "SD1").dune, "high");
  assert.equal(setup.next.step, "duneType");
  assert.deepEqual(setup.next.drms, [{ drm: -2, because: "sameHalf", overlay: "SD1" }]);
  assert.equal(overlay(played("51 51 1 1 52 3 3"), "SD2").dune, "high");
  assert.equal(overlay(played("51 51 1 1 52 3 4"), "SD2").dune, "low");
  const low = played("51 51 1 2 52 3");
  assert.equal(overlay(low, "SD1").dune, "low");
  assert.deepEqual(low.next.drms, []);
});

test("F12.31, F12.32: the first DR gives the hexrow, the second the hex (cdr + 2) and direction (wdr)", () => {
  const setup = played("52 15 16 34");
  assert.equal(setup.next.step, "position");
  assert.equal(overlay(setup, "S1").hexrow, "Y");
  assert.deepEqual(hexesOf(overlay(played("52 15 16 34 31"), "S1")), ["26Y5", "26Y4"]);
  assert.equal(played("52 15 16 34 31").next.overlay, "S2");
  // In the example of F12.2, 27G7 is in direction 5 from 27H6.
  assert.deepEqual(hexesOf(overlay(played("54 31 33 45", { boards: "27" }), "H1")), ["27H6", "27G7"]);
});

test("F12.32: an overlay listed in `oneHex` occupies one hex only", () => {
  const setup = played("53 63 34 31");
  assert.deepEqual(hexesOf(overlay(setup, "X2")), ["26Y5", undefined]);
  assert.equal(overlay(setup, "X2").oneHex, true);
  assert.deepEqual(hexesOf(overlay(played("53 63 34 31", { oneHex: ["X3"] }), "X2")), ["26Y5", "26Y4"]);
});

test("F12.33: of two overlays that overlap or are adjacent, the overlay placed later is rerolled", () => {
  const conflict = played("51 15 31 16 32 34 31 43 41");
  assert.deepEqual(overlay(conflict, "H1").conflictsWith, ["S1"]);
  assert.equal(last(conflict).result, "conflict");
  assert.equal(conflict.next.step, "hexrow");
  assert.equal(conflict.next.overlay, "H1");
  assert.deepEqual(conflict.next.reroll, { rule: "F12.33", because: "conflict" });
  assert.equal(conflict.next.open, false);
  assert.deepEqual(hexesOf(overlay(conflict, "H1")), ["26Y6", "26Y5"], "still shown, until the reroll");
  const halfway = overlay(played("51 15 31 16 32 34 31 43 41 11"), "H1");
  assert.deepEqual([halfway.hexrow, ...hexesOf(halfway)], ["DD", undefined, undefined]);
  assert.deepEqual(halfway.conflictsWith, []);
  const rerolled = played("51 15 31 16 32 34 31 43 41 11 24");
  assert.deepEqual(hexesOf(overlay(rerolled, "H1")), ["26DD4", "26DD5"]);
  assert.deepEqual(overlay(rerolled, "H1").conflictsWith, []);
  assert.equal(overlay(rerolled, "H1").attempts, 2);
  assert.deepEqual(last(rerolled).reroll, { rule: "F12.33", because: "conflict" });
  assert.equal(rerolled.next.overlay, "S2");
  assert.equal(rerolled.next.reroll, undefined);
});

test("F12.33: a wadi may be adjacent to another wadi, but may not overlap it or be adjacent to sand", () => {
  // The tokens select W1 and W2 for the same half, and place W1 on 26Y5-Y4.
  const wadis = "51 11 12 16 32 34 31";
  assert.deepEqual(overlay(played(`${wadis} 34 44`), "W2").conflictsWith, []);
  assert.deepEqual(hexesOf(overlay(played(`${wadis} 34 44`), "W2")), ["26Y6", "26Y7"]);
  assert.deepEqual(overlay(played(`${wadis} 34 41`), "W2").conflictsWith, ["W1"]);
  assert.deepEqual(overlay(played("51 15 12 16 32 34 31 34 44"), "W2").conflictsWith, ["S1"]);
});

test("F12.33: the players may reroll any overlay that has a position", () => {
  const setup = played("53 15 34 31 rS1.");
  assert.equal(setup.next.step, "hexrow");
  assert.deepEqual(setup.next.reroll, { rule: "F12.33", because: "asked" });
  assert.deepEqual(hexesOf(overlay(played("53 15 34 31 rS1. 11 24"), "S1")), ["26DD4", "26DD5"]);
  const between = played("52 15 16 34 31 rS1. 11 24");
  assert.equal(between.next.overlay, "S2");
  assert.equal(tried("52 15 16 34 31 rS2.").error?.code, "notPositioned");
  assert.equal(tried("52 15 16 34 31 rS9.").error?.code, "notPositioned");
  assert.equal(tried("52 15 16 34 rS1.").error?.code, "notNow");
  assert.equal(tried("53 15 34 31 rS1. rS1.").error?.code, "notNow");
  assert.equal(tried("5 rS1.").error?.code, "notNow");
});

test("F12.33: a rerolled overlay counts as the overlay that was placed last", () => {
  const setup = played("52 15 16 34 31 34 31 rS1. 34 51");
  assert.deepEqual(overlay(setup, "S1").conflictsWith, []);
  const clash = played("51 15 31 16 32 34 31 11 24 rS1. 11 31");
  assert.deepEqual(overlay(clash, "S1").conflictsWith, ["H1"]);
  assert.deepEqual(overlay(clash, "H1").conflictsWith, []);
  assert.equal(clash.next.overlay, "S1");
});

test("F12.41, D12.41: after the first wadi, other wadis may be placed by agreement, without a DR", () => {
  const start = "53 11 34 31";
  const setup = played(`${start} aW3.26Y3.26Y2.`);
  assert.deepEqual(hexesOf(overlay(setup, "W3")), ["26Y3", "26Y2"]);
  assert.equal(overlay(setup, "W3").agreed, true);
  assert.equal(overlay(setup, "W3").half, "GG");
  assert.equal(overlay(setup, "W3").attempts, 0);
  const { rule, step, dice } = last(setup);
  assert.deepEqual({ rule, step, dice }, { rule: "F12.41", step: "agreed", dice: [] });
  assert.equal(overlay(played(`${start} aW2.26Q3.26Q2.`), "W2").half, undefined);
  const codes = {
    "aS1.26Y3.26Y2.": "notAWadi",
    "aW5.26Y3.26Y2.": "notAWadi",
    "aW1.26Y3.26Y2.": "alreadyPositioned",
    "aW3.27Y3.27Y2.": "boardNotInPlay",
    "aW3.26Y3.26Y1.": "hexesNotAdjacent",
    "aW3.26Y4.26Y3.": "conflict",
    "aW3.26Y0.26HH1.": "badHex",
    "aW3.26Y3.": "badCommand",
    "aW3.26Y3.26Y2. rW3.": "laidByAgreement",
    "aW3.26Y3.26Y2. aW3.26Y3.26Y2.": "alreadyPositioned",
  };
  for (const [command, code] of Object.entries(codes))
    assert.equal(tried(`${start} ${command}`).error?.code, code, command);
  assert.equal(tried("53 11 aW3.26Y3.26Y2.").error?.code, "noWadiYet");
  assert.equal(tried("53 15 34 31 aW3.26Y3.26Y2.").error?.code, "noWadiYet");
});

test("F12.41: by agreement, a wadi may lie across the edge of two boards, if both can have overlays", () => {
  const laid = (boards: string, command: string) => tried(`53 11 5 34 31 ${command}`, { boards });
  assert.deepEqual(hexesOf(overlay(laid("26_27", "aW3.26C10.27C1."), "W3")), ["26C10", "27C1"]);
  assert.equal(laid("26_27", "aW3.26C10.27E1.").error?.code, "hexesNotAdjacent");
  assert.equal(laid("26-x_25-27", "aW3.26C10.25C1.").error?.code, "boardNotInPlay");
});

test("F12.41: a wadi that is selected, but has no position yet, may be placed by agreement", () => {
  const setup = played("52 11 12 34 31 aW2.26Y3.26Y2.");
  assert.equal(setup.next.step, "done");
  assert.deepEqual(halves(setup), ["W1 26GG", "W2 26GG"]);
});

test("replay stops at an illegal token and accepts all tokens before it", () => {
  const setup = tried("52 15 7 16");
  assert.deepEqual(setup.error, { code: "notADie", at: 4, token: "71" });
  assert.equal(setup.accepted, "5215");
  assert.equal(setup.next.step, "selection");
  assert.deepEqual(tried("5 2 1").error, { code: "incomplete", at: 2, token: "1" });
  assert.deepEqual(tried("55 1").error, { code: "finished", at: 2, token: "1" });
});

test("F12.3–F12.42: the overlays and log of a complete set-up match those worked out by hand", () => {
  const tokens = [
    "2", // density: -2
    "3", // board 26: 3 - 2 = 1, two on each half, easternmost (GG) first
    "15", // S1
    "51 3 1", // SD1: 3 - 2 (S1, same half) = 1, placed; 1: High
    "15 11", // S1 is taken; W1 on 26A
    "33", // H3
    "5", // board 27, turned: 5 - 2 = 3, only its easternmost half, with A
    "52 4", // SD2: 4 - 1 (S1) - 1 (SD1) = 2, not placed
    "4", // board 28: 4 - 2 = 2, one on each half
    "52 5 4", // SD2 on 28GG, diagonal to 26GG: 5 - 2 - 2 = 1, placed; 4 - 2 (SD1, High) = 2: Low
    "12", // W2 on 28A
    // Positions: a hexrow DR and a position DR for each overlay. Behind them: the overlay, the sum of the hexrow DR and
    // its hexrow, the "1" hex, and the direction of the "2" hex.
    "34 31", // S1: 7, Y; Y5, direction 1
    "43 41", // SD1: 7, Y; Y6, but its "2" hex would be Y5, where S1 is
    "11 24", // rerolled: 2, DD; DD4, direction 4
    "66 12", // W1: 12, N; N3, direction 2
    "aW3.26N4.26N5.", // W3 continues W1 by agreement
    "11 63", // H3: 2, D; D8, direction 3
    "56 64", // SD2: 11, U; U8, direction 4
    "22 16", // W2: 4, F; F3, direction 6
    "rH3. 21 11", // rerolled by choice: 3, E; E3, direction 1
  ];
  const setup = played(tokens.join("\n"), { boards: "26-27t_h28", north: "up" });
  assert.equal(setup.next.step, "done");
  assert.equal(setup.accepted, tokens.join("").replaceAll(" ", ""));
  assert.equal(densityOf(setup), -2);
  assert.deepEqual(
    boardRolls(setup).map((b) => [b.board, b.finalDr, b.result]),
    [
      [26, 1, "both"],
      [27, 3, "northOrEast"],
      [28, 2, "both"],
    ],
  );
  assert.deepEqual(
    setup.overlays.map((o) => [o.id, `${o.board}${o.half}`, o.dune, ...hexesOf(o), o.attempts]),
    [
      ["S1", "26GG", undefined, "26Y5", "26Y4", 1],
      ["SD1", "26GG", "high", "26DD4", "26DD5", 2],
      ["W1", "26A", undefined, "26N3", "26O3", 1],
      ["H3", "26A", undefined, "26E3", "26E2", 2],
      ["SD2", "28GG", "low", "28U8", "28U9", 1],
      ["W2", "28A", undefined, "28F3", "28E3", 1],
      ["W3", "26A", undefined, "26N4", "26N5", 0],
    ],
  );
  assert.deepEqual(
    setup.log.map((e) => `${e.step} ${e.dice.join("")} ${e.result}${e.reroll ? ` (${e.reroll.because})` : ""}`),
    [
      "density 2 densityDrm",
      "board 3 both",
      "selection 15 selected",
      "selection 51 selected",
      "dunePlacement 3 placed",
      "duneType 1 high",
      "selection 15 taken",
      "selection 11 selected (taken)",
      "selection 33 selected",
      "board 5 northOrEast",
      "selection 52 selected",
      "dunePlacement 4 notPlaced",
      "board 4 both",
      "selection 52 selected",
      "dunePlacement 5 placed",
      "duneType 4 low",
      "selection 12 selected",
      "hexrow 34 hexrow",
      "position 31 positioned",
      "hexrow 43 hexrow",
      "position 41 conflict",
      "hexrow 11 hexrow (conflict)",
      "position 24 positioned (conflict)",
      "hexrow 66 hexrow",
      "position 12 positioned",
      "agreed  agreed",
      "hexrow 11 hexrow",
      "position 63 positioned",
      "hexrow 56 hexrow",
      "position 64 positioned",
      "hexrow 22 hexrow",
      "position 16 positioned",
      "hexrow 21 hexrow (asked)",
      "position 11 positioned (asked)",
    ],
  );
});

const anyBoards = fc.constantFrom("26", "26-27t_h28", "25e", "25-26_29", "25te-31_h30t-28_27", "26-27-28-29-30-31");
const anyNorth = fc.constantFrom<North>("up", "right", "down", "left");
const anyDice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 160 }).map((dice) => dice.join(""));
const anyCommand = fc.constantFrom(
  ...OVERLAY_IDS.map((id) => `r${id}.`),
  ...["W1", "W2", "W3", "W4"].flatMap((id) => [`a${id}.26H6.26G7.`, `a${id}.28Q1.28Q2.`, `a${id}.27B0.27A1.`]),
);
const anyTokens = fc.oneof(
  { weight: 4, arbitrary: anyDice },
  { weight: 2, arbitrary: fc.tuple(anyDice, anyCommand, anyDice).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: fc.tuple(anyDice, fc.string(), anyDice).map((parts) => parts.join("")) },
);

test("replay never throws, and replaying the accepted tokens gives the same set-up", () => {
  fc.assert(
    fc.property(anyBoards, anyNorth, anyTokens, (boards, north, tokens) => {
      const { layout } = parseLayout(boards, north);
      const setup = replay(layout, tokens);
      const { error, ...state } = setup;
      const bare = tokens.replace(/\s/g, "");
      assert.ok(bare.startsWith(setup.accepted));
      assert.equal(error?.at ?? bare.length, setup.accepted.length);
      assert.deepEqual(replay(layout, setup.accepted), state);

      const thrown = setup.log.flatMap((entry) => entry.dice).join("");
      assert.equal(thrown, setup.accepted.replace(/[ra][^ra]*?\.(?:[^.]*[A-Z][^.]*\.){0,2}/g, ""));
      assert.equal(new Set(setup.overlays.map((o) => o.id)).size, setup.overlays.length);
      const inPlay = boardsWithOverlays(layout).map((b) => b.number);
      for (const o of setup.overlays) {
        assert.ok(inPlay.includes(o.board));
        const waitsForType = setup.next.step === "duneType" && setup.next.overlay === o.id;
        assert.equal(o.kind === "SD" && !waitsForType, o.dune !== undefined);
        for (const hex of [o.hex1, o.hex2]) if (hex) assert.deepEqual(parseHex(formatHex(hex)), hex, "on the board");
        if (!o.hex1) continue;
        assert.equal(o.hex1.board, o.board);
        assert.equal(halfOf(o.hex1.hexrow), o.half);
        assert.equal(o.hex2 === undefined, o.oneHex);
        if (o.hex2) assert.ok(areAdjacent(o.hex1, o.hex2));
        const waitsForReroll = setup.next.overlay === o.id && setup.next.reroll?.because === "conflict";
        assert.equal(o.conflictsWith.length > 0, waitsForReroll);
        if (!waitsForReroll)
          assert.deepEqual(
            conflictsOf(o, setup.overlays).filter((id) => id !== setup.next.overlay),
            [],
          );
      }
    }),
    { numRuns: 2000 },
  );
});

test("20,000 conflicts in a row do not overflow the call stack", () => {
  const setup = played(`51 15 31 16 32 34 31 ${"4341".repeat(20_000)}`);
  assert.equal(overlay(setup, "H1").attempts, 20_000);
});
