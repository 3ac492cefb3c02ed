/** Tests calculators by mouse, by keyboard, and with valid and invalid links. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, clipboard, PHONE, shiftOf, visitCalculator, watchShift } from "./open.ts";

const { context, openCalculator } = browserTests();

test("sand bog: the form works by keyboard, focus stays on the choice, and the DRs that cause Bog are marked", async () => {
  const { page, errors } = await openCalculator("/tools/sand-bog/");
  await page.locator('select:has([value="fullyTracked"])').focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".answer", { hasText: "6/36" }).waitFor();
  assert.equal(await page.locator(".bad-bar").count(), 3, "10 to 12");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "halftrack");
  await page.getByRole("button", { name: "Add the next hex" }).focus();
  await page.keyboard.press("Enter");
  const second = page.getByRole("combobox", { name: "Terrain of hex 2", exact: true });
  assert.equal(await second.inputValue(), "s");
  await second.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLSelectElement).value), "o");
  assert.equal(await query(page), "?book=asl&mover=halftrack&path=s.o");
  assert.deepEqual(errors, []);
});

test("sand bog: the result can be copied as text, as Markdown and as BBCode", async () => {
  const made = await context();
  const page = await made.newPage();
  await visitCalculator(page, "/tools/sand-bog/?mover=armoredCar");
  const copied = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".copy output", { hasText: "Copied" }).waitFor();
    return clipboard(page);
  };
  assert.match(
    await copied("Text"),
    /Armored car[\s\S]*\+1 not fully tracked \[D7\.31\][\s\S]*6\/36 = 16\.7%[\s\S]*\?book=sl&mover=armoredCar&as=[\d-]+$/,
  );
  assert.match(await copied("Markdown"), /\[D7\.31\]\(http:\/\/localhost:\d+\S*\/r\/D7\.31\/\)/);
  assert.match(await copied("BBCode"), /\[url=http:\/\/localhost:\d+\S*\/r\/D7\.31\/\]D7\.31\[\/url\]/);
});

test("heat haze: number field and slider always have the same value, and work by keyboard", async () => {
  const { page } = await openCalculator("/ja/tools/heat-haze/", PHONE);
  const number = page.locator('input[type="number"]');
  await number.fill("25");
  await number.press("Enter");
  assert.equal(await page.locator('input[type="range"]').inputValue(), "25");
  await page.locator('input[type="range"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await number.inputValue(), "26");
  assert.match(await query(page), /range=26/);
});

test("invalid query values are reported and replaced by valid ones, and the URL is not changed", async () => {
  const { page, errors } = await openCalculator(
    "/tools/heat-haze/?range=99&haze=foo&x=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  );
  const alert = await page.locator(".bad").innerText();
  assert.match(alert, /range=99[\s\S]*60/);
  assert.match(alert, /haze=foo/);
  assert.match(await query(page), /range=99&haze=foo/, "the address is kept until a choice is made");
  assert.equal(await page.locator("main img").count(), 0);
  await visitCalculator(page, "/ja/tools/sand-bog/?mover=camel&path=s.q");
  assert.match(await page.locator(".bad").innerText(), /mover=camel[\s\S]*path=s\.q/);
  assert.match(await answer(page), /3\/36/);
  assert.deepEqual(errors, []);
});

/** URLs of the longest pages, and the maximum size of their compressed scripts in KB. */
const HEAVY = [
  // The highest limit, because this calculator also loads src/game/conditions.ts.
  ["tools/dyo/?bombard=1&seed=sirocco&w=s&t=s&ec=4&askDust=heavy", 39],
  ["tools/dust/?density=none&turns=mg.h.hg.hg", 34],
  ["tools/sun-blindness/?time=late&target=A5&firer=Z5&weather=overcast", 34],
  // Was 36. The switch of colors is in a script file instead of inline in each page, which added 0.2 KB.
  [`tools/los/?row=${Array(21).fill("dc").join(".").slice(0, -1)}`, 37],
  ["tools/minefields/?line=1&factors=48", 32],
  ["tools/smoke-grenades/?crew=bu", 32],
  ["tools/other-rolls/?roll=mud", 32],
  ["tools/other-rolls/?roll=tokill", 32],
] as const;

