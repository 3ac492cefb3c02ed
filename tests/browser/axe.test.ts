/**
 * Tests the accessibility of menus, dialogs and previews that open over a page. pages.test.ts tests the pages
 * themselves.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { accessibilityFindings } from "./axe.ts";
import { browserTests } from "./open.ts";
import { READERS, visit } from "./page-types.ts";

const { open } = browserTests();

/** Menus, dialogs and previews: for each, the path of a page, its selector, and a function that opens it there. */
const OVER = [
  {
    path: "r/F12.3/",
    part: ".cite-menu",
    show: async (page: Page) => {
      await page.locator(".rule > .cite").first().click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    path: "asl/f12/",
    part: "body",
    show: (page: Page) => page.locator(".contents-open").click(),
  },
  {
    path: "r/F12.32/",
    part: ".preview",
    show: async (page: Page) => {
      const link = page.locator(".rule-text a.ref:visible").first();
      if (page.viewportSize()!.width < 500) await link.tap();
      else await link.hover();
      await page.locator(".preview").waitFor();
    },
  },
  {
    path: "about/",
    part: ".search-dialog",
    show: async (page: Page) => {
      await page.locator(".search-open").click();
      await page.locator(".search-dialog input").fill("dune");
      await page.locator(".search-dialog li").first().waitFor();
    },
  },
];

test("the cite menu, the preview, the contents and the search dialog have no accessibility violations", async () => {
  const found: string[] = [];
  for (const [i, { path, part, show }] of OVER.entries()) {
    const reader = READERS[i % 2]!;
    const { page } = await open(reader.root, reader);
    await visit(page, reader.root + path);
    await show(page);
    found.push(...(await accessibilityFindings(page, reader.root + path, reader.colorScheme, part)));
  }
  assert.deepEqual(found, []);
});
