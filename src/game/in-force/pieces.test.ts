import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_NO, JULY, rulesOf, statusOf } from "../../../tests/in-force.ts";
import { GAME_PLACES, type Game } from "./game.ts";

const only = (...there: readonly (keyof Game["answers"])[]): Game["answers"] => ({
  ...ALL_NO,
  ...Object.fromEntries(there.map((name) => [name, true])),
});
/** Returns the months, of those in `among`, in which a rule is in force. */
const months = (game: Game, rule: string, ...among: readonly string[]) =>
  among.filter((month) => statusOf({ ...game, month }, rule) === "in");

test("D.3, F.4: Axis vehicles make Mechanical Reliability DR only in North Africa, before October 1941", () => {
  const game: Game = { ...JULY, answers: only("vehicle", "axisVehicle") };
  assert.deepEqual(months(game, "D.3", "1940-06", "1941-09", "1941-10", "1942-07"), ["1940-06", "1941-09"]);
  const early: Game = { ...game, month: "1941-09" };
  assert.deepEqual(
    GAME_PLACES.filter((place) => statusOf({ ...early, place }, "D.3") === "in"),
    ["northAfrica", "tunisia"],
  );
  assert.deepEqual(
    GAME_PLACES.filter((place) => statusOf({ ...early, place }, "D.4") === "in"),
    ["northAfrica", "tunisia"],
  );
  assert.equal(statusOf({ ...early, answers: only("vehicle") }, "D.3"), "out: axisVehicle by D.3");
  assert.equal(statusOf({ ...early, answers: { vehicle: true } }, "D.3"), "ask: axisVehicle");
  assert.equal(statusOf({ ...early, answers: { vehicle: false } }, "D.3"), "out: axisVehicle by D.3");
  assert.equal(statusOf({ ...game, month: "1941-10" }, "D.3"), "out: date by D.3");
});

test("D.5, F.6: the rule for Germans is in force only in DYO scenarios of 1942–43", () => {
  const game: Game = { ...JULY, dyo: true, answers: only("germans") };
  assert.deepEqual(months(game, "D.5", "1941-12", "1942-01", "1943-12", "1944-01"), ["1942-01", "1943-12"]);
  assert.equal(statusOf({ ...game, dyo: false }, "D.5"), "out: dyo by D.5");
});

test("F.8A, F.8B, D.7: the rules for Free French change in 12/43 in ASL and in 1944 in Squad Leader", () => {
  const sl: Game = { ...JULY, answers: only("freeFrench") };
  const asl: Game = { ...sl, book: "asl" };
  const around = ["1943-11", "1943-12", "1944-01"];
  assert.deepEqual(months(asl, "F.8A", ...around), ["1943-11"]);
  assert.deepEqual(months(asl, "F.8B", ...around), ["1943-12", "1944-01"]);
  assert.deepEqual(months(asl, "F.8#assaultFire", ...around), ["1943-12", "1944-01"]);
  assert.deepEqual(months(sl, "D.7#british", ...around), ["1943-11", "1943-12"]);
  assert.deepEqual(months(sl, "D.7#us", ...around), ["1944-01"]);
  const noOne = { dyo: true, month: "1944-01", answers: ALL_NO } as const;
  for (const rule of ["F.8", "F.8B", "F.8D", "F.8#assaultFire"])
    assert.match(statusOf({ ...asl, ...noOne }, rule), /^out: freeFrench /, rule);
  assert.match(statusOf({ ...sl, ...noOne }, "D.7#us"), /^out: freeFrench /);
  assert.equal(statusOf(sl, "F.8"), "out: otherBook by F.8");
  assert.equal(statusOf(asl, "D.7"), "out: otherBook by D.7");
});

