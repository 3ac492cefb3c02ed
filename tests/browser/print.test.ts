/** Tests how rules, results of calculators, and the quick reference are printed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE, visitCalculator } from "./open.ts";
import { SLUGS } from "./page-types.ts";
import { BLACK, colors, NOT_PRINTED, onPaper, pageCount, visibleCount } from "./paper.ts";

const { open, openCalculator } = browserTests();
const DARK = { ...DESK, colorScheme: "dark" } as const;

/** Returns the URL that is printed at the foot of a page. A script sets it before printing. */
const address = (page: Page) => page.locator(".address span").innerText();

test("the quick reference fits one printed page in both languages, on A4 and Letter, at 102 %", async () => {
  for (const path of ["/quick/", "/ja/quick/"]) {
    const { page } = await open(path, DARK);
    // Prints at 102 %, because some systems have larger fonts.
    for (const format of ["A4", "Letter"] as const)
      assert.equal(await pageCount(page, format, 1.02), 1, `${path} ${format}`);
    await onPaper(page);
    const sizes = await page
      .locator(".quick :is(th, td, p, li, h2, h3, b, a)")
      .evaluateAll((all) =>
        all.filter((e) => e.checkVisibility()).map((e) => Number.parseFloat(getComputedStyle(e).fontSize)),
      );
    assert.ok(sizes.length > 300 && Math.min(...sizes) > 9.3, `${Math.min(...sizes)}px is less than 7pt`);
    assert.equal(await visibleCount(page, NOT_PRINTED), 0);
    assert.deepEqual(await colors(page, ".quick .ref"), [BLACK]);
    assert.ok((await address(page)).endsWith(path));
  }
});

test("the quick reference has a print button, which works by keyboard and is hidden without JavaScript", async () => {
  for (const [path, name] of [
    ["/quick/", "Print"],
    ["/ja/quick/", "印刷"],
  ] as const) {
    const { page, errors } = await open(path, PHONE);
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    const { y, width, height } = (await button.boundingBox())!;
    assert.ok(y > 0 && y + height <= PHONE.viewport.height && width >= 44 && height >= 44, path);
    await page.evaluate(() => {
      window.print = () => document.body.classList.add("has-printed");
    });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator(".has-printed").waitFor();
    await onPaper(page);
    assert.equal(await visibleCount(page, ".quick-print"), 0);
    assert.deepEqual(errors, []);
    const { page: plain } = await open(path, { ...PHONE, javaScriptEnabled: false });
    assert.equal(await plain.locator(".quick-print").count(), 1);
    assert.ok(!(await plain.locator(".quick-print").isVisible()));
  }
});

test("a rule prints both languages side by side, black on white, without controls", async () => {
  const { page } = await open("/r/F12.32/", DARK);
  assert.ok((await pageCount(page, "A4")) <= 2);
  assert.equal(await address(page), page.url());
  await onPaper(page);
  assert.equal(await visibleCount(page, NOT_PRINTED), 0);
  assert.equal(await page.locator("body").evaluate((b) => getComputedStyle(b).backgroundColor), "rgb(255, 255, 255)");
  assert.deepEqual(await colors(page, "body, .rule .text, .rule a, .drawing"), [BLACK]);
  const [en, ja] = await Promise.all(
    ["en", "ja"].map(async (l) => (await page.locator(`.rule-text > .${l}`).first().boundingBox())!),
  );
  assert.ok(Math.abs(en!.y - ja!.y) < 2 && en!.x + en!.width <= ja!.x && ja!.x + ja!.width <= 700);
  assert.ok(en!.width > 200 && ja!.width > 200);
  // On narrow paper the languages are in one column.
  await page.setViewportSize({ width: 420, height: 900 });
  const [above, below] = await Promise.all(
    ["en", "ja"].map(async (l) => (await page.locator(`.rule-text > .${l}`).first().boundingBox())!),
  );
  assert.ok(above!.y + above!.height <= below!.y);
});

test("in print the title and text in the page's language are in the left column", async () => {
  for (const [path, first] of [
    ["/sl/d5/", "en"],
    ["/ja/sl/d5/", "ja"],
  ] as const) {
    const { page } = await open(path);
    await onPaper(page);
    const left = (selector: string) => page.locator(selector).evaluate((e) => e.getBoundingClientRect().left);
    const other = first === "en" ? "ja" : "en";
    for (const part of [".rule-head > ", ".rule-text > .text"])
      assert.ok((await left(`#D5\\.2 ${part}.${first}`)) < (await left(`#D5\\.2 ${part}.${other}`)), `${path} ${part}`);
  }
});

test("a printed table does not extend beyond its column", async () => {
  const { page } = await open("/ja/r/D6.4/");
  await onPaper(page);
  const past = await page
    .locator(".rule-text table")
    .evaluateAll((all) =>
      all.map((e) => e.getBoundingClientRect().right - e.closest(".text")!.getBoundingClientRect().right),
    );
  assert.equal(past.length, 2);
  assert.ok(Math.max(...past) < 1, `${past}`);
});

