/** The calculators of fire as players use them: by mouse, by keyboard, by link, with links that are broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, clipboard, PHONE, visitCalculator } from "./open.ts";

const { open, context, openCalculator } = browserTests();
const total = async (page: Page) => (await page.locator(".answer p:first-child b").innerText()).trim();
const ask = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const lines = (page: Page) => page.getByRole("list", { name: "Modifiers" }).locator("li").allInnerTexts();
const notes = (page: Page) => page.locator(".notes").innerText();

test("fire: squad B of D7.513, by mouse: only what matters is asked", async () => {
  const { page, errors } = await openCalculator("/tools/fire/");
  assert.equal(await total(page), "No DRM");
  assert.equal(await page.getByLabel("Fire enters the hex").count(), 0);
  await ask(page, "Its hex").selectOption({ label: "Sand, Low Dune" });
  await page.getByLabel("Fire enters the hex").check();
  await ask(page, "Cover").selectOption({ label: "Foxhole" });
  await page.locator(".answer b", { hasText: "+2" }).waitFor();
  assert.deepEqual(await lines(page), [
    "+1 foxhole in sand, ½ of its TEM D7.42",
    "+1 Dune Crest (a vehicle may claim HD instead) D7.513",
  ]);
  assert.equal(await query(page), "?in=lowDune&cover=foxhole&duneCrest=1");
  await page.getByLabel("The firer is higher").check();
  await page.locator(".answer b", { hasText: "+1" }).waitFor();
  assert.match(await notes(page), /the firer is higher\s+D7\.513/);
  await ask(page, "Attack").selectOption({ label: "OBA (HE)" });
  await page.locator(".answer", { hasText: "½ FP: 20 → 10, 8 FP column" }).waitFor();
  assert.equal(await total(page), "+2", "the foxhole against OBA");
  assert.equal(await page.getByLabel("Fire enters the hex").count(), 0, "no Dune Crest against Indirect Fire");
  assert.deepEqual(errors, []);
});

test("fire: the rulebook's examples, by link", async () => {
  const { page, errors } = await openCalculator("/tools/fire/");
  for (const [state, verdict] of [
    // D7.513: A on a Low Dune against fire from B on a High one; D8.41; D11.732.
    ["in=lowDune&duneCrest=1&higher=1", "No DRM"],
    ["kind=oba&cover=sangar", "+3"],
    ["dust=heavy&range=3", "+3 to +5"],
    ["dust=veryHeavy&range=3", "+4 to +6"],
    ["kind=oba&in=hammada", "−1"],
    ["in=deir&lip=1&sameLevel=1", "+1"],
    ["in=hillock&moving=1", "−2"],
    ["kind=cc&crest=attacker", "+2"],
    ["in=x1", "+4"],
    ["sky=intense&range=13", "+2"],
    ["sky=afternoon&zone=1&dust=moderate", "+3 to +8"],
    ["kind=aerial&dust=veryHeavy", "No shot"],
  ] as const) {
    await visitCalculator(page, `/tools/fire/?${state}`);
    assert.equal(await total(page), verdict, state);
    assert.ok((await lines(page)).every((line) => /[DF]\d+\.\d+$/.test(line)) || verdict.startsWith("No"), state);
  }
  assert.deepEqual(errors, []);
});

test("fire: D5.4 stands first for a target in a wadi: what must hold, no shot, or that it is allowed", async () => {
  const { page, errors } = await openCalculator("/tools/fire/?in=wadi&moving=1", PHONE);
  const answer = page.locator(".answer");
  assert.match(await answer.innerText(), /^If allowed: −2 Allowed only if [\s\S]*adjacent[\s\S]*D5\.4/);
  await ask(page, "Firer is").selectOption({ label: "Anywhere else" });
  await answer.getByText("No shot").waitFor();
  assert.match(await answer.innerText(), /^No shot [\s\S]*D5\.4$/);
  assert.deepEqual(await lines(page), []);
  await ask(page, "Firer is").selectOption({ label: "Adjacent" });
  await answer.getByText("Adjacent units may fire").waitFor();
  assert.equal(await total(page), "−2");
  await page.getByLabel("LOS goes through a cliff side").check();
  await page.getByLabel("The firer is entrenched").check();
  await answer.getByText("D5.67").waitFor();
  assert.equal(await total(page), "No shot");
  assert.equal(await query(page), "?in=wadi&place=adjacent&cliff=1&dugIn=1&moving=1");
  assert.deepEqual(errors, []);
});

test("fire: exact odds where a dr decides, and what is cancelled", async () => {
  const { page } = await openCalculator("/tools/fire/?moving=1&dust=heavy&range=3");
  assert.deepEqual(
    (await page.getByRole("list", { name: "Chances" }).locator("li").allInnerTexts()).map((text) => text.trim()),
    ["+3: 2/6 = 33.3%", "+4: 2/6 = 33.3%", "+5: 2/6 = 33.3%"],
  );
  assert.match(await notes(page), /−2 for moving in the open: cancelled by Heavy Dust or denser\s+D11\.793/);
  assert.match(await answer(page), /LOS Hindrance \+2 · DLV Hindrance \+1 to \+3/);
  await ask(page, "Dust").selectOption({ label: "Light" });
  await page.locator(".answer b", { hasText: "−1 to +1" }).waitFor();
});

test("fire: the keyboard alone works, and focus stays where it is", async () => {
  const { page } = await openCalculator("/tools/fire/?dust=light");
  await ask(page, "Attack").focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await ask(page, "Attack").inputValue(), "gun");
  await ask(page, "Range").focus();
  await page.keyboard.type("59");
  await page.waitForFunction(() => location.search === "?kind=gun&dust=light&range=59");
  await page.getByLabel("LOS passes").focus();
  await page.keyboard.press("Space");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).type), "checkbox");
  assert.equal(await query(page), "?kind=gun&dust=light&range=59&ffe=1");
});

test("fire: what does not go together, and what no field takes, is named; the nearest legal attack is shown", async () => {
  const { page, errors } = await openCalculator("/tools/fire/?in=sand&cover=sangar");
  assert.match(await page.locator(".bad").innerText(), /Cover “Sangar” conflicts with other choices[\s\S]*D7\.42/);
  assert.equal(await total(page), "No DRM");
  assert.equal(await ask(page, "Cover").inputValue(), "none");
  await visitCalculator(page, "/ja/tools/fire/?in=moon&range=99&dust=light&x=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
  const alert = await page.locator(".bad").innerText();
  assert.match(alert, /in=moon/);
  assert.match(alert, /range=99[\s\S]*60/);
  assert.equal(await page.locator("main img").count(), 0);
  assert.match(await query(page), /in=moon/, "the address is kept until a choice is made");
  await visitCalculator(page, "/tools/fire/?sky=morning&zone=1&dust=light");
  assert.match(await page.locator(".bad").innerText(), /No Dust of any form[\s\S]*D11\.6111/);
  assert.deepEqual(errors, []);
});

test("fire: a choice that no longer goes leaves the address with the next answer as it stands there", async () => {
  const { page } = await openCalculator("/tools/fire/?cover=sangar");
  await ask(page, "Its hex").selectOption("sand");
  await page.locator(".bad").waitFor();
  await ask(page, "Its hex").selectOption("hammada");
  await page.locator(".answer b", { hasText: "+1" }).waitFor();
  assert.equal(await page.locator(".bad").count(), 0, "the sangar is back");
});

test("fire: the result copies as text, Markdown and BBCode", async () => {
  const made = await context();
  const page = await made.newPage();
  await visitCalculator(page, "/tools/fire/?kind=oba&in=hammada&cover=sangar");
  const copied = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".copy output", { hasText: "Copied" }).waitFor();
    return clipboard(page);
  };
  const text = await copied("Text");
  assert.match(
    text,
    /^Fire, desert modifiers: \+2\n- The desert rules allow it\n- Attack: OBA \(HE\); Target: Infantry, Cavalry; Its hex: Hammada; Cover: Sangar\n/,
  );
  assert.match(text, /- −1 hammada, unarmored target \[D3\.4\]/);
  assert.match(text, /\?kind=oba&in=hammada&cover=sangar$/);
  assert.match(await copied("Markdown"), /\[D3\.4\]\(http:\/\/localhost:\d+\S*\/r\/D3\.4\/\)/);
  assert.match(await copied("BBCode"), /\[url=http:\/\/localhost:\d+\S*\/r\/D8\.4\/\]D8\.4\[\/url\]/);
});

test("fire: on a phone the answer stays in sight while questions are answered, and nothing is wider than the screen", async () => {
  for (const path of ["/tools/fire/?in=deir&dust=heavy", "/ja/tools/fire/?in=deir&dust=heavy"]) {
    const { page } = await open(path, PHONE);
    await page.locator("select").first().scrollIntoViewIfNeeded();
    const box = (await page.locator(".answer").boundingBox())!;
    assert.ok(box.y >= 0 && box.y + box.height <= 741, `${path}: ${JSON.stringify(box)}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    const small = await page
      .locator(".fire :is(select, button, label.check)")
      .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43.9).length);
    assert.equal(small, 0, "targets of 44 px");
  }
});

test("fire: without script the tables answer, in both languages", async () => {
  const made = await context({ ...PHONE, javaScriptEnabled: false });
  const page = await made.newPage();
  for (const [path, sand, wadi] of [
    ["/tools/fire/", /^Sand \(D7\.4\)/, /^Wadi/],
    ["/ja/tools/fire/", /^砂地（D7\.4）/, /^ワジ/],
  ] as const) {
    await page.goto(path);
    const cells = (row: RegExp) =>
      page
        .locator(".ready-tables tr", { has: page.locator("th", { hasText: row }) })
        .first()
        .locator("td")
        .allInnerTexts();
    const halved = path.startsWith("/ja") ? "½FP" : "½ FP";
    assert.deepEqual(await cells(sand), ["0", halved, halved, halved, "0", "MC −2"], path);
    assert.deepEqual(await cells(wadi), ["0", "0", "0", "0", "0", "0"], path);
  }
});
