import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_NO, ALL_YES, JULY, statusOf } from "../../../tests/in-force.ts";
import type { Game, GameBoard, GameOverlay } from "./game.ts";

const on = (boards: readonly GameBoard[], overlays: readonly GameOverlay[] = []): Game => ({
  ...JULY,
  boards,
  overlays,
});
const board = (number: number, altered?: GameBoard["altered"]): GameBoard => ({ number, altered });
const laid = (...ids: readonly string[]): Game =>
  on(
    [board(27)],
    ids.map((id) => ({ id })),
  );

test("F.1: boards 25–31 are Desert Boards, earlier boards are not, and players are asked about later boards", () => {
  for (const [number, what] of [
    [24, "out: desertBoard by D.1"],
    [25, "in"],
    [31, "in"],
    [32, "ask: laterBoards"],
  ] as const)
    assert.equal(statusOf(on([board(number)]), "D.1"), what, String(number));
  assert.equal(statusOf(on([{ number: 32, desert: true }]), "D.1"), "in");
  assert.equal(statusOf(on([{ number: 32, desert: false }]), "D.1"), "out: desertBoard by D.1");
  assert.equal(statusOf(on([board(24)], [{ id: "S1" }]), "D.2"), "in", "D.1D: an overlay counts where costs are paid");
  assert.equal(statusOf(on([board(24)]), "D.2"), "out: desertGround by D.2");
});

test("sand, Dunes, hillocks and deirs need an overlay; with a board after 31, players are asked about them", () => {
  for (const [rule, id, by] of [
    ["D7.2", "S8", "D7.1"],
    ["D7.513", "SD1", "D7.5"],
    ["D6.2", "H2", "D6.1"],
    ["D4.2", "D1", "D4.1"],
  ] as const) {
    assert.equal(statusOf(laid(id), rule), "in");
    for (const game of [laid(), on([board(25), board(31)])])
      assert.match(statusOf(game, rule), new RegExp(`^out: \\w+ by ${by.replace(".", "[.]")}$`));
    assert.match(statusOf(on([board(27), board(40)]), rule), /^ask: /);
    assert.match(statusOf(on([board(27), { number: 40, desert: false }]), rule), /^out: /);
  }
  assert.equal(statusOf(laid("S1"), "D7.513"), "out: dune by D7.5", "a sand overlay has no dune");
  assert.equal(statusOf(laid("SD1"), "D7.2"), "in", "D7.5: every hex of a dune is sand");
});

test("D7.5: a High Dune is a hillock, a Low Dune is not, and players are asked about a Dune of unknown kind", () => {
  const dune = (kind?: "high" | "low") => statusOf(on([board(27)], [{ id: "SD1", dune: kind }]), "D6.4");
  assert.deepEqual([dune("high"), dune("low"), dune()], ["in", "out: hillock by D6.1", "ask: duneType"]);
});

test("D6.6: only overlays H1 and H4 have a Summit", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].filter((n) => statusOf(laid(`H${n}`), "D6.6") === "in"),
    [1, 4],
  );
});

test("D12.421: overlay D6 has sand, except in Broken and Steppe Terrain", () => {
  const d6 = (...boards: readonly GameBoard[]) => statusOf(on(boards, [{ id: "D6" }]), "D7.2");
  assert.equal(d6(board(27)), "in");
  for (const altered of ["broken", "steppe"] as const) {
    assert.equal(d6(board(27, altered)), "out: sand by D12.421");
    assert.equal(d6(board(27, altered), board(28)), "ask: sand");
  }
});

