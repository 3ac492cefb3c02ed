/** The calculators as players use them: by mouse, by keyboard, by link, with links that are broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, PHONE, visitCalculator } from "./open.ts";

const { open, context, openCalculator } = browserTests();

test("sand bog: a German medium truck across a Dune Crest, by mouse", async () => {
  const { page, errors } = await openCalculator("/tools/sand-bog/");
  await choose(page, "Medium or heavy truck");
  await page.getByLabel("across a Dune Crest hexside").check();
  // Normal Ground Pressure +1, not fully tracked +1, not British +1, Dune Crest +1: bogs on 8 or more, 15 of 36.
  await page.locator(".answer", { hasText: "Bogs on 8+ 15/36 = 41.7%" }).waitFor();
  const lines = await page.locator(".derivation li").allInnerTexts();
  assert.equal(lines.filter((l) => l.startsWith("+1")).length, 4, lines.join(" | "));
  assert.match(lines.join(" "), /DRM in all: \+4[\s\S]*8 or more/);
  assert.equal(await query(page), "?mover=mediumHeavyTruck&path=sc");
  assert.equal(await page.locator(".bad-bar").count(), 5, "8 to 12 are marked");
  await page.getByLabel("British-built").check();
  await page.locator(".answer", { hasText: "10/36" }).waitFor();
  assert.deepEqual(errors, []);
});

test("sand bog: the keyboard alone works, and focus stays on the choice", async () => {
  const { page } = await openCalculator("/tools/sand-bog/");
  await page.locator('select:has([value="fullyTracked"])').focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".answer", { hasText: "6/36" }).waitFor();
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "halftrack");
  await page.getByRole("button", { name: "Add the next hex" }).focus();
  await page.keyboard.press("Enter");
  await page.locator('.step:nth-child(2) input[value="s"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "o");
  assert.equal(await query(page), "?mover=halftrack&path=s.o");
});

test("sand bog: a row of hexes multiplies the odds", async () => {
  // D7.511: a fully tracked vehicle of normal Ground Pressure through K3 (Accessible), J2 (sand), I2 (sand over the crest).
  const { page } = await openCalculator("/tools/sand-bog/?path=o.s.sc");
  const odds = await page.locator(".step .verdict span").allInnerTexts();
  assert.deepEqual(odds, ["1/36 = 2.8%", "3/36 = 8.3%", "6/36 = 16.7%"]);
  // 35/36 × 33/36 × 30/36 = 34650/46656 = 1925/2592
  assert.equal(await answer(page), "Through all 3 hexes without bogging 1925/2592 = 74.27%");
});

test("sand bog: who makes no DR is told why, with the rule", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?mover=motorcycle");
  assert.match(await page.locator(".calculator").innerText(), /^No Sand Bog DR[\s\S]*Motorcycle makes[\s\S]*D7\.31/);
  await visitCalculator(page, "/tools/sand-bog/?path=st");
  assert.match(await page.locator(".result").innerText(), /Track or road[\s\S]*D9\.2/);
});

test("sand bog: the result copies as text, Markdown and BBCode", async () => {
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
    /Armored car[\s\S]*\+1 not fully tracked \[D7\.31\][\s\S]*6\/36 = 16\.7%[\s\S]*\?mover=armoredCar$/,
  );
  assert.match(await copied("Markdown"), /\[D7\.31\]\(http:\/\/localhost:\d+\S*\/r\/D7\.31\/\)/);
  assert.match(await copied("BBCode"), /\[url=http:\/\/localhost:\d+\S*\/r\/D7\.31\/\]D7\.31\[\/url\]/);
});

test("heat haze: the rulebook's examples", async () => {
  const { page, errors } = await openCalculator("/tools/heat-haze/");
  for (const [state, drm] of [
    ["range=12", "0"],
    ["range=13", "+1"],
    ["range=18", "+1"],
    ["range=19", "+2"],
    ["range=24", "+2"],
    ["at=vehicle&range=24", "0"],
    ["at=vehicle&range=25", "+1"],
    ["at=vehicle&range=37", "+2"],
    ["haze=intense&range=7", "+1"],
    ["haze=intense&range=13", "+2"],
    ["haze=intense&at=vehicle&range=13", "+1"],
    ["haze=intense&at=vehicle&range=25", "+2"],
    ["by=aerial&range=1", "+1"],
    ["haze=intense&by=aerial&range=50", "+2"],
    ["at=both&range=20", "0"],
  ] as const) {
    await visitCalculator(page, `/tools/heat-haze/?${state}`);
    assert.ok((await answer(page)).startsWith(`${drm} DRM`), state);
  }
  for (const state of ["by=oba", "at=aerial"]) {
    await visitCalculator(page, `/tools/heat-haze/?${state}`);
    assert.match(await page.locator("main").innerText(), /No DRM[\s\S]*D11\.62/, state);
  }
  assert.deepEqual(errors, []);
});

test("heat haze: number field and slider move together, by keyboard", async () => {
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

test("bad values in the address are named, the nearest legal state is shown, and nothing is lost", async () => {
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

/**
 * A whole set-up by hand: boards 26 and 27 side by side, North up. What each die means is worked out from F12.3–F12.42:
 * density 1 → −2; board 26: 3 − 2 = 1 → two overlays on each half, east (GG) first: W2; SD1, placed on a 1, High on a 1;
 * west (A): W2 is taken, rolled again: S1; X2. Board 27: 6 − 2 = 4 → one on the west half: H1. Then the positions.
 */
