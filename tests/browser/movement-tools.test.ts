/** The calculators of Hammada Immobilization, movement costs and paths, as players use them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { content } from "../content.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, DESK, PHONE, visitCalculator } from "./open.ts";

const { open, context, openCalculator } = browserTests();
const lines = async (page: Page) => (await page.locator(".derivation li").allInnerTexts()).join(" | ");

test("every worked example that a rule links to is a state that its calculator knows", async () => {
  const { page, errors } = await open("/tools/");
  const examples = content.tools.flatMap(({ slug, examples }) => examples.map((example) => ({ slug, ...example })));
  assert.ok(examples.length >= 10);
  for (const { slug, rule, query: state } of examples) {
    const address = `tools/${slug}/?${state}`;
    for (const language of ["/", "/ja/"]) {
      const html = await (await page.request.get(`${at(language)}r/${rule}/`)).text();
      assert.ok(
        html.replace(/&(?:#38|amp);/g, "&").includes(`href="${at(language)}${address}"`),
        `${rule}: ${address}`,
      );
    }
    await page.goto(`/${address}`);
    assert.equal(await page.locator("[role=alert]").count(), 0, address);
    assert.equal(await query(page), `?${state}`, "nothing in it is a default or another spelling");
  }
  assert.deepEqual(errors, []);
});

test("every calculator that the quick reference opens is in a state that it knows", async () => {
  const { page, errors } = await open("/quick/");
  const { terrain, panels } = content.quick;
  const states = new Set([...terrain, ...panels].flatMap((e) => e.tools).filter((tool) => tool.includes("?")));
  assert.ok(states.size >= 15);
  for (const state of states) {
    const address = `/tools/${state.replace("?", "/?")}`;
    await page.goto(address);
    assert.equal(await page.locator("[role=alert]").count(), 0, address);
    assert.equal(await query(page), state.slice(state.indexOf("?")), "nothing in it is a default or another spelling");
  }
  assert.deepEqual(errors, []);
});

test("hammada: a heavy truck, by tap on a phone; paid 2 times; Accessible Open Ground", async () => {
  const { page, errors } = await openCalculator("/tools/hammada/", PHONE);
  assert.equal(await answer(page), "Immobilized on 11+ 3/36 = 8.3%");
  await choose(page, "Medium or heavy truck");
  assert.equal(await answer(page), "Immobilized on 10+ 6/36 = 16.7%");
  assert.match(await lines(page), /\+1 .*not of British make D3\.31[\s\S]*DRM in all: \+2[\s\S]*10 or more/);
  await page.getByLabel("pays 2 times the MP").check();
  await choose(page, "Open Ground Accessible to hammada");
  assert.equal(await answer(page), "Immobilized on 12+ 1/36 = 2.8%");
  assert.equal(await query(page), "?mover=mediumHeavyTruck&hex=openGroundAccessible&doubled=1");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("hammada: a motorcycle is dismounted or lost, and each has its bars", async () => {
  const { page } = await openCalculator("/tools/hammada/?mover=motorcycle");
  assert.equal(await answer(page), "Rider dismounted on 10+ 6/36 = 16.7%");
  assert.match(await lines(page), /10 or more[\s\S]*D3\.32[\s\S]*11 or more \(Final DR ≥ 13\): 3\/36 = 8\.3%/);
  assert.deepEqual([await page.locator(".bad-bar").count(), await page.locator(".worst-bar").count()], [3, 2]);
});

test("hammada: who makes no DR is told why; the ready table is right without script", async () => {
  const { page } = await openCalculator("/ja/tools/hammada/?mover=fullyTracked");
  assert.match(await page.locator(".calculator").innerText(), /^行動不能DRは不要[\s\S]*D3\.31/);
  await visitCalculator(page, "/tools/hammada/?hex=scrub");
  assert.match(await page.locator(".result").innerText(), /Scrub is not Open Ground[\s\S]*D2\.2/);
  await visitCalculator(page, "/tools/hammada/?hex=openGroundAccessible&mud=1");
  assert.match(await page.locator(".result").innerText(), /Desert Mud[\s\S]*D11\.8/);
  const plain = await (await context({ ...DESK, javaScriptEnabled: false })).newPage();
  await plain.goto("/tools/hammada/");
  const row = await plain.locator("tbody tr", { hasText: "not British" }).innerText();
  assert.match(row.replace(/\s+/g, " "), /≥ 10 6\/36 16\.7% ≥ 11 3\/36 8\.3% ≥ 11 3\/36 8\.3% 12 1\/36 2\.8%/);
});

test("movement: the rulebook's examples by their links", async () => {
  const { page, errors } = await openCalculator("/tools/movement/");
  for (const [state, cost] of [
    ["unit=armoredCar&terrain=orchard", "3 MP"],
    ["unit=armoredCar&wadi=1", "5 MP 1 + 4"],
    ["unit=armoredCar&place=hill25&from=wadi", "7 MP 3 + 4"],
    ["unit=armoredCar&place=hill25&vbm=1", "6 MP 3 + 3"],
    ["terrain=other&cot=6.5&wadi=1&from=wadi", "8½ MP 6½ + 2"],
    ["unit=armoredCar&terrain=other&cot=all&wadi=1", "Not possible"],
    ["unit=truck&place=level4&rise=level", "8 MP 4 + 4"],
    ["unit=truck&place=level4&from=wadi", "5 MP 1 + 4"],
    ["unit=truck&terrain=hammada&track=1&tow=1", "6 MP 6 − 1 + 1"],
    ["unit=wagon&wadi=1", "all MF"],
  ] as const) {
    await visitCalculator(page, `/tools/movement/?${state}`);
    assert.equal(await answer(page), cost, state);
  }
  assert.deepEqual(errors, []);
});

test("movement: on a phone by tap, the answer stays in sight; each line has its rule", async () => {
  const { page, errors } = await openCalculator("/tools/movement/", PHONE);
  await choose(page, "Infantry");
  await page.getByLabel("with sand").check();
  assert.ok(await page.locator(".answer").isVisible());
  const box = (await page.locator(".answer").boundingBox())!;
  assert.ok(box.y >= 0 && box.y + box.height <= 740, "in the viewport");
  assert.equal(await answer(page), "2 MF 1 + 1");
  assert.match(await lines(page), /1 sand D7\.3 \| 1 Desert Open Ground D\.2/);
  await page.getByLabel("EC Wet or Mud").check();
  assert.equal(await answer(page), "1 MF 1 − 1 + 1");
  await page.getByText("More conditions").tap();
  await page.getByLabel("SMOKE in the Location").check();
  assert.equal(await query(page), "?unit=infantry&sand=1&wet=1&smoke=1");
  await page.getByLabel("SMOKE in the Location").uncheck();
  assert.ok(await page.getByLabel("SMOKE in the Location").isVisible(), "what was opened stays open");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("movement: by keyboard, with a COT typed in halves", async () => {
  const { page } = await openCalculator("/tools/movement/");
  await page.locator('select:has([value="openGround"])').focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowDown");
  const cot = page.getByLabel("COT of that terrain");
  await cot.fill("6.5");
  await cot.press("Enter");
  assert.equal(await answer(page), "6½ MP");
  await cot.fill("99");
  await cot.press("Enter");
  assert.equal(await answer(page), "40 MP");
  assert.equal(await query(page), "?terrain=other&cot=40");
});

/** What stands below each hex of the strip: cost, DR that fail, odds so far. */
const strip = (page: Page) =>
  page
    .locator(".strip label")
    .evaluateAll((all) =>
      all.map((hex) => [...hex.querySelectorAll("b, span:not(.unseen)")].map((e) => e.textContent).join(" | ")),
    );