test("each book has its own opening rules and Section 12, and all other rules are in both books", () => {
  const game: Game = { ...JULY, overlays: [{ id: "X1" }], answers: only("vehicle") };
  const each = (book: Game["book"]) =>
    ["D.2", "F.2", "D12.43", "F12.43", "F.10", "D5.2"].map((rule) => statusOf({ ...game, book }, rule));
  assert.deepEqual(each("sl"), [
    "in",
    "out: otherBook by F.2",
    "in",
    "out: otherBook by F12.43",
    "out: otherBook by F.10",
    "out: wadi by D5.1",
  ]);
  assert.deepEqual(each("asl"), [
    "out: otherBook by D.2",
    "in",
    "out: otherBook by D12.43",
    "in",
    "in",
    "out: wadi by D5.1",
  ]);
});

test("D3.31, D4.3: only in Squad Leader does a Wagon make a Hammada Immobilization DR and pay to leave a deir", () => {
  const game: Game = { ...JULY, overlays: [{ id: "D1" }, { id: "S1" }] };
  const each = (book: Game["book"], ...there: readonly (keyof Game["answers"])[]) =>
    ["D3.31", "D4.3", "D7.31"].map(
      (rule) => statusOf({ ...game, book, answers: { ...only(...there, "hammada", "deir", "sand") } }, rule) === "in",
    );
  assert.deepEqual(each("sl", "wagon"), [true, true, true]);
  assert.deepEqual(each("asl", "wagon"), [false, false, true]);
  assert.deepEqual(each("sl", "vehicle"), [false, true, true]);
  assert.deepEqual(each("sl", "vehicle", "notTracked"), [true, true, true]);
  assert.deepEqual(each("sl", "motorcycle"), [true, true, false]);
});

/** The answers of players who have Italian vehicles and Guns, but have not named the pieces. */
const ITALIANS = { italians: true, vehicle: true, gun: true } as const;
/** Returns the months, of those in `among`, in which the players are asked whether they have a piece with the note. */
const asksIn = (game: Game, note: string, ...among: readonly string[]) =>
  among.filter((month) => statusOf({ ...game, month }, note) === `ask: ${note}`);

test("It-V7: players are asked about an M11/39 only within its dates, and a 'yes' puts the note in force", () => {
  const game: Game = { ...JULY, answers: ITALIANS };
  assert.deepEqual(asksIn(game, "It-V7", "1940-07", "1940-08", "1941-02", "1941-03"), ["1940-08", "1941-02"]);
  const east: Game = { ...game, place: "eastAfrica" };
  assert.deepEqual(asksIn(east, "It-V7", "1940-06", "1940-07", "1941-06", "1941-07"), ["1940-07", "1941-06"]);
  assert.equal(statusOf(game, "It-V7"), "out: notAvailable by It-V7");
  const august: Game = { ...game, month: "1940-08" };
  const answer = (yes: boolean) => statusOf({ ...august, answers: { ...ITALIANS, "It-V7": yes } }, "It-V7");
  assert.deepEqual([answer(true), answer(false)], ["in", "out: It-V7 by It-V7"]);
});

test("a note on an Italian piece needs Italians and a vehicle or Gun, and players are asked about these first", () => {
  const game: Game = { ...JULY, month: "1940-12", boards: [{ number: 26 }] };
  const given = (answers: Game["answers"], rule: string) => statusOf({ ...game, answers }, rule);
  assert.equal(given({}, "It-V7"), "ask: italians vehicle");
  assert.equal(given({ italians: true }, "It-V7"), "ask: vehicle");
  assert.equal(given({ italians: true }, "It-O5"), "ask: gun");
  assert.equal(given({ italians: true }, "It-O3"), "ask: It-O3", "an ATR is neither a vehicle nor a Gun");
  assert.equal(given({ ...ITALIANS, italians: false }, "It-V7"), "out: italians by It-V7");
  assert.equal(given({ ...ITALIANS, axisVehicle: false }, "It-V7"), "out: axisVehicle by It-V7");
  const none = { italians: true, vehicle: false, gun: false, oba: false };
  const notes = rulesOf({ ...game, answers: none }).filter(({ rule }) => rule.startsWith("It-"));
  assert.deepEqual(
    notes.filter(({ inForce }) => inForce !== false).map(({ rule }) => rule),
    ["It-O3"],
  );
  assert.ok(notes.length > 40);
});

