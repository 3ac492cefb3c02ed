/** The calculator of lines of sight as players use it: by thumb, by keyboard, by a link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, DESK, PHONE, visitCalculator } from "./open.ts";

const { open, context, openCalculator } = browserTests();
/** The column of the picture that opens a hex. */
const column = (page: Page, hex: number) => page.locator(".scene label").nth(hex - 1);
const lines = async (page: Page) => (await page.locator(".los .derivation li").allInnerTexts()).join(" | ");
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [root, hillock, none, seen] of [
  ["/", "Hillock", "No LOS: hillock (hex 3) D6.4", "Seen our reading D6.41"],
  ["/ja/", "ヒロック", "LOSなし：ヒロック（ヘクス3） D6.4", "見える 本サイトの解釈 D6.41"],
] as const)
  test(`${root}: on Level 0 behind a hillock, the other on the next one: two taps on a phone, and the link shows the same`, async () => {
    const { page, errors } = await openCalculator(`${root}tools/los/`, PHONE);
    assert.equal(await answer(page), none);
    assert.equal(
      await page
        .locator(".scene .beyond")
        .getAttribute("d")
        .then((d) => !!d),
      true,
      "the ray is broken",
    );
    await column(page, 5).tap();
    await choose(page, hillock);
    assert.equal(await answer(page), seen);
    assert.equal(await query(page), "?row=o.o.h.o.h");
    assert.equal(await page.locator(".scene .beyond").getAttribute("d"), "");
    assert.ok(await isWithin(page));
    const link = page.url();
    await page.goto("about:blank");
    await visitCalculator(page, link);
    assert.equal(await answer(page), seen);
    assert.deepEqual(errors, []);
  });

