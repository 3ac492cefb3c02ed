import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { idTable } from "../content/id-table.ts";
import type { IdTable } from "../schemas/id-table.ts";
import { hasNoRuleNumber, lookUp } from "./lookup.ts";

const row = (id: string, held?: string) => ({ id, en: id, ja: id, ...(held ? { held } : {}) });
const table: IdTable = {
  rules: [
    "F.1",
    "F.1A",
    "F12.3",
    "F12.31",
    "F12.32",
    "F12.33",
    "D7.3",
    "D7.31",
    "D7.311",
    "D12.32",
    "D-fn17",
    "D6.0-Crest",
    "It-V12",
    "It-VAA",
  ]
    .map((id) => row(id))
    .concat(row("F7.31", "D7.31")),
  sections: [{ id: "F12", en: "", ja: "", path: "asl/f12/" }],
};
const ids = (text: string) => lookUp(text, table).ids;

test('a rule is found by its id without the dot ("f1232"), in lower case, or with a question mark ("F12.32?")', () => {
  for (const text of ["f1232", "F12.32?", "F12.32？！"]) assert.deepEqual(ids(text), ["F12.32"], text);
  assert.deepEqual(ids("F1A"), ["F.1A"]);
  assert.deepEqual(ids("d6.0-crest"), ["D6.0-Crest"]);
});

test("12.32 without a chapter letter finds F12.32 and D12.32; 7.31 finds only D7.31, not its alias F7.31", () => {
  assert.deepEqual(ids("12.32"), ["F12.32", "D12.32"]);
  assert.deepEqual(ids("１２．３２"), ["F12.32", "D12.32"]);
  assert.deepEqual(ids("7.31"), ["D7.31"], "the rule itself, not the alias");
});

test("F7.31 finds the alias F7.31, which has its own page, not the parallel rule D7.31", () =>
  assert.deepEqual(ids("f7.31"), ["F7.31"]));

test("D7.31 does not find D7.311, and 73.1 does not find D7.31", () => {
  assert.deepEqual(ids("D7.31"), ["D7.31"]);
  assert.deepEqual(ids("D7.311"), ["D7.311"]);
  assert.deepEqual(ids("73.1"), []);
  assert.equal(lookUp("73.1", table).missing[0]!.asked, "73.1");
});

test("a section is found by its id", () =>
  assert.deepEqual(lookUp("f12", table), { ids: [], sections: [{ id: "F12", path: "asl/f12/" }], missing: [] }));

test("the number of an unknown rule finds nothing, and is returned with the nearest existing numbers", () => {
  const { ids, sections, missing } = lookUp("F12.39", table);
  assert.deepEqual([ids, sections], [[], []]);
  assert.ok(missing[0]!.nearest[0] === "F12.33" && missing[0]!.nearest.includes("F12.32"));
});

test('words ("high dune"), amounts ("+2") and years ("1941") are not rule numbers', () => {
  for (const text of ["high dune", "砂丘", "25M8", "+2", "1941", "zzzq", ""])
    assert.ok(hasNoRuleNumber(lookUp(text, table)), text);
});

const full = idTable(content);
const named = (text: string) => lookUp(text, full).ids.join(" ");

test('a list such as "F12.44/45/46" finds all its rules, in the order of the list', () => {
  assert.equal(named("F12.43 and 12.5"), "F12.43 F12.5");
  assert.equal(named("F12.44/45/46"), "F12.44 F12.45 F12.46");
  assert.equal(named("D7.31, F12.32、D-fn17"), "D7.31 F12.32 D-fn17");
  assert.equal(named("It-V8, 9"), "It-V8 It-V9");
  assert.equal(named("F12.31 F12.32"), "F12.31 F12.32");
});

test('the rules of a list without chapter letters ("12.31/.32") are grouped by book', () => {
  for (const text of ["12.31/.32", "12.31, .32", "12.31、12.32", "12.31と12.32", "（１２．３１／．３２）"]) {
    assert.equal(named(text), "F12.31 F12.32 D12.31 D12.32", text);
  }
  assert.equal(named("13.1-.2"), "D13.1 D13.2", "the rules themselves, not their aliases");
});

test("a range finds the rules from its first to its last rule, except rules at a deeper level than both", () => {
  assert.equal(named("F12.31–.33"), "F12.31 F12.32 F12.33");
  assert.equal(named("F12.31〜F12.33"), "F12.31 F12.32 F12.33");
  assert.equal(named("F12.41-43"), "F12.41 F12.42 F12.43");
  assert.equal(named("F12.33-.42"), "F12.33 F12.4 F12.41 F12.42");
  assert.equal(named("D7.4 to D7.421"), "D7.4 D7.41 D7.42 D7.421");
  assert.equal(named("F.1A–.1C"), "F.1A F.1B F.1C");
  assert.equal(named("D-fn3-5"), "D-fn3 D-fn4 D-fn5");
  assert.equal(named("F12.33-.31"), "F12.33 F12.31", "the wrong way round it is a list");
});

test("a list finds its existing rules, and returns the numbers of other rules as missing", () => {
  const { ids, missing } = lookUp("D7.31-D7.33, F12.32", full);
  assert.deepEqual(ids, ["D7.31", "F12.32"]);
  assert.deepEqual(
    missing.map((m) => m.asked),
    ["D7.33"],
  );
  assert.ok(missing[0]!.nearest.includes("D7.31"));
  const [none, ...others] = lookUp("F12.38, F12.39", full).missing;
  assert.ok(none!.asked === "F12.38, F12.39" && none!.nearest.includes("F12.33") && !others.length);
});

test('"section 12" and "12." find section 12 of both books', () => {
  const [f12, d12] = [
    { id: "F12", path: "asl/f12/" },
    { id: "D12", path: "sl/d12/" },
  ];
  for (const text of ["section 12", "(12.)", "第12節", "12."])
    assert.deepEqual(lookUp(text, full), { ids: [], sections: [f12, d12], missing: [] }, text);
  // Only D5 is found, because F5 is an alias. Its page shows the rules of D5.
  for (const text of ["(5.)", "section 5"])
    assert.deepEqual(lookUp(text, full).sections, [{ id: "D5", path: "sl/d5/" }], text);
  assert.deepEqual(lookUp("section F5", full).sections, [{ id: "F5", path: "asl/f5/" }]);
  assert.deepEqual(lookUp("F7", full), { ids: ["F.7"], sections: [{ id: "F7", path: "asl/f7/" }], missing: [] });
});

test('"Vehicle Note 8" finds It-V8, "Ordnance Note 12" finds It-O12, and "Note A" finds It-VA and It-OA', () => {
  assert.equal(named("Italian Vehicle Note 8"), "It-V8");
  assert.equal(named("Ordnance Note 12"), "It-O12");
  assert.equal(named("イタリア軍車両注8"), "It-V8");
  assert.equal(named("イタリア軍火砲の注記12"), "It-O12");
  assert.equal(named("note AA"), "It-VAA");
  assert.equal(named("Note A"), "It-VA It-OA");
  assert.equal(lookUp("Vehicle Note 99", full).missing.length, 1);
});

test('fractions ("2-1/2"), guns ("75/27"), hexes ("5C") and amounts ("1.5 MP") are not rule numbers', () => {
  for (const text of [
    "2-1/2",
    "6+3",
    "note on",
    "D6 or H1",
    "75/27",
    "11/41",
    "1.5 MP",
    "F12.3.4",
    "v1.2.3",
    "5C",
    "it or",
    "F",
    "section",
  ]) {
    assert.ok(hasNoRuleNumber(lookUp(text, full)), text);
  }
});
