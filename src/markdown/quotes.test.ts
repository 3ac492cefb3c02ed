import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMdx, visitNodes } from "./parse.ts";
import { curlyQuotes, remarkQuotes } from "./quotes.ts";

test("quotation marks and apostrophes become curly, but not in code", () => {
  for (const [typed, printed] of [
    ['the "12" in "≥ 12"', "the “12” in “≥ 12”"],
    ["{name}'s turn, the units' own", "{name}’s turn, the units’ own"],
    ['("non-Wagon") of the \'30s', "(“non-Wagon”) of the ’30s"],
    ['set `lang="en"`, don\'t "{query}".', 'set `lang="en"`, don’t “{query}”.'],
  ] as const)
    assert.equal(curlyQuotes(typed), printed);
});

test("quotation marks beside bold text and references curl the right way, and stay straight in Japanese texts", () => {
  const tree = parseMdx(
    '<En>\n\n"**Bogs**" is in "[words][F12.31]".\n\n</En>\n\n<Ja>\n\ncarri d\'assaltoである。\n\n</Ja>',
  );
  remarkQuotes()(tree);
  const texts: string[] = [];
  visitNodes(tree.children, (node) => {
    if (node.type === "text") texts.push(node.value);
  });
  assert.deepEqual(texts, ["“", "Bogs", "” is in “[words][F12.31]”.", "carri d'assaltoである。"]);
});
