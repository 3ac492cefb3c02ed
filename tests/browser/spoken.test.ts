/** Tests what screen readers announce about results and errors. names.ts checks the names of controls. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, choose } from "./calculator-page.ts";
import { browserTests, DESK, PHONE } from "./open.ts";
import { visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();

test("a calculator's live region announces only the results that have changed", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", DESK);
  const region = page.locator(".calculator [role=status]");
  assert.equal(
    await page.locator(".calculator :is([aria-live]:not([aria-live=off]), [role=status], [role=log])").count(),
    1,
  );
  await choose(page, "Motorcycle");
  assert.equal(await answer(page), "No Sand Bog DR");
  await choose(page, "Halftrack");
  assert.equal(await answer(page), "Bogs on 10+ 6/36 = 16.7%");
  await page.getByRole("button", { name: "Add the next hex" }).click();
  assert.match(await answer(page), /^Through all 2 hexes without bogging \S+ = 69\.44%$/);

  // This page has three results. Only results whose text changes are announced, each as a whole.
  await visit(page, "/ja/tools/minefields/");
  assert.equal(await region.getAttribute("aria-atomic"), "false");
  assert.equal(await region.locator("> p > [aria-atomic=true]").count(), 3);
  await region.evaluate((e) => {
    const mark = (changes: MutationRecord[]) => {
      for (const { target } of changes)
        (target instanceof Element ? target : target.parentElement!).closest(".said")?.classList.add("changed");
    };
    new MutationObserver(mark).observe(e, { characterData: true, childList: true, subtree: true });
  });
  await page.getByRole("combobox", { name: "起きたこと" }).selectOption({ label: "ダミーの捜索に成功" });
  const changed = await region.locator(".said.changed").allInnerTexts();
  assert.equal(changed.length, 1, "the numbers of Dummies and of ways to split have not changed");
  assert.match(changed.join(), /ダミーの捜索に成功/);
});

test("a roll's result is announced before the next roll, although the page shows the result below it", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26", PHONE);
  const region = page.locator(".answer");
  await region.evaluate((e) => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        // The line on the book is added to the region itself, and is not announced.
        const line = (target instanceof Element ? target : target.parentElement!).closest("p");
        if (line) e.ownerDocument.title += ` ${[...e.children].indexOf(line)}`;
      }
    }).observe(e, { characterData: true, childList: true, subtree: true });
    e.ownerDocument.title = "";
  });
  await page.getByRole("button", { name: "dr 5", exact: true }).tap();
  const [result, next] = await region.locator("p").allInnerTexts();
  assert.match(result!, /^Overlay Density: dr 5/);
  assert.match(next!, /\?|DR|dr/);
  // Neither the rule nor the book is announced.
  assert.equal(await region.locator(".said :is(a, .by-book)").count(), 0);
  for (const silent of ["a.ref", ".by-book"])
    assert.equal(await region.locator(`[aria-live=off]:is(${silent}, :has(${silent}))`).count(), 1, silent);
  assert.match(await page.title(), /^ ?0( 0)* 1/);
  const tops = await region.locator("p").evaluateAll((all) => all.map((p) => p.getBoundingClientRect().top));
  assert.ok(tops[1]! < tops[0]!);
});

test("the name of a hex is the name of one group in the LOS calculator", async () => {
  const { page } = await openCalculator("/tools/los/", DESK);
  assert.equal(await page.getByRole("group", { name: "Hex 3", exact: true }).count(), 1);
});

test("a board's map has its overlays with their hexes as text", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26-27&dice=444463615", DESK);
  const [one, other] = await page
    .locator(".map")
    .getByRole("img")
    .evaluateAll((all) => all.map((e) => e.ariaLabel));
  assert.equal(one, "Board 26: D4: 26W3-V3");
  assert.equal(other, "Board 27: no overlay");
});

test("the overlays' line on the book and the buttons to share are where the result is", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/", PHONE);
  assert.equal(await page.locator(".by-book").count(), 0, "there is no figure yet");
  for (const board of ["26", "27"]) await page.getByRole("button", { name: board, exact: true }).tap();
  const begin = page.getByRole("button", { name: "Start rolling" });
  const box = (await begin.boundingBox())!;
  assert.ok(box.y + box.height <= PHONE.viewport.height, "the button can be tapped without scrolling");
  await begin.tap();
  await page.locator("button.rest").tap();
  assert.equal(await page.locator(".by-book").count(), 1);
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  assert.ok((await top(".share")) < (await top(".plan")), "the buttons are above the plan, the maps and the log");
});

test("an error is announced at once, and is the accessible description of its field", async () => {
  const { page } = await openCalculator("/tools/sun-blindness/", DESK);
  /** Types a wrong value, checks the error, and corrects it. */
  const refused = async (label: string, wrong: string, right: string, said: RegExp) => {
    const field = page.getByRole("textbox", { name: label });
    const describedBy = () =>
      field.evaluate((e) =>
        (e.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)!.textContent)
          .join(" "),
      );
    await field.fill(wrong);
    await field.press("Enter");
    await field.evaluate((e) => e.blur());
    // A field that restores its previous value is not marked as invalid.
    const stays = (await field.inputValue()) === wrong;
    assert.equal((await field.getAttribute("aria-invalid")) ?? "false", String(stays), label);
    assert.match(await describedBy(), said);
    assert.match((await page.getByRole("alert").allInnerTexts()).join(" "), said);
    await field.fill(right);
    await field.press("Enter");
    await field.evaluate((e) => e.blur());
    assert.notEqual(await field.getAttribute("aria-invalid"), "true", label);
    assert.doesNotMatch(await describedBy(), said);
  };
  await refused("Target", "Q99", "J5", /No hex Q99/);
  await visit(page, "/tools/minefields/");
  await refused("Strengths of the counters", "many", "12, 6", /“many” has no strength/);
});

test("on a phone the quick reference keeps its table headers, and no two links have the same text", async () => {
  const { page } = await open("/quick/", PHONE);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const heads = nodes.filter((n) => !n.ignored && n.role?.value === "columnheader").map((n) => n.name?.value);
  assert.deepEqual([heads[0], heads[9]], ["Terrain", "LOS, TEM and what else"]);
  const tables = nodes.filter((n) => !n.ignored && n.role?.value === "table");
  assert.equal(tables.length, 3);
  for (const table of tables) assert.ok(table.name?.value, "a table has a name");
  const links = await page.locator(".quick-tools a").allInnerTexts();
  assert.equal(new Set(links).size, links.length, "each link names its entry");
});

test("a number out of bounds is replaced by the nearest bound, and a message says so", async () => {
  const { page } = await openCalculator("/tools/heat-haze/", DESK);
  const field = page.locator(".range input[type=number]").first();
  await field.fill("999");
  await field.press("Enter");
  assert.equal(await field.inputValue(), "60");
  assert.match(await page.getByRole("alert").innerText(), /999 is not possible: from 0 to 60/);
  await page.locator(".range button").last().press("Enter");
  assert.equal(await page.getByRole("alert").count(), 0);
});