const DICE: [what: string, ...dice: string[]][] = [
  ["density", "1"],
  ["board 26", "3"],
  ["W2", "1", "2"],
  ["SD1", "5", "1"],
  ["SD1 placed", "1"],
  ["SD1 High", "1"],
  ["W2 is taken", "1", "2"],
  ["S1", "1", "5"],
  ["X2", "6", "3"],
  ["board 27", "6"],
  ["H1", "3", "1"],
  ["W2: DD", "1", "1"],
  ["3, up", "1", "1"],
  ["SD1: BB", "2", "2"],
  ["5, down", "3", "4"],
  ["S1: I", "3", "4"],
  ["4, lower right", "2", "3"],
  ["X2: E", "1", "2"],
  ["6, one hex", "4", "6"],
  ["H1: N", "6", "6"],
  ["8, lower left", "6", "5"],
];
const LAID = [/W2.*26DD3.*DD2/, /SD1.*High Dune.*26BB5.*BB6/, /S1.*26I4.*J4/, /X2.*26E6/, /H1.*27N8.*M9/];

async function laid(page: Page): Promise<string[]> {
  const rows = await page.locator(".laid li").allInnerTexts();
  return rows.map((r) => r.replace(/\s+/g, " "));
}

test("overlays: a set-up typed in die by die on a phone; the link shows the opponent the same", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27", PHONE);
  for (const [what, ...dice] of DICE) {
    for (const [i, face] of dice.entries()) {
      const name = dice.length > 1 ? ["cdr", "wdr"][i]! : "dr";
      await page
        .getByRole("button", { name: `${name} ${face}`, exact: true })
        .tap({ timeout: 3000 })
        .catch((e) => assert.fail(`${what}: ${e}`));
    }
  }
  const mine = await laid(page);
  for (const pattern of LAID)
    assert.ok(
      mine.some((row) => pattern.test(row)),
      `${pattern} in ${mine.join(" | ")}`,
    );
  assert.match(await query(page), /dice=1312511112156363111/);

  const opponent = await open(pathIn(page.url()));
  await opponent.page.locator(".laid li").first().waitFor();
  assert.deepEqual(await laid(opponent.page), mine);
  const log = await opponent.page.locator(".log li, ol li").allInnerTexts();
  assert.ok(
    log.some((l) => /W2 is taken/.test(l)),
    "the reroll is in the log",
  );
  assert.equal(log.filter((l) => /F12\.3/.test(l)).length > 8, true, "log lines name their rules");
  assert.deepEqual([...errors, ...opponent.errors], []);
});

test("maps: on a phone a link opens each map where its hexes are, however far east", async () => {
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

test("overlays: undo takes the last throw back, and the page's own dice finish a set-up", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27-28_29&dice=13");
  await page.getByRole("button", { name: /^Undo/ }).click();
  assert.match(await query(page), /dice=1(?:&|$)/);
  await page.getByRole("button", { name: "Roll the rest" }).click();
  await page.locator(".answer", { hasText: "Nothing is left to roll" }).waitFor({ timeout: 10_000 });
  assert.match(await query(page), /dice=1[1-6]+/);
  assert.deepEqual(errors, []);
});

test("overlays: a broken link keeps what can be read and says what cannot", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27&dice=139zz12");
  assert.match((await page.locator(".bad").allInnerTexts()).join(), /9zz12/);
  assert.match(await query(page), /139zz12/, "nothing is lost");
  await visitCalculator(page, "/tools/desert-overlays/?boards=26-99-27&north=sideways&dice=1");
  assert.match((await page.locator(".bad").allInnerTexts()).join(), /sideways[\s\S]*99[\s\S]*25 to 31/);
  assert.deepEqual(errors, []);
});

test("overlays: boards can be changed after dice have fallen; dice that no longer fit go only if the reader agrees", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27&dice=53116");
  const changed = async (board: string, answer?: "accept" | "dismiss") => {
    const asked = answer && page.waitForEvent("dialog").then((dialog) => dialog[answer]());
    await page.getByRole("button", { name: "Change the boards" }).click();
    await page.locator(".faces button", { hasText: board }).click();
    assert.match(await query(page), /boards=26-27/, "the link keeps what the dice were thrown for");
    await page.getByRole("button", { name: "To the dice" }).click();
    await asked;
    return query(page);
  };
  assert.equal(await changed("28"), "?boards=26-27-28&dice=53116");
  await page.locator(".answer", { hasText: "Board 28, number of overlays" }).waitFor();
  assert.equal(await changed("26", "dismiss"), "?boards=26-27-28&dice=53116");
  assert.equal(await changed("26", "accept"), "?boards=27-28&dice=5");
  await page.goBack();
  assert.equal(await query(page), "?boards=26-27-28&dice=53116", "Back brings them back");
  assert.deepEqual(errors, []);
});

