/** Tests the cite menu, the button beside selected text, and links to a part of a rule. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BASE } from "../../scripts/base.ts";
import { VERSION } from "../../src/content/version.ts";
import { today } from "../../src/rules/as-of.ts";
import { browserTests, clipboard, DESK, PHONE } from "./open.ts";

const { open } = browserTests();
/** The query parameter with today's date that copied URLs contain. */
const AS = `as=${today()}`;

/** Copies a citation with the cite menu, and returns the copied text. */
async function copy(page: Page, button: string, format: string, language?: string): Promise<string> {
  await page.locator(button).first().click();
  if (language) await page.getByRole("menuitemradio", { name: language, exact: true }).click();
  await page.getByRole("menuitem", { name: format, exact: true }).click();
  await page.locator(".cite-status", { hasText: /\S/ }).waitFor();
  const text = await clipboard(page);
  await page.locator(".cite-status").evaluate((e) => e.replaceChildren());
  return text;
}

/** Selects the text of an element from the start of `from` to the end of `to`. */
async function select(page: Page, within: string, from: string, to = from) {
  await page
    .locator(within)
    .first()
    .evaluate(
      (element, [first, last]) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const start = text.data.indexOf(first!);
          if (start >= 0 && range.startContainer === document) range.setStart(text, start);
          const end = text.data.indexOf(last!);
          if (end >= 0 && range.startContainer !== document) {
            range.setEnd(text, end + last!.length);
            break;
          }
        }
        getSelection()!.removeAllRanges();
        getSelection()!.addRange(range);
      },
      [from, to],
    );
}

/** Returns the absolute URL of a path. */
const addressBelow = (page: Page, path: string) => new URL(BASE + path, page.url()).href;

test("two clicks copy a rule in the visible languages", async () => {
  const { page, errors } = await open("/r/F12.32/");
  const both = await copy(page, "#F12\\.32 > .cite", "Plain text");
  assert.match(both, /^With the hexrow of the “1” hex known \(F12\.31\), make another DR for the exact position\./);
  assert.match(both, /\n- Colored dr\. Add 2\. This is the coordinate number/);
  assert.match(both, /「1」のヘクスのヘクス列（F12\.31）が決まったら/);
  assert.doesNotMatch(both, /About the text|Our reading/, "notes are quoted only when they are asked for");
  assert.ok(
    both.endsWith(`\n— F12.32 Orientation / 方向の決定, ${addressBelow(page, "r/")}F12.32/?${AS} (Khamsin ${VERSION})`),
    both.slice(-120),
  );
  assert.doesNotMatch(both, /Cite|ASL Rulebook/, "hidden text and buttons are not copied");
  await page.goto("/r/F12.32/?view=en");
  assert.doesNotMatch(await copy(page, "#F12\\.32 > .cite", "Plain text"), /ヘクス/);
  await page.goto("/ja/r/F12.32/?view=ja");
  const japanese = await copy(page, "#F12\\.32 > .cite", "Markdown");
  assert.match(japanese, /^> 「1」のヘクスのヘクス列（\[F12\.31\]\(http:\/\/[^)]*\/ja\/r\/F12\.31\/\)）が決まったら/);
  assert.match(japanese, /\n> - \*\*色付きdr\*\*：2を加えた値が/);
  assert.match(japanese, /— \[F12\.32 方向の決定\]\(http[^)]*\/ja\/r\/F12\.32\/\?as=[\d-]+\), ハムシン \d/);
  assert.deepEqual(errors, []);
});

test("a rule is copied with its notes if the user chooses this in the cite menu", async () => {
  const { page } = await open("/r/D6.41/?view=en");
  await page.locator("#D6\\.41 > .cite").click();
  const notes = page.getByRole("menuitemcheckbox", { name: "With its notes" });
  assert.equal(await notes.getAttribute("aria-checked"), "false");
  await notes.click();
  await page.getByRole("menuitem", { name: "Plain text", exact: true }).click();
  await page.locator(".cite-status", { hasText: /\S/ }).waitFor();
  const quoted = await clipboard(page);
  assert.match(quoted, /\n {4}Our reading\n {4}“As high or higher” limits only/);
  assert.match(quoted, /\n {4}The end of the source’s sentence is garbled\./, "with the reason, folded or not");
  assert.doesNotMatch(quoted, /\bWhy\b|Changed in/);
});

test("a list, bold words and a reference keep their formatting as BBCode, HTML and rich text", async () => {
  const { page } = await open("/r/F12.32/?view=en");
  const at = addressBelow(page, "r/");
  const bbcode = await copy(page, "#F12\\.32 > .cite", "BBCode");
  assert.ok(bbcode.includes(`known ([url=${at}F12.31/]F12.31[/url]), make`), bbcode);
  assert.ok(bbcode.includes("\n[list]\n[*][b]Colored dr.[/b] Add 2.") && bbcode.startsWith("[quote]With"));
  const html = await copy(page, "#F12\\.32 > .cite", "HTML");
  assert.ok(html.includes(`known (<a href="${at}F12.31/">F12.31</a>), make`));
  const rich = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType("text/html")).text();
  });
  assert.match(rich, /<strong>Colored dr\.<\/strong> Add 2\./);
});