test("by keyboard: arrow keys walk along the row, and the hex that has the focus is the one that is changed", async () => {
  const { page } = await openCalculator("/tools/los/");
  await page.locator('.scene input[value="3"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "4");
  assert.equal(await page.getByRole("group", { name: "Hex 4" }).count(), 2);
  await page.locator('.step input[value="flat"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await query(page), "?row=o.o.h.h.o");
  assert.equal(await answer(page), "Seen our reading D6.4", "the hillock now lies next to B");
});

test("hexes are added, moved and removed; A and B change places with all that is theirs", async () => {
  const { page } = await openCalculator("/tools/los/?row=o.lc.l.h&aIn=entrenched");
  await page.getByRole("button", { name: "Swap A and B" }).click();
  assert.equal(await query(page), "?row=h.lc.l.o&bIn=entrenched");
  await column(page, 1).click();
  await page.getByRole("button", { name: "Move it towards B" }).click();
  assert.equal(await query(page), "?row=lc.h.l.o&bIn=entrenched");
  await page.getByRole("button", { name: "Add a hex after it" }).click();
  assert.equal(await query(page), "?row=lc.h.o.l.o&bIn=entrenched");
  await page.getByRole("button", { name: "Remove it" }).click();
  assert.equal(await query(page), "?row=lc.h.l.o&bIn=entrenched");
});

test("a hexspine: the other hex is asked for, and what stands between them", async () => {
  const { page } = await openCalculator("/tools/los/?row=o.o.o.o.o");
  await column(page, 3).click();
  await page.getByLabel("LOS runs along a hexspine").check();
  await page.getByLabel("Hexspine between them").selectOption({ label: "Wall" });
  assert.equal(await answer(page), "No LOS: wall (hex 3)");
  assert.equal(await query(page), "?row=o.o.o_oa.o.o");
  await column(page, 2).click();
  assert.equal(await page.getByLabel("LOS runs along a hexspine").count(), 0, "no hexspine beside another");
});

test("rows that cannot be are refused with their rule; what the address cannot mean is named", async () => {
  const { page, errors } = await openCalculator("/tools/los/?row=o.oc.o");
  assert.match(await answer(page), /^There is no such row hexside 2–3: .* D7\.51$/);
  await visitCalculator(page, "/ja/tools/los/?row=o.zz.h&a=tank");
  assert.match(await page.locator(".bad").innerText(), /row=o\.zz\.h[\s\S]*o\.h[\s\S]*a=tank/);
  assert.equal(await query(page), "?row=o.zz.h&a=tank", "the address is kept");
  assert.deepEqual(errors, []);
});

test("each step has its rule, a reading leads to its note, and all of it is told to who does not see the picture", async () => {
  const { page } = await openCalculator("/tools/los/?row=h.o.h.o.h.o.o");
  assert.match(await lines(page), /Hex 3, hillock: .*seen over.*D6\.41 our reading \| Hex 5, hillock: .*no LOS D6\.41/);
  assert.match(
    (await page.getByRole("link", { name: "our reading" }).getAttribute("href"))!,
    /\/r\/D6\.41\/#D6\.41-note-1$/,
  );
  assert.equal(await page.locator(".scene > div > svg").getAttribute("aria-hidden"), "true");
  assert.equal(await page.getByRole("radio", { name: "Hex 5: hillock" }).count(), 1);
  assert.equal(await page.getByRole("radio", { name: "A Hex 1: hillock" }).count(), 1);
});

test("the LOS leads on to the fire calculator, with the attack filled in, or says why there is no fire", async () => {
  const { page, errors } = await openCalculator("/tools/los/?row=lc.o.oc.l&bIn=entrenched");
  await page.getByRole("link", { name: "A at B" }).click();
  await page.locator(".answer", { hasText: "TEM +2" }).waitFor();
  assert.match(await query(page), /in=lowDune&cover=foxhole/, "squad B of the example of D7.513");
  assert.equal(await page.locator(".bad").count(), 0);
  await visitCalculator(page, "/tools/los/?row=w.o.o1&book=sl");
  assert.equal(await page.locator(".shots").count(), 1);
  assert.match(await page.locator(".shots").innerText(), /no fire A at B.* D5\.4/);
  await visitCalculator(page, "/tools/los/");
  assert.equal(await page.locator(".shots").count(), 0, "where there is no LOS there is no fire");
  assert.deepEqual(errors, []);
});

test("the result copies with its rules", async () => {
  const page = await (await context()).newPage();
  await visitCalculator(page, "/ja/tools/los/?row=o.h.o.o&aIn=entrenched");
  await page.getByRole("button", { name: "テキスト" }).click();
  await page.locator(".copy output:not(:empty)").waitFor();
  assert.match(
    await clipboard(page),
    /^LOSの判定：A 歩兵、壕内[\s\S]*LOSなし：ヒロック（ヘクス2）：本サイトの解釈 \[D6\.4\][\s\S]*\/tools\/los\/\?row=o\.h\.o\.o&aIn=entrenched$/,
  );
});

test("the longest row scrolls in its own box, and the page holds no more than 34 KB of script", async () => {
  const row = Array(21).fill("dc").join(".").slice(0, -1);
  for (const width of [320, 360]) {
    const page = await (await context({ ...PHONE, viewport: { width, height: 740 } })).newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (r) => {
      if (r.request().resourceType() === "script") scripts.push(r.body().then((body) => gzipSync(body).length));
    });
    await visitCalculator(page, `/tools/los/?row=${row}`);
    assert.equal(await page.locator(".bad").count(), 0);
    assert.ok(await isWithin(page), `at ${width}`);
    assert.ok(await page.locator(".scene").evaluate((box) => box.scrollWidth > box.clientWidth));
    assert.ok((await column(page, 1).boundingBox())!.width >= 30, "wide enough for a thumb");
    const weight = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(weight > 0 && weight <= 34 * 1024, `${weight} bytes of script`);
  }
});

test("without a script the printed tables of LOS answer, and the worked examples are listed", async () => {
  const { page } = await open("/ja/tools/los/", { ...DESK, javaScriptEnabled: false });
  assert.match(
    await page.locator(".ready-tables").innerText(),
    /ヒロック越しのLOS[\s\S]*デューン・クレスト越しのLOS[\s\S]*ワジ/,
  );
  assert.ok((await page.locator('.readings a[href*="/tools/los/?row="]').count()) >= 15);
});
