/** Games are kept on the device: reload, closed tab, files, links, other tabs, and browsers that keep nothing. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContext, Download, Page } from "playwright-core";
import { parse } from "yaml";
import { MARKUP } from "../fuzz.ts";
import { accessibilityFindings } from "./axe.ts";
import { query } from "./calculator-page.ts";
import { alive, browserTests, clipboard, errorsOf, PHONE, visitCalculator } from "./open.ts";

const { context } = browserTests();
const WORDS = parse(readFileSync("content/ui/game.yaml", "utf8")) as Record<string, Record<"en" | "ja", string>>;
const KEY = "khamsin.games";

/** What a page does in a language. */
function reader(language: "en" | "ja") {
  const path = language === "ja" ? "/ja/game/" : "/game/";
  const word = (key: string) => WORDS[`game.${key}`]![language];
  /** The part of a text before its first value. */
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
/** What a file holds that was saved. */
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
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "null") as { games: Record<string, string>[] } | null,
    KEY,
  );
const queries = async (page: Page) => (await kept(page))?.games.map((game) => game.query!) ?? [];

for (const language of ["en", "ja"] as const) {
  const { path, word, begin, press, visit, tab, name, menu } = reader(language);

  test(`${language}: two games with names outlast reload and closed tab; one is renamed, deleted and taken back`, async () => {
    const made = await context();
    const { page, errors } = await tab(made);
    assert.equal(await page.locator(".kept").count(), 0, "with nothing kept the page is the set-up");
    await board(page, 26).click();
    await name(page, "Gazala 砂漠");
    const address = await query(page);
    assert.match(address, /^\?id=[a-z0-9]{6}&name=Gazala\+/);
    await page.reload();
    await alive(page);
    assert.equal(await query(page), address);
    assert.deepEqual(await boards(page), ["26"]);
    await page.close();

    const { page: second, errors: more } = await tab(made);
    assert.deepEqual(await listed(second), ["Gazala 砂漠"]);
    await press(second, "kept.new");
    await second.waitForURL(/\?id=/);
    await alive(second);
    assert.deepEqual(await queries(second), [address], "a game without a choice is none yet");
    await board(second, 27).click();
    await name(second, "Tobruk");
    await menu(second);
    await second.locator("details.games a").first().click();
    await second.waitForURL((url) => url.search === "");
    await alive(second);
    assert.deepEqual(await listed(second), ["Tobruk", "Gazala 砂漠"]);

    const first = second.locator(".kept li").first();
    await first.getByRole("button", { name: word("kept.rename") }).click();
    await first.getByRole("textbox").fill("Bir Hakeim");
    await first.getByRole("textbox").press("Enter");
    assert.deepEqual(await listed(second), ["Bir Hakeim", "Gazala 砂漠"]);
    await first.getByRole("button", { name: word("kept.delete"), exact: true }).click();
    await first.getByRole("button", { name: word("kept.deleteNo") }).click();
    assert.equal((await listed(second)).length, 2);
    await first.getByRole("button", { name: word("kept.delete"), exact: true }).click();
    await first.getByRole("button", { name: word("kept.deleteYes") }).click();
    assert.deepEqual(await listed(second), ["Gazala 砂漠"]);
    assert.equal((await queries(second)).length, 1);
    await press(second, "kept.undo");
    assert.deepEqual((await listed(second)).sort(), ["Bir Hakeim", "Gazala 砂漠"]);
    await second.locator(".kept .name", { hasText: "Bir Hakeim" }).click();
    await second.waitForURL(/Bir\+Hakeim/);
    await alive(second);
    assert.deepEqual(await boards(second), ["27"]);
    assert.deepEqual([...errors, ...more], []);
  });

  test(`${language}: games go to a file and come back; a file takes the place of none`, async () => {
    const { page, errors } = await tab(await context());
    await board(page, 26).click();
    await name(page, "Gazala");
    await visit(page, "?id=zz&name=Tobruk&boards=27");
    await board(page, 28).click();
    await visit(page);
    const before = await kept(page);
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "file.saveAll")]);
    assert.equal(download.suggestedFilename(), "khamsin-games.json");
    const file = await textOf(download);
    assert.deepEqual(JSON.parse(file), { ...before, version: 1 });

    // On another device: the set-up view opens a file too.
    const { page: other } = await tab(await context());
    await menu(other);
    const open = (text: string) =>
      other
        .locator("input[type=file]")
        .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
    const news = other.locator(".news");
    await open(file);
    await news.getByText(word("file.as.new")).first().waitFor();
    assert.deepEqual((await queries(other)).sort(), (before?.games ?? []).map((game) => game.query!).sort());
    await open(file);
    await news.getByText(word("file.as.kept")).first().waitFor();
    assert.equal((await queries(other)).length, 2);
    await open(file.replace("boards=27-28", "boards=31"));
    await news.getByText(word("file.as.second")).waitFor();
    assert.equal((await queries(other)).length, 3);
    await open("nonsense");
    await news.getByText(word("file.nothing")).waitFor();
    await open(JSON.stringify({ version: 3, games: [{ id: "q", query: "?id=q&boards=30&camels=4", changed: 5 }, 7] }));
    await news.getByText(word("file.newer")).waitFor();
    assert.match(await news.innerText(), /camels=4/);
    assert.ok((await news.innerText()).includes(begin("file.entries").trim()));
    await visit(other);
    assert.equal((await listed(other)).length, 4);

    // One game alone.
    await other.locator(".kept .name", { hasText: "Gazala" }).click();
    await other.waitForURL(/Gazala/);
    await alive(other);
    await menu(other);
    const [one] = await Promise.all([other.waitForEvent("download"), press(other, "file.save")]);
    assert.equal(one.suggestedFilename(), "khamsin-Gazala.json");
    assert.equal(JSON.parse(await textOf(one)).games.length, 1);
    assert.deepEqual(errors, []);
  });

  test(`${language}: a browser that keeps nothing, or has no room, says so; the game goes on`, async () => {
    const shut = () => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    };
    const full = () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
      };
    };
    for (const [why, script] of [
      ["shut", shut],
      ["full", full],
    ] as const) {
      const made = await context();
      await made.addInitScript(script);
      const { page, errors } = await tab(made);
      assert.equal(await page.locator(".game-notes p").count(), 0);
      await board(page, 26).click();
      await page.locator(".game-notes", { hasText: word(`kept.${why}`) }).waitFor();
      await page.reload();
      await alive(page);
      assert.deepEqual(await boards(page), ["26"]);
      await menu(page);
      const [download] = await Promise.all([page.waitForEvent("download"), press(page, "file.save")]);
      assert.match(await textOf(download), /boards=26/);
      assert.deepEqual(errors, []);
    }
  });

  test(`${language}: nonsense in the storage is no game, and stays`, async () => {
    const made = await context();
    await made.addInitScript((key) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, '{"version":1,"games":[7,{"id":"x"}]}');
    }, KEY);
    const { page, errors } = await tab(made);
    await board(page, 26).click();
    await visit(page);
    assert.equal((await listed(page)).length, 1);
    await page.getByText(word("kept.unread").replace("{count}", "2")).waitFor();
    assert.match(await page.evaluate((key) => localStorage.getItem(key)!, KEY), /"unread":\[7,\{"id":"x"\}\]/);
    assert.deepEqual(errors, []);
  });

  test(`${language}: the link of a newer version says so and stays with the game as it came`, async () => {
    const made = await context();
    const came = "?v=2&id=zz&name=Gazala&boards=27&camels=4&weather=sandstorm";
    const { page, errors } = await tab(made, came);
    const notes = page.locator(".game-notes");
    await notes.getByText(word("link.newer")).waitFor();
    const parts = [word("link.part.name"), word("link.part.boards")].join(word("comma"));
    assert.ok((await notes.innerText()).includes(word("link.read").replace("{parts}", parts)), await notes.innerText());
    assert.match(await page.locator(".bad[role=alert]").innerText(), /sandstorm[\s\S]*camels/);
    assert.ok((await page.locator(".bad[role=alert]").innerText()).includes(word("unknown")));
    assert.equal(await query(page), came);
    await board(page, 28).click();
    assert.equal(await query(page), "?id=zz&name=Gazala&boards=27-28");
    await page.reload();
    await alive(page);
    assert.equal(await notes.locator("p").count(), 0);
    await menu(page);
    await press(page, "link.copyCame");
    await page.locator("output", { hasText: /./ }).first().waitFor();
    const copied = await clipboard(page);
    assert.ok(copied.endsWith(path + came), copied);
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "file.save")]);
    assert.equal(JSON.parse(await textOf(download)).games[0].came, came);
    await visit(page, "?v=0&boards=25");
    await notes.getByText(word("link.older")).waitFor();
    assert.deepEqual(errors, []);
  });

  test(`${language}: the shared link opens the same game elsewhere; one that was cut says so, and what was read`, async () => {
    const made = await context();
    const { page } = await tab(made, "?id=zz&name=%E7%A0%82&boards=26-27&view=play&play=n_n_chg");
    await page.locator(".copy .share").click();
    await page.locator(".copy output", { hasText: /./ }).waitFor();
    const link = await clipboard(page);
    const elsewhere = await (await context()).newPage();
    await elsewhere.goto(link);
    await alive(elsewhere);
    assert.equal(await query(elsewhere), "?view=play&id=zz&name=%E7%A0%82&boards=26-27&play=n_n_chg");
    assert.equal(await elsewhere.locator(".game-notes p").count(), 0);
    const cut = link.slice(0, -8);
    await elsewhere.goto(cut);
    await alive(elsewhere);
    const notes = elsewhere.locator(".game-notes");
    await notes.getByText(word("link.cut")).waitFor();
    assert.ok((await notes.innerText()).includes(word("link.part.boards")));
    assert.ok(elsewhere.url() === cut, "the address stays as it came");
  });

  test(`${language}: a link to a game that is kept in another state replaces it only with a choice, and then both stay`, async () => {
    const { page, errors } = await tab(await context(), "?id=zz&name=Gazala&boards=26&play=n_n_n");
    await board(page, 27).click();
    const [own] = await queries(page);
    await visit(page, "?id=zz&name=Gazala&boards=30");
    const notes = page.locator(".game-notes");
    await notes.getByText(begin("kept.clash")).waitFor();
    assert.ok((await notes.innerText()).includes(word("kept.turn").replace("{turn}", "2")), await notes.innerText());
    assert.deepEqual(await queries(page), [own]);
    assert.equal(await notes.getByRole("link").getAttribute("href"), own);
    await board(page, 31).click();
    assert.equal(await notes.locator("p").count(), 0);
    await visit(page);
    const names = await listed(page);
    assert.deepEqual([names.length, names[0]], [2, "Gazala"]);
    assert.match(names[1]!, language === "en" ? /^Gazala \(until \d/ : /^Gazala（\d.*まで）$/);
    await page.locator(".kept .name").nth(1).click();
    await page.waitForURL(/play=n_n_n/);
    await alive(page);
    assert.deepEqual(await boards(page), ["26", "27"]);
    assert.deepEqual(errors, []);
  });

  test(`${language}: two tabs: a game that goes on in one goes on in the other; what one did not hear of is kept beside`, async () => {
    const made = await context();
    const { page: one, errors } = await tab(made, "?id=zz&name=Gazala&boards=26");
    await board(one, 27).click();
    const { page: two } = await tab(made, await query(one));
    await board(one, 28).click();
    await two.waitForURL(/boards=26-27-28/);
    assert.deepEqual(await boards(two), ["26", "27", "28"]);
    await board(two, 29).click();
    await one.waitForURL(/boards=26-27-28-29/);
    assert.equal((await queries(one)).length, 1);

    // A tab that hears nothing of the others.
    const deaf = await made.newPage();
    await deaf.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
    await visit(deaf, await query(one));
    await board(one, 30).click();
    await board(deaf, 31).click();
    const states = await queries(one);
    assert.equal(states.length, 2);
    assert.match(states[0]!, /boards=26-27-28-29-31/);
    assert.match(states[1]!, /boards=26-27-28-29-30/);
    // The tab whose state was put aside goes on with it.
    await one.waitForURL(/boards=26-27-28-29-30/);
    await one.waitForURL((url) => url.searchParams.get("id") !== "zz");
    await board(one, 25).click();
    assert.equal((await queries(one)).length, 2);
    assert.deepEqual(errors, []);
  });

  test(`${language}: a tab whose browser refuses changes of the history follows another tab too`, async () => {
    const made = await context();
    const { page: one, errors } = await tab(made, "?id=zz&name=Gazala&boards=26");
    await board(one, 27).click();
    const { page: two } = await tab(made, await query(one));
    await two.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("refused", "SecurityError");
      };
    });
    await board(one, 28).click();
    await two.waitForURL(/boards=26-27-28/);
    await alive(two);
    assert.deepEqual(await boards(two), ["26", "27", "28"]);
    assert.deepEqual(errors, []);
  });

  test(`${language}: back and forward lose nothing`, async () => {
    const { page, errors } = await tab(await context(), "?id=zz&name=Gazala&boards=26");
    await board(page, 27).click();
    // As the dice do when they start over.
    await page.evaluate(() => history.pushState(history.state, "", location.href));
    await board(page, 28).click();
    await page.goBack();
    assert.deepEqual(await boards(page), ["26", "27"]);
    assert.equal((await queries(page)).length, 2, "what was left is kept too");
    await page.goForward();
    assert.deepEqual(await boards(page), ["26", "27", "28"]);
    await page.goBack();
    await page.goForward();
    const states = (await queries(page)).map((state) => new URLSearchParams(state).get("boards"));
    assert.deepEqual(states.sort(), ["26-27", "26-27-28", "26-27-28"].slice(0, states.length));
    await visit(page);
    await page.goBack();
    await alive(page);
    assert.deepEqual(await boards(page), ["26", "27", "28"]);
    assert.deepEqual(errors, []);
  });

  test(`${language}: a scenario of the DYO calculator is kept as soon as it goes on as a game, and once`, async () => {
    const { page, errors } = await tab(await context(), "?dyo=month%3D4%26w%3D35");
    await page.waitForFunction((key) => localStorage.getItem(key)?.includes("rw=35"), KEY);
    assert.match(await query(page), /^\?id=[a-z0-9]{6}&kind=dyo&/);
    await visit(page, "?dyo=month%3D4%26w%3D35");
    assert.equal((await queries(page)).length, 1);
    assert.deepEqual(errors, []);
  });

  test(`${language}: the list and the menu of kept games are accessible, light and dark, also with what was asked`, async () => {
    const { page } = await tab(await context(PHONE), "?id=zz&name=Gazala&boards=26&v=2");
    await board(page, 27).click();
    await visit(page, "?id=zz&name=Gazala&boards=30&v=2&camels=4");
    await menu(page);
    assert.deepEqual(await accessibilityFindings(page, path, "light"), []);
    await board(page, 31).click();
    await visit(page);
    await page
      .getByRole("button", { name: word("kept.delete"), exact: true })
      .last()
      .click();
    await page
      .getByRole("button", { name: word("kept.rename") })
      .first()
      .click();
    assert.deepEqual(await accessibilityFindings(page, path, "light"), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });
}

test("markup in names, links, files and the storage stays text", async () => {
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
