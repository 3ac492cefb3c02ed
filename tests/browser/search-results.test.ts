/** Tests the list of search results: matched words, breadcrumbs, books, passages, keys and failures. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { pathIn } from "../../scripts/base.ts";
import { plainSpaces } from "../../src/rules/no-break.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests, DESK, PHONE, visitCalculator } from "./open.ts";

const { open } = browserTests();
const results = `${SEARCH_RESULTS} ol li`;
const resultLinks = `${results} a`;

test("a search result shows the word that matched and the breadcrumb of its rule", async () => {
  const { page, errors } = await open("/search/?q=stuck");
  const first = page.locator(results).first();
  await first.waitFor();
  assert.match(await first.innerText(), /stuck → bog/);
  const { page: japanese } = await open(`/ja/search/?q=${encodeURIComponent("ヘクス列")}`);
  const trail = japanese.locator(results).first().locator(".result-where");
  assert.equal(await trail.innerText(), "ASL › F12 砂漠オーバーレイ › F12.3 無作為配置");
  assert.equal(await trail.getAttribute("lang"), "ja");
  assert.match(await japanese.locator(results).nth(1).innerText(), /F12\.31の対応ルール/);
  assert.deepEqual(errors, []);
});

for (const [prefix, all, book] of [
  ["", "All (", "SL \\("],
  ["ja/", "すべて (", "SL \\("],
] as const) {
  test(`at /${prefix}search/ results can be limited to one book, and the URL keeps the choice`, async () => {
    const { page, errors } = await open(`/${prefix}search/?q=overlay`, PHONE);
    await page.locator(".search-fold").tap();
    const button = page.locator(".search-books button");
    await button.first().waitFor();
    assert.ok((await button.first().innerText()).startsWith(all));
    const sl = button.filter({ hasText: new RegExp(`^${book}`) });
    await sl.tap();
    await page.waitForURL(/[?&]book=sl\b/);
    await page.waitForFunction((s) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(s)];
      return links.length && links.every((a) => /\/(?:r\/D|sl\/)/.test(a.pathname));
    }, resultLinks);
    assert.equal(await sl.getAttribute("aria-pressed"), "true");
    assert.ok((await page.locator(results).count()) > 0);
    assert.match(await page.locator(".search-status").innerText(), /\d/);
    await page.reload();
    await page.locator(results).first().waitFor();
    assert.equal(await page.locator(`.search-books [aria-pressed="true"]`).innerText(), await sl.innerText());
    await page.locator(".search-books button").first().tap();
    await page.waitForURL((url) => !url.searchParams.has("book"));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    assert.ok(!wide, "the page scrolls sideways");
    assert.deepEqual(errors, []);
  });
}

for (const prefix of ["", "ja/"])
  test(`/${prefix}search/ on a phone: the first result begins in the upper third, and Enter closes the on-screen keyboard`, async () => {
    const { page, errors } = await open(`/${prefix}search/?q=sand`, {
      ...PHONE,
      viewport: { width: 360, height: 640 },
    });
    const first = page.locator(results).first();
    await first.waitFor();
    const { y } = (await first.boundingBox())!;
    assert.ok(y <= 640 / 3, `the first result begins at ${y} px`);
    assert.ok(!(await page.locator(".search-books").isVisible()));
    const field = page.locator(".search-page input");
    await field.tap();
    await field.press("Enter");
    await page.waitForFunction(() => document.activeElement === document.body);
    await page.locator("[data-search-results]:not([aria-busy])").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BODY");
    assert.ok(await first.isVisible());
    assert.deepEqual(errors, []);
  });

test("the search corrects a typing error in one of two words, and a message says so", async () => {
  const { page } = await open("/search/?q=sand+bgo");
  await page.locator(".search-status", { hasText: "bgo" }).waitFor();
  assert.match(await page.locator(".search-status").innerText(), /In no rule: bgo\. Searched for “sand bog”/);
  assert.match(await page.locator(results).first().innerText(), /^D7\.31/);
});

/** For each calculator, an English and a Japanese query that the calculator can answer. */
const ANSWERED: Record<string, readonly [en: string, ja: string]> = {
  availability: ["Italian tank 3/41 Libya", "リビア イタリア 戦車 1941年3月"],
  dust: ["heavy dust 10 hexes", "濃い砂塵 10ヘクス"],
  fire: ["TEM foxhole sand", "タコツボ 砂地 TEM"],
  hammada: ["hammada truck double", "ハマダ トラック 2倍"],
  "heat-haze": ["intense haze tank 30", "激しい陽炎 戦車 30"],
  kindling: ["cactus kindling 3 times", "サボテン 着火 3回"],
  minefields: ["48 factors mines SL", "地雷 48ファクター SL"],
  movement: ["infantry sand MF", "馬車 砂地 MF"],
  "other-rolls": ["parachute olive grove morale 8", "落下傘 オリーブ林 士気8"],
  "sand-bog": ["truck sand dune crest", "トラック 砂地 砂丘クレスト"],
  "smoke-grenades": ["smoke grenades CE OT", "発煙手榴弾 CE OT"],
};

