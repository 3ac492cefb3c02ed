/** The page of all citations says what rules.json says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { at } from "../scripts/base.ts";
import { builtPages, builtRules } from "./pages.ts";

const rules = builtRules();
const pages = (["/references/", "/ja/references/"] as const).map(
  (path) => builtPages().find((page) => page.path === path)!,
);
const ids = (within: HTMLElement, selector: string) =>
  within.querySelectorAll(selector).map((a) => decodeURIComponent(a.getAttribute("href")!.split("/").at(-2)!));

for (const { path, root, html } of pages) {
  test(`${path} lists every citation of every rule once, out and in`, () => {
    for (const { id, refs, citedBy } of rules) {
      const article = root.getElementById(id)!;
      assert.deepEqual(ids(article, '[data-direction="refs"] a').sort(), refs.toSorted(), `${id} cites`);
      assert.deepEqual(ids(article, '[data-direction="citedBy"] a').sort(), citedBy.toSorted(), `${id} is cited by`);
    }
    assert.equal(root.querySelectorAll("article").length, rules.length);
  });

  test(`${path} counts right`, () => {
    const total = rules.reduce((sum, r) => sum + r.refs.length, 0);
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    assert.deepEqual(
      numbers(root.querySelector(".lead")!.textContent).sort((a, b) => a - b),
      [rules.length, total].sort((a, b) => a - b),
    );
    for (const section of root.querySelectorAll("details")) {
      const held = rules.filter((r) => r.section === section.querySelector("div")!.id);
      assert.deepEqual(numbers(section.querySelector("summary small")!.textContent), [
        held.length,
        held.reduce((sum, r) => sum + r.refs.length, 0),
        held.reduce((sum, r) => sum + r.citedBy.length, 0),
      ]);
    }
  });

  test(`${path} names the rules that nobody cites, and those cited most, the most cited first`, () => {
    const nobody = rules.filter((r) => r.citedBy.length === 0).map((r) => r.id);
    assert.deepEqual(ids(root, ".rule-numbers a"), nobody);
    const listed = root.querySelectorAll("#most + ol li").map((li) => ({
      id: ids(li, "a")[0]!,
      count: Number(li.querySelector("small")!.textContent.match(/\d+/)![0]),
    }));
    assert.ok(listed.length >= 10);
    for (const { id, count } of listed) assert.equal(rules.find((r) => r.id === id)!.citedBy.length, count, id);
    assert.deepEqual(
      listed.map((l) => l.count),
      listed.map((l) => l.count).toSorted((a, b) => b - a),
    );
    const least = listed.at(-1)!.count;
    const others = rules.filter((r) => !listed.some((l) => l.id === r.id));
    assert.ok(others.every((r) => r.citedBy.length < least));
  });

  test(`${path} weighs no more than 60 KB`, () => {
    assert.ok(gzipSync(html).length <= 60 * 1024, String(gzipSync(html).length));
  });
}

test("each citation says in what capacity it stands", () => {
  const root = pages[0]!.root;
  const heading: Record<string, string> = {
    exception: "Exceptions to this rule",
    modifies: "Takes the place of",
  };
  const said: Record<string, string> = { see: "see also", example: "in an example", note: "in a note" };
  for (const { id, relations } of rules) {
    for (const { to, kind } of relations) {
      const link = root
        .getElementById(id)!
        .querySelectorAll('[data-direction="refs"] a')
        .find((a) => a.getAttribute("href") === at(`/r/${to}/`))!;
      assert.equal(link.parentNode!.previousElementSibling!.textContent, heading[kind] ?? "Cites", `${id} → ${to}`);
      const beside = link.nextElementSibling?.rawTagName === "small" ? link.nextElementSibling.textContent.trim() : "";
      assert.equal(beside, said[kind] ?? "", `${id} → ${to}`);
    }
  }
});
