import assert from "node:assert/strict";
import { test } from "node:test";
import { halfBoards, type North, parseLayout } from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { readState } from "../kit/fields.ts";
import {
  agreementsOf,
  boardsOf,
  FIELDS,
  fittingDice,
  freeWadis,
  playedOf,
  sideOf,
  wadiTokenFromText,
  withOneHexChanged,
  withoutLastToken,
  withThrowers,
} from "./desert-overlays.ts";
import {
  askText,
  boardsText,
  errorText,
  latestRollText,
  logLines,
  overlaysResult,
  overlayText,
  placedText,
  problemLines,
  reasonLines,
} from "./overlay-log.ts";

const t = wordsFor("desertOverlays");

/** Parses a query string, and plays its dice on its boards. */
function opened(query: string) {
  const { state } = readState(query, FIELDS);
  const boards = boardsOf(state);
  return { state, boards, played: playedOf(state, boards) };
}
const laid = (query: string) => opened(query).played.setup.overlays.map((o) => overlayText(t, o));

/**
 * A complete set-up. The density dr of 1 gives a drm of −2. The dr for board 26 is 3 − 2 = 1, so each half gets two
 * overlays: W2 and SD1 (placed, High); S1 (after a reroll, because W2 is already selected) and X2. Board 27 gets H1.
 */
const WHOLE = "?boards=26-27&dice=1312511112156363111112234342312466665";

test("F12.3–F12.42: the copied result has every roll, and the list of overlays has all hexes", () => {
  assert.deepEqual(laid(WHOLE), [
    "W2: 26DD3-DD2",
    "SD1 (High Dune): 26BB5-BB6",
    "S1: 26I4-J4",
    "X2: 26E6",
    "H1: 27N8-M9",
  ]);
  const { state, boards, played } = opened(WHOLE);
  assert.equal(askText(t, played.setup), "Done. Overlays placed: 5");
  const { title, lines } = overlaysResult(t, state, boards, played);
  assert.equal(title, "DYO overlays: 26-27, North ↑");
  const texts = lines.map(({ text, rule }) => `${text} [${rule}]`);
  for (const text of [
    "(1) Overlay Density: dr 1 → drm -2 [F12.3]",
    "(2) Board 26: dr 3 -2 = 1 → two overlays on each half [F12.3]",
    "(3) Board 26, GG half: cdr 1, wdr 2 → W2 [F12.3]",
    "(5) SD1: dr 1 → placed [F12.42]",
    "(6) SD1: dr 1 → High Dune [F12.42]",
    "W2 is taken: roll again. [F12.33]",
  ])
    assert.ok(texts.includes(text.replace(/ -2/g, " −2")), `${text} in\n${texts.join("\n")}`);
});

test("while the user chooses boards, the result says what to do next", () => {
  assert.equal(boardsText(t, ""), "First: tap the boards in play.");
  assert.equal(boardsText(t, "25e-26"), "Boards chosen: 25e, 26. Next: Start rolling.");
});

test("F12.3: the number of overlays on board 25 is rolled only if overlay E1 is in use", () => {
  assert.match(askText(t, opened("?boards=25-26&dice=1").played.setup), /^Board 26, number of overlays/);
  assert.match(askText(t, opened("?boards=25e-26&dice=1").played.setup), /^Board 25, number of overlays.*drm −2/);
});

test("F12.3: in the list, an overlay on board 25 has the reminder to check E1 only after it is placed", () => {
  const isToBeChecked = (dice: string) => laid(`?boards=25e&dice=${dice}`).map((text) => text.includes(t("checkE1")));
  assert.deepEqual(isToBeChecked("521315"), [false, false]);
  assert.deepEqual(isToBeChecked("5213153333"), [true, false]);
});

test("F12.33: after a wadi is placed adjacent to another wadi, the result reminds the players when to reroll", () => {
  // The dice place W1 on 26Z5-Z4, and W2 on 26Z7-Z6 ("51") or on 26Z8-Z7 ("61").
  const fell = (dice: string) => latestRollText(t, opened(`?boards=26&dice=1111123132333133${dice}`).played.setup);
  assert.ok(fell("51").endsWith(t("is.besideWadi", { overlay: "W2", others: "W1" })), fell("51"));
  assert.ok(!fell("61").includes("W1"), fell("61"));
});

test("F12.42: each drm to the dr for a dune names the sand or dune that causes it", () => {
  const { setup } = opened("?boards=26&dice=131551").played;
  assert.equal(askText(t, setup), "Is Sand Dune SD1 placed? Roll a dr (drm −2). Final dr ≤ 1: placed.");
  assert.deepEqual(reasonLines(t, setup.next), [{ text: "−2 S1, on the same half-board", rule: "F12.42" }]);
});

