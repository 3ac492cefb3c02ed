/** Tests the glossary on a phone: the links to letters, and the field that filters the terms. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserTests, PHONE } from "./open.ts";

const { open } = browserTests();

const CASES = [
  { path: "/glossary/", letter: "S", typed: "ＤＵＮＥ", found: ["sand-dune", "low-dune"] },
  { path: "/ja/glossary/", letter: "さ", typed: "すなち", found: ["sand"] },
] as const;

test("a tap on a letter scrolls to its terms, and all letters are large enough to tap", async () => {
  for (const { path, letter } of CASES) {
    const { page, errors } = await open(path, PHONE);
    for (const box of await page
      .locator(".letters a")
      .evaluateAll((links) => links.map((a) => a.getBoundingClientRect().toJSON() as DOMRect))) {
      assert.ok(box.width >= 44 && box.height >= 40, `${box.width} × ${box.height}`);
    }
    await page.getByRole("navigation").getByRole("link", { name: letter, exact: true }).tap();
    const heading = page.getByRole("heading", { name: letter, exact: true });
    const top = await heading.evaluate((e) => e.getBoundingClientRect().top);
    const bar = await page.locator(".glossary-find").evaluate((e) => e.getBoundingClientRect());
    assert.ok(bar.top >= 0 && bar.top < 60 && top >= bar.bottom && top < bar.bottom + 60, `${letter} at ${top}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("typing filters the terms by name, meaning, kana or synonyms, and shows the number of matches", async () => {
  for (const { path, typed, found } of CASES) {
    const { page } = await open(path, PHONE);
    const field = page.getByRole("searchbox");
    const rows = page.locator(".glossary dl > div:visible");
    const all = await rows.count();
    await field.fill(typed);
    const left = await rows.count();
    assert.ok(left > 0 && left < all / 4, `${left} of ${all}`);
    for (const id of found) assert.ok(await page.locator(`[id="${id}"]`).isVisible(), id);
    assert.match(await page.locator(".glossary-find [role=status]").innerText(), new RegExp(`(?<!\\d)${left}(?!\\d)`));
    for (const part of await page.locator("section.glossary:visible").all()) {
      assert.ok((await part.locator("dl > div:visible").count()) > 0, "no letter without a term");
    }
    // The first matching term is in view, even if the page was scrolled far down.
    await field.fill("");
    await page.evaluate(() => scrollTo(0, 20_000));
    await field.fill("sand");
    const first = await rows.first().evaluate((e) => e.getBoundingClientRect().top);
    assert.ok(first > 0 && first < 300, `the first term found is at ${first}`);
    await field.fill("zzzq");
    assert.equal(await rows.count(), 0);
    await field.fill("");
    assert.equal(await rows.count(), all);
    await page.context().close();
  }
});

test("the letters and the filter are in view wherever the page is scrolled to", async () => {
  const { page } = await open("/glossary/", PHONE);
  await page.evaluate(() => scrollTo(0, 9000));
  for (const part of [page.getByRole("searchbox"), page.locator(".letters a").first()]) {
    const { top, bottom } = await part.evaluate((e) => e.getBoundingClientRect().toJSON() as DOMRect);
    assert.ok(top >= 0 && bottom < 200, `${top} to ${bottom}`);
  }
  await page.getByRole("link", { name: "W", exact: true }).tap();
  await page.waitForURL(/#letter-W$/);
});
