/** Tests the typography of the built pages, and of the texts in data files. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { HTMLElement, TextNode } from "node-html-parser";
import { builtPages } from "../scripts/built-pages.ts";
import { noBreak } from "../src/rules/no-break.ts";

/** Elements whose text is code, or is not shown. */
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "CODE", "PRE", "TEXTAREA", "TITLE", "TEXT", "KBD"]);

/** Calls `found` for each shown text of an element, with its language. */
function visitTexts(element: HTMLElement, lang: string, found: (text: string, lang: string) => void): void {
  const own = element.getAttribute?.("lang") ?? lang;
  for (const node of element.childNodes) {
    if (node.nodeType === 3) found((node as TextNode).text, own);
    else if (node.nodeType === 1 && !SKIPPED.has((node as HTMLElement).tagName))
      visitTexts(node as HTMLElement, own, found);
  }
}

test("English texts have curly quotation marks, and no formula can break at the end of a line", () => {
  const straight = new Set<string>();
  const breaking = new Set<string>();
  for (const { root, path } of builtPages())
    visitTexts(root, "", (text, lang) => {
      const line = text.replace(/[ \n]+/g, " ");
      if (lang === "en" && /["']/.test(line)) straight.add(`${path}: ${line.trim()}`);
      if (noBreak(line) !== line) breaking.add(`${path}: ${line.trim()}`);
    });
  assert.deepEqual([...straight], []);
  assert.deepEqual([...breaking], []);
});

test("the data files of the search and of rules have curly quotation marks, but no no-break spaces", () => {
  for (const file of ["rules.json", "ids.json", "glossary.json", "search-texts.ja.json"])
    assert.doesNotMatch(readFileSync(`dist/${file}`, "utf8"), /\u00a0/, file);
  assert.match(readFileSync("dist/rules.json", "utf8"), /The source prints “received/);
});