test("if a calculator can answer a query, the calculator is the first result, with the answer", async () => {
  const answering = globSync("dist/headlines/*.en.json").map((file) => basename(file, ".en.json"));
  assert.deepEqual(answering.sort(), Object.keys(ANSWERED).sort());
  const inOneLine = (texts: string[]) => texts.join(" ").replace(/\s+/g, " ").trim();
  // Both the search and the calculator use the book (ASL or SL) that the user chose last.
  for (const [i, root, book] of [
    [0, "/", ""],
    [1, "/ja/", "asl"],
  ] as const) {
    const { page, errors } = await open(`${root}search/`);
    const opened = (await open(`${root}tools/`)).page;
    await page.evaluate((kept) => kept && localStorage.setItem("khamsin.choice.book", kept), book);
    for (const [slug, queries] of Object.entries(ANSWERED)) {
      await page.locator(".search-page input").fill(queries[i]);
      const first = page
        .locator(results)
        .first()
        .filter({ has: page.locator(`a[href*="/tools/${slug}/?"]`) });
      await first.locator(".result-answer").waitFor();
      const said = inOneLine(await first.locator(".result-answer, .result-odds").allInnerTexts());
      await visitCalculator(opened, new URL((await first.locator("a").getAttribute("href"))!, page.url()).href);
      const says = inOneLine(await opened.locator(".answer p").first().locator(".said > :is(b, span)").allInnerTexts());
      assert.equal(said, says, queries[i]);
    }
    assert.deepEqual(errors, []);
  }
});

for (const [path, query, rule, says] of [
  ["", "wadi fire from above", /^D5\.4 /, /height advantage of ≥ 3 levels \(≥ 4 if the LOS goes through a cliff side/],
  ["", "can a motorcycle bog", /^D7\.31 /, /a motorcycle does not/],
  ["ja/", "砂丘の高さ", /^D7\.512（/, /低い砂丘：½レベル。高い砂丘：1レベル/],
] as const) {
  test(`the passage of the first result answers the query: ${query}`, async () => {
    const { page } = await open(`/${path}search/?q=${encodeURIComponent(query)}`);
    const first = page.locator(results).first();
    await first.locator(".result-passage").waitFor();
    assert.match(await first.locator(".number").innerText(), rule);
    assert.match(plainSpaces(await first.locator(".result-passage").innerText()), says);
  });
}

test("a search result from a note is marked as a note, and no result shows a table row", async () => {
  const { page } = await open("/search/?q=British+make");
  await page.locator(".result-passage").first().waitFor();
  assert.ok((await page.locator(".result-note").allInnerTexts()).every((text) => text === "Note"));
  assert.ok(await page.locator(".result-note").count());
  for (const text of await page.locator(".result-passage").allInnerTexts()) assert.doesNotMatch(text, / \| |[⁂⁑]/);
});

test("the number of results is announced when typing pauses, and not at each letter", async () => {
  const { page } = await open("/search/");
  await page.locator(".search-page [role=status]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector(".search-page [role=status]")!;
    new MutationObserver(() => said.push(status.textContent!)).observe(status, { childList: true });
  });
  await page.locator(".search-page input").pressSequentially("hammada", { delay: 150 });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  // While the index loads, the status may also be "Searching …".
  await page.waitForFunction(() => /\d/.test((window as unknown as { said: string[] }).said.at(-1) ?? ""));
  const counts = (await said()).filter((text) => text !== "Searching …");
  assert.equal(counts.length, 1, counts.join(" | "));
  assert.match(counts[0]!, /^\d+ results$/);
});

