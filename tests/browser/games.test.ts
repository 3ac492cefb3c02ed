/**
 * Plays two whole games: set-up, rules in force, sheet, dice, and a link that opens the game elsewhere.
 * src/game/in-force/in-force.test.ts tests the rules in force of other games.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, DESK, PHONE, visitCalculator, waitForHydration } from "./open.ts";

const { openCalculator, context } = browserTests();

const WORDS = {
  en: {
    path: "/game/",
    rules: "In force.*",
    sheet: "Sheet",
    play: "Play",
    next: /^Next Player Turn/,
    enter: /^Record:/,
  },
  ja: {
    path: "/ja/game/",
    rules: "有効なルール.*",
    sheet: "シート",
    play: "プレイ",
    next: /^次の/,
    enter: /^記録する/,
  },
} as const;

/** Opens all closed phases of the rules view. */
async function openPhases(page: Page): Promise<void> {
  const closed = page.locator(".phases details:not([open]) > summary");
  while (await closed.count()) await closed.first().click();
  await page.waitForFunction(() => !document.querySelector(".phases details:not(:has(.phase-parts))"));
}

/** Returns a player's actions in a game. The actions find controls by their labels. */
function playerOf(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  /** Returns the `<select>` with this label. */
  const list = (label: string) =>
    page
      .locator("label", { has: page.locator("select"), hasText: new RegExp(`^${label}`) })
      .locator("select")
      .first();
  /** Checks the radio button with this value in the group with this label. */
  const pill = (label: string, value: string) =>
    page
      .locator(".choices", { hasText: new RegExp(`^${label}`) })
      .locator(`input[value=${value}]`)
      .check();
  return {
    press,
    list,
    pill,
    /** Chooses the kind of scenario, the place and the date of a new game. */
    begin: async (kind: string, place: string, year: string, month: string) => {
      await choose(page, kind);
      for (const value of [place, year, month])
        await page
          .locator("select", { has: page.locator(`option[value="${value}"]`) })
          .first()
          .selectOption(value);
    },
    boards: async (desert: readonly number[]) => {
      for (const number of desert) await page.locator(".board-choice button", { hasText: `${number}` }).click();
    },
    /** Types into a field and blurs it. */
    type: async (label: string, text: string) => {
      const field = page.getByLabel(label);
      await field.fill(text);
      await field.press("Tab");
    },
    view: (view: "rules" | "sheet" | "play") => choose(page, words[view]),
    /** Opens all phases of the rules view, and answers a question there. */
    say: async (text: string, value: string) => {
      await openPhases(page);
      await page
        .locator(".asked", { hasText: text })
        .locator("label", { hasText: new RegExp(`^${value}$`) })
        .click();
    },
    /** Taps dice, such as "34". Each die goes to the first row of buttons that has no pressed button. */
    tap: async (dice: string) => {
      for (const die of dice)
        await page
          .locator(".panel .faces:not(.idle):not(:has([aria-pressed=true]))")
          .filter({ visible: true })
          .first()
          .getByRole("button", { name: new RegExp(` ${die}$`) })
          .click();
    },
    /** Returns the numbers of the rules in force. */
    inForce: async () => {
      await openPhases(page);
      return page.locator(".phases li a.ref").allTextContents();
    },
    /** Returns the numbers of the rules of the sheet's visible rows and panels. */
    sheet: () =>
      page
        .locator(".quick:not(.other-language .quick) :is(.terrain tbody tr, .panels section)")
        .evaluateAll((all) =>
          all.filter((e) => e.checkVisibility()).map((e) => e.querySelector("a.ref")!.textContent!.trim()),
        ),
    nextTurn: () => press(words.next),
    enter: () => press(words.enter),
  };
}
const has = (all: readonly string[], ...rules: readonly string[]) => {
  for (const rule of rules) assert.ok(all.includes(rule), `${rule} in ${all.join(" ")}`);
};
const lacks = (all: readonly string[], ...rules: readonly string[]) => {
  for (const rule of rules) assert.ok(!all.includes(rule), `no ${rule} in ${all.join(" ")}`);
};
/** Asserts that the page's link shows the same result and log in another browser context. */
async function sameElsewhere(page: Page, path: string) {
  const other = await (await context(DESK)).newPage();
  await visitCalculator(other, path + (await query(page)));
  assert.equal(await answer(other), await answer(page));
  assert.equal(await other.locator(".log").innerText(), await page.locator(".log").innerText());
}