test("boards 25 and 26 have the terrain that rules name there; players are asked about other Desert Boards", () => {
  assert.equal(statusOf(on([board(25)]), "D5.2"), "in", "D5.1: 25C5");
  assert.equal(statusOf(on([board(25)]), "D5.65"), "in", "D5.6: 25O9");
  assert.equal(statusOf(on([board(25)]), "D5.51"), "in", "25R1");
  assert.equal(statusOf(on([board(25)]), "D10.3"), "in", "D10.1: 25C5-C6");
  assert.equal(statusOf(on([board(26)]), "D2.21"), "in", "D2.1: 26E9");
  assert.equal(statusOf(on([board(26)]), "D3.3"), "in", "D3.1: 26D4");
  for (const rule of ["D2.21", "D3.3", "D5.2", "D5.65", "D5.51", "D10.3"])
    assert.match(statusOf(on([board(29)]), rule), /^ask: /, rule);
  assert.equal(statusOf(on([board(24)]), "D2.21"), "out: scrub by D2.1");
  assert.equal(statusOf(on([board(24)]), "D10.3"), "ask: hillside", "a Hillside wall does not need a Desert Board");
});

test("a player's answer about terrain overrides the boards, and an overlay overrides the answer", () => {
  assert.equal(statusOf({ ...on([board(25)]), answers: { wadi: false } }, "D5.2"), "out: wadi by D5.1");
  assert.equal(statusOf({ ...on([board(29)]), answers: { wadi: true } }, "D5.2"), "in");
  for (const [id, rule] of [
    ["W4", "D5.2"],
    ["D3", "D4.5"],
    ["H6", "D6.4"],
    ["S2", "D7.2"],
    ["SD8", "D7.511"],
  ] as const)
    assert.equal(statusOf({ ...laid(id), answers: ALL_NO }, rule), "in");
});

test("D13.1, D13.2: Alternate Terrain removes scrub and hammada from its board", () => {
  for (const [altered, by] of [
    ["broken", "D13.1"],
    ["steppe", "D13.2"],
  ] as const) {
    for (const rule of ["D2.21", "D3.4"]) {
      assert.equal(statusOf(on([board(26, altered)]), rule), `out: altered by ${by}`);
      assert.match(statusOf(on([board(26, altered), board(27)]), rule), /^ask: /, "board 27 may have such terrain");
      assert.equal(statusOf(on([board(26), board(27, altered)]), rule), "in");
    }
    assert.equal(statusOf(on([board(26, altered)]), by), "in");
    assert.match(statusOf(on([board(26)]), by), /^out: /);
    assert.match(
      statusOf(on([board(24, altered), board(26)]), by),
      /^out: /,
      "Alternate Terrain is only for Desert Boards",
    );
  }
});

test("D13.1: motorcycles make the Hammada Immobilization DR in Broken Ground too, but other vehicles do not", () => {
  const broken = on([board(26, "broken")]);
  assert.equal(statusOf({ ...broken, answers: { ...ALL_NO, motorcycle: true } }, "D3.31"), "in");
  assert.equal(statusOf({ ...broken, answers: { ...ALL_NO, motorcycle: true } }, "D3.32"), "in");
  assert.match(statusOf({ ...broken, answers: { ...ALL_YES, motorcycle: false } }, "D3.31"), /^out: /);
  assert.match(statusOf({ ...broken, answers: { ...ALL_YES, motorcycle: false } }, "D3.32"), /^out: motorcycle/);
});

test("D.1A, D.1B, D.1C: in Broken Terrain, only D.1B is in force, and in Steppe Terrain, none of the three", () => {
  const each = (...boards: readonly GameBoard[]) =>
    ["D.1A", "D.1B", "D.1C#elimination"].map((rule) => statusOf({ ...on(boards), answers: { gun: true } }, rule));
  assert.deepEqual(each(board(26)), ["in", "in", "in"]);
  assert.deepEqual(each(board(26, "broken")), ["out: noAltered by D13.1", "in", "out: noAltered by D.1C"]);
  assert.deepEqual(each(board(26, "steppe")), [
    "out: noAltered by D13.2",
    "out: noSteppe by D13.2",
    "out: noAltered by D.1C",
  ]);
  assert.deepEqual(each(board(26), board(27, "steppe")), ["ask: emplaceOnPlain", "in", "out: noAltered by D.1C"]);
  assert.deepEqual(each(board(24)), [
    "out: desertGround by D.1A",
    "out: desertGround by D.1B",
    "out: desertOnly by D.1C",
  ]);
  assert.equal(each(board(24), board(26))[2], "out: desertOnly by D.1C");
  assert.equal(statusOf({ ...JULY, time: "night" }, "D.1C#elimination"), "out: daytime by D.1C");
  assert.equal(
    statusOf({ ...on([board(24)]), time: "night" }, "D.1C#where"),
    "in",
    "the rule about where to rout applies in any scenario",
  );
});