test("a calculator opened with a query causes no layout shift, fits the window, and loads small scripts", async () => {
  const staysWithin = async (page: Page, where: string) => {
    const shift = await shiftOf(page);
    assert.ok(shift < 0.001, `${where} moves by ${shift}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where} is too wide`);
  };
  const phone = await (await context(PHONE)).newPage();
  await watchShift(phone);
  for (const [state, limit] of HEAVY) {
    const page = await (await context()).newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (r) => {
      if (r.request().resourceType() === "script") scripts.push(r.body().then((body) => gzipSync(body).length));
    });
    await watchShift(page);
    await visitCalculator(page, `/${state}`);
    await staysWithin(page, state);
    const weight = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(weight > 0 && weight <= limit * 1024, `${state}: ${weight} bytes of script`);
    await page.context().close();

    await phone.setViewportSize(PHONE.viewport);
    await visitCalculator(phone, `/ja/${state}`);
    await staysWithin(phone, `${state} on a phone`);
    await phone.setViewportSize({ width: 320, height: 740 });
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= 320), `${state} at 320 px`);
  }
});

test("maps: on a phone a link opens each map scrolled to its marked hexes", async () => {
  for (const [link, marks] of [
    ["/tools/desert-overlays/?boards=26-27&dice=131251111215636311133", ".map g > text"],
    ["/tools/sun-blindness/?firer=AA5&target=CC5", ".map :is(.firer, .target) > text"],
  ] as const) {
    const { page } = await openCalculator(link, PHONE);
    const hidden = await page.locator(marks).evaluateAll((texts) =>
      texts.flatMap((text) => {
        const map = text.closest(".map")!;
        const { left, right } = map.getBoundingClientRect();
        const at = text.getBoundingClientRect();
        return map.scrollWidth > map.clientWidth && at.left > left && at.right < right ? [] : [text.textContent];
      }),
    );
    assert.equal(await page.locator(marks).count(), 2, link);
    assert.deepEqual(hidden, [], link);
  }
});

test("overlays: a change of boards removes dice that no longer apply, but only if the user confirms", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27&dice=53116");
  const changed = async (board: string, answer?: "accept" | "dismiss") => {
    const asked = answer && page.waitForEvent("dialog").then((dialog) => dialog[answer]());
    await page.getByRole("button", { name: "Change the boards" }).click();
    await page.locator(".faces button", { hasText: board }).click();
    assert.match(await query(page), /boards=26-27/, "the link keeps the boards that the dice were rolled for");
    await page.getByRole("button", { name: "Start rolling" }).click();
    await asked;
    return query(page);
  };
  assert.equal(await changed("28"), "?boards=26-27-28&dice=53116");
  await page.locator(".answer", { hasText: "Board 28, number of overlays" }).waitFor();
  assert.equal(await changed("26", "dismiss"), "?boards=26-27-28&dice=53116");
  assert.equal(await changed("26", "accept"), "?boards=27-28&dice=5");
  await page.goBack();
  assert.equal(await query(page), "?boards=26-27-28&dice=53116", "Back restores the boards and the dice");
  assert.deepEqual(errors, []);
});

test("F12.42: if the players change their agreement on failed Sand Dunes, the user must confirm the removal of dice", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26&dice=525125");
  const change = async () => {
    await page.getByRole("button", { name: "Change the boards" }).click();
    await page.getByLabel("A Sand Dune that fails its dr counts as already selected").click();
  };
  await change();
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await page.getByRole("button", { name: "Start rolling" }).click();
  await asked;
  assert.equal(await query(page), "?boards=26&failed=1&dice=5251");
  await page.locator(".set-up", { hasText: "counts as already selected" }).waitFor();
  await page.getByRole("button", { name: "dr 2", exact: true }).click();
  await page.locator(".set-up", { hasText: "SD1: dr 2 → not placed; it counts as already selected" }).waitFor();
  assert.deepEqual(errors, []);
});

test("D9.1, D11.7: where the rule is unclear, a calculator asks what the players agreed, and uses their answer", async () => {
  const track = await openCalculator("/tools/movement/?unit=infantry&from=wadi");
  const bank = track.page.getByLabel(/Agreed: leaving a wadi/);
  assert.equal(await bank.count(), 0);
  await track.page.getByLabel("along a Track").check();
  assert.match(await answer(track.page), /2 MF/);
  await bank.check();
  assert.match(await answer(track.page), /3 MF/);
  const dust = await openCalculator("/tools/dust/?density=heavy&range=1");
  await dust.page.getByLabel(/Agreed: PBF/).check();
  assert.match(await query(dust.page), /pbf=1/);
  assert.match(await answer(dust.page), /^\+?0/);
  const fire = await openCalculator("/tools/fire/?dust=light&range=1");
  await fire.page.getByLabel(/Agreed: PBF/).check();
  assert.match(await query(fire.page), /pbfFree=1/);
});

