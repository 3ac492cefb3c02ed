/** Tests the notice of rules that have changed since a link was made. The link contains its day: "as=2026-11-01". */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { changesOf, dayOf } from "../../src/content/changes.ts";
import { printReferences } from "../../src/markdown/plain-text.ts";
import { today } from "../../src/rules/as-of.ts";
import { LANGUAGES, type Language } from "../../src/schemas/bilingual.ts";
import { content } from "../content.ts";
import {
  browserTests,
  clipboard,
  DESK,
  PHONE,
  shiftOf,
  visitCalculator,
  waitForHydration,
  watchShift,
} from "./open.ts";

const { open, openCalculator } = browserTests();

/** A rule and its changes, latest first. The two latest are on different days, and not in the future. */
const [rule, changes] = [...content.rules.keys()]
  .map((id) => [id, changesOf(id, content).map((change) => ({ ...change, day: dayOf(change.date) }))] as const)
  .find(([, all]) => all.length > 1 && all[0]!.day !== all[1]!.day && all[0]!.day <= today())!;
const [newer, older] = changes as [(typeof changes)[0], (typeof changes)[0]];
const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - 86_400_000));
const LONG_AGO = dayBefore(older.day);

/** A rule that has changed, and the anchor of one of its notes. */
const noted = { id: "D7.31", note: "D7.31-note-3" };

const home = (language: Language) => (language === "ja" ? "/ja/" : "/");
/** Returns the text of the notice of changes, or undefined if it is not visible. */
const noticeOn = async (page: Page) => {
  const notice = page.locator(".since");
  return (await notice.isVisible()) ? (await notice.innerText()).replace(/\s+/g, " ") : undefined;
};
const wordsOf = (change: typeof newer, part: "said" | "says" | "why", language: Language) =>
  printReferences(change[part][language]).replace(/\s+/g, " ");

for (const language of LANGUAGES) {
  const path = `${home(language)}r/${rule}/`;

  test(`a link made before a change shows a notice with the rule's old and new meaning: ${path}`, async () => {
    const { page, errors } = await open(`${path}?as=${older.day}`);
    const notice = (await noticeOn(page))!;
    for (const part of ["said", "says"] as const) assert.ok(notice.includes(wordsOf(newer, part, language)), notice);
    assert.ok(notice.includes(older.day), `the day of the link: ${notice}`);
    assert.ok(
      !notice.includes(wordsOf(older, "says", language)),
      "a change of that day or before is known to its reader",
    );
    assert.ok(!notice.includes(wordsOf(newer, "why", language)), "the reason is folded at the end of the rule");
    await page.goto(`${path}?view=both&as=${LONG_AGO}`);
    const both = (await noticeOn(page))!;
    for (const change of [newer, older]) assert.ok(both.includes(wordsOf(change, "says", language)), both);
    assert.deepEqual(errors, []);
  });
}

test("the notice of changes stays visible when a link scrolls to a note or a passage", async () => {
  const { id, note } = noted;
  for (const [language, size, hash] of [
    ["en", PHONE, note],
    ["ja", DESK, note],
    ["en", DESK, `${id}:~:text=${encodeURIComponent("across a Dune Crest")}`],
    ["ja", PHONE, `${id}:~:text=${encodeURIComponent("デューン・クレスト")}`],
  ] as const) {
    const { page } = await open(`${home(language)}r/${id}/?view=both&as=${LONG_AGO}#${hash}`, size);
    await page.waitForFunction(() => scrollY > 0);
    const box = (selector: string) => page.locator(selector).first().boundingBox();
    const [notice, told] = [(await box(".since"))!, (await box(`[id="${note}"]`))!];
    assert.ok(notice.y >= 0 && notice.height <= size.viewport.height * 0.4, JSON.stringify(notice));
    if (hash === note) assert.ok(told.y >= notice.y + notice.height && told.y < size.viewport.height, `${told.y}`);
  }
});

test("the notice that a rule has changed causes no layout shift", async () => {
  const { page } = await open("/about/");
  await watchShift(page);
  for (const path of [`/r/${rule}/?as=${LONG_AGO}`, `/tools/sand-bog/?as=${LONG_AGO}`]) {
    await visitCalculator(page, path);
    assert.ok(await noticeOn(page));
    const shift = await shiftOf(page);
    assert.ok(shift < 0.01, `${path} moves by ${shift}`);
  }
});