test("the first die of a DR is kept while the second die is missing", () => {
  const { played } = opened("?boards=26&dice=131");
  assert.deepEqual([played.first, played.kept, played.unread], ["1", "131", ""]);
  assert.equal(latestRollText(t, played.setup), "Board 26: dr 3 −2 = 1 → two overlays on each half");
  assert.equal(errorText(t, played.setup.error?.code), "");
});

test("messages name the invalid boards and dice of a link, and the valid ones before them are kept", () => {
  const problems = (query: string) => {
    const { boards, played } = opened(query);
    return problemLines(t, boards, played).map(({ text }) => text);
  };
  assert.deepEqual(problems("?boards=26-27&dice=13"), []);
  const [dice] = problems("?boards=26-27&dice=139zz12");
  assert.match(dice!, /“9zz12” cannot be used: a die shows 1 to 6/);
  assert.equal(opened("?boards=26-27&dice=139zz12").played.kept, "13");
  const [board, waiting] = problems("?boards=26-99-27&dice=1");
  assert.match(board!, /“99-27” cannot be used: the desert boards are 25 to 31/);
  assert.match(waiting!, /“1”, are kept/);
  assert.equal(opened("?boards=26-99-27").boards.notation, "26");
  assert.match(problems("?dice=13")[0]!, /“13”, are kept/);
});

test("invalid dice of a link are reported even if its boards are invalid too", () => {
  const { boards, played } = opened("?boards=99&dice=13zzz");
  const [board, waiting, wrong] = problemLines(t, boards, played).map(({ text }) => text);
  assert.match(board!, /“99” cannot be used/);
  assert.match(waiting!, /“13”, are kept/);
  assert.match(wrong!, /“zzz” cannot be used: it cannot be read/);
});

test("F12.3: the plan names the compass side of each half-board for every direction of North", () => {
  const sides = (boards: string, north: North) => {
    const { layout } = parseLayout(boards, north);
    return halfBoards(layout).map((cell) => cell.half + sideOf(layout, cell)[0]);
  };
  assert.deepEqual(sides("26", "up"), ["Aw", "GGe"]);
  assert.deepEqual(sides("26", "down"), ["Ae", "GGw"]);
  assert.deepEqual(sides("26t", "right"), ["GGs", "An"]);
  assert.deepEqual(sides("26t", "left"), ["GGn", "As"]);
});

test("after a change of boards, dice are kept up to the first die that would belong to a different roll", () => {
  const fitting = (from: string, to: string, dice: string, norths: readonly [North, North] = ["up", "up"]) =>
    fittingDice([parseLayout(from, norths[0]).layout, {}], [parseLayout(to, norths[1]).layout, {}], dice);
  // Dice "53116": density dr 5 (no drm); board 26 dr 3, then DR 1 + 1 (W1 on the east half); board 27 dr 6 (no
  // overlay).
  assert.equal(fitting("26-27", "26-27-28", "53116"), "53116", "the next roll is for board 28");
  assert.equal(fitting("26-27", "26-x-27", "5311634"), "5311634");
  assert.equal(fitting("26-27", "26", "53116"), "5311", "the die of board 27 is not reused for the hexrow");
  assert.equal(fitting("26-27", "26-27-28", "5311634"), "53116", "the die of board 28 comes before the hexrow");
  assert.equal(
    fitting("26-27", "26-27-28", "531163"),
    "53116",
    "a die that awaits its second die is not reused either",
  );
  assert.equal(fitting("26-27", "27-26", "53116"), "5");
  assert.equal(fitting("26-27", "26-27", "53116", ["up", "down"]), "53", "the west half is now east");
  assert.equal(fitting("26-27", "26-27", "53116", ["up", "right"]), "53116");
});

test("F12.3: the roll that places an overlay on board 25 has the reminder to check Level 4 of overlay E1", () => {
  assert.ok(latestRollText(t, opened("?boards=25e&dice=5213153333").played.setup).includes(t("checkE1")));
  assert.ok(!latestRollText(t, opened("?boards=26&dice=53113434").played.setup).includes(t("checkE1")));
});

