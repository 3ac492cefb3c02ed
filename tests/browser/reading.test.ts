/** Tests reading: references, languages, scroll positions, and misspelled URLs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE, shiftOf, visitCalculator, watchShift } from "./open.ts";

const { open } = browserTests();
const shown = (page: Page, selector: string) => page.locator(selector).first().isVisible();
const NAMES = { en: "English", ja: "日本語" } as const;
/** Clicks an element by a script, because Playwright's `click` would scroll the page first. */
const press = (page: Page, selector: string) => page.locator(selector).evaluate((e: HTMLElement) => e.click());

test("on a section's page the number of a rule links to the rule's own page", async () => {
  const { page } = await open("/asl/f12/");
  await page.locator("#F12\\.42 .number").click();
  await page.waitForURL("**/r/F12.42/");
});

test("a chosen language is shown alone, is set in the URL, and is remembered on other pages", async () => {
  const { page } = await open("/r/F12.32/");
  assert.ok((await shown(page, ".text.en")) && (await shown(page, ".text.ja")));
  await page.getByRole("button", { name: "English", exact: true }).click();
  assert.ok((await shown(page, ".text.en")) && !(await shown(page, ".text.ja")));
  assert.equal(new URL(page.url()).searchParams.get("view"), "en");
  await page.goto("/r/F12.31/");
  assert.ok(!(await shown(page, ".text.ja")), "the choice is kept on the next page");
  await page.goto("/r/F12.31/?view=ja");
  assert.ok(
    !(await shown(page, ".text.en")) && (await shown(page, ".text.ja")),
    "the address takes precedence over the remembered choice",
  );
  const other = page.getByRole("link", { name: "日本語", exact: true });
  assert.equal(await other.getAttribute("aria-current"), "true");
  await other.click();
  await page.waitForURL(/\/ja\/r\/F12\.31\/$/);
  assert.ok(
    !(await shown(page, ".text.en")) && (await shown(page, ".text.ja")),
    "the page in the other language shows its own language",
  );
});

test("by default a phone shows the page's language, and a wide window shows both languages", async () => {
  for (const [path, own, other] of [
    ["/r/F12.32/", "en", "ja"],
    ["/ja/r/F12.32/", "ja", "en"],
  ] as const) {
    const { page } = await open(path, PHONE);
    const seen = async () => [await shown(page, `.text.${own}`), await shown(page, `.text.${other}`)];
    const pressed = () =>
      page
        .locator('.languages :is([aria-pressed="true"], [aria-current])')
        .evaluateAll((all) => all.map((e) => e.textContent));
    assert.deepEqual(await seen(), [true, false]);
    assert.deepEqual(await pressed(), [NAMES[own]]);
    await page.goto(`${path}?view=${other}`);
    assert.deepEqual(await seen(), [false, true]);
    assert.deepEqual(await pressed(), [NAMES[other]]);
    await page.goto(`${path}?view=nonsense`);
    assert.deepEqual(await seen(), [true, false]);
    await page.goto(`${path}?view=both`);
    assert.deepEqual(await seen(), [true, true], "a link to a passage asks for both");
    await page.goto(path);
    assert.deepEqual(await seen(), [true, false], "a view in the address is not remembered");
    await page.locator('[data-set-view="both"]').tap();
    await page.goto(path);
    assert.deepEqual(await seen(), [true, true], "the choice is kept");
    assert.match((await pressed()).join(), /^(?:Both|両方)$/);
    await page.context().close();
    const desk = await open(path);
    assert.ok((await shown(desk.page, ".text.en")) && (await shown(desk.page, ".text.ja")));
    await desk.page.context().close();
  }
});

