import assert from "node:assert/strict";
import { test } from "node:test";
import { formatResult } from "./copy.ts";

const result = {
  title: "Sand bog",
  lines: [{ text: "+1 Normal Ground Pressure", rule: "D7.31" }, { text: "a*b [c]" }],
};
const url = "https://example.org/tools/sand-bog/?ec=wet";
const ruleUrl = (id: string) => `https://example.org/r/${id}/`;

test("plain text shows the rule of each line in brackets and ends with the URL", () => {
  assert.equal(
    formatResult(result, url, "text", ruleUrl, "sl"),
    "Sand bog\n- +1 Normal Ground Pressure [D7.31]\n- a*b [c]\nhttps://example.org/tools/sand-bog/?ec=wet",
  );
});

test("Markdown links to the rules and escapes markup in the text", () => {
  assert.equal(
    formatResult(result, url, "markdown", ruleUrl, "sl"),
    "**[Sand bog](https://example.org/tools/sand-bog/?ec=wet)**\n\n- +1 Normal Ground Pressure [D7.31](https://example.org/r/D7.31/)\n- a\\*b \\[c\\]",
  );
});

test("if the book is ASL, a rule is cited by its ASL number", () => {
  const text = formatResult(result, url, "markdown", ruleUrl, "asl");
  assert.match(text, / \[F7\.31\]\(https:\/\/example\.org\/r\/F7\.31\/\)\n/);
});

test("BBCode links to the rules and escapes tags in the text", () => {
  assert.equal(
    formatResult(result, url, "bbcode", ruleUrl, "sl"),
    "[b][url=https://example.org/tools/sand-bog/?ec=wet]Sand bog[/url][/b]\n[list]\n[*]+1 Normal Ground Pressure [url=https://example.org/r/D7.31/]D7.31[/url]\n[*]a*b [\u2060c]\n[/list]",
  );
});