test("a table, an example, a drawing and a note are cited separately, each with its own address", async () => {
  const { page } = await open("/r/F12.3/");
  const table = await copy(page, "#F12\\.3-density > .cite", "Markdown");
  assert.match(
    table,
    /\*\*Overlay Density\*\*\n>\n> \| dr \| Overlay Density drm \|\n> \| --- \| --- \|\n> \| ≤2 \| −2 \|/,
  );
  assert.match(table, /\(http[^)]*\/r\/F12\.3\/\?as=[\d-]+#F12\.3-density\), Khamsin/);
  const inJapanese = await copy(page, "[data-at='F12.3-density'] > .cite", "Plain text");
  assert.match(inJapanese, /^オーバーレイ密度\ndr \| オーバーレイ密度drm\n≤2 \| −2\n/);
  assert.match(inJapanese, /\/ja\/r\/F12\.3\/\?as=[\d-]+#F12\.3-density /);
  const note = await copy(page, "#F12\\.3-note-3 > .cite", "Plain text", "English");
  assert.match(note, /^ {4}Our reading\n {4}For the Level 4 part of E1 roll as for board 25/);
  await page.goto("/r/D12.51/");
  const example = await copy(page, "#D12\\.51-example-1 > .cite", "BBCode");
  assert.match(example, /^\[quote\]\[quote\]\[b\]Example\[\/b\]\n/);
  assert.match(example, /\/r\/D12\.51\/\?as=[\d-]+#D12\.51-example-1\]/);
  await page.goto("/r/F12.32/");
  const drawing = await copy(page, "#F12\\.32-directions > .cite", "Plain text");
  assert.match(drawing, /^F12\.32 [^\n]+\n\n— F12\.32 /, "a drawing is cited by its caption alone");
});

test("a citation copied on a section's page links to the rule's own page", async () => {
  const { page } = await open("/asl/f12/");
  const text = await copy(page, "#F12\\.32 > .cite", "Markdown", "English");
  const at = addressBelow(page, "r/");
  assert.ok(text.includes(`([F12.31](${at}F12.31/))`) && text.includes(`](${at}F12.32/?${AS})`), text);
  await page.goto("/notes/f12/");
  assert.match(await copy(page, "#F12\\.32-note-2 > .cite", "Link"), /\/r\/F12\.32\/\?as=[\d-]+#F12\.32-note-2$/);
});

test("a link to a selected passage shows the passage even if the user has hidden its language", async () => {
  const { page } = await open("/asl/f12/");
  await page.evaluate(() => localStorage.setItem("khamsin.cite-format", "link"));
  const words = "An overlay of one hex";
  await select(page, "#F12\\.32", words, "this matters little");
  await page.keyboard.press("c");
  await page.getByRole("menuitemradio", { name: "Selected passage" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".cite-status", { hasText: "F12.32" }).waitFor();
  const link = await clipboard(page);
  assert.ok(link.includes(`/r/F12.32/?view=both&${AS}#F12.32:~:text=`), link);
  const { page: other } = await open("/about/", PHONE);
  await other.evaluate(() => localStorage.setItem("khamsin.view", "ja"));
  await other.goto(link);
  await other.waitForFunction((words) => {
    const walker = document.createTreeWalker(document.querySelector("#F12\\.32")!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.nodeValue!.includes(words)) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const [line] = range.getClientRects();
      return line !== undefined && line.top > 0 && line.top < innerHeight;
    }
    return false;
  }, words);
});

test("a link to an anchor within a rule scrolls to it in the visible language", async () => {
  const { page } = await open("/r/F12.3/?view=ja#F12.3-overlays", PHONE);
  await page.waitForFunction(() => {
    const { top } = document.querySelector("[data-at='F12.3-overlays'].cited")?.getBoundingClientRect() ?? {};
    return top !== undefined && top > -5 && top < 300;
  });
});

test("a selection across both languages is copied only in the language where it began", async () => {
  const { page } = await open("/asl/f12/");
  for (const [first, last, own, other] of [
    ["#F12\\.31 .text.en p", "#F12\\.32 .text.en li", /With the hexrow/, /ヘクス/],
    ["#F12\\.31 .text.ja p", "#F12\\.32 .text.ja li", /ヘクス列（/, /With the|half-board/],
  ] as const) {
    await page.locator(first).first().scrollIntoViewIfNeeded();
    const a = (await page.locator(first).first().boundingBox())!;
    await page.mouse.move(a.x + 5, a.y + 12);
    await page.mouse.down();
    await page.mouse.move(a.x + 40, a.y + 14, { steps: 3 });
    const scrolled = (await page.evaluate(() => scrollY)) + 600;
    await page.mouse.wheel(0, 600);
    await page.waitForFunction((y) => scrollY >= y, scrolled);
    const b = (await page.locator(last).first().boundingBox())!;
    await page.mouse.move(b.x + 100, b.y + 10, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.press("Control+c");
    const [text, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(["text/plain", "text/html"].map(async (t) => (await item!.getType(t)).text()));
    });
    assert.match(text!, own);
    assert.match(text!, first.includes(".en") ? /the players do not choose/ : /二つのどちらにするかは/);
    assert.doesNotMatch(text!, other);
    assert.doesNotMatch(text!, /Cite|引用|ASL Rulebook/);
    assert.doesNotMatch(html!.replace(/<[^>]+>/g, ""), other);
  }
  // A click in the other language's column clears the selection, so that the next one can begin there.
  assert.equal(await page.evaluate(() => document.documentElement.dataset.pick), "ja");
  await page
    .locator("#F12\\.32 .text.en p")
    .first()
    .click({ position: { x: 5, y: 5 } });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.pick), "en");
  assert.equal(await page.evaluate(() => String(getSelection())), "");
});

test("the cite menu works by keyboard alone and returns the focus to its button", async () => {
  const { page } = await open("/r/F12.32/");
  const button = page.getByRole("button", { name: "Cite F12.32", exact: true });
  assert.deepEqual(
    [await button.getAttribute("aria-haspopup"), await button.getAttribute("aria-expanded")],
    ["menu", "false"],
  );
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menu", { name: "Cite F12.32" }).waitFor();
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  assert.equal(await focused(), "Link");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "Plain text");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "English", "from the last to the first");
  await page.keyboard.press("Escape");
  assert.ok(await button.evaluate((e) => e === document.activeElement && e.ariaExpanded === "false"));
  // The key c opens the menu wherever the focus is, except in a text field.
  await page.keyboard.press("c");
  await page.getByRole("menuitem", { name: "Markdown" }).click();
  await page.locator(".cite-status", { hasText: "Markdown" }).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("menu").waitFor();
  assert.equal(await focused(), "Markdown", "the last format is at hand");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("");
  await page.keyboard.type("c");
  assert.equal(await page.locator(".search-dialog input").inputValue(), "c");
  assert.equal(await page.getByRole("menu").count(), 0);
});

