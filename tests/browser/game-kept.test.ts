/** Tests that games are stored in the browser, saved to files, and shared by links and between tabs. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContext, Download, Page } from "playwright-core";
import { parse } from "yaml";
import { today } from "../../src/rules/as-of.ts";
import { MARKUP } from "../fuzz.ts";
import { accessibilityFindings } from "./axe.ts";
import { query } from "./calculator-page.ts";
import { browserTests, clipboard, errorsOf, PHONE, visitCalculator, waitForHydration } from "./open.ts";

const { context } = browserTests();
const WORDS = parse(readFileSync("content/ui/game.yaml", "utf8")) as Record<string, Record<"en" | "ja", string>>;

/** Returns a user's actions on the game page in one language. */
function reader(language: "en" | "ja") {
  const path = language === "ja" ? "/ja/game/" : "/game/";
  const word = (key: string) => WORDS[`game.${key}`]![language];
  /** Returns a UI text up to its first placeholder. */
  const begin = (key: string) => word(key).split("{")[0]!;
  const press = (page: Page, key: string) =>
    page
      .getByRole("button", { name: word(key), exact: true })
      .first()
      .click();
  return {
    path,
    word,
    begin,
    press,
    visit: (page: Page, search = "") => visitCalculator(page, path + search),
    tab: async (made: BrowserContext, search = "") => {
      const page = await made.newPage();
      const errors = errorsOf(page);
      await visitCalculator(page, path + search);
      return { page, errors };
    },
    name: async (page: Page, name: string) => {
      const field = page.getByLabel(word("name"), { exact: true });
      await field.fill(name);
      await field.press("Enter");
    },
    menu: (page: Page) => page.locator("details.games summary").click(),
  };
}
/** Returns the text of a downloaded file. */
async function textOf(download: Download): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-"));
  try {
    await download.saveAs(join(folder, "games.json"));
    return readFileSync(join(folder, "games.json"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const board = (page: Page, number: number) =>
  page.locator(".faces button", { hasText: new RegExp(`^${number}$`) }).first();
const boards = (page: Page) => page.locator(".faces button[aria-pressed=true]").allInnerTexts();
const listed = (page: Page) => page.locator(".kept li .name").allInnerTexts();
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("khamsin.game."))
      .flatMap((key) => (JSON.parse(localStorage.getItem(key)!) as { games: Record<string, string>[] }).games),
  );
const queries = async (page: Page) => (await kept(page)).map((game) => game.query!).sort();
const en = reader("en");
const ja = reader("ja");

test("named games survive a reload and a closed tab, and can be renamed, deleted and restored", async () => {
  const { word, press, tab, name, menu } = ja;
  const made = await context();
  const { page, errors } = await tab(made);
  assert.equal(await page.locator(".kept").count(), 0, "without stored games the page opens the set-up");
  await board(page, 26).click();
  await name(page, "Gazala 砂漠");
  const address = await query(page);
  assert.match(address, /^\?id=[a-z0-9]{6}&name=Gazala\+/);
  await page.reload();
  await waitForHydration(page);
  assert.equal(await query(page), address);
  assert.deepEqual(await boards(page), ["26"]);
  await page.close();

  const { page: second, errors: more } = await tab(made);
  assert.deepEqual(await listed(second), ["Gazala 砂漠"]);
  await press(second, "kept.new");
  await second.waitForURL(/\?id=/);
  await waitForHydration(second);
  assert.deepEqual(await queries(second), [address], "a new game is stored at its first choice");
  await board(second, 27).click();
  await name(second, "Tobruk");
  await menu(second);
  await second.locator("details.games a").first().click();
  await second.waitForURL((url) => url.search === "");
  await waitForHydration(second);
  assert.deepEqual(await listed(second), ["Tobruk", "Gazala 砂漠"]);

  const first = second.locator(".kept li").first();
  await first.getByRole("button", { name: word("kept.rename") }).click();
  await first.getByRole("textbox").fill("Bir Hakeim");
  await first.getByRole("textbox").press("Enter");
  assert.deepEqual(await listed(second), ["Bir Hakeim", "Gazala 砂漠"]);
  await first.getByRole("button", { name: word("kept.delete"), exact: true }).click();
  assert.deepEqual(await listed(second), ["Gazala 砂漠"]);
  assert.equal((await queries(second)).length, 1);
  await press(second, "kept.undo");
  assert.deepEqual((await listed(second)).sort(), ["Bir Hakeim", "Gazala 砂漠"]);
  await second.locator(".kept .name", { hasText: "Bir Hakeim" }).click();
  await second.waitForURL(/Bir\+Hakeim/);
  await waitForHydration(second);
  assert.deepEqual(await boards(second), ["27"]);
  assert.deepEqual([...errors, ...more], []);
});

test("the list and the menu of stored games are accessible in both color schemes", async () => {
  const { path, press, visit, tab, menu } = en;
  const { page } = await tab(await context(PHONE), "?id=zz&name=Gazala&boards=26");
  await board(page, 27).click();
  await visit(page, "?id=zz&name=Gazala&boards=30&v=3&camels=4");
  await menu(page);
  assert.deepEqual(await accessibilityFindings(page, path, "light", ".games, .game-notes, .bad"), []);
  await board(page, 31).click();
  await visit(page);
  await press(page, "kept.rename");
  await visit(page, "?id=yy&boards=30");
  await board(page, 31).click();
  await visit(page);
  await press(page, "kept.delete");
  await press(page, "kept.rename");
  assert.deepEqual(await accessibilityFindings(page, path, "light", ".kept"), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
});

test("games are saved to a file and opened from it on another device", async () => {
  const { press, visit, name, word, menu } = en;
  const { page, errors } = await en.tab(await context());
  await board(page, 26).click();
  await name(page, "Gazala");
  await visit(page, "?id=zz&name=Tobruk&boards=27");
  await board(page, 28).click();
  await visit(page);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "file.saveAll")]);
  assert.equal(download.suggestedFilename(), "khamsin-games.json");
  const file = await textOf(download);
  const games = JSON.parse(file).games as { query: string }[];
  assert.deepEqual(games.map((game) => game.query).sort(), await queries(page));

  // Another device opens the file in the set-up view.
  const { page: other } = await en.tab(await context());
  await menu(other);
  const open = (text: string) =>
    other
      .locator("input[type=file]")
      .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const news = other.locator(".news");
  await open(file);
  await news.getByText(word("file.as.new")).first().waitFor();
  assert.deepEqual(await queries(other), await queries(page));
  await open(file);
  await news.getByText(word("file.as.kept")).first().waitFor();
  await open(JSON.stringify({ version: 3, games: [{ id: "q", query: "?id=q&boards=30&camels=4", changed: 5 }, 7] }));
  await news.getByText(word("file.newer")).waitFor();
  assert.match(await news.innerText(), /camels=4/);
  assert.ok((await news.innerText()).includes(en.begin("file.entries").trim()));
  await visit(other);
  assert.equal((await listed(other)).length, 3);

  // The menu of an open game saves only that game.
  await other.locator(".kept .name", { hasText: "Gazala" }).click();
  await other.waitForURL(/Gazala/);
  await waitForHydration(other);
  await menu(other);
  const [one] = await Promise.all([other.waitForEvent("download"), press(other, "file.save")]);
  assert.equal(one.suggestedFilename(), "khamsin-Gazala.json");
  assert.equal(JSON.parse(await textOf(one)).games.length, 1);
  assert.deepEqual(errors, []);
});

