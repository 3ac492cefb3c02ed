import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../schemas/bilingual.ts";
import { loadContent } from "./load.ts";
import { termIndex } from "./term-index.ts";

const content = loadContent(process.cwd());
const ids = [...content.registry.rules.keys()];
const indexes = { en: termIndex(content, "en"), ja: termIndex(content, "ja") };
const find = (language: "en" | "ja", name: string) => {
  for (const [letter, entries] of indexes[language])
    for (const entry of entries) if (entry.name === name) return { letter, ...entry };
  return undefined;
};

test("the booklet's index lists every rule, and each index entry lists existing rules in reading order", () => {
  for (const language of LANGUAGES) {
    const entries = [...indexes[language].values()].flat();
    assert.equal(new Set(entries.map(({ name }) => name)).size, entries.length, "a name is listed twice");
    for (const { name, rules } of entries) {
      assert.ok(rules.length > 0, name);
      assert.deepEqual(
        rules,
        ids.filter((id) => rules.includes(id)),
        name,
      );
    }
    assert.deepEqual([...new Set(entries.flatMap(({ rules }) => rules))].sort(), ids.toSorted(), language);
  }
});

test("the index entry of a term lists the rules that define the term and the rules that mention it", () => {
  const bog = find("en", "Sand Bog")!;
  assert.equal(bog.letter, "S");
  assert.ok(
    ["D7.31", "D7.311", "F.2A"].every((id) => bog.rules.includes(id)),
    bog.rules.join(" "),
  );
  assert.ok(bog.definedBy.includes("D7.31") && !bog.definedBy.includes("D7.2"), bog.definedBy.join(" "));
  assert.equal(find("ja", "砂地ボグ")?.letter, "さ", "砂地 is read さじ");
  assert.equal(find("ja", "LOS（照準線）")?.letter, "L");
});

test("the Japanese index is in the order of readings, and has no title whose reading is not known", () => {
  assert.equal(find("ja", "開豁地")?.letter, "か");
  assert.equal(find("ja", "無作為配置")?.letter, "ま");
  const letters = [...indexes.ja.keys()].join("").replace(/^.*(?=あ)/, "");
  assert.equal(letters, "あかさたなはまやらわ");
});
