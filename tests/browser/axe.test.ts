/** Accessibility of every page type: both languages, light and dark, desk and phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE } from "./open.ts";
import { PAGE_TYPES, visit } from "./page-types.ts";

const { open } = browserTests();

/** Each language is read at a desk or on a phone, and in one scheme first: what depends on it is looked at in the other as well. */
const READERS = [
  { root: "/", colorScheme: "light", other: "dark", ...DESK },
  { root: "/ja/", colorScheme: "dark", other: "light", ...PHONE },
] as const;

/** The rules that hold or fail with the width of the window or the colors. */
const BY_LOOK = ["color-contrast", "scrollable-region-focusable", "target-size"];

const findingsOf = (where: string, { violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>) =>
  violations.map((v) => `${where}: ${v.impact} ${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 120)}`);

/** Every rule. Only findings are wanted, and the site has no frames: four times as fast as with axe's defaults. */
async function findingsOn(page: Page, where: string) {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  return findingsOf(where, await builder.analyze());
}

/** In the other scheme and at the least width, the rules for which that matters; axe is in the page already. */
async function findingsByLook(page: Page, where: string, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height });
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as never as { axe: { run(o: object): Promise<never> } }).axe.run({
        runOnly,
        resultTypes: ["violations"],
      }),
    BY_LOOK,
  );
  await page.setViewportSize({ width, height });
  return findingsOf(`${where} (${colorScheme}, 320 px)`, results);
}

/** What opens over a page. */
const OVER = [
  {
    path: "r/F12.3/",
    show: async (page: Page) => {
      await page.locator(".rule > .cite").first().click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    path: "r/F12.32/",
    show: async (page: Page) => {
      const link = page.locator(".rule-text a.ref").first();
      if (page.viewportSize()!.width < 500)
        await link.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
      else await link.hover();
      await page.locator(".preview").waitFor();
    },
  },
  {
    path: "asl/f12/",
    show: (page: Page) => page.locator(".contents-open").click(),
  },
  {
    path: "about/",
    show: async (page: Page) => {
      await page.locator(".search-open").click();
      await page.locator(".search-dialog input").fill("dune");
      await page.locator(".search-dialog li").first().waitFor();
    },
  },
];

test("no accessibility finding on any page type", async () => {
  const findings = READERS.map(async ({ root, other, ...reader }) => {
    const { page } = await open(root, reader);
    const found: string[] = [];
    for (const path of PAGE_TYPES) {
      await visit(page, root + path);
      found.push(...(await findingsOn(page, root + path)));
      found.push(...(await findingsByLook(page, root + path, other)));
      await page.emulateMedia({ colorScheme: reader.colorScheme });
    }
    return found;
  });
  assert.deepEqual((await Promise.all(findings)).flat(), []);
});

test("no accessibility finding in what opens over a page: citing, preview, contents, search", async () => {
  const findings = READERS.map(async ({ root, other, ...reader }) => {
    const { page } = await open(root, reader);
    const found: string[] = [];
    for (const { path, show } of OVER) {
      await visit(page, root + path);
      await show(page);
      found.push(...(await findingsOn(page, root + path)));
      found.push(...(await findingsByLook(page, root + path, other)));
      await page.emulateMedia({ colorScheme: reader.colorScheme });
    }
    return found;
  });
  assert.deepEqual((await Promise.all(findings)).flat(), []);
});
