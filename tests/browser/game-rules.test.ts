/** The rules view of a game: what is in force, what is to be settled, what is left out, as players use it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { answer, query } from "./calculator-page.ts";
import { browserTests, DESK, PHONE } from "./open.ts";

const { openCalculator } = browserTests();

/** A printed scenario in Libya, July 1942, on boards 25–28, by day, Clear and dry. */
const JULY = "?view=rules&boards=25-26-27-28&weather=clear&time=none&ec=dry&wind=noWind&dust=none";
const WORDS = {
  en: {
    path: "/game/",
    moving: "Moving",
    track: "Does an SSR define a Track?",
    yes: "Yes",
    haze: "Heat Haze (SSR)",
    tell: "Tell it in the set-up",
    rest: /None of the other/,
    answered: /^Answered/,
    leftOut: "Left out",
    axis: "Not in July 1942",
    sand: "No sand on the map: D7.1",
    costs: "Movement costs",
  },
  ja: {
    path: "/ja/game/",
    moving: "移動",
    track: "SSRで定めたトラック（踏み跡）があるか",
    yes: "はい",
    haze: "陽炎（SSR）",
    tell: "準備で入力する",
    rest: /ほかの地形/,
    answered: /^回答済み/,
    leftOut: "除いたルール",
    axis: "1942年7月には適用しない",
    sand: "盤上に砂地がない：D7.1",
    costs: "移動コスト",
  },
} as const;

const question = (page: Page, text: string) => page.locator(".asked", { hasText: text });
/** The radio button of a question for an answer. */
const said = (page: Page, text: string, value: string) =>
  question(page, text).locator("label", { hasText: new RegExp(`^${value}$`) });
const fold = (page: Page, heading: string | RegExp) =>
  page.locator("details", { has: page.locator("summary", { hasText: heading }) });
/** The line of a rule in a list. */
const line = (page: Page, list: string, rule: string) =>
  page.locator(`${list} li`, { has: page.getByRole("link", { name: rule, exact: true }) }).first();

for (const [language, words] of Object.entries(WORDS)) {
  test(`July in Libya (${language}): haze is asked for, an answer moves rules, what is left out says why`, async () => {
    const { page, errors } = await openCalculator(words.path + JULY, PHONE);
    const counts = await answer(page);

    // Firing is a tap away on a phone, and nothing is wider than it.
    await fold(page, words.moving).locator("summary").tap();
    await line(page, ".phases", "D2.21").waitFor();
    assert.equal(await line(page, ".phases", "D9.1").count(), 0);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);

    await said(page, words.track, words.yes).tap();
    const track = line(page, ".phases", "D9.1");
    await track.waitFor();
    assert.equal(
      await track.getByRole("link", { name: words.costs }).getAttribute("href"),
      at(`${language === "ja" ? "/ja" : ""}/tools/movement/?book=sl&wet=0&dust=none`),
    );
    assert.notEqual(await answer(page), counts);
    assert.match(await query(page), /&said=\w+-$/);
    // It stays where it was answered, so that nothing moves under the thumb.
    assert.ok(await question(page, words.track).getByLabel(words.yes, { exact: true }).isChecked());

    await fold(page, words.leftOut).locator("summary").tap();
    const text = async (rule: string) => (await line(page, ".left-out", rule).innerText()).replace(/\s+/g, " ");
    assert.ok((await text("D.3")).includes(words.axis), await text("D.3"));
    assert.ok((await text("D7.3")).includes(words.sand), await text("D7.3"));

    await question(page, words.haze).getByRole("button", { name: words.tell }).tap();
    assert.match(await query(page), /^(?!.*view=rules)/);
    assert.deepEqual(errors, []);
  });

  test(`the rest is answered at once (${language}), and a reload keeps it`, async () => {
    const { page, errors } = await openCalculator(words.path + JULY);
    await page.getByRole("button", { name: words.rest }).click();
    assert.equal(await page.getByRole("button", { name: words.rest }).count(), 0);
    const address = await query(page);
    assert.ok(address.length < 200, address);
    await page.reload();
    await fold(page, words.answered).locator("summary").click();
    await said(page, words.track, words.yes).click();
    await line(page, ".phases", "D9.1").waitFor();
    assert.deepEqual(errors, []);
  });
}

test("a game of ASL has ASL's numbers, and calculators by ASL", async () => {
  const { page } = await openCalculator(`/game/${JULY}&book=asl&haze=intense`, DESK);
  const haze = line(page, ".phases", "F11.621");
  assert.equal(
    await haze.getByRole("link", { name: "Fire" }).getAttribute("href"),
    at("/tools/fire/?book=asl&sky=intense&dust=none&wet=0"),
  );
  assert.equal(await page.locator(".phases").getByRole("link", { name: "D.2", exact: true }).count(), 0);
});

test("a link that was cut says so and shows what was read; an answer mends it", async () => {
  const { page } = await openCalculator(`/game/${JULY}&said=00000d`, DESK);
  await page.locator(".bad", { hasText: "The link is cut short: it holds 3 answers" }).waitFor();
  await fold(page, /^Answered/)
    .locator("summary")
    .click();
  assert.ok(await said(page, "Are there Known Minefields?", "Yes").locator("input").isChecked());
  await said(page, "Are there Guns?", "No").click();
  await page.locator(".bad").waitFor({ state: "detached" });
});

test("the set-up asks for terrain, units and agreements too, and its answers hold in the rules view", async () => {
  const { page, errors } = await openCalculator(`/game/${JULY.replace("view=rules&", "")}`, PHONE);
  await fold(page, "Terrain, units, agreements").locator("summary").tap();
  await said(page, "Are there Guns?", "Yes").tap();
  await page.locator(".choices label", { hasText: /^In force$/ }).tap();
  await fold(page, "Before play").locator("summary").tap();
  await line(page, ".phases", "D.1A").waitFor();
  assert.deepEqual(errors, []);
});