test("a second click on the cite button closes its menu", async () => {
  const { page } = await open("/r/F12.32/", DESK);
  const button = page.locator("#F12\\.32 > .cite");
  await button.click();
  await page.getByRole("menu").waitFor();
  await button.click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await page.getByRole("menu").count(), 0);
});

test("if storage is blocked and the clipboard refuses the text, the text is shown for copying by hand", async () => {
  const { page, errors } = await open("/about/", DESK);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("blocked");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
  });
  await page.goto("/r/F12.32/");
  await page.locator("#F12\\.32 > .cite").click();
  await page.getByRole("menuitem", { name: "BBCode" }).click();
  const area = page.locator(".cite-menu textarea");
  await area.waitFor();
  assert.match(await area.inputValue(), /^\[quote\]With the hexrow/);
  assert.ok(await area.evaluate((e: HTMLTextAreaElement) => e === document.activeElement && e.selectionEnd > 100));
  await page.keyboard.press("Escape");
  await area.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
});

test("on a phone the cite buttons are visible and large enough to tap, and the menu fits and can share", async () => {
  const { page } = await open("/ja/r/F12.3/", PHONE);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await page.reload();
  for (const button of await page.locator(".cite").all()) {
    if (!(await button.isVisible())) continue; // The button is in a closed <details>.
    const { width, height } = (await button.boundingBox())!;
    assert.ok(width >= 44 && height >= 44 && (await button.evaluate((e) => getComputedStyle(e).opacity)) === "1");
  }
  await page.locator(".rule > .cite").tap();
  const menu = page.locator(".cite-menu");
  await menu.getByRole("menu").waitFor();
  const { x, width, y, height } = (await menu.boundingBox())!;
  assert.ok(x >= 0 && x + width <= 360 && y >= 0 && y + height <= 740);
  await page.getByRole("menuitem", { name: "共有" }).tap();
  const shared = JSON.parse((await page.locator("html").getAttribute("data-shared"))!);
  assert.match(shared.title, /^F12\.3 /);
  assert.ok(shared.url.endsWith(`/ja/r/F12.3/?${AS}`), shared.url);
});

test("on a desktop the cite buttons are visible without hovering", async () => {
  const { page } = await open("/r/F12.3/?view=both");
  for (const button of await page.locator(".cite").all()) {
    if (!(await button.isVisible())) continue; // The button is in a closed <details>.
    assert.equal(await button.evaluate((e) => getComputedStyle(e).opacity), "1");
  }
});

