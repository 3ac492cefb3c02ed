/** Five whole games, from the first board to the last die: what players enter, see, roll, print, send and open again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, choose, query } from "./calculator-page.ts";
import { alive, browserTests, DESK, PHONE, visitCalculator } from "./open.ts";

const { openCalculator, context } = browserTests();

type Language = "en" | "ja";
const WORDS = {
  en: {
    path: "/game/",
    views: { rules: "In force", sheet: "Sheet", play: "Play" },
    lists: {
      weather: "Weather",
      time: "Time of day",
      ec: "EC",
      wind: "Wind",
      dust: "Dust",
      haze: "Heat Haze",
      sun: "Sun",
    },
    ...{ month: "Month", year: "Year", place: "Where", others: "Other boards", overlays: "Overlays in play" },
    ...{ rest: /^None of the other/, next: /^Next Player Turn/, enter: /^Enter:/, undo: /^Undo/, leftOut: /^Left out/ },
    ...{ up: "Both sides have set up", terrain: "Alternate Terrain by SSR", board: "Board" },
  },
  ja: {
    path: "/ja/game/",
    views: { rules: "有効なルール", sheet: "シート", play: "プレイ" },
    lists: {
      weather: "天候",
      time: "時刻",
      ec: "EC",
      wind: "風",
      dust: "砂塵",
      haze: "陽炎",
      sun: "太陽による眩惑",
    },
    ...{ month: "月", year: "年", place: "場所", others: "その他の地図盤", overlays: "使うオーバーレイ" },
    ...{
      rest: /^ほかの/,
      next: /^次のプレイヤーターン/,
      enter: /^記録する/,
      undo: /^取り消す/,
      leftOut: /^除いたルール/,
    },
    ...{ up: "両陣営が配置を終えた", terrain: "SSRによる代替地形", board: "地図盤" },
  },
} as const;

/** What players do with a game, by the words on the page. */
function playerOf(page: Page, language: Language) {
  const words = WORDS[language];
  const list = (label: string) =>
    page
      .locator("label", { has: page.locator("select"), hasText: new RegExp(`^${label}`) })
      .locator("select")
      .first();
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const open = (name: string | RegExp) => page.locator("summary", { hasText: name }).first().click();
  return {
    press,
    open,
    /** Chooses boards 25–31 by their numbers, and types the others. */
    boards: async (desert: readonly number[], others = "") => {
      for (const number of desert) await page.locator(".board-choice button", { hasText: `${number}` }).click();
      const field = page.getByLabel(words.others);
      await field.fill(others);
      await field.press("Tab");
    },
    overlays: async (ids: string) => {
      const field = page.getByLabel(words.overlays);
      await field.fill(ids);
      await field.press("Tab");
    },
    /** Makes boards Broken or Steppe Terrain. */
    alter: async (told: Readonly<Record<number, "broken" | "steppe">>) => {
      await open(words.terrain);
      for (const [number, terrain] of Object.entries(told))
        await list(words.board + (language === "en" ? " " : "") + number).selectOption(terrain);
    },
    when: async (year: string, month: string) => {
      await list(words.year).selectOption(year);
      await list(words.month).selectOption(month);
    },
    /** Tells the conditions of a printed scenario. */
    conditions: async (told: Partial<Record<keyof typeof words.lists, string>>) => {
      for (const [of, value] of Object.entries(told)) await list(words.lists[of as "ec"]).selectOption(value);
    },
    view: (view: keyof typeof words.views) => choose(page, words.views[view]),
    /** Answers a question of the view of rules. */
    say: (text: string, value: string) =>
      page
        .locator(".asked", { hasText: text })
        .locator("label", { hasText: new RegExp(`^${value}$`) })
        .click(),
    sayNoToTheRest: () => press(words.rest),
    /** Taps dice as they fell, one after the other, into the rows that are due. */
    tap: async (dice: string) => {
      for (const die of dice)
        await page
          .locator(".panel .faces:not(.idle):not(:has([aria-pressed=true]))")
          .filter({ visible: true })
          .first()
          .getByRole("button", { name: new RegExp(` ${die}$`) })
          .click();
    },
    /** The numbers of the rules in force. */
    inForce: async () => {
      const closed = page.locator(".phases details:not([open]) > summary");
      while (await closed.count()) await closed.first().click();
      await page.waitForFunction(() => !document.querySelector(".phases details:not(:has(li))"));
      return page.locator(".phases li a.ref").allTextContents();
    },
    /** Why a rule is left out. */
    leftOut: async (rule: string) => {
      const fold = page.locator("details:not([open]) > summary", { hasText: words.leftOut });
      if (await fold.count()) await fold.click();
      const line = page.locator(".left-out li", {
        has: page.getByRole("link", { name: rule, exact: true, includeHidden: true }),
      });
      return (await line.first().textContent())!.replace(/\s+/g, " ").trim();
    },
    /** The rules of the rows and panels that the sheet shows. */
    sheet: (selector = ".terrain tbody tr, .panels section") =>
      page
        .locator(`.quick:not(.other-language .quick) :is(${selector})`)
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
/** The other player opens the link and sees the same. */
async function sameElsewhere(page: Page, path: string) {
  const other = await (await context(DESK)).newPage();
  await visitCalculator(other, path + (await query(page)));
  assert.equal(await answer(other), await answer(page));
  assert.equal(await other.locator(".log").innerText(), await page.locator(".log").innerText());
}

test("a printed scenario on boards 25–28 in July 1942, on a phone", async () => {
  const { page, errors } = await openCalculator(WORDS.en.path, PHONE);
  const player = playerOf(page, "en");
  await player.boards([25, 26, 27, 28]);
  await player.conditions({ weather: "clear", time: "none", ec: "dry", wind: "mildBreeze", dust: "none" });
  await player.conditions({ haze: "normal", sun: "none" });
  await player.view("rules");
  await player.say("Are there motor vehicles?", "Yes");
  await player.say("Are any vehicles not fully tracked?", "Yes");
  await player.say("Is the initial Wind Force rolled?", "No");
  await player.sayNoToTheRest();
  const rules = await player.inForce();
  has(rules, "D11.62", "D3.31", "D2.2", "D5.4", "D11.74", "D.4");
  lacks(rules, "D7.31", "D11.61", "D11.2", "D8.4", "D.3", "D11.621");
  assert.match(await player.leftOut("D11.61"), /Neither an SSR nor the Time of Day calls for it/);
  assert.match(await player.leftOut("D.3"), /Not in July 1942/);
  assert.match(await player.leftOut("D7.31"), /No sand on the map/);

  await player.view("sheet");
  const sheet = await player.sheet();
  has(sheet, "D3.31", "D11.62", "D11.74");
  lacks(sheet, "D7.31", "D11.61", "D11.2", "D13.1");

  // Heat haze is one tap away, with the haze of the game, and Back leads to the game.
  await page.locator(".panels a.tool", { hasText: "Heat haze" }).filter({ visible: true }).first().click();
  await alive(page);
  assert.ok(
    await page
      .locator("label", { hasText: /^Heat Haze$/ })
      .getByRole("radio")
      .isChecked(),
  );
  await page.goBack();
  await alive(page);

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

test("a DYO scenario with overlays in December, on a desk in Japanese", async () => {
  const { page, errors } = await openCalculator(WORDS.ja.path, DESK);
  const player = playerOf(page, "ja");
  await choose(page, "DYO");
  await player.when("1942", "12");
  await player.boards([26, 27]);
  // Weather DR 7, Midday, EC dr 6 − 2, Heavy Wind.
  await player.tap("34");
  await player.tap("3");
  await player.tap("6");
  await player.tap("6");
  await page.locator("label.check", { hasText: "オーバーレイの無作為配置" }).click();
  // The throws of the overlays' own test: W2, a High Dune, S1, X2 and H1 lie.
  await player.tap("1312511112156363111112234342312466665");
  await player.press(WORDS.ja.up);
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

test("boards of several kinds, Overcast: no haze although an SSR names it, and no Heavy Dust", async () => {
  const { page, errors } = await openCalculator(WORDS.ja.path, PHONE);
  const player = playerOf(page, "ja");
  await player.boards([26], "1");
  await player.conditions({ weather: "overcast", time: "none", ec: "veryDry", wind: "heavyWind", dust: "moderate" });
  await player.conditions({ haze: "intense", sun: "early" });
  await player.view("rules");
  await player.sayNoToTheRest();
  const rules = await player.inForce();
  has(rules, "D11.72", "D.1");
  lacks(rules, "D11.62", "D11.621", "D11.61", "D11.73", "D11.761");
  assert.match(await player.leftOut("D11.62"), /天候がOvercastである/);
  assert.match(await player.leftOut("D11.73"), /砂漠の地図盤だけではない/);
  await player.view("sheet");
  lacks(await player.sheet(), "D11.62", "D11.61");
  await player.view("play");
  await choose(
    page,
    "突風（このプレイヤーターンのみ）".replace(/[（）]/g, (c) => `\\${c}`),
  );
  await player.enter();
  assert.match(await answer(page), /中程度の砂塵/, "Gusts make no Heavy Dust on boards of several kinds");
  await sameElsewhere(page, WORDS.ja.path);
  assert.deepEqual(errors, []);
});

test("Steppe Terrain: no scrub and no hammada, Dust in Very Dry EC alone, rain ends it", async () => {
  const { page, errors } = await openCalculator(WORDS.en.path, DESK);
  const player = playerOf(page, "en");
  await choose(page, "ASL");
  await player.boards([26, 27]);
  await player.alter({ 26: "steppe", 27: "steppe" });
  await player.overlays("S1 H2 nonsense");
  assert.match(await page.locator(".typed", { hasText: "NONSENSE" }).innerText(), /No overlay/);
  await player.conditions({
    weather: "clear",
    time: "none",
    ec: "dry",
    wind: "noWind",
    dust: "light",
    haze: "none",
    sun: "none",
  });
  await player.view("rules");
  await player.say("Are sand overlays grainfields?", "No");
  await player.sayNoToTheRest();
  has(await player.inForce(), "F13.2", "F7.3", "F6.2");
  lacks(await player.inForce(), "F2.2", "F3.31", "F11.71", "F.1B");
  assert.match(await player.leftOut("F11.71"), /The EC are not dry enough.*F13\.2/);
  assert.match(await player.leftOut("F2.2"), /Changed into other terrain by SSR/);
  await player.view("play");
  await page.locator(".changes summary").click();
  await page.locator(".changes label", { hasText: /^EC/ }).locator("select").selectOption({ label: "Very Dry" });
  await page.locator(".changes label", { hasText: /^Dust/ }).locator("select").selectOption({ label: "Light" });
  await player.view("rules");
  has(await player.inForce(), "F11.71");
  await player.view("play");
  await choose(page, "Rain begins");
  await player.enter();
  assert.match(await answer(page), /no Dust/);
  await player.press(WORDS.en.undo);
  assert.match(await answer(page), /Light Dust/);
  await sameElsewhere(page, WORDS.en.path);
  assert.deepEqual(errors, []);
});

test("a night game: neither sun nor haze, and Dust limits light", async () => {
  const { page, errors } = await openCalculator(WORDS.en.path, PHONE);
  const player = playerOf(page, "en");
  await player.boards([25, 29]);
  await player.when("1941", "06");
  await player.conditions({
    weather: "clear",
    time: "night",
    ec: "dry",
    wind: "noWind",
    dust: "light",
    haze: "normal",
    sun: "late",
  });
  await player.view("rules");
  await player.say("Has the Axis motor vehicles?", "Yes");
  await player.sayNoToTheRest();
  has(await player.inForce(), "D11.78", "D.3", "D11.71");
  lacks(await player.inForce(), "D11.61", "D11.62", "D11.612");
  assert.match(await player.leftOut("D11.62"), /It is night/);
  assert.match(await player.leftOut("D11.612"), /It is night/);
  await player.view("play");
  await player.press(/^DR: Axis Vehicles/);
  for (const _ of [1, 2, 3, 4]) {
    await player.enter();
    await player.nextTurn();
  }
  assert.match(await answer(page), /^Turn 3, first side/);
  await page.reload();
  await alive(page);
  assert.match(await answer(page), /^Turn 3, first side/);
  await sameElsewhere(page, WORDS.en.path);
  assert.deepEqual(errors, []);
});
