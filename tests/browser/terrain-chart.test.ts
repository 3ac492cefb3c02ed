/** Tests the Desert Terrain Chart on a phone: its rows fit the window, and each terrain's name links to its row. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserTests, PHONE } from "./open.ts";

const { open } = browserTests();

test("on the Desert Terrain Chart a tap on a terrain scrolls to its row, and on a phone no cell is cut off", async () => {
  for (const [path, name] of [
    ["/asl/terrain-chart/", "Sand"],
    ["/ja/sl/terrain-chart/", "砂地"],
  ] as const) {
    const { page, errors } = await open(path, PHONE);
    const cut = await page
      .locator(".terrain :is(th, td)")
      .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length);
    assert.equal(cut, 0, `${path}: cells beyond the window`);
    await page.locator(".jump").getByRole("link", { name, exact: true }).tap();
    const row = page.locator(".terrain tr:target");
    const heads = await page.locator(".terrain thead").evaluate((e) => e.getBoundingClientRect().bottom);
    const top = await row.evaluate((e) => e.getBoundingClientRect().top);
    assert.ok(top >= heads && top < heads + 60, `${path}: the row is at ${top}, the heads end at ${heads}`);
    assert.deepEqual(await row.locator(".figure").allInnerTexts(), [
      "1 +",
      "2 +",
      "2 +",
      "4 +",
      "4 +",
      "2 +",
      "3 +",
      "6 +",
    ]);
    assert.match(await row.locator(".effect").innerText(), /TEM 0/);
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});
