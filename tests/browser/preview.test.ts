/** Tests previews of rules by mouse, keyboard and touch. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { browserTests, DESK, PHONE, shiftOf, visitCalculator, watchShift } from "./open.ts";

const site = browserTests();
/** Opens a page with a fake clock, which `passTime` advances. */
const open: typeof site.open = async (path, options) => {
  const opened = await site.open(path, options);
  await opened.page.clock.install();
  return opened;
};
const cards = (page: Page) => page.locator(".preview");
const ref = (page: Page, id: string) => page.locator("main .rule-text a.ref", { hasText: id }).first();
/**
 * Advances the clock past the delay after which a preview opens or closes. There are three steps, so that the preview
 * can load in between.
 */
async function passTime(page: Page): Promise<void> {
  for (let step = 0; step < 3; step++) await page.clock.runFor(300);
}

/** Returns a list to which the path of every later request is added. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathIn(request.url())));
  return asked;
}

/** Scrolls the page by a touch that begins on a link. */
async function scrollFrom(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = (await link.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (const way of [36, 72, 120]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: at.x, y: at.y - way }] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

test("hovering a reference shows a preview with links to the book, section and parent; leaving closes it", async () => {
  const { page, errors } = await open("/r/F12.32/");
  await ref(page, "F12.31").hover();
  const card = cards(page);
  await card.waitFor();
  assert.deepEqual(await card.locator(".trail a").allInnerTexts(), [
    "ASL",
    "F12 Desert Overlays",
    "F12.3 Random Placement",
  ]);
  assert.match(await card.locator("h2").innerText(), /F12\.31[\s\S]*Hexrow[\s\S]*ヘクス列/);
  assert.equal(await card.locator(".rule-text > .text").count(), 2);
  assert.equal(await card.locator("[id]:not(h2), button, .rule-tools").count(), 0);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((e) => e.id));
  assert.equal(new Set(ids).size, ids.length, "no id is duplicated");
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "the focus is not taken");
  await page.mouse.move(5, 5);
  await card.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
});