test("a printed scenario in July 1942 can be set up, viewed and played on a phone, and sent as a link", async () => {
  const { page, errors } = await openCalculator(WORDS.en.path, PHONE);
  const player = playerOf(page, "en");
  await page.getByRole("button", { name: "SL", exact: true }).click();
  await player.begin("Printed", "northAfrica", "1942", "07");
  await player.boards([25, 26, 27, 28]);
  for (const [label, value] of Object.entries({
    ...{ Weather: "clear", "Time of Day": "none", EC: "dry", Dust: "none" },
  }))
    await player.list(label).selectOption(value);
  for (const [label, value] of Object.entries({ "Wind Force": "mildBreeze", "Heat Haze": "normal", Sun: "none" }))
    await player.pill(label, value);
  await player.view("rules");
  await player.say("Are there motor vehicles?", "Yes");
  await player.say("Are any vehicles not fully tracked?", "Yes");
  await page.locator(".rare summary").tap();
  await player.press("None of these");
  const rules = await player.inForce();
  has(rules, "D11.62", "D3.31", "D2.2", "D5.4", "D11.74", "D.4");
  lacks(rules, "D7.31", "D11.61", "D11.2", "D8.4", "D.3", "D11.621");

  await player.view("sheet");
  const sheet = await player.sheet();
  has(sheet, "D3.31", "D11.62", "D11.74");
  lacks(sheet, "D7.31", "D11.61", "D11.2", "D13.1");

  // One tap opens the Heat Haze calculator with the game's Heat Haze. Back returns to the game.
  await page.locator(".panels a.tool", { hasText: "Heat haze" }).filter({ visible: true }).first().click();
  await waitForHydration(page);
  assert.ok(
    await page
      .locator("label", { hasText: /^Heat Haze$/ })
      .getByRole("radio")
      .isChecked(),
  );
  await page.goBack();
  await waitForHydration(page);

  await player.view("play");
  await player.enter();
  await player.press(/^DR: Hammada Immobilization/);
  await player.nextTurn();
  await choose(page, "Heavy Wind");
  await choose(page, "Gusts, for this Player Turn");
  await player.enter();
  assert.match(await answer(page), /Heavy Wind, Gusts, Light Dust/);
  await player.view("rules");
  has(await player.inForce(), "D11.71", "D11.761");
  await player.view("play");
  await sameElsewhere(page, WORDS.en.path);
  assert.deepEqual(errors, []);
});

test("a DYO scenario with overlays can be rolled, viewed and played in Japanese, and sent as a link", async () => {
  const { page, errors } = await openCalculator(`${WORDS.ja.path}?book=sl`, DESK);
  const player = playerOf(page, "ja");
  await player.begin("DYO", "northAfrica", "1942", "12");
  await player.boards([26, 27]);
  // Enters the dice for Weather (DR 7), Midday, the EC (dr 6 − 1) and Heavy Wind.
  await player.tap("34");
  await player.tap("3");
  await player.tap("6");
  await player.tap("6");
  await page.locator("label.check", { hasText: "オーバーレイの無作為配置" }).click();
  // These dice, also used in calculators.test.ts, place the overlays W2, a High Dune, S1, X2 and H1.
  await player.tap("1312511112156363111112234342312466665");
  await player.press("両陣営が配置を終えた");
  const dust = page.locator(".panel #roll:enabled");
  if (await dust.count()) await player.tap("3");
  assert.equal(await dust.count(), 0, "nothing is left to roll");
  const told = await query(page);

  await player.view("rules");
  await player.say("AFVや貨物自動車などの車両があるか", "はい");
  const rules = await player.inForce();
  has(rules, "D7.31", "D7.511", "D6.2", "D7.512", "D12.44");
  lacks(rules, "D11.62", "D4.3", "D12.43");
  await player.view("sheet");
  has(await player.sheet(), "D7.31");
  lacks(await player.sheet(), "D11.62");
  await player.view("play");
  await player.enter();
  await player.nextTurn();
  await sameElsewhere(page, WORDS.ja.path);
  for (const [key, value] of new URLSearchParams(told))
    if (key !== "view" && key !== "said") assert.equal(new URLSearchParams(await query(page)).get(key), value, key);
  assert.deepEqual(errors, []);
});