test("path: tank D of D7.511 as a strip of hexes; a tap on one opens it", async () => {
  const { page, errors } = await openCalculator("/tools/path/?path=oa.s.sc", PHONE);
  assert.deepEqual(await strip(page), ["1 MP | 12 | 97.2%", "3 MP | 11+ | 89.1%", "4 MP | 10+ | 74.3%"]);
  assert.equal(await answer(page), "3 steps: 8 MP no DR failed 1925/2592 = 74.27%");
  await page.locator(".strip label").nth(2).tap();
  assert.equal(await page.locator(".step").count(), 1, "one hex is open at a time");
  assert.equal(await page.locator(".step .verdict").innerText(), "4 MP · 8 MP in all");
  assert.ok(await page.getByRole("checkbox", { name: "across a Dune Crest hexside" }).isChecked());
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("path: it starts with one hex; hammada before bog, each with its odds; a VCA change by the button", async () => {
  const { page, errors } = await openCalculator("/tools/path/", PHONE);
  assert.deepEqual(await strip(page), ["1 MP | – | 100%"]);
  await visitCalculator(page, "/tools/path/?mover=halftrack&path=oam");
  const text = await page.locator(".step").innerText();
  assert.ok(text.indexOf("Hammada Immobilization DR: 1/36") < text.indexOf("Sand Bog DR: 3/36"), text);
  assert.ok(text.includes("Hammada Immobilization DR: 1/36") && text.includes("Sand Bog DR: 3/36"), text);
  // 35/36 × 33/36 = 1155/1296 = 385/432
  assert.match(text, /and passes its DR: 385\/432 = 89\.12%/);
  assert.match(text, /comes first, the Sand Bog DR only if it is passed\. D7\.31/);
  await page.getByRole("button", { name: "Change VCA in it" }).tap();
  assert.equal(await query(page), "?mover=halftrack&path=oam.oamv");
  assert.match(await page.locator(".step").innerText(), /1 MP · 2 MP in all/);
  assert.deepEqual(errors, []);
});

test("path: by keyboard a hex is put in between, changed, moved and taken out; Infantry makes no DR", async () => {
  const { page } = await openCalculator("/tools/path/?mover=infantry&path=s.u");
  assert.equal(await page.locator(".calculator", { hasText: "Sand Bog" }).count(), 0);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Add a hex after it");
  assert.equal(await query(page), "?mover=infantry&path=s.s.u");
  await page.locator('.step input[value="s"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "h");
  assert.equal(await query(page), "?mover=infantry&path=s.h.u");
  await press("Move it one later");
  assert.equal(await query(page), "?mover=infantry&path=s.u.h");
  await page.locator(".strip input").nth(2).focus();
  await page.keyboard.press("ArrowLeft");
  await press("Remove it");
  assert.equal(await query(page), "?mover=infantry&path=s.h");
  assert.equal(await answer(page), "2 steps: 3 MF No DR");
});

test("path: the hexes that its MP do not pay for are marked; Infantry leaves out a vehicle's turns and says so", async () => {
  const { page } = await openCalculator("/tools/path/?mover=lightTruck&have=10&begin=1&path=s.sv.s");
  assert.deepEqual(
    await page.locator(".strip label").evaluateAll((all) => all.map((hex) => hex.classList.contains("unpaid"))),
    [false, false, true],
  );
  assert.match(await answer(page), /^2 of 3 steps: 9 MP of 10 MP/);
  await page.getByLabel("Unit").selectOption("Infantry");
  assert.equal((await strip(page)).length, 2);
  assert.match(await page.locator(".calculator").innerText(), /Only a vehicle changes its VCA.*1/);
});

test("bad values in the address are named, the nearest legal state is shown, the address is kept", async () => {
  const { page, errors } = await openCalculator("/tools/path/?mover=camel&path=oa.q.s&x=%3Cimg%20src%3Dx%3E");
  const alert = await page.locator("[role=alert]").innerText();
  assert.match(alert, /mover=camel[\s\S]*path=oa\.q\.s[\s\S]*oa\.s[\s\S]*“x”/);
  assert.match(await query(page), /path=oa\.q\.s/);
  assert.equal((await strip(page)).length, 2);
  await visitCalculator(page, "/ja/tools/movement/?unit=tank&cot=6.4&terrain=other");
  assert.match(await page.locator("[role=alert]").innerText(), /unit=tank[\s\S]*cot=6\.4[\s\S]*6\.5/);
  assert.equal(await answer(page), "6½MP");
  await visitCalculator(page, "/tools/hammada/?hex=lava&doubled=2");
  assert.match(await page.locator("[role=alert]").innerText(), /hex=lava[\s\S]*doubled=2/);
  assert.deepEqual(errors, []);
});

test("results copy with their rules", async () => {
  const page = await (await context()).newPage();
  const copied = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".copy output", { hasText: "Copied" }).waitFor();
    return clipboard(page);
  };
  await visitCalculator(page, "/tools/movement/?unit=truck&place=level4&rise=level");
  assert.match(
    await copied("Text"),
    /Truck, 8 MP\n- 4 Chapter B Open Ground \[F12\.51\]\n- 4 a full level up \[D\.2\]\n/,
  );
  await visitCalculator(page, "/tools/path/?mover=halftrack&path=hd.s");
  assert.match(await copied("Markdown"), /1\/36 = 2\.8% \[D3\.31\]\(http[\s\S]*no DR failed/);
  await visitCalculator(page, "/tools/hammada/");
  assert.match(await copied("BBCode"), /\[url=http:\/\/localhost:\d+\S*\/r\/D3\.31\/\]D3\.31\[\/url\]/);
});

test("sand bog: the addresses of paths from before still answer", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?path=o.s.sc");
  assert.deepEqual(await page.locator(".step .verdict b").allInnerTexts(), [
    "Bogs on 12+",
    "Bogs on 11+",
    "Bogs on 10+",
  ]);
});

test("the book that was chosen counts in the next calculator, and an address decides before it", async () => {
  const { page } = await openCalculator("/tools/movement/?unit=infantry&wadi=1&terrain=hammada");
  assert.equal(await answer(page), "2 MF 1 + 1");
  await choose(page, "ASL");
  assert.equal(await answer(page), "3 MF 1 + 2");
  assert.match(await lines(page), /F5\.2.*Figures from: ASL\. Squad Leader adaptation: 2 MF/);
  assert.equal(await query(page), "?book=asl&unit=infantry&terrain=hammada&wadi=1");
  await visitCalculator(page, "/tools/path/");
  assert.match(await query(page), /book=asl/);
  // A link means what it meant before there was a choice of book.
  await visitCalculator(page, "/tools/path/?mover=infantry&path=hw");
  assert.equal(await page.getByRole("combobox", { name: "Figures from" }).inputValue(), "sl");
  await visitCalculator(page, "/tools/minefields/?factors=36");
  assert.equal(await page.getByRole("radio", { name: "ASL", exact: true }).isChecked(), true);
});