test("cite buttons are hidden without JavaScript and in print", async () => {
  const { page } = await open("/r/F12.3/", { ...DESK, javaScriptEnabled: false });
  assert.equal(await page.locator(".cite").first().isVisible(), false);
  const { page: paper } = await open("/r/F12.3/", PHONE);
  await paper.emulateMedia({ media: "print" });
  assert.equal(await paper.locator(".cite").first().isVisible(), false);
});

test("a button beside selected text copies it with a link, by mouse and by touch, and keeps the selection", async () => {
  for (const [path, label, device] of [
    ["/r/F12.32/?view=both", "Copy with link", DESK],
    ["/ja/asl/f12/?view=both", "リンク付きでコピー", PHONE],
  ] as const) {
    const { page, errors } = await open(path, device);
    const button = page.getByRole("button", { name: label });
    await page.locator("#F12\\.32").scrollIntoViewIfNeeded();
    assert.equal(await button.count(), 0, "nothing is selected");
    await select(page, "#F12\\.32 .text.en", "With the hexrow", "hexrow of");
    await button.waitFor();
    const { x, width, height } = (await button.boundingBox())!;
    assert.ok(x >= 0 && x + width <= device.viewport.width && height >= 44);
    await (device === PHONE ? button.tap() : button.click());
    await page.locator(".cite-status", { hasText: "F12.32" }).waitFor();
    const copied = await clipboard(page);
    assert.match(
      copied,
      /^With the hexrow of\n\n— F12\.32 Orientation, http\S+\/r\/F12\.32\/\?view=both&as=[\d-]+#F12\.32:~:text=/,
    );
    assert.equal(await page.evaluate(() => String(getSelection())), "With the hexrow of");
    assert.equal(await button.count(), 0);
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await select(page, "#F12\\.32 .text.en", "Colored");
    await button.waitFor();
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await button.waitFor({ state: "detached" }).catch(() => button.waitFor({ state: "hidden" }));
    assert.deepEqual(errors, []);
  }
});

test("the button beside selected text copies the text even if pressing it clears the selection", async () => {
  // Selects by mouse, because the page does not limit a selection made by script to one language.
  const { page } = await open("/r/F12.32/?view=both");
  const paragraph = page.locator("#F12\\.32 .text.en p").first();
  const { x, y } = (await paragraph.boundingBox())!;
  await page.mouse.move(x + 5, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 12, { steps: 3 });
  await page.mouse.up();
  const words = await page.evaluate(() => String(getSelection()).trim());
  await page.getByRole("button", { name: "Copy with link" }).click();
  await page.locator(".cite-status", { hasText: "Copied: passage of F12.32, with link" }).waitFor();
  assert.ok((await clipboard(page)).startsWith(`${words}\n\n— F12.32`));

  const { page: phone } = await open("/r/F12.32/?view=both", PHONE);
  await select(phone, "#F12\\.32 .text.en", "With the hexrow");
  // Clears the selection when the button is pressed. The page must not hide the pressed button.
  await phone.evaluate(() => {
    const clear = () => {
      getSelection()!.removeAllRanges();
      return new Promise((done) => requestAnimationFrame(done));
    };
    document.querySelector(".cite-selection")!.addEventListener("pointerdown", clear);
  });
  await phone.getByRole("button", { name: "Copy with link" }).tap();
  await phone.locator(".cite-status", { hasText: "Copied: passage of F12.32, with link" }).waitFor();
  assert.match(await clipboard(phone), /^With the hexrow\n\n— F12\.32/);
});

test("a list item copied alone includes the paragraph before its list, and marks the omitted items", async () => {
  for (const [root, id, language, label] of [
    ["/", "F12.41", "en", "Copy with link"],
    ["/ja/", "F12.41", "ja", "リンク付きでコピー"],
    // The paragraph before this list has no colon.
    ["/", "D5.4", "en", "Copy with link"],
  ] as const) {
    const { page } = await open(`${root}r/${id}/?view=${language}`);
    const [lead, item] = await page.evaluate((language) => {
      const list = document.querySelector(`.rule > .rule-text .text.${language} ul`)!;
      const range = document.createRange();
      range.selectNodeContents(list.querySelector("li")!);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
      return [list.previousElementSibling!, list.querySelector("li")!].map((e) =>
        e.textContent.replace(/\s+/g, " ").trim(),
      );
    }, language);
    await page.getByRole("button", { name: label }).click();
    await page.locator(".cite-status", { hasText: id }).waitFor();
    const copied = await clipboard(page);
    assert.ok(copied.startsWith(`${lead}\n\n- ${item}\n- […]\n\n— ${id}`), copied);
  }
});
