import assert from "node:assert/strict";
import { test } from "node:test";
import { passageOf, recordOf } from "./passage.ts";
import { readQuery } from "./query.ts";

test("`recordOf` returns the rule, then its notes, then its tables with captions and footnotes", () => {
  const text = "A hex bogs:\nBog DRM\nDRM | When\n+1 | sand\n* Our reading.\nFor more see D7.";
  assert.equal(
    recordOf(text, ["One.", "Two."]),
    "A hex bogs:\nFor more see D7.\n⁂ One.\n⁂ Two.\n⁑ Bog DRM\n⁑ DRM | When\n⁑ +1 | sand\n⁑ * Our reading.",
  );
  assert.equal(recordOf("Plain.", []), "Plain.");
});

test("`recordOf` adds a dot (·) after a heading or list item that has no punctuation", () => {
  assert.equal(
    recordOf("Game notes\nATR. See It-VJ.\nA unit sees only\nunits in:\na wadi; or\nSand.", []),
    "Game notes · ATR. See It-VJ.\nA unit sees only\nunits in:\na wadi; or\nSand.",
  );
  assert.equal(
    recordOf("砂地ボグDRを振る。\n砂地ヘクス（スクラブの有無を問わない）\n開豁地ヘクス。", ["DC\nOVR"]),
    "砂地ボグDRを振る。\n砂地ヘクス（スクラブの有無を問わない） · 開豁地ヘクス。\n⁂ DC · OVR",
  );
});

test("a passage marks the typed word and its printed form, but not its other synonyms", () => {
  const terms = [{ says: ["夜間"], also: ["夜", "よる"], rules: [] }];
  const marked = (query: string) =>
    passageOf("FFEによる砂塵は夜間も有効である。", readQuery(query, { terms, kinds: {} }), [1]).pieces.flatMap((p) =>
      p.marked ? p.text : [],
    );
  assert.deepEqual(marked("夜"), ["夜"]);
  assert.deepEqual(marked("夜間"), ["夜間"]);
  assert.deepEqual(marked("よる"), ["よる", "夜間"]);
});

test("a Japanese passage includes the list that its last sentence announces", () => {
  const announced = `ワジのユニットが射撃するのは、次のいずれかのユニットだけである。${"隣接するヘクスのユニット · ".repeat(8)}次の例がある。`;
  const { pieces } = passageOf(announced, readQuery("ワジ 射撃"), [0.5, 0.5]);
  assert.match(pieces.map(({ text }) => text).join(""), /だけである。隣接/);
});
