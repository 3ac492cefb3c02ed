/** Known Minefields, Smoke Grenades and the other desert rolls as players use them: mouse, thumb, keyboard, links good and bad. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, clipboard, DESK, PHONE, shiftOf, visitCalculator, watchShift } from "./open.ts";

const { open, context, openCalculator } = browserTests();
const choose = (page: Page, name: string) => page.locator("label", { hasText: name }).first().click();

test("minefields: the example of F.7 and the Dummies of F.7B", async () => {
  const { page, errors } = await openCalculator("/tools/minefields/");
  assert.equal(await answer(page), "1–4 Dummies");
  assert.match(await page.locator(".step").first().innerText(), /1: 1\/6 = 16\.7%; 2: 2\/6[\s\S]*F\.7B/);
  const splits = await page.locator(".step").nth(1).locator(".derivation li").allInnerTexts();
  assert.deepEqual(
    splits.map((s) => s.trim()),
    ["2 counters: 2 × 12", "3 counters: 1 × 12 + 2 × 6", "3 counters: 3 × 8", "4 counters: 4 × 6"],
  );
  await choose(page, "4");
  assert.equal(await answer(page), "3 Dummies");
  await page.getByRole("button", { name: "Known factors set up: one less" }).click();
  assert.equal(await answer(page), "0 Dummies");
  assert.match(await answer(page, 1), /Not all of them fit on such counters; 22 would/);
  assert.match(await query(page), /factors=23/);
  await page.getByLabel("Strengths of the counters").fill("5, 4 3");
  await page.keyboard.press("Enter");
  await page.getByText("5 counters: 4 × 5 + 1 × 3").waitFor();
  assert.match(await query(page), /strengths=5\.4\.3/);
  assert.deepEqual(errors, []);
});

test("minefields: a line of F.7A, one minefield to a hex; Squad Leader has none", async () => {
  const { page, errors } = await openCalculator("/tools/minefields/?line=1&between=1", PHONE);
  assert.match(await answer(page, 1), /3 ways/);
  assert.match(
    await page.locator(".step").nth(1).innerText(),
    /3 hexes hold[\s\S]*F\.7A[\s\S]*Mined hexes 2, without strength 1/,
  );
  await page.getByRole("button", { name: "Hexes between the two counters: one less" }).tap();
  assert.match(await answer(page, 1), /1 way/);
  await choose(page, "Squad Leader adaptation");
  assert.match(await answer(page, 1), /4 ways.* D\.6$/);
  assert.match(await page.locator(".step").nth(1).innerText(), /no rule for lines/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("minefields: what becomes of a Dummy and of hidden mines, by the book played", async () => {
  const { page } = await openCalculator("/tools/minefields/?event=ownEntersDummy");
  assert.match(await answer(page, 2), /^Announce and remove/);
  await choose(page, "Squad Leader adaptation");
  assert.match(await answer(page, 2), /^Nothing is announced/);
  assert.equal(await query(page), "?book=sl&event=ownEntersDummy");
  await visitCalculator(page, "/tools/minefields/?factors=36");
  await page.getByLabel("What happens").selectOption({ label: "Hidden mines are found by Searching" });
  assert.match(await answer(page, 2), /^A Known counter may mark it/);
  assert.match(await page.locator(".step").nth(2).innerText(), /Its strength stays unknown[\s\S]*F\.7C/);
});

test("smoke grenades: every state of F.10", async () => {
  const { page, errors } = await openCalculator("/tools/smoke-grenades/");
  for (const [state, shown] of [
    ["", "Succeeds on a dr of 2 or less 2/6 = 33.3%"],
    ["?crew=bu", "No attempt"],
    ["?armor=ot", "Succeeds on a dr of 2 or less 2/6"],
    ["?armor=ot&crew=bu", "Succeeds on a dr of 1 or less 1/6 = 16.7%"],
    ["?armor=unarmored", "Succeeds on a dr of 1 or less 1/6"],
    ["?ma=0", "No attempt"],
    ["?dispenser=1", "No attempt"],
  ] as const) {
    await visitCalculator(page, `/tools/smoke-grenades/${state}`);
    assert.ok((await answer(page)).startsWith(shown), `${state}: ${await answer(page)}`);
  }
  await visitCalculator(page, "/tools/smoke-grenades/?tries=3&mph=opponent");
  // 1 − (4/6)³ = 152/216 = 19/27
  assert.match(await page.locator(".calculator").innerText(), /19\/27 = 70\.37%[\s\S]*removed when this MPh ends/);
  assert.deepEqual(errors, []);
});

test("other rolls: each one's first answer, and its rule", async () => {
  const { page, errors } = await openCalculator("/tools/other-rolls/");
  for (const [state, shown] of [
    ["", /^Entrenches on 3 or less\s+3\/36 = 8\.3%[\s\S]*\+2 on a Desert Board F\.1B[\s\S]*10\/36/],
    ["?book=sl", /D\.1B/],
    ["?place=sand", /10\/36[\s\S]*D7\.421/],
    ["?roll=reliability", /^Fails on 12\+[\s\S]*F\.4[\s\S]*Mechanical Reliability DR/],
    ["?roll=reliability&when=after&book=sl", /No DR[\s\S]*Not met:[\s\S]* D\.3/],
    ["?roll=mud&openTrack=2&openPaved=3", /3 hexes count[\s\S]*0 of 3 counted[\s\S]*D11\.8/],
    ["?roll=mud&boards=0", /normal Bog rules/],
    ["?roll=oba&book=sl", /^Accurate on 2 or less\s+2\/6 = 33\.3%[\s\S]*D\.7/],
    ["?roll=oba", /British[\s\S]*F\.8/],
    ["?roll=module&dr=5", /100mm[\s\S]*It-OArt/],
    ["?roll=module", /80mm: 2\/6 = 33\.3%/],
    ["?roll=tokill", /82\.6%[\s\S]*1071\/1296[\s\S]*It-VA[\s\S]*21\/36/],
    ["?roll=unbog", /5\/6 = 83\.3%[\s\S]*−2[\s\S]*It-V27[\s\S]*3\/6/],
    ["?roll=ce", /\+1 CE DRM[\s\S]*It-V11/],
    ["?roll=ce&afv=smv90&face=unarmored", /No CE DRM[\s\S]*It-V16/],
  ] as const) {
    await visitCalculator(page, `/tools/other-rolls/${state}`);
    assert.match(await page.locator(".calculator").innerText(), shown, state);
  }
  assert.deepEqual(errors, []);
});

test("other rolls: another roll begins afresh, by keyboard alone, its link is short, and the one left comes back", async () => {
  const { page } = await openCalculator("/tools/other-rolls/?need=9");
  await page.locator('input[value="entrench"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "reliability");
  assert.equal(await query(page), "?roll=reliability");
  await page.getByRole("button", { name: "DR made: one more" }).focus();
  await page.keyboard.press("Enter");
  // 1 − (35/36)² = 71/1296
  await page.getByText("71/1296 = 5.48%").waitFor();
  assert.equal(await query(page), "?roll=reliability&times=2");
  await page.locator('input[value="reliability"]').focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await query(page), "?need=9");
});

test("bad values are named, the nearest legal state stands, and the address is kept", async () => {
  const { page, errors } = await openCalculator("/tools/minefields/?factors=500&strengths=6.6&event=boom");
  assert.match(await page.locator(".bad").innerText(), /factors=500[\s\S]*120[\s\S]*strengths=6\.6[\s\S]*event=boom/);
  assert.match(await query(page), /factors=500/);
  await visitCalculator(page, "/ja/tools/smoke-grenades/?tries=99&armor=tin");
  assert.match(await page.locator(".bad").innerText(), /armor=tin[\s\S]*tries=99[\s\S]*10/);
  await visitCalculator(page, "/ja/tools/other-rolls/?roll=poker&need=1");
  assert.match(await page.locator(".bad").innerText(), /roll=poker[\s\S]*need=1/);
  assert.deepEqual(errors, []);
});

test("results copy with their rules, in both languages", async () => {
  const made = await context();
  const page = await made.newPage();
  const copied = async (path: string, name: string) => {
    await visitCalculator(page, path);
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".copy output:not(:empty)").waitFor();
    return clipboard(page);
  };
  assert.match(
    await copied("/tools/minefields/", "Text"),
    /^Known mines, ASL: 24 factors[\s\S]*4 ways \[F\.7\][\s\S]*2 × 12[\s\S]*\/tools\/minefields\/\?book=asl$/,
  );
  assert.match(
    await copied("/ja/tools/smoke-grenades/?armor=ot", "テキスト"),
    /OTのAFV、CE：使用dr 2以下で成功：2\/6[\s\S]*\[F\.10\]/,
  );
  assert.match(await copied("/tools/other-rolls/?roll=tokill", "Markdown"), /1071\/1296 = 82\.6% \[It-VA\]\(http/);
  assert.match(
    await copied("/tools/other-rolls/", "BBCode"),
    /\[url=http:\/\/localhost:\d+\S*\/r\/F\.1B\/\]F\.1B\[\/url\]/,
  );
});

const PATHS = [
  "tools/minefields/?line=1&factors=48",
  "tools/smoke-grenades/?crew=bu",
  "tools/other-rolls/?roll=mud",
  "tools/other-rolls/?roll=tokill",
];

test("nothing jumps, nothing is too wide, no more than 32 KB of script", async () => {
  const narrow = { viewport: { width: 320, height: 740 } };
  const readers = [
    [DESK, "/"],
    [PHONE, "/ja/"],
    [narrow, "/"],
    [narrow, "/ja/"],
  ] as const;
  for (const [device, language] of readers) {
    for (const path of PATHS.map((p) => language + p)) {
      const page = await (await context(device)).newPage();
      const scripts: Promise<number>[] = [];
      page.on("response", (r) => {
        if (r.request().resourceType() === "script") scripts.push(r.body().then((body) => gzipSync(body).length));
      });
      await watchShift(page);
      await visitCalculator(page, path);
      const shift = await shiftOf(page);
      assert.ok(shift < 0.001, `${path} at ${device.viewport.width} px moves by ${shift}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path} is ${wide} px too wide at ${device.viewport.width}`);
      const weight = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
      assert.ok(weight > 0 && weight <= 32 * 1024, `${path}: ${weight} bytes of script`);
      await page.context().close();
    }
  }
});

test("without script the ready tables answer", async () => {
  const { page } = await open("/tools/minefields/", { ...DESK, javaScriptEnabled: false });
  const tables = async () => page.locator(".ready-tables").innerText();
  assert.match(await tables(), /24\s+1: 1\/6 = 16\.7%[\s\S]*2 × 12[\s\S]*Announce and remove F\.7B/);
  await page.goto("/tools/smoke-grenades/");
  assert.match(await tables(), /CT AFV\s+CE\s+≤ 2\s+2\/6\s+33\.3%\s+BU\s+No attempt/);
  await page.goto("/ja/tools/other-rolls/");
  assert.match(await tables(), /≤ 7\s+21\/36\s+58\.3%\s+10\/36\s+27\.8%[\s\S]*1071\/1296\s+82\.6%[\s\S]*150mm/);
});
