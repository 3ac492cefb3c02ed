/** What a screen reader is told: each control's role and name in the page's language, groups, results and errors. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, choose } from "./calculator-page.ts";
import { browserTests, DESK } from "./open.ts";
import { PAGE_TYPES, visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();
const TOOLS = PAGE_TYPES.filter((path) => /^tools\/(?!coverage)./.test(path));

interface Node {
  role: string;
  name: string;
  /** The names of the groups that it stands in. */
  groups: string[];
}

/** Chromium's accessibility tree, without what is ignored in it. */
async function spoken(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((n) => [n.nodeId, n]));
  return nodes
    .filter((n) => !n.ignored)
    .map((n) => {
      const groups: string[] = [];
      for (let up = byId.get(n.parentId ?? ""); up; up = byId.get(up.parentId ?? ""))
        if (/group|list|dialog|region/.test(String(up.role?.value))) groups.push(String(up.name?.value ?? ""));
      return { role: String(n.role?.value), name: String(n.name?.value ?? "").trim(), groups: groups.filter(Boolean) };
    });
}

const CONTROLS =
  /^(?:button|radio|checkbox|combobox|textbox|searchbox|spinbutton|slider|link|menuitem|application|DisclosureTriangle)/;
/** What a Japanese player says in Latin letters: dice, numbers, ids, names of books, formats and pieces. */
const LATIN = /^(?:[\s\d\W]|[A-Z][\w./-]*|[a-z]?dr|km|mm|asl|sl|Khamsin|English(?: site)?|Markdown|BBCode)+$/;

test("every control of every calculator has a name in the page's language, and none is named as another", async () => {
  const { page } = await open("/", DESK);
  const faults: string[] = [];
  for (const root of ["/", "/ja/"]) {
    for (const path of TOOLS) {
      await visit(page, root + path);
      const nameless = await page.locator("main fieldset:not(:has(> legend))").count();
      if (nameless) faults.push(`${root}${path}: ${nameless} groups without a legend`);
      const seen = new Set<string>();
      for (const { role, name, groups } of await spoken(page)) {
        if (!CONTROLS.test(role)) continue;
        const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(name);
        if (!name) faults.push(`${root}${path}: ${role} without a name`);
        else if (root === "/" ? japanese && name !== "日本語版" : !japanese && role !== "link" && !LATIN.test(name))
          faults.push(`${root}${path}: ${role} "${name}"`);
        // Links to a rule may be many; whoever hears two other controls of one name cannot tell them apart.
        if (role === "link" || role === "radio") continue;
        const whole = [role, name, ...groups].join(" | ");
        if (seen.has(whole)) faults.push(`${root}${path}: twice ${whole}`);
        seen.add(whole);
      }
    }
  }
  assert.deepEqual(faults, []);
});

test("the answers are said as they change, each by itself, by one polite region", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", DESK);
  const region = page.locator(".calculator [role=status]");
  assert.equal(await page.locator(".calculator :is([aria-live], [role=status], [role=log])").count(), 1);
  await choose(page, "Motorcycle");
  assert.equal(await answer(page), "No Sand Bog DR");
  await choose(page, "Halftrack");
  assert.equal(await answer(page), "Bogs on 10+ 6/36 = 16.7%");
  await page.getByRole("button", { name: "Add the next hex" }).click();
  assert.match(await answer(page), /^Through all 2 hexes without bogging \S+ = 69\.44%$/);

  // Of three answers those are said whose words have changed, each as a whole.
  await visit(page, "/ja/tools/dust/");
  assert.equal(await region.getAttribute("aria-atomic"), "false");
  assert.equal(await region.locator("> [aria-atomic=true]").count(), 3);
  await region.evaluate((e) => {
    const mark = (changes: MutationRecord[]) => {
      for (const { target } of changes) target.parentElement!.closest("p")!.classList.add("changed");
    };
    new MutationObserver(mark).observe(e, { characterData: true, childList: true, subtree: true });
  });
  await page.getByRole("combobox", { name: "開始時の濃さ" }).selectOption({ label: "中程度" });
  const changed = await region.locator(".changed").allInnerTexts();
  assert.equal(changed.length, 2, "what becomes of a vehicle's dust has not changed");
  assert.match(changed.join(), /攻撃への砂塵のDRM[\s\S]*中程度/);
});

test("an error is said at once and belongs to its field", async () => {
  const { page } = await openCalculator("/tools/sun-blindness/", DESK);
  /** Types into the field, hears the error, mends it. */
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
    // Where the field takes back what was good before, it holds nothing that is wrong.
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
  await refused("Target", "Q99", "J5", /“Q99” is no hex/);
  await visit(page, "/tools/minefields/");
  await refused("Strengths of the counters", "many", "12, 6", /“many” holds no strength/);
});