test("overlays: if the players agree, a wadi is placed on hexes that they type", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26&dice=53113434", PHONE);
  const panel = page.locator(".panel");
  await panel.getByLabel(/the hexes of its/).fill("W2 26 H6 - G6");
  await panel.getByRole("button", { name: "Lay it" }).click();
  assert.match(await query(page), /aW2\.26H6\.26G6\./);
  assert.equal(await panel.locator(".faces").count(), 0, "there are no dice when nothing is left to roll");
});

test("overlays: each kind of overlay has its own pattern on the map", async () => {
  const { page } = await openCalculator(
    "/tools/desert-overlays/?boards=26-27&dice=1312511112156363111112234342312466665",
  );
  const fills = await page
    .locator(".map g[transform]")
    .evaluateAll((marks) =>
      marks.map((mark) => `${mark.textContent} ${getComputedStyle(mark.querySelector("use")!).fill}`),
    );
  for (const [id, kind] of Object.entries({ W2: "W", SD1: "SD", S1: "S", X2: "X", H1: "H" }))
    assert.ok(
      fills.some((fill) => fill.startsWith(`${id} url(`) && fill.includes(`#terrain-${kind}"`)),
      `${id} in ${fills}`,
    );
});

/** Returns the rows of the table of available pieces as text: RF, name, note, months. */
const rowsOf = async (page: Page) =>
  (await page.locator(".pieces:not(details *) tbody tr").allInnerTexts()).map((row) => row.replace(/\s+/g, " ").trim());

test("availability: the first row's bar covers the chosen month below its RF, and the row opens by keyboard", async () => {
  const { page } = await openCalculator("/tools/availability/?theatre=northAfrica&when=1941-03");
  const drawing = page.locator(".pieces tbody svg").first();
  const edges = (what: string) =>
    drawing.locator(what).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  const [asked] = await edges("use[href='#asked-for']");
  const bars = await edges("rect");
  assert.ok(asked!.width > 5);
  assert.ok(bars.some(({ left, right }) => left <= asked!.left + 1 && asked!.right <= right + 2));
  const order = await drawing.evaluate((svg) => [...svg.children].map((e) => e.getAttribute("href") ?? e.localName));
  const lines = order.indexOf("#asked-for");
  assert.ok(order.lastIndexOf("rect") < lines && lines < order.indexOf("text"), order.join(" "));
  await page.getByRole("button", { name: "M13/40: every theater" }).focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-expanded")), "true");
});

test("availability: rows for other months and theaters are in a closed section, and every row shows the years", async () => {
  const { page } = await openCalculator("/tools/availability/?theatre=northAfrica&when=1941-03", PHONE);
  const other = page.getByRole("button", { name: "L6/40: every theater" });
  assert.equal(await other.isVisible(), false);
  await page.getByText(/^Not in these months: \d+ more$/).tap();
  assert.ok(await other.isVisible());
  const years = page.locator(".pieces tbody use[href='#new-years']");
  assert.equal(await years.count(), await page.locator(".pieces tbody svg").count());
  assert.ok((await years.first().boundingBox())!.height > 30, "the lines and the years below the bars");
  await visitCalculator(page, "/tools/availability/?theatre=northAfrica&when=1941-03&piece=L6/40");
  assert.ok(await other.isVisible(), "a link to a folded piece opens the fold");
});

test("availability: on a phone the list can be filtered by type and name, and the URL contains the opened row", async () => {
  const { page, errors } = await openCalculator("/tools/availability/", PHONE);
  await page.getByRole("combobox", { name: "Theater" }).selectOption("italy");
  await page.getByRole("combobox", { name: "Year", exact: true }).selectOption("1944");
  await page.getByRole("combobox", { name: "Month", exact: true }).selectOption("");
  await page.getByRole("combobox", { name: "What to buy" }).selectOption("tank");
  assert.ok((await rowsOf(page)).every((row) => /It-V([1-9]|1[01]) /.test(row)));
  await page.getByLabel("Name contains").fill("l6");
  assert.match((await rowsOf(page)).join(), /^1\.4 L6\/40.*Fascist Italians only/);
  await page.getByRole("button", { name: "L6/40: every theater" }).tap();
  await page.locator(".pieces .opened", { hasText: "Russia 7–8/42: RF 1.2" }).waitFor();
  assert.equal(await query(page), "?theatre=italy&when=1944&kind=tank&name=l6&piece=L6%2F40");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await page.getByRole("combobox", { name: "Theater" }).selectOption("northAfrica");
  await page.getByLabel("Name contains").fill("m15");
  await page.locator(".answer", { hasText: "Nothing can be bought" }).waitFor();
  assert.match(await page.locator(".finder").innerText(), /In other theaters only[\s\S]*M15\/42/);
  assert.deepEqual(errors, []);
});