test("games stored by version 0.9.0 are listed and open, and a message counts stored entries that are not games", async () => {
  const made = await context();
  const list =
    '{"khamsin":"games","version":1,"games":[{"id":"k3f9qa","query":"?id=k3f9qa&name=Gazala+%E7%A0%82%E6%BC%A0' +
    '&boards=26-27b&play=n_c46hg","changed":1790000000000},{"id":"zz","query":"?view=play&id=zz&boards=25",' +
    '"changed":1780000000000,"came":"?id=zz&boards=25&camels=4"}],"unread":[7]}';
  const before = await made.newPage();
  await before.goto("/about/");
  await before.evaluate((text) => localStorage.setItem("khamsin.games", text), list);
  const { page, errors } = await ja.tab(made);
  assert.deepEqual(await listed(page), ["Gazala 砂漠", ja.word("unnamed")]);
  await page.getByText(ja.word("kept.unread").replace("{count}", "1")).waitFor();
  await page.locator(".kept .name").first().click();
  await page.waitForURL(/k3f9qa/);
  await waitForHydration(page);
  assert.deepEqual(await boards(page), ["26", "27"]);
  assert.equal(await page.locator(".game-notes p").count(), 0);
  assert.deepEqual(errors, []);
});

for (const [why, words, script] of [
  [
    ...(["shut", en] as const),
    () => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
    },
  ],
  [
    ...(["full", ja] as const),
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
      };
    },
  ],
] as const)
  test(`if the browser's storage is ${why}, a message is shown and the game continues`, async () => {
    const made = await context();
    await made.addInitScript(script);
    const { page, errors } = await words.tab(made);
    assert.equal(await page.locator(".game-notes p").count(), 0);
    await board(page, 26).click();
    await page.locator(".game-notes", { hasText: words.word(`kept.${why}`) }).waitFor();
    await page.reload();
    await waitForHydration(page);
    assert.deepEqual(await boards(page), ["26"]);
    assert.deepEqual(errors, []);
  });

