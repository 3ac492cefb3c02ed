/**
 * Checks pages of every type in both languages: a page logs no error under its policy, has no accessibility violations,
 * names its controls, and is readable when zoomed. Each page is loaded once for all checks, because loading takes
 * longest.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityFindings } from "./axe.ts";
import { nameFaults } from "./names.ts";
import { browserTests } from "./open.ts";
import { PAGE_TYPES, READERS, visit } from "./page-types.ts";
import { zoomFaults } from "./zoom.ts";

const { open } = browserTests();

/** Visits every page type once for each reader and runs all checks. */
async function lookAtAll() {
  const found = { errors: [] as string[], accessibility: [] as string[], names: [] as string[], zoom: [] as string[] };
  const walks = READERS.map(async (reader) => {
    const { page, errors } = await open(reader.root, reader);
    for (const type of PAGE_TYPES) {
      const path = reader.root + type;
      await visit(page, path);
      found.errors.push(...errors.splice(0).map((error) => `${path}: ${error}`));
      found.accessibility.push(...(await accessibilityFindings(page, path, reader.colorScheme)));
      if (/^tools\/(?!coverage)./.test(type)) found.names.push(...(await nameFaults(page, path)));
      found.zoom.push(...(await zoomFaults(page, path)));
      await page.setViewportSize(reader.viewport);
    }
  });
  await Promise.all(walks);
  return found;
}
let looked: ReturnType<typeof lookAtAll> | undefined;
const findings = () => (looked ??= lookAtAll());

test("pages of every type log no error under their policy", async () =>
  assert.deepEqual((await findings()).errors, []));

test("pages of every type have no accessibility violations", async () =>
  assert.deepEqual((await findings()).accessibility, []));

test("every control of every calculator has a name in the page's language, and no two controls have the same name", async () =>
  assert.deepEqual((await findings()).names, []));

test("zoomed to 400 %, or with text of twice the size, no page scrolls sideways, and nothing overflows or overlaps", async () =>
  assert.deepEqual((await findings()).zoom, []));