test("D13.2: in Steppe Terrain, the players decide whether sand overlays are grainfields", () => {
  const steppe = on([board(26, "steppe")], [{ id: "SD2", dune: "low" }]);
  assert.equal(statusOf(steppe, "D7.2"), "ask: sandAsGrain");
  assert.equal(statusOf({ ...steppe, answers: { sandAsGrain: true } }, "D7.31"), "out: sandAsGrain by D13.2");
  assert.equal(statusOf({ ...steppe, answers: { sandAsGrain: false } }, "D7.513"), "in");
});

test("D6.0-Crest: crest status needs a wadi, or a gully, stream or sunken road on a board other than 25–31", () => {
  assert.equal(statusOf(on([board(25)]), "D6.12"), "in");
  assert.equal(statusOf({ ...on([board(26)]), answers: { wadi: false } }, "D6.12"), "out: wadi by D5.1");
  assert.equal(statusOf({ ...on([board(26), board(4)]), answers: { wadi: false } }, "D6.12"), "ask: gully");
  assert.equal(statusOf({ ...on([board(26), board(4)]), answers: { wadi: false, gully: true } }, "D6.12"), "in");
});

test("D6.411: the rule is in force only with a hillock, and a wall or hedge", () => {
  assert.equal(statusOf({ ...laid("H2"), answers: { wallOrHedge: true } }, "D6.411"), "in");
  assert.equal(statusOf({ ...laid("H2"), answers: { wallOrHedge: false } }, "D6.411"), "out: wallOrHedge by D6.411");
  assert.equal(statusOf({ ...laid(), answers: { wallOrHedge: true } }, "D6.411"), "out: hillock by D6.1");
});

test("D6.412: the rule is in force only with a hillock, and rubble, crag or a cactus patch", () => {
  assert.equal(statusOf({ ...laid(), answers: { rubble: true } }, "D6.412"), "out: hillock by D6.1");
  const said412 = (answers: Game["answers"], altered?: "broken") =>
    statusOf({ ...on([board(27, altered)], [{ id: "H1" }]), answers }, "D6.412");
  assert.equal(said412({ rubble: false, cactusPatch: false }), "out: rubble by D6.412");
  assert.equal(said412({ rubble: false, cactusPatch: true }), "in");
  assert.equal(said412({ rubble: true }), "in");
  assert.equal(said412({ rubble: false }, "broken"), "in");
});

test("D12: a rule about an overlay is in force only with that overlay", () => {
  for (const [rule, ids] of [
    ["D12.43", ["X1"]],
    ["D12.44", ["X2"]],
    ["D12.45", ["X3"]],
    ["D12.46", ["X4", "X5"]],
    ["D12.5", ["E1"]],
    ["D12.51", ["E1"]],
    ["D12.421", ["D6"]],
  ] as const)
    assert.deepEqual(
      ["X1", "X2", "X3", "X4", "X5", "E1", "D5", "D6"].filter((id) => statusOf(laid(id), rule) === "in"),
      ids,
      rule,
    );
  assert.equal(statusOf(laid(), "D.1D"), "out: overlay by D.1D");
  assert.equal(statusOf({ ...laid("S1"), dyo: true }, "D12.2"), "out: printed by D12.2");
  assert.equal(statusOf(laid("S1"), "D12.2"), "in");
});

