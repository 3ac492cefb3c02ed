/** Accessibility of every page type, both languages, light and dark, desk and phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE } from "./open.ts";

const { open } = browserTests();
/** Seen by every reader. */
const MAIN = ["", "asl/f12/", "r/F12.3/", "tools/", "tools/desert-overlays/", "search/?q=dune"];
/** Seen by an English reader at a desk and a Japanese one with a phone: the other two see the same marks and colors. */
const OTHERS = [
  "asl/",
  "sl/d7/",
  "r/D12.32/",
  "r/F7.31/",
  "tools/sand-bog/",
  "tools/heat-haze/",
  "tools/fire/?kind=gun&in=lowDune&duneCrest=1&cover=foxhole&dust=heavy&sky=haze",
  "tools/availability/",
  "tools/minefields/?line=1",
  "tools/smoke-grenades/",
  "tools/other-rolls/?roll=mud",
  "tools/hammada/",
  "tools/path/",
  "tools/movement/",
  "tools/dyo/",
  "tools/dust/",
  "tools/sun-blindness/",
  "tools/coverage/",
  "glossary/",
  "notes/",
  "references/",
  "italian/pieces/",
  "sl/terrain-chart/",
  "quick/",
  "about/",
  "data/",
  "linker/",
  "offline/",
];

const READERS = [
  { name: "desk, light", reads: "", colorScheme: "light", ...DESK },
  { name: "phone, dark", reads: "ja/", colorScheme: "dark", ...PHONE },
] as const;

/** Findings on a page. Only they are wanted, and the site has no frames: four times as fast as with axe's defaults. */
const findingsOn = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      .analyze()
  ).violations;

for (const { name, reads, ...reader } of READERS) {
  for (const language of ["", "ja/"]) {
    test(`no accessibility finding: ${name}, /${language}`, async () => {
      const findings: string[] = [];
      for (const path of language === reads ? [...MAIN, ...OTHERS] : MAIN) {
        const { page } = await open(`/${language}${path}`, reader);
        await page.waitForLoadState("networkidle");
        const violations = await findingsOn(page);
        for (const v of violations) {
          findings.push(`/${language}${path}: ${v.impact} ${v.id}: ${v.nodes[0]?.html.slice(0, 120)}`);
        }
        await page.context().close();
      }
      assert.deepEqual(findings, []);
    });
  }
}

test("no accessibility finding in an open menu of citations", async () => {
  for (const { name, reads, ...reader } of READERS) {
    const { page } = await open("/r/F12.3/", reader);
    await page.locator(".rule > .cite").first().click();
    await page.getByRole("menu").or(page.locator(".cite-menu")).first().waitFor();
    assert.deepEqual(
      (await findingsOn(page)).map((v) => `${name}: ${v.id}: ${v.nodes[0]?.html.slice(0, 120)}`),
      [],
    );
    await page.context().close();
  }
});

test("no accessibility finding in an open preview, beside its link and as a sheet", async () => {
  const findings: string[] = [];
  for (const { name, reads, ...reader } of READERS) {
    for (const language of ["", "ja/"]) {
      const { page } = await open(`/${language}r/F12.32/`, reader);
      const link = page.locator(".rule-text a.ref").first();
      if ("hasTouch" in reader) {
        await link.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
      } else await link.hover();
      await page.locator(".preview").waitFor();
      const violations = await findingsOn(page);
      for (const v of violations) findings.push(`${name} ${language}: ${v.id}: ${v.nodes[0]?.html.slice(0, 120)}`);
      await page.context().close();
    }
  }
  assert.deepEqual(findings, []);
});
