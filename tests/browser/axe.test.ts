/** Accessibility of every page type, both languages, light and dark, desk and phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { browserTests, DESK, PHONE } from "./open.ts";

const { open } = browserTests();
const PATHS = [
  "",
  "asl/",
  "asl/f12/",
  "sl/d7/",
  "r/F12.3/",
  "r/D12.32/",
  "r/F7.31/",
  "tools/",
  "tools/sand-bog/",
  "tools/heat-haze/",
  "tools/fire/?kind=gun&in=lowDune&duneCrest=1&cover=foxhole&dust=heavy&sky=haze",
  "tools/desert-overlays/",
  "tools/availability/",
  "tools/minefields/?line=1",
  "tools/smoke-grenades/",
  "tools/other-rolls/?roll=mud",
  "tools/hammada/",
  "tools/path/",
  "tools/movement/",
  "tools/dyo/",
  "tools/dust/",
  "glossary/",
  "notes/",
  "references/",
  "italian/pieces/",
  "sl/terrain-chart/",
  "about/",
  "data/",
  "linker/",
  "search/?q=dune",
];

const READERS = [
  { name: "desk, light", colorScheme: "light", ...DESK },
  { name: "phone, dark", colorScheme: "dark", ...PHONE },
] as const;

for (const { name, ...reader } of READERS) {
  for (const language of ["", "ja/"]) {
    test(`no accessibility finding: ${name}, /${language}`, async () => {
      const findings: string[] = [];
      for (const path of PATHS) {
        const { page } = await open(`/${language}${path}`, reader);
        await page.waitForLoadState("networkidle");
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const v of violations) {
          findings.push(`/${language}${path}: ${v.impact} ${v.id}: ${v.nodes[0]?.html.slice(0, 120)}`);
        }
        await page.context().close();
      }
      assert.deepEqual(findings, []);
    });
  }
}

test("no accessibility finding in an open preview, beside its link and as a sheet", async () => {
  const findings: string[] = [];
  for (const { name, ...reader } of READERS) {
    for (const language of ["", "ja/"]) {
      const { page } = await open(`/${language}r/F12.32/`, reader);
      const link = page.locator(".rule-text a.ref").first();
      if ("hasTouch" in reader) {
        await link.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
      } else await link.hover();
      await page.locator(".preview").waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const v of violations) findings.push(`${name} ${language}: ${v.id}: ${v.nodes[0]?.html.slice(0, 120)}`);
      await page.context().close();
    }
  }
  assert.deepEqual(findings, []);
});