test("if players have a piece outside its dates, its note is in force in a printed scenario, but not in DYO", () => {
  const game: Game = { ...JULY, answers: { "It-V7": true } };
  assert.equal(statusOf(game, "It-V7"), "in", "the OB of a printed scenario has an M11/39");
  assert.equal(statusOf({ ...game, dyo: true }, "It-V7"), "out: notAvailable by It-V7");
  assert.equal(statusOf({ ...game, dyo: true, month: "1940-08" }, "It-V7"), "in");
  assert.equal(statusOf({ ...game, answers: { "It-V7": true, italians: false } }, "It-V7"), "out: italians by It-V7");
  assert.equal(statusOf({ ...game, answers: { "It-V7": true, vehicle: false } }, "It-V7"), "out: vehicle by It-V7");
});

test("It-V11, It-V16: in Sicily, the players are asked about these pieces only in July and August 1943", () => {
  const game: Game = { ...JULY, place: "sicily", answers: ITALIANS };
  for (const rule of ["It-V11", "It-V16"])
    assert.deepEqual(asksIn(game, rule, "1943-06", "1943-07", "1943-08", "1943-09"), ["1943-07", "1943-08"], rule);
  assert.equal(statusOf({ ...game, month: "1943-06" }, "It-V11"), "out: notAvailable by It-V11");
  assert.equal(
    statusOf({ ...game, month: "1943-06" }, "It-VD"),
    "ask: It-VD",
    "the Listing may give the lettered note to other pieces",
  );
});

test("It-V27: players are asked about this piece in any month, because the site does not have its dates", () => {
  assert.equal(statusOf({ ...JULY, answers: ITALIANS }, "It-V27"), "ask: It-V27");
});

test("It-VH, It-OH, It-OC, It-V0, It-O0: notes with dates are in force only in the months of these dates", () => {
  const game: Game = { ...JULY, dyo: true, answers: { ...ITALIANS, "It-VH": true, "It-OH": true, "It-OC": true } };
  for (const rule of ["It-VH", "It-OH"]) assert.deepEqual(months(game, rule, "1942-08", "1942-09"), ["1942-09"], rule);
  assert.deepEqual(months(game, "It-OC#dyo", "1941-07", "1941-08"), ["1941-07"]);
  for (const rule of ["It-V0", "It-O0"])
    assert.deepEqual(months(game, rule, "1944-12", "1945-01", "1945-12", "1946-01"), ["1945-01", "1945-12"], rule);
});

test("F.3A: the rule is in force only with Desert VP and vehicles", () => {
  const asl: Game = { ...JULY, book: "asl" };
  assert.equal(statusOf({ ...asl, answers: only("dvp", "vehicle") }, "F.3A"), "in");
  assert.equal(statusOf({ ...asl, answers: only("dvp") }, "F.3A"), "out: vehicle by F.3A");
  assert.equal(statusOf({ ...asl, answers: only("vehicle") }, "F.3A"), "out: dvp by F.3A");
});

test("F.11: Reverse Motion is optional, except where there is terrain for crest status", () => {
  const asl: Game = { ...JULY, book: "asl", boards: [{ number: 26 }] };
  assert.equal(statusOf({ ...asl, answers: { ...only("vehicle") } }, "F.11"), "out: reverseMotion by F.11");
  assert.equal(statusOf({ ...asl, answers: only("vehicle", "reverseMotion") }, "F.11"), "in");
  assert.equal(statusOf({ ...asl, boards: [{ number: 25 }], answers: only("vehicle", "wadi") }, "F.11"), "in");
});