test("if the user has chosen a language, a rule prints only in this language", async () => {
  const { page } = await open("/r/D7.31/?view=ja", DARK);
  // The rule has a table and rulings, but fits on two pages.
  assert.ok((await pageCount(page, "Letter")) <= 2);
  assert.match(await address(page), /\/r\/D7\.31\/\?view=ja$/);
  await onPaper(page);
  assert.equal(await visibleCount(page, ".rule .en"), 0);
  assert.ok((await visibleCount(page, ".rule .ja")) >= 2);
  assert.equal(await visibleCount(page, NOT_PRINTED), 0);
});

test("section F12 prints on at most 15 pages, without controls", async () => {
  const { page } = await open("/asl/f12/", DARK);
  assert.ok((await pageCount(page, "A4")) <= 15);
  await onPaper(page);
  assert.equal(await visibleCount(page, NOT_PRINTED), 0);
  // In print nothing may be a grid, because grid rows that continue on the next page would overlap.
  const displays = await page
    .locator(".rule, .rule-text, .note")
    .evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).display))].sort());
  assert.deepEqual(displays, ["block", "flow-root"]);
});

test("notes that are collapsed on screen are printed in full", async () => {
  const { page } = await open("/italian/pieces/");
  assert.equal(await visibleCount(page, ".lettered p"), 0);
  await onPaper(page);
  assert.ok((await visibleCount(page, ".lettered p")) >= 30);
});

test("reasons for rulings and notes on the text are collapsed on screen, but printed in full", async () => {
  const { page } = await open("/r/D7.31/?view=en");
  const reasons = ".en .why p, .text-notes .en p:not(.label)";
  assert.equal(await visibleCount(page, reasons), 0);
  await page.locator(".why > summary:visible").first().focus();
  await page.keyboard.press("Enter");
  assert.equal(await visibleCount(page, ".en .why p"), 1, "Enter opens one reason");
  await onPaper(page);
  assert.equal(await visibleCount(page, reasons), await page.locator(reasons).count());
  assert.equal(await visibleCount(page, ".changes"), 0, "changes since older releases are not printed");
});

test("a printed calculator shows the choices, the result, and its URL", async () => {
  const state = "?mover=mediumHeavyTruck&path=s.sc.o";
  const { page } = await openCalculator(`/tools/sand-bog/${state}`, DARK);
  await page.locator("label", { hasText: "British-built" }).click();
  await page.waitForURL(/british=1/);
  assert.equal(await pageCount(page, "A4"), 1);
  assert.match(await address(page), /\/tools\/sand-bog\/\?mover=mediumHeavyTruck&british=1&path=s\.sc\.o$/);
  await onPaper(page);
  const choices = await page.locator(".choices label:visible, .check:visible").allInnerTexts();
  assert.deepEqual(
    await page
      .locator(".calculator select:visible")
      .evaluateAll((lists: HTMLSelectElement[]) => lists.map((e) => e.selectedOptions[0]!.text)),
    ["Medium or heavy truck", "Dry", "Sand", "Sand", "Accessible Open Ground"],
  );
  assert.deepEqual(
    choices.map((text) => text.trim()),
    ["Normal", "British-built", "across a Dune Crest hexside"],
  );
  assert.equal(await visibleCount(page, ".answer p, .verdict"), 5);
  assert.ok((await visibleCount(page, ".derivation li")) >= 12);
  assert.equal(await visibleCount(page, ".ready-tables *"), 0, "closed tables are not printed");
  assert.deepEqual(await colors(page, ".choices span, .calculator a, .answer b"), [BLACK]);
});

/** Query strings that give calculators long results, as in a real game. */
const RESULTS: Readonly<Record<string, string>> = {
  "sand-bog": "?mover=mediumHeavyTruck&path=s.sc.o.s",
  hammada: "?mover=motorcycle",
  path: "?mover=halftrack&have=12&path=oam.s.sc.hw.oti.uy.rlp",
  movement: "?unit=truck&place=level4&rise=level&track=1&tow=1",
  "other-rolls": "?roll=mud&sand=2&open=2&hammada=3",
  dust: "?ec=dry&density=none&turns=mg.h.hg.hg.h.m",
  "desert-overlays": "?boards=25-26-27t&dice=1312511112156363111",
};

test("the result of every calculator prints on one page, from its top and without controls, in both languages", async () => {
  const { page } = await open("/tools/", DARK);
  await onPaper(page);
  for (const slug of SLUGS)
    for (const language of ["/", "/ja/"]) {
      await visitCalculator(page, `${language}tools/${slug}/${RESULTS[slug] ?? ""}`);
      // A4 is 18 mm higher.
      assert.equal(await pageCount(page, "Letter"), 1, `${language} ${slug}`);
      if (language === "/ja/") continue;
      assert.equal(await visibleCount(page, NOT_PRINTED), 0, slug);
      const framed = await page
        .locator(".calculator :is(select, input)")
        .evaluateAll(
          (all) => all.filter((e) => e.checkVisibility() && getComputedStyle(e).borderStyle !== "none").length,
        );
      assert.equal(framed, 0, `${slug} prints a field with a frame`);
      const { y } = (await page.locator(".calculator").boundingBox())!;
      assert.ok(y < 200, `${slug} begins at ${y}`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 700, `${slug} is too wide`);
    }
});
