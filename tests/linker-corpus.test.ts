/** Tests that the linker finds exactly the links that linker/corpus.tsv lists for each sentence. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { idTable } from "../src/content/id-table.ts";
import { findCitations, type Reading } from "../src/rules/citation-grammar.ts";
import { content } from "./content.ts";

const { rules, sections } = idTable(content);
const existing = new Set([...rules, ...sections].map(({ id }) => id));
const READINGS: Record<string, Reading> = {
  "-": {},
  F: { chapter: "F" },
  D: { chapter: "D" },
  asl: { book: "asl" },
  sl: { book: "sl" },
};
const lines = readFileSync(new URL("linker/corpus.tsv", import.meta.url), "utf8").split("\n");
const sentences = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));

test("the linker finds exactly the listed links in each sentence", () => {
  const wrong = sentences.flatMap(([page = "", ids = "", sentence = ""]) => {
    const reading: Reading = { ...READINGS[page], knows: (id) => existing.has(id) };
    const found = findCitations(sentence, reading).map(({ id }) => id);
    return found.join(" ") === (ids === "-" ? "" : ids)
      ? []
      : [`${page} ${sentence}: ${found.join(" ") || "-"}, not ${ids}`];
  });
  assert.deepEqual(wrong, []);
});