test("the rule's page in the other language has the notice too, and a rule without changes has no notice", async () => {
  const { page } = await open(`/r/${rule}/?as=${older.day}`);
  await page.locator("a.language").click();
  await page.waitForURL(`**/ja/r/${rule}/?as=${older.day}`);
  assert.ok((await noticeOn(page))!.includes(wordsOf(newer, "says", "ja")));
  const same = [...content.rules.keys()].find((id) => !changesOf(id, content).length)!;
  await page.goto(`/r/${same}/?as=2020-01-01`);
  assert.equal(await page.locator(".since").count(), 0);
});

test("without JavaScript the notice of changes is hidden and the rule is visible", async () => {
  const { page } = await open(`/r/${rule}/?as=${LONG_AGO}`, { ...DESK, javaScriptEnabled: false });
  assert.equal(await noticeOn(page), undefined);
  assert.ok(await page.locator(".rule-text").isVisible());
});

test("a rule that repeats another rule shows a notice of the other rule's changes", async () => {
  const { page } = await open("/r/D12.33/?as=2026-11-01");
  assert.match((await noticeOn(page))!, /not rerolled/);
});

test("a calculator's shared link contains the day (`as=`), and the link shows a notice only of later rule changes", async () => {
  const path = "/ja/tools/sand-bog/";
  const query = "?mover=mediumHeavyTruck&path=s.sc";
  const { page, errors } = await openCalculator(`${path}${query}&as=${LONG_AGO}`);
  assert.match((await noticeOn(page))!, new RegExp(`${LONG_AGO}.*D7\\.31`));
  assert.equal(await page.locator(".bad").count(), 0, "the day is no fault of the address");
  assert.match(page.url(), new RegExp(`as=${LONG_AGO}$`), "a reload or the other language says the same");
  const share = page.locator(".copy button.share");
  await share.click();
  await page.locator(".copy output", { hasText: /\S/ }).waitFor();
  const shared = `?book=sl&${query.slice(1)}&as=${today()}`;
  assert.equal(new URL(await clipboard(page)).search, shared);
  await page.locator(".copy button").nth(2).click();
  await page.locator(".copy output", { hasText: "コピーした。" }).waitFor();
  assert.ok((await clipboard(page)).includes(`${path}${shared})`));
  // The first change of an input removes `as=` from the address.
  await page
    .locator("input[value=wagon], option[value=wagon]")
    .first()
    .evaluate((control) => {
      if (control instanceof HTMLInputElement) control.click();
      else {
        const list = control.parentElement as HTMLSelectElement;
        list.value = "wagon";
        list.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
  await page.waitForURL((url) => url.search === "?mover=wagon&path=s.sc");
  await page.locator(".since a", { hasText: "D7.31" }).click();
  await page.waitForURL(`**/ja/r/D7.31/?as=${LONG_AGO}`);
  assert.ok(await noticeOn(page), "the rule says what has changed");
  await visitCalculator(page, path + shared);
  assert.equal(await noticeOn(page), undefined);
  assert.equal(await page.locator(".bad").count(), 0);
  assert.deepEqual(errors, []);
});

test("a game's shared link contains the day (`as=`) and shows later changes of rules in force", async () => {
  const path = "/game/";
  const { page, errors } = await openCalculator(`${path}?boards=25-26&name=Gazala`);
  await page.locator(".copy button.share").click();
  await page.locator(".copy output", { hasText: /\S/ }).waitFor();
  const shared = new URL(await clipboard(page)).search;
  assert.match(shared, new RegExp(`^\\?v=2&as=${today()}&.*&end=1$`));
  await page.goto(path + shared);
  await waitForHydration(page);
  await page.waitForURL((url) => !url.searchParams.has("end"));
  assert.equal(await noticeOn(page), undefined);
  await page.goto(path + shared.replace(today(), LONG_AGO));
  await waitForHydration(page);
  await page.locator(".since").waitFor();
  assert.match((await noticeOn(page))!, new RegExp(`${LONG_AGO}.*\\bD5\\.21\\b`));
  assert.equal(await page.locator(".bad").count(), 0);
  const link = page.locator(".since a", { hasText: "D5.21" });
  assert.match((await link.getAttribute("href"))!, new RegExp(`/r/D5\\.21/\\?as=${LONG_AGO}$`));
  // The URL keeps `as=` after a choice and a reload, and so does the stored game.
  await page.getByRole("checkbox", { name: "Sangars" }).check();
  await page.waitForURL((url) => url.searchParams.has("said") && url.searchParams.get("as") === LONG_AGO);
  await page.reload();
  await waitForHydration(page);
  await page.locator(".since").waitFor();
  await page.goto(path);
  await page.locator(".kept a.name").click();
  await page.waitForURL((url) => url.searchParams.get("as") === LONG_AGO);
  await page.locator(".since").waitFor();
  assert.deepEqual(errors, []);
});