test("a link from a newer version of the site shows a message, and is stored unchanged with the game", async () => {
  const { word, menu, press } = en;
  const came = "?v=3&id=zz&name=Gazala&boards=27&camels=4&weather=sandstorm";
  const { page, errors } = await en.tab(await context(), came);
  const notes = page.locator(".game-notes");
  await notes.getByText(word("link.newer")).waitFor();
  const parts = [word("link.part.name"), word("link.part.boards")].join(word("comma"));
  assert.ok((await notes.innerText()).includes(word("link.read").replace("{parts}", parts)), await notes.innerText());
  assert.match(await page.locator(".bad[role=alert]").innerText(), /sandstorm[\s\S]*camels/);
  assert.equal(await query(page), came);
  await board(page, 28).click();
  assert.equal(await query(page), "?id=zz&name=Gazala&boards=27-28");
  await page.reload();
  await waitForHydration(page);
  assert.equal(await notes.locator("p").count(), 0);
  await menu(page);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "file.save")]);
  assert.equal(JSON.parse(await textOf(download)).games[0].came, came);
  await page.getByRole("link", { name: word("link.came") }).click();
  await page.waitForURL((url) => url.search === came);
  assert.deepEqual(errors, []);
});

test("a shared link opens the same game elsewhere; a truncated link opens what could be parsed, with a message", async () => {
  const { page } = await ja.tab(await context(), "?id=zz&name=%E7%A0%82&boards=26-27&view=play&play=n_n_chg");
  await page.locator(".copy .share").click();
  await page.locator(".copy output", { hasText: /./ }).waitFor();
  const link = await clipboard(page);
  const elsewhere = await (await context()).newPage();
  await elsewhere.goto(link);
  await waitForHydration(elsewhere);
  const state = "?view=play&id=zz&name=%E7%A0%82&boards=26-27&play=n_n_chg";
  assert.equal(await query(elsewhere), `${state}&as=${today()}`, "with the day of the link");
  const notes = elsewhere.locator(".game-notes");
  assert.equal(await notes.locator("p").count(), 0);
  const cut = link.slice(0, -9);
  await elsewhere.goto(cut);
  await waitForHydration(elsewhere);
  await notes.getByText(ja.word("link.cut")).waitFor();
  assert.ok((await notes.innerText()).includes(ja.word("link.part.boards")));
  assert.ok(elsewhere.url() === cut, "the URL is unchanged");
});

