import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { clipped, firstSentence, ruleDescription } from "./description.ts";

test("a dot in a number, an id or an abbreviation does not end a sentence", () => {
  const text =
    "The 7.5 cm gun of the U.S. Army costs 2.5 MP (F12.31), e.g. on board 25, as D.1 and No. 4 say for any unit. Then more.";
  assert.equal(firstSentence(text, "en"), text.replace(" Then more.", ""));
  assert.equal(
    firstSentence(
      "砂漠の地図盤（「砂漠。」とも）では、ヘクスへの進入に砂漠地形表のMF／MPを用いる。F.2Aの例外を除く場合がある。次。",
      "ja",
    ),
    "砂漠の地図盤（「砂漠。」とも）では、ヘクスへの進入に砂漠地形表のMF／MPを用いる。F.2Aの例外を除く場合がある。",
  );
});

test("at the end of a description, a colon is replaced by an ellipsis", () => {
  assert.equal(
    firstSentence("To enter a hex with hammada in it costs:", "en"),
    "To enter a hex with hammada in it costs …",
  );
});

test("a long description is truncated after a clause, but not within brackets or numbers", () => {
  const long = `Each unit that moves (in sand, or hammada, or 1,000 m of scrub) pays 2 MF, 3 MP${" and so on".repeat(20)}.`;
  assert.equal(clipped(long, "en"), "Each unit that moves (in sand, or hammada, or 1,000 m of scrub) pays 2 MF …");
  const japanese = clipped(
    `砂地${"ヘクスに進入する車両は".repeat(6)}（D7.31、D7.311）、${"ボグDRを振る".repeat(20)}`,
    "ja",
  );
  assert.ok(japanese.endsWith("（D7.31、D7.311）……"), japanese);
  assert.equal(clipped("Short, whole.", "en"), "Short, whole.");
});

test("the description of a rule does not contain the rule's table", () => {
  assert.equal(
    ruleDescription("D7.3", "en", content),
    "A unit that enters a sand hex pays the cost below plus COT, the normal cost of entering the hex: usually that of Open Ground.",
  );
});

test("a description includes a list only if the list completes an unfinished sentence", () => {
  assert.match(
    ruleDescription("D5.4", "en", content),
    /only a unit that is in an adjacent hex; or has a height advantage of ≥ 3 levels \(≥ 4 if the LOS goes through a cliff side, D5\.65\)\.$/,
  );
  assert.match(ruleDescription("D4.5", "en", content), /if all of these hold …$/);
});

test("the description of a rule that repeats its parallel rule cites rules of its own book", () => {
  assert.match(ruleDescription("D12.32", "en", content), /D12\.31/);
  assert.doesNotMatch(ruleDescription("D12.32", "ja", content), /F12/);
});