test("the search for D6 lists the section D6 and the rule of the overlay D6", async () => {
  const { page } = await open("/search/?q=D6");
  await page.locator(results).nth(1).waitFor();
  await page.waitForFunction((s) => document.querySelectorAll(s).length > 2, results);
  const paths = await page.locator(resultLinks).evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  assert.equal(pathIn(paths[0]!), "/sl/d6/");
  assert.ok(
    paths.slice(1, 3).some((path) => pathIn(path) === "/r/F12.421/"),
    paths.join(" "),
  );
});

test("the search status and the buttons of the books show the total number of results", async () => {
  const { page, errors } = await open("/search/?q=overlay", PHONE);
  await page.locator(".search-fold").tap();
  const pressed = page.locator(".search-books [aria-pressed=true]");
  const numberIn = async (text: Promise<string>) => Number(/\d+/.exec(await text)![0]);
  await pressed.waitFor();
  const buttons = await page.locator(".search-books button").allInnerTexts();
  const [all, ...shelves] = buttons.map((text) => Number(/\((\d+)\)/.exec(text)![1]));
  assert.equal(
    shelves.reduce((a, b) => a + b),
    all,
  );
  const more = page.getByRole("button", { name: "Show more" });
  for (let listed = await page.locator(results).count(); await more.count(); ) {
    assert.equal(listed + (await numberIn(more.innerText())), all);
    await more.click();
    await page.waitForFunction(([s, n]) => document.querySelectorAll(s as string).length > (n as number), [
      results,
      listed,
    ] as const);
    listed = await page.locator(results).count();
    assert.equal(await numberIn(page.locator(".search-status").innerText()), all);
  }
  assert.equal(await page.locator(results).count(), all);
  await page.getByRole("button", { name: "Other pages" }).tap();
  await page.waitForURL(/[?&]book=pages\b/);
  await page.waitForFunction(([s, n]) => document.querySelectorAll(s as string).length === n, [
    results,
    shelves.at(-1)!,
  ] as const);
  assert.equal(await numberIn(page.locator(".search-status").innerText()), shelves.at(-1));
  assert.deepEqual(errors, []);
});

test('the button "Show more" lists more rules and focuses the first new rule', async () => {
  const { page } = await open("/search/?q=overlay");
  const more = page.getByRole("button", { name: "Show more" });
  await more.waitFor();
  const before = await page.locator(results).count();
  await more.click();
  await page.waitForFunction(
    ([s, n]) => document.querySelectorAll(s as string).length > (n as number),
    [results, before],
  );
  assert.ok(
    await page
      .locator(resultLinks)
      .nth(before)
      .evaluate((a) => a === document.activeElement),
  );
});

test("only the title of a search result is a link, but a click anywhere on the result opens it", async () => {
  const { page } = await open(`/ja/search/?q=${encodeURIComponent("truck sand dune crest")}`);
  await page.locator(".result-passage").first().waitFor();
  for (const name of await page.locator(resultLinks).allInnerTexts()) assert.ok(name.length < 90, name);
  assert.equal(await page.locator(`.result-why [lang=en]`).first().innerText(), "truck、sand、dune crest");
  const first = page.locator(results).first();
  const path = await first.locator("a").getAttribute("href");
  await first.locator(".result-where").click({ force: true });
  await page.waitForURL((url) => url.href.endsWith(path!));
});

