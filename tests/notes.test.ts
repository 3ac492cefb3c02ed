/** Tests the notes on rules: how much of them is visible, what is folded, and where changes are listed. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import { builtPages, builtRules } from "../scripts/built-pages.ts";
import { listedChanges } from "../src/content/changes.ts";
import { noteAt, ruleText, rulingText } from "../src/content/rule-text.ts";
import type { Nodes, Note } from "../src/markdown/blocks.ts";
import { plainText, printReferences } from "../src/markdown/plain-text.ts";
import { LANGUAGES, type Language } from "../src/schemas/bilingual.ts";
import { content } from "./content.ts";

const pages = new Map(builtPages().map((p) => [p.path, p]));
const prefix = (language: Language) => (language === "ja" ? "/ja/" : "/");

/** Returns what a note shows before it is opened: the ruling without its reason. A note on the text shows "". */
function shownOf({ kind, text }: Note, language: Language): string {
  const nodes = text[language] ?? [];
  const shown = kind === "TextNote" ? [] : nodes[0]?.type === "paragraph" ? nodes.slice(0, 1) : nodes;
  return plainText(shown as Nodes, { language, tables: content.tables, label: (l) => l });
}

/** Returns the visible text of an element. Removes text for screen readers, such as the book of a reference. */
function seenText(element: HTMLElement): string {
  for (const unseen of element.querySelectorAll(".unseen")) unseen.remove();
  return element.text.replaceAll("\u00a0", " ");
}

/** Returns the length of a text: words in English, characters in Japanese. */
const lengthOf = (text: string, language: Language) =>
  language === "en" ? text.split(/\s+/).filter(Boolean).length : text.replace(/\s/g, "").length;

for (const language of LANGUAGES) {
  const measured = [...content.rules.values()].map(({ id, blocks }) => ({
    id,
    rule: lengthOf(ruleText(id, language, content), language),
    notes: blocks.notes.reduce((sum, note) => sum + lengthOf(shownOf(note, language), language), 0),
  }));

  test(`all visible text of notes is at most a quarter as long as the text of all rules (${language})`, () => {
    const sum = (part: "rule" | "notes") => measured.reduce((total, m) => total + m[part], 0);
    assert.ok(sum("notes") <= sum("rule") / 4, `${sum("notes")} of ${sum("rule")}`);
  });

  test(`the visible text of a rule's notes is never longer than the rule's text (${language})`, () => {
    const drowned = measured.filter(({ rule, notes }) => notes > rule);
    assert.deepEqual(drowned, []);
  });

  test(`the reasons in notes, and notes on a rule's text, are in closed <details> (${language})`, () => {
    for (const { id, blocks } of content.rules.values()) {
      const { root } = pages.get(`${prefix(language)}r/${id}/`)!;
      const own = root
        .querySelectorAll(".rule-text > .text-notes > .note, .rule-text > .note")
        .filter((n) => n.id.startsWith(`${id}-`));
      assert.equal(own.length, blocks.notes.length, id);
      const folded = root.querySelectorAll(".rule .note details, .rule .text-notes");
      assert.ok(
        folded.every((d) => d.tagName === "DETAILS" && !d.hasAttribute("open") && d.querySelector("summary")),
        id,
      );
      const aboutText = blocks.notes.filter((n) => n.kind === "TextNote").length;
      if (aboutText)
        assert.match(root.querySelector(".text-notes > summary")!.text, new RegExp(`[(（]${aboutText}[)）]`), id);
    }
  });

  test(`a change of a rule's meaning is on the rule's page, on the page of changes and in the feed (${language})`, () => {
    const listed = seenText(pages.get(`${prefix(language)}changes/`)!.root.querySelector("main")!);
    const feed = readFileSync(`dist${prefix(language)}changes/feed.xml`, "utf8");
    const changes = listedChanges(content);
    assert.ok(changes.length > 0);
    assert.equal(feed.match(/<entry>/g)?.length, changes.length);
    assert.equal(new Set(feed.match(/<id>[^<]*<\/id>/g)).size, changes.length + 1, "an id for each entry");
    for (const { rule, why } of changes) {
      const words = printReferences(why[language], (label) => label);
      const onRule = pages
        .get(`${prefix(language)}r/${rule.id}/`)!
        .root.querySelectorAll(".changes")
        .map(seenText)
        .join();
      for (const place of [onRule, listed]) assert.ok(place.includes(words), `${rule.id}: ${words}`);
    }
  });
}

test("a rule that repeats another rule also has that rule's readings, on its page and in rules.json", () => {
  const published = new Map(builtRules().map((rule) => [rule.id, rule]));
  for (const { id, sameAs } of content.rules.values()) {
    if (!sameAs) continue;
    const { root } = pages.get(`/r/${id}/`)!;
    const borrowed = root.querySelectorAll(".rule .note").filter((n) => !n.id.startsWith(`${id}-`));
    const readings = content.rules.get(sameAs)!.blocks.notes.filter((n) => n.kind === "Reading");
    assert.equal(borrowed.length, readings.length, id);
    const kinds = [...content.rules.get(id)!.blocks.notes, ...readings].map((n) => n.kind);
    assert.deepEqual(
      published.get(id)!.notes.map((n) => n.kind),
      kinds,
      id,
    );
  }
});

test("if the page of an ASL rule shows the parallel SL rule, it begins with a note on what differs in ASL", () => {
  const asked = [...content.rules.values()].flatMap(({ blocks }) => blocks.notes.flatMap((n) => n.with ?? []));
  const shown = asked.filter(
    (id) => id.startsWith("F") && existsSync(`dist/r/${id}/index.html`) && !content.rules.has(id),
  );
  assert.ok(shown.length >= 5, shown.join(" "));
  for (const id of shown) {
    const first = pages.get(`/r/${id}/`)!.root.querySelector(".rule-text")!.firstElementChild!;
    assert.ok(first.classList.contains("note"), id);
  }
});

test("the anchor of a reading or divergence leads to this note, even if notes on the text precede it in the file", () => {
  let found = 0;
  for (const [id, { blocks }] of content.rules)
    for (let number = 1; number <= blocks.notes.length; number++) {
      const anchor = `${id}-note-${number}`;
      const note = noteAt(anchor, content)?.note;
      if (!note) continue;
      found++;
      const element = pages.get(`/r/${id}/`)!.root.getElementById(anchor)!;
      const ruling = rulingText(note, "en", content).replace(/\W/g, "");
      const shown = seenText(element.querySelector(".en")!).replace(/\W/g, "");
      assert.ok(shown.includes(ruling), `${anchor}: ${shown}`);
    }
  assert.ok(found > 180, `${found}`);
});