test("a link to another state of a stored game replaces the stored state only when the user changes the game", async () => {
  const { page, errors } = await en.tab(await context(), "?id=zz&name=Gazala&boards=26&play=n_n_n");
  await board(page, 27).click();
  const [own] = await queries(page);
  await en.visit(page, "?id=zz&name=Gazala&boards=30");
  const notes = page.locator(".game-notes");
  await notes.getByText(en.begin("kept.other")).waitFor();
  assert.ok((await notes.innerText()).includes(en.word("kept.turn").replace("{turn}", "2")), await notes.innerText());
  assert.deepEqual(await queries(page), [own]);
  assert.equal(await notes.getByRole("link").getAttribute("href"), own);
  await en.press(page, "kept.both");
  await notes.locator("p").waitFor({ state: "detached" });
  assert.equal((await queries(page)).length, 2);
  await en.visit(page, "?id=zz&name=Gazala&boards=30");
  await board(page, 31).click();
  assert.equal(await notes.locator("p").count(), 0);
  assert.equal((await queries(page)).length, 2);
  assert.ok(!(await queries(page)).includes(own!), "the changed game replaces the stored state");
  assert.deepEqual(errors, []);
});

test("two tabs of one game show each other's changes, and two tabs of different games store both games", async () => {
  const made = await context();
  const { page: one, errors } = await ja.tab(made, "?id=zz&name=Gazala&boards=26");
  await board(one, 27).click();
  const { page: two } = await ja.tab(made, await query(one));
  await board(one, 28).click();
  await two.waitForURL(/boards=26-27-28/);
  assert.deepEqual(await boards(two), ["26", "27", "28"]);
  await two.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await board(one, 29).click();
  await two.waitForURL(/boards=26-27-28-29/);
  await waitForHydration(two);
  // A tab with another game keeps its game, and only its list of games changes.
  await ja.visit(two, "?id=yy&boards=25");
  await board(two, 26).click();
  const { page: list } = await ja.tab(made);
  await board(one, 30).click();
  await board(two, 27).click();
  assert.deepEqual(await queries(one), ["?id=yy&boards=25-26-27", "?id=zz&name=Gazala&boards=26-27-28-29-30"]);
  assert.equal(await two.locator(".game-notes p").count(), 0);
  await list
    .locator(".kept li", { hasText: "Gazala" })
    .getByRole("button", { name: ja.word("kept.delete") })
    .click();
  await list.waitForFunction(() => document.querySelectorAll(".kept li").length === 1);
  assert.deepEqual(
    await boards(one),
    ["26", "27", "28", "29", "30"],
    "the game stays open when another tab deletes it",
  );
  assert.equal(await one.locator(".game-notes p").count(), 0);
  await board(one, 25).click();
  await list.waitForFunction(() => document.querySelectorAll(".kept li").length === 2);
  await ja.press(list, "kept.undo");
  assert.equal((await queries(list)).length, 2, "Undo neither replaces nor duplicates the game that was stored again");
  assert.match((await queries(list))[1]!, /boards=26-27-28-29-30-25/);
  assert.deepEqual(errors, []);
});

test("half-typed text is kept after a reload, and when another tab changes the game", async () => {
  const made = await context();
  const { page, errors } = await en.tab(made, "?id=zz&boards=26");
  const name = page.getByLabel(en.word("name"), { exact: true });
  await name.pressSequentially("Bir Hak");
  const { page: other } = await en.tab(made, await query(page));
  await board(other, 27).click();
  await page.waitForURL(/boards=26-27/);
  assert.equal(await name.inputValue(), "Bir Hak");
  await name.pressSequentially("eim");
  await page.reload();
  await waitForHydration(page);
  assert.equal(await name.inputValue(), "Bir Hakeim");
  await page.getByLabel(en.word("otherBoards"), { exact: true }).pressSequentially("42");
  await page.reload();
  await waitForHydration(page);
  assert.deepEqual(await queries(page), ["?id=zz&name=Bir+Hakeim&boards=26-27-42"]);
  await page.locator(".game-notes").getByText(en.begin("kept.other")).waitFor();
  assert.deepEqual(errors, []);
});

