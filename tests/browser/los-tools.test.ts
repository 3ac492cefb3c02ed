/** Tests the LOS calculator. tests/browsers/los.test.ts tests its touch and keyboard in each browser engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, PHONE } from "./open.ts";

const { openCalculator } = browserTests();
/** Returns the label that selects a hex in the drawing of the LOS. The first hex is 1. */
const column = (page: Page, hex: number) => page.locator(".scene label").nth(hex - 1);

test("LOS calculator: hexes can be added, moved and removed, and units A and B can be swapped", async () => {
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

test("for an LOS along a hexspine the calculator asks for the second hex and the hexspine's terrain", async () => {
  const { page } = await openCalculator("/tools/los/?row=o.o.o.o.o");
  await column(page, 3).click();
  await page.getByLabel("LOS runs along a hexspine").check();
  await page.getByLabel("Hexspine between them").selectOption({ label: "Wall" });
  assert.equal(await answer(page), "No LOS: wall (hex 3)");
  assert.equal(await query(page), "?row=o.o.o_oa.o.o");
  await column(page, 2).click();
  assert.equal(
    await page.getByLabel("LOS runs along a hexspine").count(),
    0,
    "the hex beside a hexspine cannot be another hexspine",
  );
});

test("the LOS calculator links to the fire calculator with the attack filled in", async () => {
  const { page, errors } = await openCalculator("/tools/los/?row=lc.o.oc.l&bIn=entrenched");
  await page.getByRole("link", { name: "A at B" }).click();
  await page.locator(".answer", { hasText: "TEM +2" }).waitFor();
  assert.match(await query(page), /in=lowDune&cover=foxhole/, "squad B of the example of D7.513");
  assert.equal(await page.locator(".bad").count(), 0);
  assert.deepEqual(errors, []);
});

test("LOS calculator: on a phone the longest row of hexes scrolls sideways, and is not too small for a thumb", async () => {
  const row = Array(21).fill("dc").join(".").slice(0, -1);
  const { page } = await openCalculator(`/tools/los/?row=${row}`, PHONE);
  assert.equal(await page.locator(".bad").count(), 0);
  assert.ok(await page.locator(".scene").evaluate((box) => box.scrollWidth > box.clientWidth));
  assert.ok((await column(page, 1).boundingBox())!.width >= 30);
});