test("a reload and Back keep the scroll position in a long section, with one language or both", async () => {
  for (const path of ["/sl/d11/?view=both", "/ja/sl/d11/#D11.4"]) {
    const { page } = await open(path, PHONE);
    const top = () => page.locator("#D11\\.621").evaluate((e) => e.getBoundingClientRect().top);
    await page.locator("#D11\\.621").evaluate((e) => scrollBy(0, e.getBoundingClientRect().top + 77));
    const before = await top();
    assert.ok(Math.abs(before + 77) < 2, `${before}`);
    const same = (how: string) =>
      page
        .waitForFunction(
          (y) => Math.abs(document.getElementById("D11.621")!.getBoundingClientRect().top - y) < 2,
          before,
        )
        .catch(async () => assert.fail(`${path} ${how}: from ${before} to ${await top()}`));
    await page.reload();
    await same("after a reload");
    await page.goto("/about/");
    await page.goBack();
    await same("after Back");
    await page.context().close();
  }
});

test("on a phone a button opens the section's contents, which mark the current rule and link to the others", async () => {
  const { page } = await open("/ja/sl/d11/#D11.74", PHONE);
  const opener = page.getByRole("button", { name: "このページの内容" });
  await opener.tap();
  const here = page.locator("#contents [aria-current]");
  assert.equal(await here.locator(".number").innerText(), "D11.74");
  const [list, mark] = [(await page.locator("#contents").boundingBox())!, (await here.boundingBox())!];
  assert.ok(mark.y >= list.y && mark.y + mark.height <= list.y + list.height, "the mark is in view");
  await page.locator("#contents a", { hasText: "D11.8" }).tap();
  assert.equal(new URL(page.url()).hash, "#D11.8");
  assert.ok(await page.locator("#D11\\.8 .number").isVisible());
  assert.equal(await page.locator("#contents").isVisible(), false);
  await opener.tap();
  assert.equal(await here.locator(".number").innerText(), "D11.8");
});

test("the links to a rule's calculators are between its heading and its text", async () => {
  for (const [path, device] of [
    ["/r/D7.511/", PHONE],
    ["/ja/sl/d7/#D7.511", DESK],
  ] as const) {
    const { page } = await open(path, device);
    const rule = page.locator("#D7\\.511");
    const box = async (selector: string) => (await rule.locator(selector).first().boundingBox())!;
    const [head, tools, text] = [await box(".rule-head"), await box(".rule-tools"), await box(".rule-text")];
    assert.ok(head.y + head.height <= tools.y && tools.y + tools.height <= text.y, path);
  }
});

test("Tab stops only at the first mention of an abbreviation on a page in each language", async () => {
  const { page } = await open("/asl/f12/");
  const found = await page.locator("abbr").evaluateAll((all) =>
    all.map((e) => ({
      name: `${e.closest("[lang]")!.getAttribute("lang")} ${e.textContent}`,
      stop: (e as HTMLElement).tabIndex === 0,
    })),
  );
  const first = (name: string) => found.findIndex((f) => f.name === name);
  assert.deepEqual(
    found.filter(({ name, stop }, i) => stop !== (first(name) === i)),
    [],
  );
  const stops = await page.locator("a[href], button, summary, [tabindex='0']").count();
  const share = found.filter((f) => f.stop).length / stops;
  assert.ok(share < 0.15, `${share} of the stops`);
});

test("invalid values in localStorage are ignored, and the site's keys begin with 'khamsin.'", async () => {
  const { page, errors } = await open("/r/F12.32/");
  await page.evaluate(() => {
    for (const key of ["khamsin.view", "khamsin.cite-language", "khamsin.cite-format"]) localStorage.setItem(key, "fr");
    localStorage.setItem("view", "ja");
  });
  await page.reload();
  assert.equal(
    await page.locator("html").getAttribute("data-view"),
    null,
    "invalid values and keys of other sites are ignored",
  );
  await page.locator(".rule > .cite").first().click();
  await page.getByRole("menuitemradio", { checked: true }).waitFor();
  await page.getByRole("menuitemradio", { name: "English", exact: true }).click();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("khamsin."))), [
    "view",
  ]);
  assert.deepEqual(errors, []);
});

