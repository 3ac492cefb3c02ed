/**
 * Checks a page of every type, in both languages, for errors, accessibility, names of controls, and zoom. Each page is
 * loaded only once for all checks, because loading takes longest.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityFindings } from "./axe.ts";
import { nameFaults } from "./names.ts";
import { browserTests } from "./open.ts";
import { PAGE_TYPES, READERS, visit } from "./page-types.ts";
import { zoomFaults } from "./zoom.ts";

const { open } = browserTests();

/** Runs all checks on a page of every type, in both languages. */
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

test("no type of page logs an error, such as a violation of its Content-Security-Policy", async () =>
  assert.deepEqual((await findings()).errors, []));

test("pages of every type have no accessibility violations", async () =>
  assert.deepEqual((await findings()).accessibility, []));

test("every control of every calculator has a unique accessible name in the page's language", async () =>
  assert.deepEqual((await findings()).names, []));

test("at 400 % zoom or twice the text size, no page scrolls sideways, and nothing overflows or overlaps", async () =>
  assert.deepEqual((await findings()).zoom, []));