test("D12.52: with overlay E1, the brush of board 25 is scrub, unless board 25 is Broken Terrain", () => {
  const e1 = [{ id: "E1" }];
  assert.equal(statusOf(on([board(25)], e1), "D12.52"), "in");
  assert.equal(statusOf(on([board(25)], e1), "D2.2"), "in");
  assert.equal(statusOf(on([board(25)]), "D2.2"), "ask: scrub");
  assert.equal(statusOf(on([board(25, "broken")], e1), "D12.52"), "out: noBroken by D13.1");
  assert.equal(statusOf(on([board(25, "steppe")], e1), "D12.52"), "in");
  assert.equal(statusOf(on([board(25), board(26, "broken")], e1), "D12.52"), "ask: e1Brush");
});

test("D12.3: random overlays need DYO, the players' agreement, and one of boards 26–31 or overlay E1", () => {
  const dyo = (boards: readonly GameBoard[], overlays: readonly GameOverlay[] = []): Game => ({
    ...on(boards, overlays),
    dyo: true,
  });
  const agreed = { randomOverlays: true };
  assert.equal(statusOf({ ...dyo([board(25)]), answers: agreed }, "D12.3"), "out: overlayBoards by D12.3");
  assert.equal(statusOf({ ...dyo([board(25)], [{ id: "E1" }]), answers: agreed }, "D12.3"), "in");
  assert.equal(statusOf({ ...dyo([board(26)]), answers: agreed }, "D12.3"), "in");
  assert.equal(statusOf({ ...dyo([board(31)]), answers: agreed }, "D12.3"), "in");
  assert.equal(statusOf(dyo([board(26)]), "D12.3"), "ask: randomOverlays");
  assert.equal(statusOf({ ...on([board(26)]), answers: agreed }, "D12.3"), "out: dyo by D12.3");
  const wadis: Game = { ...dyo([board(26)], [{ id: "W2" }]), answers: agreed };
  for (const rule of ["D12.3", "D12.31", "D12.32", "D12.33", "D12.41#more", "D12.42"]) {
    assert.equal(statusOf(wadis, rule), "in");
    assert.match(statusOf({ ...wadis, dyo: false }, rule), /^out: dyo /);
    assert.match(statusOf({ ...wadis, boards: [board(25)] }, rule), /^out: overlayBoards /);
    assert.match(statusOf({ ...wadis, answers: { randomOverlays: false } }, rule), /^out: randomOverlays /);
  }
  assert.equal(statusOf({ ...wadis, overlays: [] }, "D12.41#more"), "out: overlay by D12.41");
});

test("D12.41: wadis join if there is a wadi overlay, or if the players answer that wadis of two boards meet", () => {
  assert.equal(statusOf(laid("W1"), "D12.41#joined"), "in");
  assert.equal(statusOf(on([board(25)]), "D12.41#joined"), "out: wadisMeet by D12.41");
  assert.equal(statusOf(on([board(25), board(26)]), "D12.41#joined"), "ask: wadisMeet");
});

test("D13.2, D7.5: a High Dune that is a grainfield is not a hillock, but a hillock overlay still is", () => {
  const game: Game = { ...JULY, boards: [{ number: 26, altered: "steppe" }], overlays: [{ id: "SD2", dune: "high" }] };
  const hillock = (sandAsGrain: boolean | undefined, given: Partial<Game> = {}) =>
    statusOf({ ...game, ...given, answers: sandAsGrain === undefined ? {} : { sandAsGrain } }, "D6.2");
  assert.equal(hillock(true), "out: hillock by D6.1");
  assert.equal(hillock(false), "in");
  assert.equal(hillock(undefined), "ask: sandAsGrain");
  assert.equal(
    hillock(true, { overlays: [{ id: "SD2" }] }),
    "out: hillock by D6.1",
    "it does not matter whether the dune is High",
  );
  assert.equal(hillock(true, { overlays: [...game.overlays, { id: "H1" }] }), "in");
});
