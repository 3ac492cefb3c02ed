/** Tests that the pages under /references/ list the same citations between rules as rules.json. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import { at, pathIn } from "../scripts/base.ts";
import { builtPages, builtRules } from "../scripts/built-pages.ts";

const rules = builtRules();
const sections = [...new Set(rules.map((r) => r.section))];
const pageAt = (path: string) => builtPages().find((page) => page.path === path)!;
const ids = (within: HTMLElement, selector: string) =>
  within.querySelectorAll(selector).map((a) => decodeURIComponent(a.getAttribute("href")!.split("/").at(-2)!));
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const sum = (list: typeof rules, direction: "refs" | "citedBy") => list.reduce((n, r) => n + r[direction].length, 0);

for (const language of ["", "/ja"]) {
  const { root } = pageAt(`${language}/references/`);
  const ofSection = (section: string) => pageAt(`${language}/references/${section.toLowerCase()}/`);

  test(`${language}/references/…: each citation is listed once under the citing rule and once under the cited rule`, () => {
    for (const section of sections) {
      const page = ofSection(section).root;
      const held = rules.filter((r) => r.section === section);
      for (const { id, refs, citedBy } of held) {
        const article = page.getElementById(id)!;
        assert.deepEqual(ids(article, '[data-direction="refs"] a').sort(), refs.toSorted(), `${id} cites`);
        assert.deepEqual(ids(article, '[data-direction="citedBy"] a').sort(), citedBy.toSorted(), `${id} is cited by`);
      }
      assert.equal(page.querySelectorAll("article").length, held.length);
      const nobody = held.filter((r) => r.citedBy.length === 0).map((r) => r.id);
      assert.deepEqual(ids(page, ".rule-numbers a"), nobody, `${section}: cited by no other rule`);
    }
  });

  test(`${language}/references/ states the correct numbers of rules and citations, and links to every section`, () => {
    assert.deepEqual(
      numbers(root.querySelector(".lead")!.textContent).sort((a, b) => a - b),
      [rules.length, sum(rules, "refs")].sort((a, b) => a - b),
    );
    const listed = root.querySelectorAll(".reference-map tr[id]");
    assert.deepEqual(
      listed.map((row) => row.id),
      sections,
    );
    for (const row of listed) {
      const held = rules.filter((r) => r.section === row.id);
      const nobody = held.filter((r) => r.citedBy.length === 0).length;
      assert.deepEqual(
        row.querySelectorAll("td").map((cell) => Number(cell.textContent)),
        [held.length, sum(held, "refs"), sum(held, "citedBy"), nobody],
        row.id,
      );
      assert.equal(pathIn(row.querySelector("a")!.getAttribute("href")!), ofSection(row.id).path);
    }
  });

  test(`${language}/references/ lists the most cited rules, in descending order of citations`, () => {
    const most = root.querySelectorAll("#most + table tbody tr").map((row) => ({
      id: ids(row, "a")[0]!,
      count: Number(row.querySelector("td")!.textContent),
    }));
    assert.ok(most.length >= 10);
    for (const { id, count } of most) assert.equal(rules.find((r) => r.id === id)!.citedBy.length, count, id);
    assert.deepEqual(
      most.map((l) => l.count),
      most.map((l) => l.count).toSorted((a, b) => b - a),
    );
    const least = most.at(-1)!.count;
    const others = rules.filter((r) => !most.some((l) => l.id === r.id));
    assert.ok(others.every((r) => r.citedBy.length < least));
  });
}

test("the pages under /references/ show the kind of each citation, such as an exception or an example", () => {
  const heading: Record<string, string> = {
    exception: "Exceptions to this rule",
    modifies: "Takes the place of",
  };
  const label: Record<string, string> = { see: "see also", example: "in an example", note: "in a note" };
  for (const { id, section, relations } of rules) {
    if (!relations.length) continue;
    const { root } = pageAt(`/references/${section.toLowerCase()}/`);
    const links = root.getElementById(id)!.querySelectorAll('[data-direction="refs"] a');
    for (const { to, kind } of relations) {
      const link = links.find((a) => a.getAttribute("href") === at(`/r/${to}/`))!;
      assert.equal(link.parentNode!.previousElementSibling!.textContent, heading[kind] ?? "Refers to", `${id} → ${to}`);
      const beside = link.nextElementSibling?.rawTagName === "small" ? link.nextElementSibling.textContent.trim() : "";
      assert.equal(beside, label[kind] ?? "", `${id} → ${to}`);
    }
  }
});
