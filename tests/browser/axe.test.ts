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
  "glossary/",
  "notes/",
  "italian/pieces/",
  "sl/terrain-chart/",
  "about/",
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