test("Back shows the older state of a game, and the newer state stays stored until the user changes the game", async () => {
  const { page, errors } = await en.tab(await context(), "?id=zz&name=Gazala&boards=26");
  const notes = page.locator(".game-notes p");
  await board(page, 27).click();
  // Adds a history entry, as the page does when it discards dice.
  await page.evaluate(() => history.pushState(history.state, "", location.href));
  await board(page, 28).click();
  await page.goBack();
  assert.deepEqual(await boards(page), ["26", "27"]);
  await notes.waitFor();
  assert.deepEqual(await queries(page), ["?id=zz&name=Gazala&boards=26-27-28"]);
  await page.goForward();
  assert.deepEqual([await boards(page), await notes.count()], [["26", "27", "28"], 0]);
  await page.goBack();
  await board(page, 29).click();
  assert.deepEqual(await queries(page), ["?id=zz&name=Gazala&boards=26-27-29"]);
  assert.equal(await notes.count(), 0);
  await en.visit(page);
  await page.goBack();
  await waitForHydration(page);
  assert.deepEqual(await boards(page), ["26", "27", "29"]);
  assert.deepEqual(errors, []);
});

test("a scenario of the DYO calculator is stored as one game, even if its link is opened twice", async () => {
  const { page, errors } = await en.tab(await context(), "?dyo=month%3D4%26w%3D35");
  await page.waitForURL(/\?id=[a-z0-9]{6}&kind=dyo&/);
  await en.visit(page, "?dyo=month%3D4%26w%3D35");
  assert.equal((await queries(page)).length, 1);
  assert.match((await queries(page))[0]!, /rw=35/);
  assert.deepEqual(errors, []);
});

test("the list links to a game by its id if the game's URL is too long for a server", async () => {
  const { page, errors } = await en.tab(await context(), `?id=zz&name=Gazala&boards=26`);
  const play = Array(800).fill("dD7.31*46").join("_");
  await page.evaluate((text) => {
    history.replaceState(history.state, "", `${location.search}&play=${text}`);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, play);
  await board(page, 27).click();
  await en.visit(page);
  assert.equal(await page.locator(".kept .name").getAttribute("href"), "?id=zz");
  await page.locator(".kept .name").click();
  await page.waitForURL((url) => url.searchParams.get("play") === play);
  await waitForHydration(page);
  assert.deepEqual(await boards(page), ["26", "27"]);
  assert.deepEqual(errors, []);
});

test("markup in a game's name, link or file is shown as text", async () => {
  const { visit, menu, word } = reader("en");
  const page = await (await context()).newPage();
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    (window as unknown as { ran: (what: string) => void }).ran = () => {
      document.documentElement.dataset.ran = "yes";
    };
  });
  for (const [i, markup] of MARKUP.entries()) {
    const said = new URLSearchParams({
      id: `m${i}`,
      name: markup.slice(0, 40),
      play: markup,
      v: markup,
      [markup]: markup,
    });
    await visit(page, `?${said}`);
    await board(page, 26).click();
    await menu(page);
    const file = { version: 1, games: [markup, { id: `f${i}`, query: `?${said}`, changed: 5 }], unread: [markup] };
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
    await page.locator(".news").getByText(word("file.as.new")).waitFor();
  }
  await visit(page);
  assert.equal(await page.locator(".kept li").count(), 2 * MARKUP.length);
  assert.equal(await page.locator("main img, main iframe, main :not(svg) > svg[onload]").count(), 0);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.ran), undefined);
  assert.deepEqual(errors, []);
});
