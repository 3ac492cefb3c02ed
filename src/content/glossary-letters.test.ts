import assert from "node:assert/strict";
import { test } from "node:test";
import { byLetter } from "./glossary-letters.ts";
import { loadContent } from "./load.ts";

const { terms } = loadContent(process.cwd()).glossary;

test("the glossary lists every term under one letter, and its letters are sorted", () => {
  for (const language of ["en", "ja"] as const) {
    const letters = byLetter(terms, language);
    assert.equal([...letters.values()].flat().length, terms.length);
    const names = [...letters.keys()];
    assert.deepEqual(names, [...new Set(names)].sort());
  }
});

test("the glossary lists a term under the first letter of its abbreviation, name or Japanese reading", () => {
  const letterOf = (id: string, language: "en" | "ja") =>
    [...byLetter(terms, language)].find(([, under]) => under.some((t) => t.id === id))?.[0];
  assert.equal(letterOf("rain", "en"), "R");
  assert.equal(letterOf("rain", "ja"), "あ", "雨 is read あめ");
  assert.equal(letterOf("cliff", "ja"), "か", "崖 is read がけ");
  assert.equal(letterOf("half-level-obstacle", "ja"), "な");
  assert.equal(letterOf("half-level-obstacle", "en"), "H");
  assert.equal(letterOf("advance-phase", "ja"), "A", "the texts print APh");
});
