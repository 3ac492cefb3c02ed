/** Tests the booklet: its printed pages on each paper size, and its form. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";
import type { Page } from "playwright-core";
import { findPdfToText } from "../../scripts/poppler.ts";
import { content } from "../content.ts";
import { browserTests, DESK } from "./open.ts";
import { visibleCount } from "./paper.ts";

const { open, context } = browserTests();
const rules = [...content.registry.rules.values()];

/** The papers tested on the page of each language: the size in points, and the minimum and maximum page count. */
const PAPERS = {
  "/": { en: { size: [420, 595], pages: [140, 220] }, a4: { size: [595, 842], pages: [120, 180] } },
  "/ja/": { ja: { size: [420, 595], pages: [140, 220] }, letter: { size: [612, 792], pages: [120, 190] } },
} as const;

/** Prints to PDF. Returns the size of the first page in points, and the text of each page without spaces. */
async function printed(page: Page): Promise<{ size: number[]; pages: string[] }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, ...size] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1"))!;
  const folder = mkdtempSync(join(tmpdir(), "khamsin-booklet-"));
  try {
    const file = join(folder, "booklet.pdf");
    writeFileSync(file, pdf);
    const text = execFileSync(findPdfToText(), ["-raw", file, "-"], { encoding: "utf8", maxBuffer: 1e8 });
    return { size: size.map(Number).map(Math.round), pages: text.split("\f").slice(0, -1).map(solid) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Removes spaces, and normalizes characters that fonts change in a PDF: ⽤ → 用. */
const solid = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** Describes the elements that extend beyond their column or page. Runs in the browser. */
function tooWide(): string[] {
  const faults = [...document.querySelectorAll(".book *:not(svg *)")].filter((e) => {
    const rect = e.getBoundingClientRect();
    const column = e.parentElement!.closest("td, .text, .book") ?? document.body;
    let { left, right } = column.getBoundingClientRect();
    // If both languages are side by side, a text has no box. Its column is one half of the rule's box.
    if (getComputedStyle(column).display === "contents") {
      ({ left, right } = column.parentElement!.getBoundingClientRect());
      if (column.classList.contains("en")) right = (left + right) / 2;
      else left = (left + right) / 2;
    }
    return rect.width > 2 && (rect.right > right + 1 || rect.left < left - 1);
  });
  return faults.map(
    (e) => `${e.closest("[id]")?.id}: ${e.tagName}.${e.getAttribute("class")} ${e.textContent?.slice(0, 30)}`,
  );
}

/** Describes the paragraphs that are more than 2 mm above or below their translation. Runs in the browser. */
function notLevel(): string[] {
  return [...document.querySelectorAll(".book-rule .book-text")].flatMap((rule) => {
    const [en, ja] = ["en", "ja"].map((l) => [...rule.querySelectorAll(`:scope > .text.${l} > *`)]);
    return en!.flatMap((block, i) => {
      const apart = block.getBoundingClientRect().top - (ja![i]?.getBoundingClientRect().top ?? 0);
      return Math.abs(apart) > 8 ? `${rule.parentElement!.id}: ${block.textContent!.slice(0, 30)}: ${apart}` : [];
    });
  });
}

for (const [root, papers] of Object.entries(PAPERS))
  test(`the booklet has all rules in order, level translations and no overflow on each paper, and QR codes of calculators: ${root}`, async () => {
    const { page, errors } = await open(`${root}booklet/`);
    for (const [paper, { size, pages: range }] of Object.entries(papers)) {
      await page.emulateMedia({ media: null });
      await page.locator(`input[value=${paper}]`).check();
      const { size: printedSize, pages } = await printed(page);
      assert.deepEqual(printedSize, size);
      assert.ok(pages.length >= range[0] && pages.length <= range[1], `${pages.length} pages`);

      const titleOf = ({ en, ja }: { en: string; ja: string }) =>
        paper === "en" || paper === "ja" ? { en, ja }[paper] : en === ja ? en : root === "/" ? en + ja : ja + en;
      const quick = solid(titleOf(content.ui["quick.title"]!));
      const end = pages.findIndex((text, i) => i > 2 && text.startsWith(quick));
      assert.ok(end > 100, "the quick reference begins a page");
      const text = pages.slice(2, end).join("\n");
      let at = 0;
      for (const { id, title } of rules) {
        const heading = solid(id + titleOf(title));
        const found = text.indexOf(heading, at);
        assert.ok(found >= 0, `${paper}: ${id} is missing or not in order`);
        at = found + heading.length;
      }
      for (const section of content.registry.sections) {
        const title = solid(section.id + titleOf(section.title));
        assert.ok(text.includes(title), `${paper}: ${title}`);
      }
      const unnumbered = pages.flatMap((text, i) => (i > 0 && !text.includes(String(i + 1)) ? [i + 1] : []));
      assert.deepEqual(unnumbered, [], paper);

      await page.setViewportSize({ width: Math.floor((size[0] / 72) * 96) - 95, height: 900 });
      await page.emulateMedia({ media: "print" });
      assert.deepEqual(await page.evaluate(tooWide), [], paper);
      if (paper === "a4" || paper === "letter") assert.deepEqual(await page.evaluate(notLevel), [], paper);
    }

    // Each rule with a calculator has a QR code of the calculator's URL.
    const drawn = await page.locator(".book .code").evaluateAll((all) =>
      all.map((code) => ({
        rule: code.closest(".book-rule")?.id,
        address: code.parentElement!.querySelector("a")!.href,
        path: code.querySelector("path")!.getAttribute("d"),
      })),
    );
    const byCalculator = content.tools.flatMap((tool) => tool.rules.map((rule) => `${rule} ${tool.slug}`));
    assert.deepEqual(
      drawn.flatMap(({ rule, address }) => (rule ? [`${rule} ${address.split("/").at(-2)}`] : [])).sort(),
      byCalculator.sort(),
    );
    for (const { address, path } of drawn) assert.equal(path, toSvgPath(generate(address)), address);
    for (const address of new Set(drawn.map((code) => code.address)))
      assert.equal((await page.request.get(address)).status(), 200, address);
    assert.deepEqual(errors, []);
  });

test("the booklet's form updates the query string, and the query string sets the form and the visible sections", async () => {
  const { page, errors } = await open("/booklet/?paper=ja&in=d7.glossary");
  const shown = () =>
    page
      .locator(":is(.book-section, .book-part)")
      .evaluateAll((all) => all.filter((e) => !(e as HTMLElement).hidden).map((e) => e.id));
  assert.deepEqual(await shown(), ["D7", "part-glossary", "part-text", "part-terms", "part-numbers"]);
  assert.equal(await visibleCount(page, ".book .en"), 0);
  const named = await page
    .locator(".book-index a, .book-contents li:visible a .number")
    .evaluateAll((all) => all.filter((e) => e.checkVisibility()).map((e) => e.textContent!));
  assert.ok(named.length > 50 && named.every((id) => /^D7/.test(id)), "the index names only rules in the book");
  assert.equal(await page.locator(".book-index .ja li:visible:not(:has(a:visible))").count(), 0);
  assert.equal(await visibleCount(page, ".list-title"), 0);

  await page.getByLabel("Both side by side, Letter").check();
  await page.getByLabel("F12 Desert Overlays").check();
  assert.equal(new URL(page.url()).search, "?paper=letter&in=f12.d7.glossary");
  assert.deepEqual((await shown()).slice(0, 2), ["F12", "D7"]);
  const titles = await page.locator(".list-title[lang=ja]").filter({ visible: true }).allTextContents();
  assert.deepEqual(titles, ["用語集", "用語索引"], "a title above each Japanese list");
  await page.reload();
  assert.equal(await page.getByLabel("Both side by side, Letter").isChecked(), true);
  assert.deepEqual((await shown()).slice(0, 2), ["F12", "D7"]);
  await page.getByRole("button", { name: "Everything" }).click();
  assert.equal(new URL(page.url()).search, "?paper=letter");
  await page.evaluate(() => {
    window.print = () => document.body.classList.add("has-printed");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.locator(".has-printed").waitFor();
  assert.deepEqual(errors, []);
});

test("without JavaScript the whole booklet is visible, and its form is hidden", async () => {
  const page = await (await context({ ...DESK, javaScriptEnabled: false })).newPage();
  await page.goto("/booklet/");
  assert.equal(await page.locator(".booklet-form").isVisible(), false);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".book-rule").filter({ visible: true }).count(), rules.length);
  assert.equal(await page.locator(".book-rule > .book-head > .tool-code a").first().isVisible(), true);
});
