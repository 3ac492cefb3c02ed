import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { idTable } from "../content/id-table.ts";
import { readNamed } from "./named.ts";
import { normalizeQuery } from "./words.ts";

const table = idTable(content);
const read = (typed: string) => {
  const { named, words } = readNamed(normalizeQuery(typed), table);
  const missing = named.missing.map(({ asked }) => `no ${asked}`);
  return [[...named.ids, ...named.sections.map(({ id }) => `section ${id}`), ...missing].join(" "), words];
};

test("every rule number is found within English and Japanese sentences", () => {
  for (const { id, en, ja } of table.rules) {
    for (const typed of [
      ...[
        id,
        `${id}?`,
        `${id}？`,
        `${id} ${en}`,
        `${en} ${id}`,
        `what does ${id} say`,
        `${id}とは`,
        `${id} ${ja}`,
        `${ja} ${id}`,
      ],
      ...[
        `ASL ${id}`,
        `SL ${id}`,
        `No. ${id}`,
        `per ${id}`,
        `see ${id}`,
        `rule ${id}!`,
        `§${id}`,
        `EX: ${id}`,
        `${id} example`,
      ],
      ...[
        `${id}について`,
        `${id}の例`,
        `${id}項`,
        `「${id}」とは何か`,
        `ルール${id}`,
        `does ${id} apply to halftracks`,
      ],
    ])
      assert.equal(read(typed)[0], id, typed);
  }
});

test('beside a rule number, "ASL", "what does … say" and the title of the rule are not searched for', () => {
  for (const typed of [
    "ASL F12.32",
    "what does F12.32 say",
    "F12.32とは何ですか",
    "F12.32 Orientation",
    "方向の決定 F12.32",
    "Ch. F 12.32",
  ])
    assert.deepEqual(read(typed), ["F12.32", ""], typed);
  assert.deepEqual(read("F12.32 overlays"), ["F12.32", "overlays"]);
  assert.deepEqual(read("does F7.31 apply to halftracks?"), ["F7.31", "does to halftracks"]);
  assert.deepEqual(read("砂地D7.31でボグ"), ["D7.31", "砂地 ボグ"]);
  assert.deepEqual(read("ASL sand bog"), ["", "sand bog"]);
  assert.deepEqual(read("Chapter F sand bog"), ["", "sand bog"]);
  assert.deepEqual(read("ASL"), ["", "ASL"]);
});

test("several rule numbers in a query are found in the order of the query", () => {
  assert.deepEqual(read("D7.31 vs D3.31"), ["D7.31 D3.31", ""]);
  assert.deepEqual(read("D7.4 or F12.31-.33 for trucks"), ["D7.4 F12.31 F12.32 F12.33", "for trucks"]);
  assert.deepEqual(read("D7.31とF12.32の違い"), ["D7.31 F12.32", "違い"]);
});

test("rule numbers are found in full-width characters, with any dash, and with letters that look like digits", () => {
  const spelt = {
    "F12.32": [
      "Ｆ１２．３２？",
      "f12 .32",
      "F12,32",
      "F12—32",
      "F12–32",
      "F12−32",
      "Chapter F 12.32",
      "Fl2.32",
      "F12.З2",
      "no.F12.32",
    ],
    "F.1A": ["F1.A", "F.1.A", "f1a", "F.lA", "F.1\u0410", "F.1A arid"],
    "F10.1": ["F1O.1", "F1O.1 example"],
    "It-V8": ["It-V8?", "Italian Vehicle Note 8?", "vehicle note 8 example", "イタリア軍車両注8とは"],
  };
  for (const [id, all] of Object.entries(spelt)) for (const typed of all) assert.equal(read(typed)[0], id, typed);
  assert.equal(read("D7,3")[0], "D7.3 section D7 section D3", "a number with a comma can be one rule or two sections");
});

test('"12.32" finds F12.32 and D12.32, but "SL 12.32" finds only D12.32, the rule of SL', () => {
  assert.equal(read("SL 12.32")[0], "D12.32");
  assert.equal(read("ASL 12.32?")[0], "F12.32");
  assert.equal(read("rule 12.32")[0], "F12.32 D12.32");
  assert.equal(read("7.31 halftrack")[0], "D7.31");
});

test("a rule number that does not exist is reported as missing, and the query's other words are searched for", () => {
  assert.deepEqual(read("F12.99 overlay"), ["no F12.99", "overlay"]);
  assert.deepEqual(read("ASL F12.99?"), ["no F12.99", ""]);
  assert.deepEqual(read("D7.31 and D7.33 trucks"), ["D7.31 no D7.33", "trucks"]);
});

test('"section F12 overlays" names the section F12, and only "overlays" is searched for', () => {
  assert.deepEqual(read("what is F12?"), ["section F12", ""]);
  assert.deepEqual(read("section F12 overlays"), ["section F12", "overlays"]);
  assert.deepEqual(read("F12節のオーバーレイ"), ["section F12", "オーバーレイ"]);
});

test("hexes (F12), MP (1.5), guns (47/32) and software versions (6.4) are not read as rule numbers", () => {
  for (const typed of [
    "D6 2 hexes away",
    "truck in F12",
    "1.5 MP in sand",
    "12.7mm",
    "47/32",
    "VASL 6.4",
    "2-1/2",
    "L6/40",
    "da 20/65",
    "+1.1",
    "No. 8",
  ])
    assert.equal(read(typed)[0], "", typed);
});