test("the search page preloads ids.json and the search terms, and requests each only once", async () => {
  const { page } = await open("/search/?q=sand+bog");
  await page.locator(`${results} a`).first().waitFor();
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /ids\.json|search-terms/.test(name))
      .map((entry) => `${entry.name.split("/").at(-1)} ${(entry as PerformanceResourceTiming).initiatorType}`),
  );
  assert.deepEqual(requested.sort(), ["ids.json link", "search-terms.en.json link"]);
});

test("focusing the search field of the home page loads the script of the search page", async () => {
  const { page } = await open("/");
  const script = page.waitForRequest(/search-box/);
  await page.locator(".search-form input").first().focus();
  await script;
});

test("on a slow connection the search lists titles while the full text is loading", async () => {
  // Uses the search dialog, because the search page preloads the terms.
  const { page } = await open("/glossary/");
  const asked: string[] = [];
  const arrived = Promise.withResolvers<void>();
  await page.route("**/ids.json", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const loaded = Promise.withResolvers<void>();
  await page.route("**/pagefind/en/index/*", async (route) => {
    await loaded.promise;
    await route.continue();
  });
  page.on("request", (request) => asked.push(request.url()));
  const terms = page.waitForRequest("**/search-terms.en.json");
  await page.locator(".search-open").click();
  await page.locator("dialog input[type=search]").fill("sand bog");
  await terms;
  assert.ok(!asked.some((url) => url.includes("pagefind")), "the terms are fetched first, with the ids");
  arrived.resolve();
  await page.locator('[aria-busy="true"] ol a', { hasText: "Sand Bog" }).first().waitFor();
  assert.match(await page.locator(".search-status").innerText(), /^Searching/);
  loaded.resolve();
  await page.locator(`${results}:has([href*="/r/"]) .result-passage mark`).first().waitFor();
  await page.locator(".search-status", { hasText: /^\d+ results$/ }).waitFor();
});

test("letters that are typed before the search dialog has loaded are put into its field", async () => {
  const { page, errors } = await open("/r/F12.32/", DESK);
  const typed = Promise.withResolvers<void>();
  await page.route(/_astro\/dialog\./, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("boh");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("g");
  typed.resolve();
  await page.locator(".search-dialog input").waitFor();
  assert.equal(await page.locator(".search-dialog input").inputValue(), "bog");
  await page.locator(`.search-dialog ${results}`).first().waitFor();
  assert.deepEqual(errors, []);
});

for (const lost of ["pagefind.js*", "index/*"]) {
  test(`if ${lost} fails to load, only titles are searched, with a message; the next search loads it again`, async () => {
    const { page } = await open("/search/");
    const input = page.locator(".search-page input");
    const passage = page.locator(`${results}:has([href*="/r/"]) .result-passage mark`).first();
    const failed = page.getByText("The search index could not be loaded");
    await page.route(`**/pagefind/en/${lost}`, (route) => route.abort());
    await input.fill("hammada");
    await failed.waitFor();
    assert.match(await page.locator(results).first().innerText(), /hammada/i);
    assert.equal(await passage.count(), 0);
    await page.unroute(`**/pagefind/en/${lost}`);
    await input.press("Enter");
    await passage.waitFor();
    assert.equal(await failed.count(), 0);
  });
}

test("End and Home focus the last and first search result, and ArrowUp at the first focuses the field", async () => {
  const { page } = await open("/search/?q=hammada");
  await page.locator(results).nth(2).waitFor();
  await page.locator(".search-page input").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  assert.ok(
    await page
      .locator(resultLinks)
      .last()
      .evaluate((a) => a === document.activeElement),
  );
  await page.keyboard.press("Home");
  assert.ok(
    await page
      .locator(resultLinks)
      .first()
      .evaluate((a) => a === document.activeElement),
  );
  await page.keyboard.press("ArrowUp");
  assert.ok(await page.locator(".search-page input").evaluate((a) => a === document.activeElement));
});
