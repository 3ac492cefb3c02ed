/** Tests the sheet of a game, a quick reference limited to the game's rules: its contents, links and printing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";
import type { Page } from "playwright-core";
import { formatAnswers, NOTE_ORDER } from "../../components/game/rules/players-answers.ts";
import { numberIn } from "../../src/game/in-force/names.ts";
import { content } from "../content.ts";
import { ALL_NO, ALL_YES } from "../in-force.ts";
import { accessibilityFindings } from "./axe.ts";
import { choose } from "./calculator-page.ts";
import { browserTests, DESK, PHONE, waitForHydration } from "./open.ts";
import { BLACK, colors, NOT_PRINTED, onPaper, pageCount, visibleCount } from "./paper.ts";

const { openCalculator, context } = browserTests();
const NOTES = Object.fromEntries(NOTE_ORDER.map((note) => [`It-${note}`, true]));
const EVERYTHING = formatAnswers({ ...ALL_YES, ...NOTES });
const OVERLAYS = "W1.S1.SD2h.H1.D1.D6.X1.X2.X3.X4.X5.E1";

/** Returns the URL of a game's sheet. Default: a printed scenario on boards 25–28 in July 1942, Clear, EC Dry. */
const sheetOf = (given: Readonly<Record<string, string>>, language = "") => {
  const july = { weather: "clear", time: "none", ec: "dry", wind: "noWind", dust: "none", haze: "none", sun: "none" };
  const all = { view: "sheet", boards: "25-26-27-28", ...(given.kind === "dyo" ? {} : july), ...given };
  return `${language}/game/?${new URLSearchParams(all)}`;
};
const LARGEST = [
  sheetOf({
    ...{ book: "asl", month: "1941-06", name: "A game with everything in the whole book", overlays: OVERLAYS },
    ...{ time: "lateAfternoon", dust: "extremelyHeavy", haze: "intense", sun: "late", said: EVERYTHING },
    boards: "25-26-27-28-29-30-31-1-2-3-40d-41d",
  }),
  sheetOf({
    ...{ book: "asl", month: "1941-06", kind: "dyo", overlays: OVERLAYS },
    ...{ boards: "25-26b-27s-28-29-30-31-40d", said: formatAnswers({ ...ALL_YES, ...NOTES, sandAsGrain: false }) },
  }),
];