test("an abbreviation shows its meaning when tapped or focused", async () => {
  const { page } = await open("/r/D7.31/", PHONE);
  const abbr = page.locator(".text.en abbr", { hasText: /^DR$/ });
  assert.equal(await abbr.count(), 1);
  await abbr.tap();
  const shown = () => page.locator(".text.en abbr:focus").evaluate((e) => getComputedStyle(e, "::after").content);
  assert.match(await shown(), /dice/i);
  await page.keyboard.press("Escape");
  assert.equal(await shown(), "none", "Escape hides the meaning, so that the text below can be read");
  await page.locator(".text.en abbr").nth(1).focus();
  assert.match(await shown(), /:/);
});

test("choosing a language does not move the current rule on the screen", async () => {
  const { page } = await open("/asl/f12/#F12.42");
  const top = () => page.locator("#F12\\.42").evaluate((e) => e.getBoundingClientRect().top);
  const before = await top();
  await press(page, '[data-set-view="en"]');
  assert.ok(Math.abs((await top()) - before) < 3, `moved from ${before} to ${await top()}`);
});

test("a link into a long section scrolls to its rule, and scrolling up causes no layout shift", async () => {
  for (const options of [PHONE, DESK]) {
    const { page } = await open("/about/", options);
    await watchShift(page);
    for (const id of ["D11.4", "D11.74"]) {
      await page.goto("/sl/d11/");
      await page.goto(`/sl/d11/#${id}`);
      const top = await page.locator(`[id="${id}"]`).evaluate((rule) => rule.getBoundingClientRect().top);
      const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
      assert.ok(Math.abs(top - Number.parseFloat(padding)) < 1, `${id} at ${top}`);
      const before = await shiftOf(page);
      for (let i = 0; i < 20; i++) {
        await page.evaluate(() => {
          scrollBy({ top: -250, behavior: "instant" });
          return new Promise(requestAnimationFrame);
        });
      }
      assert.ok((await shiftOf(page)) - before < 0.001, `${id}: the text jumped`);
    }
  }
});

test("the meaning of an abbreviation is not clipped at the edge of its rule", async () => {
  const { page } = await open("/sl/d11/#D11.4");
  // `content-visibility: auto` would clip the meaning.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".rules > .rule")].every(
      (rule) => getComputedStyle(rule).contentVisibility === "visible",
    ),
  );
});

test("the language link opens the same rule in the other language", async () => {
  const { page } = await open("/r/F12.32/?view=en");
  await page.locator("a.language").click();
  await page.waitForURL("**/ja/r/F12.32/**");
  assert.equal(await page.locator("html").getAttribute("lang"), "ja");
  await page.goto("/asl/f12/#F12.42");
  await press(page, "a.language");
  await page.waitForURL("**/ja/asl/f12/**");
  assert.equal(new URL(page.url()).hash, "#F12.42");
});

test("loading a page causes no layout shift", async () => {
  // calculators.test.ts tests calculators.
  for (const device of [DESK, PHONE]) {
    const { page } = await open("/about/", device);
    await watchShift(page);
    for (const path of [
      "/",
      "/asl/f12/?view=en",
      "/r/F12.3/",
      "/ja/r/F12.32/?view=ja",
      "/tools/desert-overlays/?boards=26-27&dice=13125111121563631",
      "/search/?q=dune",
    ]) {
      await visitCalculator(page, path);
      // Does not wait for the complete list: on a slow machine it replaces a list of titles, and is longer.
      if (path.startsWith("/search/")) await page.locator("[data-search-results] ol a").first().waitFor();
      const shift = await shiftOf(page);
      assert.ok(shift < 0.001, `${path} at ${device.viewport.width} px moves by ${shift}`);
    }
  }
});

test("on a phone the changes of rules have the line spacing of other texts", async () => {
  const { page } = await open("/ja/changes/", PHONE);
  const spacing = await page
    .locator(".pairs dd")
    .first()
    .evaluate((e) => parseFloat(getComputedStyle(e).lineHeight) / parseFloat(getComputedStyle(e).fontSize));
  assert.ok(spacing < 1.9, `${spacing}`);
});