test("focusing a reference shows its preview, even if the page scrolls under a resting mouse pointer", async () => {
  const { page } = await open("/r/F12.32/");
  const link = ref(page, "F12.31");
  await page.keyboard.press("Tab");
  await link.evaluate((a) => {
    a.focus();
    document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await cards(page).waitFor();
});

test("a rule is fetched only when the pointer rests on a reference, and only once", async () => {
  const { page } = await open("/r/F12.32/");
  const asked = requests(page);
  // The pointer enters and leaves the link in one task. Thus it never rests there, even on a slow machine.
  await ref(page, "F12.31").evaluate((link) => {
    for (const passed of [link, document.body])
      passed.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await passTime(page);
  // Once this request ends, all earlier requests are in the list.
  await page.evaluate(() => fetch(location.href));
  assert.deepEqual(asked.splice(0), ["/r/F12.32/"]);
  for (let i = 0; i < 3; i++) {
    await ref(page, "F12.31").hover();
    await cards(page).waitFor();
    await page.mouse.move(5, 5);
    await cards(page).waitFor({ state: "detached" });
  }
  const code = asked.filter((path: string) => path.includes("/_astro/"));
  assert.equal(asked.filter((path) => path === "/r/F12.31/").length, 1);
  assert.equal(code.length + 2, asked.length, `the code, its UI texts and the rule: ${asked}`);
  assert.equal(new Set(code).size, code.length, `the code comes once: ${code}`);
});

test("a preview stays open while the pointer is on it; Escape and a click elsewhere close it", async () => {
  const { page } = await open("/r/F12.32/");
  const link = ref(page, "F12.31");
  const card = cards(page);
  await link.hover();
  await card.locator("h2").hover();
  await passTime(page);
  assert.ok(await card.isVisible(), "the preview stays while it is hovered");
  await page.keyboard.press("Escape");
  assert.equal(await card.count(), 0);
  await link.hover();
  await card.waitFor();
  await page.keyboard.press("Escape");
  const box = (await link.boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 5, { steps: 4 });
  await passTime(page);
  assert.equal(await card.count(), 0, "a closed preview does not reopen under a resting pointer");
  await page.mouse.move(5, 5);
  await passTime(page);
  await link.hover();
  await card.waitFor();
  await card.locator("p").first().click();
  await page.mouse.move(5, 5);
  await passTime(page);
  assert.ok(await card.isVisible(), "a click inside keeps it");
  await page.mouse.click(5, 300);
  assert.equal(await card.count(), 0);
});

test("a preview shows only the language that the user has chosen, even on pages without language buttons", async () => {
  for (const [view, other] of [
    ["en", "ja"],
    ["ja", "en"],
  ]) {
    const { page } = await open(`/ja/r/F12.32/?view=${view}`);
    await page.evaluate((chosen) => localStorage.setItem("khamsin.view", chosen!), view);
    await page.locator(`.text.${view} a.ref`, { hasText: "F12.31" }).first().hover();
    await cards(page).waitFor();
    assert.ok(await cards(page).locator(`.text.${view}`).first().isVisible());
    assert.equal(await cards(page).locator(`.text.${other}`).first().isVisible(), false);
    await visitCalculator(page, "/ja/tools/sand-bog/");
    await page.locator("a.ref", { hasText: "F7.31" }).first().hover();
    await cards(page).waitFor();
    assert.equal(await cards(page).locator(`.text.${other}`).first().isVisible(), false);
    assert.equal(
      pathIn(
        await cards(page)
          .locator("h2 a.number")
          .first()
          .evaluate((a: HTMLAnchorElement) => a.href),
      ),
      "/ja/r/F7.31/",
    );
  }
});

test("on a section's page a preview copies the rule from the page and fetches nothing", async () => {
  const { page } = await open("/asl/f12/");
  const asked = requests(page);
  await page.locator("#F12\\.33 a.ref[href='#F12.31']").first().hover();
  await cards(page).waitFor();
  assert.deepEqual(await cards(page).locator(".trail a").allInnerTexts(), [
    "ASL",
    "F12 Desert Overlays",
    "F12.3 Random Placement",
  ]);
  assert.ok(!asked.some((path) => path.startsWith("/r/")), asked.join());
  assert.equal(await page.locator("#F12\\.31").count(), 1);
});

test("links in a preview work and open further previews, which Escape closes one by one", async () => {
  const { page } = await open("/r/F12.32/");
  await ref(page, "F12.31").hover();
  await cards(page).waitFor();
  await cards(page).locator(".rule-text a.ref", { hasText: "F12.3" }).first().hover();
  await cards(page).nth(1).waitFor();
  assert.match(await cards(page).nth(1).locator("h2").innerText(), /F12\.3\b/);
  await page.keyboard.press("Escape");
  assert.equal(await cards(page).count(), 1);
  await cards(page).locator(".trail a", { hasText: "F12.3 " }).click();
  await page.waitForURL("**/r/F12.3/");
});

test("a click on a reference to a rule on the same page goes to the rule and closes the preview", async () => {
  const { page } = await open("/asl/f12/");
  const link = page.locator("#F12\\.33 a.ref[href='#F12.31']").first();
  await link.hover();
  await cards(page).waitFor();
  await link.click();
  assert.equal(new URL(page.url()).hash, "#F12.31");
  await passTime(page);
  assert.equal(await cards(page).count(), 0);
});

test("by keyboard a preview is announced on focus, entered with Alt+Down, and left with Escape", async () => {
  const { page } = await open("/r/F12.32/");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const parent = page.locator("nav.trail a").last();
  await page.locator("nav.trail a").nth(1).focus();
  await page.keyboard.press("Tab");
  await cards(page).waitFor();
  assert.ok(await parent.evaluate((e) => e === document.activeElement), "the focus stays on the link");
  assert.match(await page.locator("#status").innerText(), /F12\.3 Random Placement\. Alt/);
  assert.equal(await parent.getAttribute("aria-describedby"), await cards(page).locator("h2").getAttribute("id"));
  await page.keyboard.press("Alt+ArrowDown");
  assert.ok(await cards(page).evaluate((e) => e === document.activeElement));
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "ASL");
  await page.keyboard.press("Escape");
  assert.equal(await cards(page).count(), 0);
  assert.ok(await parent.evaluate((e) => e === document.activeElement), "the focus returns to the link");
  await passTime(page);
  assert.equal(await cards(page).count(), 0, "the closed preview does not reopen");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await cards(page).waitFor();
  const again = await page.locator("#status").innerText();
  assert.ok(again && !again.includes("Alt"), `the keys are announced once per page: ${again}`);
  await page.keyboard.press("Tab");
  await cards(page).waitFor({ state: "detached" });
});

test("a tap on a reference opens its preview as a sheet; its Close button or a tap outside closes it", async () => {
  const { page, errors } = await open("/ja/r/F12.32/", PHONE);
  const sheet = page.locator("dialog.preview");
  const link = page.locator(".rule-text a.ref:visible", { hasText: "F12.31" }).first();
  await link.tap();
  await sheet.waitFor();
  assert.equal(pathIn(page.url()), "/ja/r/F12.32/");
  assert.ok(await sheet.locator(".text.ja").first().isVisible());
  assert.equal(await sheet.locator(".text.en").first().isVisible(), false, "in the language of the page");
  assert.ok(await sheet.evaluate((e) => e.matches(":modal") && e === document.activeElement));
  const box = (await sheet.boundingBox())!;
  assert.ok(box.y + box.height >= 739 && box.width === 360 && box.y > 100, JSON.stringify(box));
  await sheet.getByRole("button", { name: "閉じる" }).tap();
  await sheet.waitFor({ state: "detached" });
  await link.tap();
  await sheet.waitFor();
  await page.touchscreen.tap(180, 40);
  await sheet.waitFor({ state: "detached" });
  await link.tap();
  await sheet.locator(".rule-text a.ref:visible", { hasText: "F12.3" }).first().tap();
  await sheet.nth(1).waitFor();
  await sheet.nth(1).getByRole("button", { name: "閉じる" }).tap();
  // Only the upper sheet closes.
  await sheet.nth(1).waitFor({ state: "detached" });
  assert.equal(await sheet.count(), 1);
  await sheet.getByRole("link", { name: "ルールを開く" }).tap();
  await page.waitForURL("**/ja/r/F12.31/");
  assert.deepEqual(errors, []);
});

test("on a section's page a preview is in the shown language, and its link scrolls to the rule", async () => {
  const { page } = await open("/asl/f12/?view=ja", PHONE);
  await page.locator("#F12\\.33 a.ref[href='#F12.31']:visible").first().tap();
  await cards(page).waitFor();
  assert.ok(await cards(page).locator(".text.ja").first().isVisible());
  assert.equal(await cards(page).locator(".text.en").first().isVisible(), false);
  await cards(page).getByRole("link", { name: "Open the rule" }).tap();
  await cards(page).waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).hash, "#F12.31");
  assert.ok((await page.locator("#F12\\.31").evaluate((e) => e.getBoundingClientRect().top)) < 70);
});

test("a tap on a link in a list follows the link, and scrolling by touch opens no preview", async () => {
  const { page } = await open("/r/F12.32/", PHONE);
  await scrollFrom(page, ref(page, "F12.31"));
  await passTime(page);
  assert.equal(await cards(page).count(), 0);
  await page.locator(".connections a[href*='/r/F12.31/']").first().tap();
  await page.waitForURL("**/r/F12.31/");
  assert.equal(await cards(page).count(), 0);
});

test("in a calculator a tap on a reference shows a preview and does not leave the page", async () => {
  const { page } = await open("/about/", PHONE);
  await visitCalculator(page, "/tools/sand-bog/");
  const address = page.url();
  await page.locator("main a.ref:visible", { hasText: "F7.31" }).first().tap();
  await cards(page).waitFor();
  assert.equal(await cards(page).locator(".text.ja").first().isVisible(), false, "in the language of the page");
  assert.equal(page.url(), address);
});

test("if a preview cannot load, the reference works as a plain link with a title", async () => {
  for (const lost of ["**/r/F12.31/", "**/preview-cards*"]) {
    const { page } = await open("/r/F12.32/");
    await page.route(lost, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await ref(page, "F12.31").hover();
    await failed;
    await passTime(page);
    assert.equal(await cards(page).count(), 0);
    // The title is removed while the preview loads.
    await ref(page, "F12.31").and(page.locator("[title]")).waitFor();
    assert.equal(await ref(page, "F12.31").getAttribute("title"), "Hexrow");
    await page.unroute(lost);
    await ref(page, "F12.31").click();
    await page.waitForURL("**/r/F12.31/");
  }
  for (const lost of ["fetch", "script"]) {
    const { page } = await open("/r/F12.32/", PHONE);
    await page.route(/F12\.31|preview-cards/, (route) =>
      route.request().resourceType() === lost ? route.abort() : route.continue(),
    );
    await ref(page, "F12.31").tap();
    await page.waitForURL("**/r/F12.31/");
  }
});

test("if a preview takes too long to load, a tap on the reference follows the link", async () => {
  const { page } = await open("/r/F12.32/", PHONE);
  await page.route("**/r/F12.31/", (route) =>
    route.request().resourceType() === "fetch" ? undefined : route.continue(),
  );
  await ref(page, "F12.31").tap();
  await page.waitForURL("**/r/F12.31/");
});

test("a reference's browser tooltip is removed while its preview is open", async () => {
  const { page } = await open("/r/F12.32/");
  await ref(page, "F12.31").hover();
  await cards(page).waitFor();
  assert.equal(await ref(page, "F12.31").getAttribute("title"), null);
  await page.keyboard.press("Escape");
  assert.equal(await ref(page, "F12.31").getAttribute("title"), "Hexrow");
});

test("the preview of a section lists its first rules, and the preview of F7.5 names its parallel rule", async () => {
  const { page } = await open("/r/F12.32/");
  await page.locator("nav.trail a", { hasText: /^F12 / }).hover();
  await cards(page).waitFor();
  assert.match(
    await cards(page).innerText(),
    /F12 Desert Overlays[\s\S]*F12\.1 Overlays[\s\S]*F12\.41 Wadi Overlays[\s\S]*…/,
  );
  await page.goto("/r/F12.42/");
  await page.locator('.rule-text a.ref[href$="/r/F7.5/"]').first().hover();
  await cards(page).waitFor();
  assert.match(await cards(page).innerText(), /F7\.5 runs parallel to D7\.5/);
});

test("references have previews on every type of page, but a rule's own number and search results have none", async () => {
  for (const [path, selector] of [
    ["/glossary/", ".glossary a.ref"],
    ["/notes/f12/", ".rule-head .number"],
    ["/references/f12/", "#F12\\.3 dd a.ref"],
    ["/r/F12.32/", ".connections a[href*='/r/']"],
    ["/asl/", ".rule-index a"],
  ] as const) {
    const { page } = await open(path);
    await page.locator(selector).first().hover();
    await cards(page)
      .first()
      .waitFor()
      .catch(() => assert.fail(`${path} ${selector}`));
    await page.context().close();
  }
  for (const [path, selector] of [
    ["/r/F12.32/", ".rule-head .number"],
    ["/search/?q=dune", "search li a"],
    ["/r/F12.32/", "a.language"],
  ] as const) {
    const { page } = await open(path);
    const link = page.locator(selector).first();
    await link.waitFor();
    const code = page.waitForResponse(/preview-cards/);
    await link.hover();
    await (await code).finished();
    await passTime(page);
    assert.equal(await cards(page).count(), 0, `${path} ${selector}`);
  }
});

test("a preview fits the window and causes no layout shift", async () => {
  for (const viewport of [DESK.viewport, { width: 360, height: 740 }]) {
    const { page } = await open("/about/", { viewport });
    await watchShift(page);
    await page.goto("/asl/f12/");
    const atFirst = await shiftOf(page);
    for (const link of (
      await page.locator(".rule-text .en a.ref:visible, .rule-text.en a.ref, .text.en a.ref").all()
    ).slice(0, 12)) {
      await link.hover();
      if (
        !(await cards(page)
          .first()
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          ))
      )
        continue;
      const card = (await cards(page).last().boundingBox())!;
      assert.ok(card.x >= 0 && card.x + card.width <= viewport.width, `x ${card.x} ${card.width}`);
      assert.ok(card.y >= -1 && card.y + card.height <= viewport.height + 1, `y ${card.y} ${card.height}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0);
      await page.keyboard.press("Escape");
    }
    assert.ok((await shiftOf(page)) - atFirst < 0.001);
  }
});
