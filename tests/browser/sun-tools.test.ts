/** Sun blindness as players use it: by tap, by keyboard, by typing, by link, without script, on paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, DESK, PHONE, shiftOf, visitCalculator, watchShift } from "./open.ts";

const { open, openCalculator, context } = browserTests();
const PATH = "/tools/sun-blindness/";
const end = async (page: Page, which: "firer" | "target") =>
  (await page.locator(`.map .${which} text`).textContent()) ?? "";

test("sun blindness D11.611, D11.612: a link shows the verdict of its hexes", async () => {
  const { page, errors } = await openCalculator(PATH);
  for (const [state, drm, place] of [
    ["", "+2", /D5 to I5: the LOS lies wholly inside/],
    ["firer=I5&target=O5", "+2", /due east, on the middle line/],
    ["firer=I5&target=K4", "+2", /along the border/],
    ["firer=I5&target=K3", "No DRM", /leaves the Zone/],
    ["firer=I5&target=I1", "No DRM", /does not run east/],
    ["firer=O5&target=I5", "No DRM", /does not run east/],
    ["firer=O5&target=I5&time=late", "+2", /due west/],
    ["firer=P2&target=Q5&north=3", "+2", /P2 to Q5/],
    ["firer=I5&target=I5", "No DRM", /both in 26I5/],
  ] as const) {
    await visitCalculator(page, `${PATH}?${state}`);
    assert.match(await answer(page), new RegExp(`^${drm.replace("+", "\\+")}`), state);
    assert.match(await answer(page, 1), place, state);
  }
  // Where the words of the rule do not suffice, the reader is told at the verdict.
  for (const [target, told] of [
    ["O5", 0],
    ["I1", 0],
    ["N5", 1],
    ["K4", 1],
    ["K3", 1],
  ] as const) {
    await visitCalculator(page, `${PATH}?firer=I5&target=${target}`);
    assert.equal(await page.locator('.calculator a[href="#zone"]').count(), told, target);
  }
  assert.deepEqual(errors, []);
});

test("sun blindness: every condition is answered by itself, with its rule", async () => {
  const { page } = await openCalculator(PATH);
  assert.equal(await page.locator(".derivation .holds").count(), 11);
  await choose(page, "OBA");
  await page.getByLabel("The firer is ≥ 2 levels higher").check();
  await choose(page, "Overcast");
  await page.locator(".answer b", { hasText: "No DRM" }).waitFor();
  const failed = await page.locator(".derivation .fails").allInnerTexts();
  assert.equal(failed.length, 3);
  assert.match(
    failed.join(" "),
    /not OBA[\s\S]*D11\.611[\s\S]*levels higher[\s\S]*D11\.611[\s\S]*Overcast[\s\S]*D11\.61\b/,
  );
  assert.match(await answer(page), /not in effect/);
  assert.equal(await page.locator(".derivation a", { hasText: /^D13\.2$/ }).getAttribute("href"), at("/r/D13.2/"));
  assert.equal(await query(page), "?by=oba&higher=1&weather=overcast");
});

test("sun blindness: a tap on a phone's map sets the target, then the firer", async () => {
  const { page, errors } = await openCalculator(PATH, PHONE);
  const map = page.locator(".map > svg");
  const { width, height } = (await map.boundingBox())!;
  // 10 hexes and two margins of 18/20 hex: a finger finds a hex.
  assert.ok(height / 11.8 >= 30, `a hex is ${height / 11.8} px high`);
  const board = (32 * Math.sqrt(3)) / 2 + 1.8;
  const tap = (column: number, down: number) =>
    map.tap({
      position: { x: ((0.9 + (column * Math.sqrt(3)) / 2) / board) * width, y: ((0.9 + down / 2) / 11.8) * height },
    });
  await tap(7, 8);
  assert.equal(await end(page, "target"), "H4");
  assert.match(await query(page), /target=H4/);
  await page.locator(".moves label", { hasText: /^Firer$/ }).tap();
  await tap(4, 9);
  assert.equal(await end(page, "firer"), "E5");
  assert.equal(await query(page), "?firer=E5&target=H4");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("sun blindness: the keyboard alone works, and the verdict is announced with its hexes", async () => {
  const { page } = await openCalculator(PATH);
  const map = page.getByRole("application");
  await map.focus();
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  assert.equal(await end(page, "target"), "J2");
  const live = page.locator(".calculator [role=status]");
  assert.match(await live.innerText(), /D5 to J2/);
  await page.keyboard.press("Enter");
  assert.match((await map.getAttribute("aria-label"))!, /move: Firer/);
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await end(page, "firer"), "A6", "the map's edge holds it");
  assert.match(await live.innerText(), /A6 to J2/);
  assert.ok(await map.evaluate((el) => el === document.activeElement));
  // The way out is Tab, as anywhere.
  await page.keyboard.press("Tab");
  assert.ok(!(await map.evaluate((el) => el === document.activeElement)));
});

test("sun blindness: hexes are typed, with or without the board, and what is none is refused", async () => {
  const { page } = await openCalculator(PATH);
  const target = page.getByRole("textbox", { name: "Target" });
  await target.fill("ｇｇ7");
  await target.press("Enter");
  assert.equal(await end(page, "target"), "GG7");
  const firer = page.getByRole("textbox", { name: "Firer" });
  await firer.fill("25h6");
  await firer.press("Enter");
  assert.equal(await query(page), "?board=25&firer=H6&target=GG7");
  await firer.fill("A0");
  await firer.press("Enter");
  assert.match((await page.getByRole("alert").allInnerTexts()).join(), /“A0” is no hex/);
  assert.equal(await firer.inputValue(), "H6");
  assert.equal(await query(page), "?board=25&firer=H6&target=GG7");
});

test("sun blindness: the Gun's CA of the examples is drawn and told", async () => {
  const { page } = await openCalculator(`${PATH}?firer=I5&target=K4&gun=1`);
  assert.match(await page.locator("main").innerText(), /Gun facing northeast: the target is in its CA/);
  assert.ok(await page.locator(".arc").getAttribute("d"));
  await visitCalculator(page, `${PATH}?firer=I5&target=O5&gun=1`);
  assert.match(await page.locator("main").innerText(), /Gun facing northeast: the target is outside its CA/);
  // With north to the right there is no facing due east, but one to the northeast and one to the southeast.
  await visitCalculator(page, `${PATH}?north=3`);
  const facings = await page.getByLabel("The firer mans a Gun").locator("option").allInnerTexts();
  assert.deepEqual(facings.map((f) => f.split(" ")[1]).sort(), [
    "Gun",
    "north",
    "northeast",
    "northwest",
    "south",
    "southeast",
    "southwest",
  ]);
});

test("sun blindness: bad values in the address are named and the nearest legal state is shown", async () => {
  const { page, errors } = await openCalculator(`${PATH}?north=13&firer=ZZ9&board=120&time=noon&moon=1`);
  const alert = (await page.locator(".bad").allInnerTexts()).join();
  assert.match(alert, /time=noon[\s\S]*north=13[\s\S]*board=120[\s\S]*99[\s\S]*firer=ZZ9[\s\S]*D5[\s\S]*moon/);
  assert.match(await query(page), /firer=ZZ9/, "the address is kept until a choice is made");
  assert.equal(await end(page, "firer"), "D5");
  assert.deepEqual(errors, []);
});

test("sun blindness: the result copies with its derivation as text, Markdown and BBCode, in both languages", async () => {
  const made = await context();
  const page = await made.newPage();
  const copied = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".copy output", { hasText: /./ }).waitFor();
    return clipboard(page);
  };
  await visitCalculator(page, `${PATH}?firer=I5&target=K4`);
  const text = await copied("Text");
  assert.match(text, /^Sun Blindness, Early Morning[^\n]*26I5 to K4, north at 12 o’clock: \+2\n/);
  assert.match(
    text,
    /along the border[^\n]*\[D11\.611\][\s\S]*✓ [^\n]*Desert Board[^\n]* \[D11\.61\][\s\S]*Moist[^\n]*\[D11\.6111\]/,
  );
  assert.match(text, /Our reading/, "who pastes it into a dispute says what it rests on");
  assert.match(text, /\?firer=I5&target=K4$/);
  assert.match(await copied("Markdown"), /\[D11\.611\]\(http[^)]*\/r\/D11\.611\/\)/);
  assert.match(await copied("BBCode"), /\[url=http[^\]]*\/r\/D11\.611\/\]D11\.611\[\/url\]/);
  await visitCalculator(page, `/ja${PATH}?firer=I5&target=K3&time=late`);
  assert.match(
    await copied("テキスト"),
    /^太陽による眩惑、夕方[^\n]*26I5からK3[^\n]*DRMなし\n[\s\S]*満たさない：[^\n]* \[D11\.612\]/,
  );
});

test("sun blindness: without script the map and both drawings are there, and right", async () => {
  for (const language of ["", "/ja"]) {
    const { page } = await open(language + PATH, { ...DESK, javaScriptEnabled: false });
    assert.equal(await end(page, "firer"), "D5");
    assert.match(await answer(page), /^\+2/);
    assert.equal(await page.locator(".drawing svg[role=img]").count(), 2);
    const rows = (await page.locator(".ready-tables tbody tr").allInnerTexts()).map((row) => row.match(/\d+/g));
    assert.deepEqual(rows, [
      ["2", "3", "4", "5", "6", "7"],
      ["1", "2", "4", "6", "8", "10"],
    ]);
  }
});

test("sun blindness: on paper the whole map fits the page", async () => {
  const { page } = await openCalculator(PATH, { viewport: { width: 700, height: 900 } });
  await page.emulateMedia({ media: "print" });
  const { x, width } = (await page.locator(".map > svg").boundingBox())!;
  assert.ok(x >= 0 && x + width <= 700, `${x} to ${x + width}`);
  assert.ok(await page.locator(".answer").isVisible());
  assert.equal(await page.locator(".copy").isVisible(), false);
});

test("sun blindness: nothing jumps while a link opens, and nothing is too wide", async () => {
  for (const device of [DESK, PHONE]) {
    const { page } = await open("/about/", device);
    await watchShift(page);
    await visitCalculator(page, `${PATH}?time=late&target=A5&firer=Z5&weather=overcast`);
    const shift = await shiftOf(page);
    assert.ok(shift < 0.001, `moves by ${shift} at ${device.viewport.width}`);
  }
  for (const width of [320, 768]) {
    const { page } = await open(`/ja${PATH}`, { viewport: { width, height: 740 } });
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${width}`);
  }
});