test("F12.42: the players' agreement decides whether a dune that failed its dr counts as selected", () => {
  const texts = (query: string) => {
    const { state, boards, played } = opened(query);
    return overlaysResult(t, state, boards, played).lines.map(({ text, rule }) => `${text} [${rule}]`);
  };
  const counted = texts("?boards=26&failed=1&dice=5251252");
  assert.equal(counted[0], "A Sand Dune that fails its dr counts as already selected [F12.42]");
  assert.ok(counted.includes("(4) SD1: dr 2 → not placed; it counts as already selected [F12.42]"), counted.join("\n"));
  assert.match(
    askText(t, opened("?boards=26&failed=1&dice=5251252").played.setup),
    /SD2 placed\? Roll a dr \(drm −1\)/,
  );
  assert.deepEqual(reasonLines(t, opened("?boards=26&failed=1&dice=5251252").played.setup.next), [
    { text: "−1 SD1, selected but not placed", rule: "F12.42" },
  ]);
  const dropped = texts("?boards=26&dice=5251252");
  assert.ok(dropped.includes("(4) SD1: dr 2 → not placed; it stays free [F12.42]"), dropped.join("\n"));
  assert.match(askText(t, opened("?boards=26&dice=5251252").played.setup), /drm \+0|drm 0|drm ±0/);
});

test("F12.42: after a change of an agreement, dice are kept up to the first die with another meaning", () => {
  const [dropped, counted] = (["", "&failed=1"] as const).map((failed) => {
    const { state, boards } = opened(`?boards=26${failed}`);
    return [boards.layout, agreementsOf(state)] as const;
  });
  assert.equal(fittingDice(dropped!, counted!, "5251252"), "5251", "the result of a dune's dr differs");
  assert.equal(fittingDice(dropped!, counted!, "521511"), "521511", "no dune was selected");
  const south = [dropped![0], { ...dropped![1], south: true }] as const;
  assert.equal(fittingDice(dropped!, south, "521511"), "52");
  assert.equal(fittingDice(dropped!, south, "5315"), "5315", "only one half gets an overlay");
});

test("undo removes the last die, reroll or wadi", () => {
  assert.equal(withoutLastToken("131"), "13");
  assert.equal(withoutLastToken("13rS3."), "13");
  assert.equal(withoutLastToken("13aW2.27H6.27G7."), "13");
});

test("F12.41: once a wadi is placed, players may place other wadis on adjacent hexes by agreement", () => {
  const { state, boards, played } = opened(WHOLE);
  assert.deepEqual(freeWadis(played.setup), ["W1", "W3", "W4"]);
  assert.deepEqual(freeWadis(opened("?boards=26-27&dice=13").played.setup), []);
  assert.equal(wadiTokenFromText("ｗ3 27h6-g7"), "aW3.27H6.27G7.");
  for (const written of ["W2 31H6-31H7", "W2 31 H6 - H7", "w2: 31h6, 31 h7", "Ｗ２　３１Ｈ６－Ｈ７"])
    assert.equal(wadiTokenFromText(written), "aW2.31H6.31H7.", written);
  assert.equal(
    wadiTokenFromText("W2 31H6-30H7"),
    "aW2.31H6.30H7.",
    "two boards in one wadi are parsed, and rejected only when played",
  );
  const lay = (written: string) => replay(boards.layout, played.kept + wadiTokenFromText(written), agreementsOf(state));
  assert.equal(overlayText(t, lay("W3 27H6-H7").overlays.at(-1)!), "W3: 27H6-H7");
  assert.equal(errorText(t, lay("W3 27H6-A1").error?.code), "the two hexes are not adjacent.");
  assert.notEqual(errorText(t, lay("here").error?.code), "");
});

test("the field `onehex` has the ids of the one-hex overlays, by default all ids that begin with X", () => {
  const { state } = opened("");
  assert.equal(state.onehex, "X2.X3.X4.X5");
  assert.equal(withOneHexChanged(state, "X3"), "X2.X4.X5");
  assert.equal(withOneHexChanged({ onehex: "X2" }, "X2"), "none");
  assert.equal(readState("?onehex=none", FIELDS).state.onehex, "none");
  assert.equal(readState("?onehex=Q7", FIELDS).bad.length, 1);
});

test("the log says who rolled each die if the link has the field `by`", () => {
  assert.equal(withThrowers("", "131", ["p"]), "--p");
  assert.equal(withThrowers("pt", "1rS3.3", []), "pt");
  assert.equal(withThrowers("ptp", "13", []), "pt", "a die taken back");
  const { setup } = opened("?boards=26&dice=1311").played;
  const marks = (by: string) => logLines(t, setup.log, by).map(({ text }) => /\([a-z +]+\)$/.exec(text)?.[0]);
  assert.deepEqual(marks("ptpt").filter(Boolean), ["(rolled by the page)", "(typed)", "(rolled by the page + typed)"]);
  assert.deepEqual(marks("--tt").filter(Boolean), ["(typed)"]);
  assert.deepEqual(marks("").filter(Boolean), []);
});

test("after the last roll, the result is the list of overlays with their hexes", () => {
  assert.equal(placedText(t, opened("?boards=26&dice=16").played.setup), "");
  const { setup } = opened("?boards=26&dice=1111123132333133").played;
  assert.match(placedText(t, setup), /^W1: 26Z5-Z4/);
});