test("overlays: where the next die is, a phone asks about E1 and for wadis by agreement; when all is rolled no dice stand there", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=25e&dice=5213153333", PHONE);
  const panel = page.locator(".panel");
  assert.match(await answer(page, 1), /Not on the Level 4 part of E1\? Reroll/);
  await panel.getByRole("button", { name: /^Reroll / }).waitFor();
  await visitCalculator(page, "/tools/desert-overlays/?boards=26&dice=53113434");
  await panel.getByLabel(/the hexes of its/).fill("W2 26 H6 - G6");
  await panel.getByRole("button", { name: "Lay it" }).click();
  assert.match(await query(page), /aW2\.26H6\.26G6\./);
  assert.equal(await panel.locator(".faces").count(), 0);
});

test("overlays: each kind has a pattern of its own on the map, and the plan says which half lies east", async () => {
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
  assert.deepEqual(
    (await page.locator(".plan div").allInnerTexts()).map((half) => half.split("\n").slice(0, 2).join(" ")),
    ["26 A west", "26 GG east", "27 A west", "27 GG east"],
  );
});

test("overlays: board 25 is passed over without E1, and rolled for with it", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=25-26&dice=1");
  assert.match(await answer(page), /Board 26/);
  await visitCalculator(page, "/tools/desert-overlays/?boards=25e-26&dice=1");
  assert.match(await answer(page), /Board 25/);
});

test("overlays: the keyboard alone works", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26");
  await page.getByRole("button", { name: "Roll 1 die" }).focus();
  await page.keyboard.press("Enter");
  assert.match(await query(page), /dice=[1-6]/);
  await page.locator(".answer", { hasText: "Board 26, number of overlays" }).waitFor();
  await page.getByRole("button", { name: "dr 3", exact: true }).focus();
  await page.keyboard.press("Space");
  assert.match(await query(page), /dice=[1-6]3/);
});

/** The rows of the pieces that can be bought now, as they are told: RF, name, note, months. */
const rowsOf = async (page: Page) =>
  (await page.locator(".pieces tbody:nth-of-type(1) tr").allInnerTexts()).map((row) => row.replace(/\s+/g, " ").trim());

test("availability: North Africa in 3/41 by RF, the cap at 1.6, each with its note", async () => {
  const { page, errors } = await openCalculator("/tools/availability/?theatre=northAfrica&when=1941-03");
  await page.locator(".answer", { hasText: "North Africa, 3/41" }).waitFor();
  const rows = await rowsOf(page);
  const row = (name: string) =>
    rows.find((r) => r.includes(` ${name} `)) ?? assert.fail(`${name} in ${rows.join(" | ")}`);
  assert.match(row("L3/35"), /^1\.4 L3\/35 It-V2 .*North Africa [^;]*: RF 1\.4/);
  assert.match(row("L3 aa"), /^1\.6 L3 aa It-V3 .*L3\/35 1\.4 \+ 0\.4, at most 1\.6/);
  const rf = rows.map((r) => Number(r.slice(0, 3)));
  assert.deepEqual(
    rf,
    rf.toSorted((a, b) => a - b),
  );
  assert.match(await page.locator(".finder").innerText(), /Listing only[\s\S]*Lince\s+It-V18/);
  assert.equal(await page.locator(".pieces a", { hasText: "L3/35" }).getAttribute("href"), at("/r/It-V2/"));
  // The first bar holds the month asked for, which stands between two lines.
  const edges = (what: string) =>
    page
      .locator(".pieces tbody svg")
      .first()
      .locator(what)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  const [asked] = await edges("use[href='#asked-for']");
  const bars = await edges("rect");
  assert.ok(asked!.width > 5);
  assert.ok(bars.some(({ left, right }) => left <= asked!.left + 1 && asked!.right <= right + 2));
  assert.deepEqual(errors, []);
});

test("availability: by tap on a phone, by type, then by name, with the opened piece in the link", async () => {
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

test("availability: a period, bad values and the keyboard", async () => {
  const { page, errors } = await openCalculator("/tools/availability/?theatre=moon&when=1943-05_1942-01&piece=Tiger");
  assert.match(
    await page.locator("[role=alert]").innerText(),
    /theatre=moon[\s\S]*when=1943-05_1942-01[\s\S]*piece=Tiger/,
  );
  assert.match(await query(page), /theatre=moon/, "the address is kept until a choice is made");
  await visitCalculator(page, "/tools/availability/?when=1941-01_1941-12&name=M13");
  assert.match((await rowsOf(page)).join(), /^1\.0–1\.5 M13\/40/);
  await page.getByRole("button", { name: "M13/40: every theater" }).focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-expanded")), "true");
  await page.getByRole("combobox", { name: "Theater" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".answer", { hasText: "Tunisia" }).waitFor();
  assert.deepEqual(errors, []);
});
