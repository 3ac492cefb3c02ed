/** Tests every type of page without JavaScript. All text must be readable, and every visible control must work. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { parse } from "yaml";
import { builtRules } from "../../scripts/built-pages.ts";
import { LANGUAGES, type Language } from "../../src/schemas/bilingual.ts";
import { browserTests, DESK } from "./open.ts";

const { context } = browserTests();
const rules = builtRules();
const shown = (place: Locator) => place.filter({ visible: true }).count();
const TOOLS = readdirSync("dist/tools", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const yaml = (file: string) => parse(readFileSync(file, "utf8"));

/** Elements that a page must show, each as a selector and the minimum number of matches. */
type Shows = readonly (readonly [selector: string, least: number])[];
const of = (section: string) => rules.filter((rule) => rule.section === section).length;
const sections = new Set(rules.map((rule) => rule.section)).size;
const terms = yaml("content/glossary.yaml").terms.length;
const ruleText: Shows = [
  [".text.en p", 1],
  [".text.ja p", 1],
  [".rule-text a.ref[href]", 1],
];

const PAGES: Record<string, Shows> = {
  "/": [
    ["main a[href*='/asl/']", 1],
    ["form[action$='/search/'] input", 1],
  ],
  "/asl/": [["main a[href*='f12']", 1]],
  "/asl/f12/": [
    ["article.rule", of("F12")],
    [".text.en", of("F12")],
    [".text.ja", of("F12")],
    ["table", 4],
  ],
  "/sl/d11/": [
    ["article.rule", of("D11")],
    ["table", 6],
  ],
  "/sl/terrain-chart/": [["main table td", 40]],
  "/italian/pieces/": [
    ["main table tr", 40],
    ["main a[href*='/r/It-']", 40],
  ],
  "/r/F12.3/": [...ruleText, [".text.en table", 2], [".text.ja table", 2]],
  "/r/F.2/": [
    ...ruleText,
    ...LANGUAGES.flatMap(
      (l): Shows => [
        [`.text.${l} .example`, 1],
        [`.text.${l} svg`, 1],
      ],
    ),
  ],
  "/r/D12.32/": ruleText,
  "/r/F7.31/": [...ruleText, [".alias", 1]],
  "/r/It-V2/": [
    [".text.en p", 1],
    [".text.ja p", 1],
  ],
  "/glossary/": [
    ["main dt", terms],
    ["main dd", terms],
  ],
  "/about/": [["main p", 3]],
  "/data/": [["main a[href$='rules.json']", 1]],
  "/linker/": [
    ["main table td", 4],
    ["[data-linker-tag]", 1],
  ],
  "/notes/": [["main a[href*='/notes/']", 10]],
  "/notes/f12/": [
    [".note .en", 20],
    [".note .ja", 20],
  ],
  "/references/": [["main th a[href*='/references/']", sections]],
  "/references/d11/": [["main dd a[href*='/r/']", 100]],
  "/quick/": [
    ["main table td", 100],
    ["main a[href*='/r/']", 80],
  ],
  "/search/": [
    ["noscript p", 1],
    ["noscript li a", sections],
  ],
  "/tools/": [["main a[href*='/tools/']", TOOLS.length - 1]],
  "/tools/coverage/": [["main table a", 40]],
  "/offline/": [["[data-state]", 1]],
  "/404.html": [["main li a", sections]],
  ...Object.fromEntries(
    TOOLS.filter((slug) => slug !== "coverage" && slug !== "overlays").map((slug): [string, Shows] => [
      `/tools/${slug}/`,
      [
        ["noscript p", 1],
        [".ready-tables :is(td, li, dd, svg, summary)", 4],
        [".connections a", 1],
      ],
    ]),
  ),
};

/** The messages about missing JavaScript, by language and path. */
const SAID: Record<string, Record<string, RegExp>> = {
  en: { "/search/": /needs JavaScript/, "/offline/": /needs script/, "/tools/": /This calculator needs JavaScript/ },
  ja: { "/search/": /JavaScriptが必要/, "/offline/": /スクリプト/, "/tools/": /この計算ツールにはJavaScriptが必要/ },
};

async function reads(page: Page, path: string, shows: Shows, language: Language): Promise<void> {
  await page.goto(language === "en" ? path : `/ja${path.replace("404.html", "404/")}`);
  assert.ok(await shown(page.locator("h1")), `${page.url()} has no heading`);
  for (const [selector, least] of shows) {
    const count = await shown(page.locator(selector));
    assert.ok(count >= least, `${page.url()} shows ${count} of ${least} ${selector}`);
  }
  // Without JavaScript, only buttons that open a popover or submit a form work.
  const dead = page
    .locator("main, header, footer")
    .locator("button:not([popovertarget], [type=submit]), select, input:not([name=q])");
  assert.equal(await shown(dead), 0, `${page.url()} has dead buttons`);
  const said =
    SAID[language]![path] ?? (/^\/tools\/(?!$|coverage)/.test(path) ? SAID[language]!["/tools/"] : undefined);
  if (said && path !== "/tools/") assert.match(await page.locator("main").innerText(), said);
}

test("without JavaScript every type of page is readable, here alternately in English and in Japanese", async () => {
  const page = await (await context({ ...DESK, javaScriptEnabled: false })).newPage();
  for (const [i, [path, shows]] of Object.entries(PAGES).entries()) await reads(page, path, shows, LANGUAGES[i % 2]!);
});

test("without JavaScript references, contents, the language link and the search form work", async () => {
  const page = await (await context({ ...DESK, javaScriptEnabled: false })).newPage();
  await page.goto("/asl/f12/");
  await page.locator("#F12\\.32 .rule-text a.ref", { hasText: "F12.31" }).first().click();
  assert.equal(new URL(page.url()).hash, "#F12.31");
  assert.ok(await page.locator("#F12\\.31 .text.ja").first().isVisible());
  // On a phone the contents are a popover, which a button opens without JavaScript.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "On this page" }).click();
  assert.equal(await shown(page.locator("#contents a")), of("F12"));
  await page.locator(`#contents a[href="#F12.42"]`).click();
  assert.equal(new URL(page.url()).hash, "#F12.42");
  await page.goto("/r/F12.32/");
  await page.locator("a.language").click();
  await page.waitForURL("**/ja/r/F12.32/");
  await page.goto("/");
  await page.locator("form input[name=q]").first().fill("dune");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/?q=dune");
  assert.match(await page.locator("main").innerText(), /the sections below lead to every rule/);
});