for (const [path, printed, first, roll, rules] of [
  [
    "/game/",
    "Printed",
    /^First choose: scenario, place, date, boards$/,
    /^Printed scenario: roll nothing.*Heat Haze.*overlays/s,
    "In force",
  ],
  [
    "/ja/game/",
    "市販シナリオ",
    /^まず選ぶ：シナリオ、場所、年月、地図盤$/,
    /^市販シナリオ：開始前に振る.*陽炎.*オーバーレイ/s,
    "有効なルール",
  ],
] as const)
  test(`${path}: a new game asks for scenario, place, date and boards, then says what is rolled before play`, async () => {
    const { page, errors } = await openCalculator(path, PHONE);
    const player = playerOf(page, path === "/game/" ? "en" : "ja");
    assert.match((await answer(page)).trim(), first);
    const views = page.locator(".choices", { hasText: rules });
    assert.equal(await views.count(), 0, "nothing can be in force yet");
    // This takes seven taps, two for each list and one for the button, after the tap that opens the page of games.
    await player.begin(printed, "northAfrica", "1941", "11");
    // While no boards are chosen, every SSR is named.
    assert.match((await answer(page)).trim(), roll);
    assert.match(await answer(page, 1), /boards|地図盤/);
    await player.boards([26]);
    assert.match((await answer(page)).trim(), roll);
    assert.equal(await page.locator(".answer p").count(), 1);
    assert.match(await query(page), /^\?id=\w+&book=asl&month=1941-11&boards=26$/);
    await views.waitFor();

    // All views show the same number of open questions.
    const tab = await views.locator("label", { hasText: rules }).innerText();
    await choose(page, `${rules}.*`);
    const headings = await page.locator(".phases summary").allInnerTexts();
    const inPhases = headings.map((text) => Number(/(?:; |残り)(\d+)/.exec(text)?.[1] ?? 0));
    const asked =
      inPhases.reduce((sum, count) => sum + count, 0) +
      (await page.locator(".rare summary", { hasText: /questions? left|残り/ }).count());
    assert.match(tab, new RegExp(`[^\\d]${asked}[^\\d]`));
    assert.match(await answer(page), new RegExp(`[^\\d]${asked}[^\\d]*$`));
    await choose(page, path === "/game/" ? "Sheet" : "シート");
    assert.match(
      await page.locator(".sheet > .conditions p").last().innerText(),
      new RegExp(`(?:^|[^\\d])${asked}[^\\d]`),
    );
    assert.ok((await page.locator(".sheet > .conditions .blank").count()) >= 4, "lines to write unknown values on");
    assert.deepEqual(errors, []);
  });

test("a link with `view` but without a game opens a new game in the set-up view", async () => {
  const { page } = await openCalculator("/game/?view=sheet&book=sl", DESK);
  assert.match(await answer(page), /^First choose/);
  assert.equal(await query(page), "?kind=unknown&place=unknown&month=unknown");
});

test("the set-up accepts other boards, overlays and Alternate Terrain, and reports unknown overlays", async () => {
  const { page, errors } = await openCalculator("/game/?boards=26", DESK);
  const player = playerOf(page, "en");
  await player.type("Other boards", "1");
  await player.type("Overlays in play", "S1 H2 nonsense");
  assert.match(await page.locator(".typed", { hasText: "NONSENSE" }).innerText(), /No overlay/);
  await page.locator("summary", { hasText: "Alternate Terrain by SSR" }).click();
  await player.list("Board 26").selectOption("steppe");
  assert.match(await query(page), /boards=26s-1&overlays=S1\.H2/);
  assert.deepEqual(errors, []);
});

test("D11.3, D11.701: outside the Arid Lands a DYO scenario links to these rules only if it has a Desert Board", async () => {
  const { page, errors } = await openCalculator("/ja/game/?kind=dyo&place=other&boards=26", DESK);
  const hint = page.locator(".sky .hint", { hasText: "通常の表" });
  assert.deepEqual(await hint.locator("a.ref").allTextContents(), ["D11.3", "D11.701"]);
  await page.locator(".board-choice button", { hasText: "26" }).click();
  assert.equal(await hint.count(), 0);
  assert.deepEqual(errors, []);
});