/** Selects the sheet in the page's language, not its translation. */
const OWN = ".quick:not(.other-language .quick)";
/** Returns the rule number of each visible row, panel or line that matches the selector. */
const rulesSeen = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${OWN} ${selector}`)
    .evaluateAll((all) =>
      all.filter((e) => e.checkVisibility()).map((e) => e.querySelector("a.ref")!.textContent!.trim()),
    );
const ROWS = ".terrain tbody tr";
const PANELS = ".panels section";
const allRows = content.quick.terrain.map(({ rule }) => numberIn("sl", rule));
const allPanels = content.quick.panels.map(({ rule }) => numberIn("sl", rule));
const without = (all: readonly string[], ...gone: readonly string[]) => all.filter((rule) => !gone.includes(rule));
const words = (page: Page) => page.locator(OWN).innerText();

const LANGUAGES = ["", "/ja"];

test("in July 1942 with all units and terrain, the sheet omits only rules that the boards, EC or Weather exclude", async () => {
  const { page, errors } = await openCalculator(sheetOf({ said: EVERYTHING, overlays: OVERLAYS }));
  assert.deepEqual(await rulesSeen(page, ROWS), without(allRows, "D13.1", "D13.2"));
  // The panels on Mud, Heat Haze, Sun Blindness, DYO rolls and (in SL) Smoke Grenades are omitted. The panel on the
  // initial Wind Force is present, because an SSR calls for its dr.
  assert.deepEqual(await rulesSeen(page, PANELS), without(allPanels, "D11.8", "D11.62", "D11.61", "D11.2", "F.10"));
  assert.match(await page.locator(".sheet > .conditions").innerText(), /roll nothing before play/);
  const text = await words(page);
  assert.match(text, /D11\.76[\s\S]*D11\.77/);
  for (const gone of [/D\.3\b/, /F\.10\b/, /½ dr FRD/, /D11\.622/]) assert.doesNotMatch(text, gone);
  assert.match(text, /D\.4\b/);
  const rest = await rulesSeen(page, ".rest li");
  for (const rule of ["D.2A", "D5.21", "D6.42", "D12.43", "It-V7"]) assert.ok(rest.includes(rule), rule);
  for (const rule of ["F.2A", "D7.31", "D2.21", "D5.65", "D11.62", "D.1B"]) assert.ok(!rest.includes(rule), rule);
  assert.deepEqual(errors, []);
});

test("in Steppe Terrain the sheet has no scrub, hammada or entrenching DRM, and Dust only if the EC are Very Dry", async () => {
  const steppe = { boards: "26s-27s", haze: "normal", said: formatAnswers({ ...ALL_NO, vehicle: true }) };
  const { page } = await openCalculator(sheetOf(steppe, "/ja"));
  assert.deepEqual(await rulesSeen(page, ROWS), ["D1.1", "D.2", "D13.2"]);
  assert.deepEqual(await rulesSeen(page, PANELS), ["D11.62", "D11.7", "D.1"]);
  assert.doesNotMatch(await words(page), /[DF]\.1B|[DF]\.1A|D11\.76\b|D11\.621/);
  await page.goto(sheetOf({ ...steppe, ec: "veryDry", dust: "light" }, "/ja"));
  await waitForHydration(page);
  assert.deepEqual(await rulesSeen(page, PANELS), ["D11.62", "D11.7", "D11.74", "D.1"]);
});

test("at night the sheet has no Sun Blindness, no Heat Haze and no desert rule on Failure to Rout", async () => {
  const night = { time: "night", haze: "normal", sun: "late", dust: "moderate", ec: "dry" };
  const { page } = await openCalculator(sheetOf({ ...night, said: formatAnswers({ ...ALL_YES, dvp: false }) }));
  const panels = await rulesSeen(page, PANELS);
  assert.ok(!panels.includes("D11.62") && !panels.includes("D11.61") && panels.includes("D11.7"));
  assert.doesNotMatch(await words(page), /Failure to Rout/);
  assert.ok((await rulesSeen(page, ".rest li")).includes("D11.78"));
});

test("outside the desert the sheet shows only the rule on routing, and no empty headings", async () => {
  const { page } = await openCalculator(sheetOf({ place: "other", boards: "4", said: formatAnswers(ALL_NO) }), PHONE);
  assert.deepEqual(await rulesSeen(page, `:is(${ROWS}, ${PANELS})`), []);
  assert.deepEqual(await rulesSeen(page, ".rest li"), ["D.1C"]);
  assert.equal(await visibleCount(page, `${OWN} :is(.terrain, h2, h3)`), 2, "Also in force: Routing");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

test("the sheet keeps a row that depends on an open question until the question is answered", async () => {
  const { page } = await openCalculator(sheetOf({}));
  assert.ok((await rulesSeen(page, ROWS)).includes("D8.4"));
  assert.match(await page.locator(".sheet > .conditions").innerText(), /questions? left/);
  await page.goto(sheetOf({ said: formatAnswers({ ...ALL_YES, ...NOTES, sangar: false }) }));
  await waitForHydration(page);
  assert.ok(!(await rulesSeen(page, ROWS)).includes("D8.4"));
  assert.doesNotMatch(await page.locator(".sheet > .conditions").innerText(), /questions? left/);
});

test("the sheet cites the rules of the chosen book; in ASL only D6.0-Crest is from SL, and is marked so", async () => {
  const { page } = await openCalculator(sheetOf({ book: "asl", said: EVERYTHING, overlays: OVERLAYS }, "/ja"));
  const cited = async (chapter: string) => {
    const links = page.locator(`${OWN} a.ref`).filter({ visible: true });
    return new Set((await links.allTextContents()).filter((number) => number.startsWith(chapter)));
  };
  assert.deepEqual(await cited("D"), new Set(["D6.0-Crest (SL)"]));
  const link = page.locator(`${OWN} .terrain a.ref`, { hasText: "F7.2" }).first();
  assert.match((await link.getAttribute("href"))!, /\/r\/F7\.2\/$/);
  await page.locator(".books").getByText("SL", { exact: true }).click();
  await page.locator(`${OWN} .terrain a.ref`, { hasText: "D7.2" }).first().waitFor();
  assert.deepEqual(await cited("F"), new Set());
});

test("the sheet's links open calculators with the game's book and EC", async () => {
  const { page } = await openCalculator(sheetOf({ book: "asl", ec: "veryDry", said: EVERYTHING, overlays: OVERLAYS }));
  const links = await page
    .locator(`${OWN} [data-tool]`)
    .evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => [a.pathname, a.search] as const));
  const bog = links.find(([path]) => path.endsWith("/sand-bog/"))!;
  assert.deepEqual(Object.fromEntries(new URLSearchParams(bog[1])), { book: "asl", ec: "veryDry" });
  const scrub = links.find(([path, query]) => path.endsWith("/movement/") && query.includes("terrain=scrub"))!;
  assert.match(scrub[1], /book=asl/);
});

test("the sheet of a common game prints on one page", async () => {
  const said = formatAnswers({ ...ALL_NO, vehicle: true, notTracked: true, gun: true, oba: true, germans: true });
  for (const [book, language] of [
    ["asl", ""],
    ["sl", "/ja"],
  ] as const) {
    const { page } = await openCalculator(sheetOf({ book, said }, language));
    for (const format of ["A4", "Letter"] as const)
      assert.equal(await pageCount(page, format, 1.03), 1, `${book} ${language} ${format}`);
  }
});

test("no printed page of a sheet has only the footer", async () => {
  // In this game the footer does not fit on the first page.
  const { page } = await openCalculator("/game/?view=sheet&kind=printed&month=1942-07&boards=26-27-28&book=asl");
  assert.equal(await pageCount(page, "A4"), 2);
  await page.locator(".site-footer, .codes").evaluateAll((all: HTMLElement[]) => {
    for (const element of all) element.style.setProperty("display", "none", "important");
  });
  assert.equal(await pageCount(page, "A4"), 1, "the codes go to the second page together with the footer");
});

test("the title of the document names the view, on load and after a switch", async () => {
  const { page } = await openCalculator(sheetOf({}, "/ja"));
  assert.equal(await page.title(), "シート · シナリオ・シート · ハムシン");
  await choose(page, "プレイ");
  assert.equal(await page.title(), "プレイ · シナリオ・シート · ハムシン");
  await page.goto("/game/");
  await waitForHydration(page);
  assert.match(await page.title(), /^Set up · /);
});

test("the largest sheets print on two A4 pages per language, or on three in Letter in a larger font", async () => {
  for (const address of LARGEST)
    for (const language of LANGUAGES) {
      const { page } = await openCalculator(language + address, { ...DESK, colorScheme: "dark" });
      assert.ok((await pageCount(page, "A4")) <= 2, `${language} A4`);
      // Prints Letter at 103 %, because the fonts of some systems are larger.
      assert.ok((await pageCount(page, "Letter", 1.03)) <= 3, `${language} Letter`);
      await page.locator(".sheet-choices input").check();
      assert.ok((await pageCount(page, "A4")) <= 4, "both A4");
      assert.equal(await visibleCount(page, ".code"), 0, "QR codes are only for paper");
      await onPaper(page);
      assert.equal(await visibleCount(page, NOT_PRINTED), 0);
      assert.equal(await visibleCount(page, "main > :is(h1, .lead), .answer, .choices, .check"), 0, "only the sheet");
      assert.deepEqual(await colors(page, ".sheet b, .sheet .ref, .sheet h2"), [BLACK]);
      assert.equal(
        await page.locator("body").evaluate((b) => getComputedStyle(b).backgroundColor),
        "rgb(255, 255, 255)",
      );
      const breaks = await page
        .locator(".sheet :is(tr, li, p)")
        .evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).breakInside))]);
      assert.deepEqual(breaks, ["avoid"], "no row is cut between pages");
      const sizes = await page
        .locator(".sheet :is(th, td, p, li, h2, h3, b, a)")
        .evaluateAll((all) =>
          all.filter((e) => e.checkVisibility()).map((e) => Number.parseFloat(getComputedStyle(e).fontSize)),
        );
      assert.ok(sizes.length > 600 && Math.min(...sizes) > 11.3, `${Math.min(...sizes)}px is less than 8.5pt`);
      assert.equal(await page.locator(".other-language").getAttribute("lang"), language ? "en" : "ja");
      assert.equal(await visibleCount(page, ".other-language > .conditions"), 1);
    }
});

test("each row and panel of the sheet prints a QR code 10 mm wide, and the code's URL exists", async () => {
  const { page } = await openCalculator(LARGEST[0]!);
  assert.equal(await page.locator(".code svg").count(), 0, "QR codes are drawn only for printing");
  await pageCount(page, "A4");
  const drawn = await page.locator(".sheet .code").evaluateAll((all) =>
    all.map((code) => {
      const named = code.textContent!.trim();
      const links = [...code.closest(".quick")!.querySelectorAll<HTMLAnchorElement>(":is(th, h2) a")];
      const { href: address } = links.find((link) => link.textContent!.trim() === named)!;
      const hidden = code.closest("[aria-hidden=true]") !== null;
      return { address, path: code.querySelector("path")?.getAttribute("d"), hidden };
    }),
  );
  const shown = [await rulesSeen(page, ROWS), await rulesSeen(page, PANELS)].flat();
  assert.equal(drawn.length, 2 * shown.length, "in both languages");
  for (const { address, path, hidden } of drawn) {
    assert.equal(path, toSvgPath(generate(address)), address);
    assert.ok(hidden);
  }
  assert.ok(drawn.some(({ address }) => /\/ja\/r\/F7\.31\/$/.test(address)));
  assert.ok(drawn.every(({ address }) => /^https?:\/\/[^/]+\/(?:.*\/)?r\/[^/]+\/$/.test(address)));
  for (const address of new Set(drawn.map(({ address }) => address)))
    assert.equal((await page.request.get(address)).status(), 200, address);
  await onPaper(page);
  const { width } = (await page.locator(".code svg").first().boundingBox())!;
  assert.ok(Math.abs(width - 37.8) < 1.5, `${width}px`);
  assert.equal(
    await page.locator(".sheet :is(th, h2, h3, p, li) .code").count(),
    0,
    "no code sets the height of a line",
  );
});

test("the sheet's translation is accessible, and the sheet fits a phone even if it shows both languages", async () => {
  const { page } = await openCalculator(`/ja${LARGEST[0]!}`, PHONE);
  await page.locator(".sheet-choices input").check();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(await accessibilityFindings(page, "the sheet", "light", ".other-language"), []);
});

test("without JavaScript the game page shows the whole quick reference", async () => {
  const page = await (await context({ ...DESK, javaScriptEnabled: false })).newPage();
  await page.goto("/game/");
  const headings = (selector: string) => page.locator(`${OWN} ${selector}`).filter({ visible: true }).count();
  assert.deepEqual([await headings(ROWS), await headings(PANELS)], [allRows.length, allPanels.length]);
  assert.equal(await page.locator(".other-language").isVisible(), false);
});
