/**
 * Checks a page of every type, in both languages: errors, accessibility, names of controls, zoom, layout, questions and
 * keyboard. Each page is loaded only once for all checks, because loading takes longest.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityFindings } from "./axe.ts";
import { fieldFaults, reachFaults } from "./keyboard.ts";
import { nameFaults } from "./names.ts";
import { browserTests } from "./open.ts";
import { PAGE_TYPES, READERS, visit } from "./page-types.ts";
import { questionComparer, vocabularyFaults } from "./vocabulary.ts";
import { zoomFaults } from "./zoom.ts";

const { open } = browserTests();

const CALCULATOR = /^tools\/(?!coverage)./;
/** Matches pages that have controls, and long pages in narrow columns. */
const LAID_OUT =
  /^(?:tools\/(?!coverage).|game\/|quick\/|glossary\/|references\/|sl\/d7\/|sl\/terrain-chart\/|asl\/f12\/|italian\/pieces\/)/;
/** Matches long lists, which have the same kinds of controls as other pages. Tab is not pressed through them. */
const LONG_LIST = /^(?:asl\/f12|sl\/d7|glossary|notes|references|italian)/;

/** Runs all checks on a page of every type, in both languages. */
async function lookAtAll() {
  const found = {
    errors: [] as string[],
    accessibility: [] as string[],
    names: [] as string[],
    zoom: [] as string[],
    layout: [] as string[],
    questions: [] as string[],
    reach: [] as string[],
    fields: [] as string[],
  };
  const walks = READERS.map(async (reader) => {
    const { page, errors } = await open(reader.root, reader);
    const compareQuestions = questionComparer();
    for (const type of PAGE_TYPES) {
      const path = reader.root + type;
      const isCalculator = CALCULATOR.test(type);
      await visit(page, path);
      found.errors.push(...errors.splice(0).map((error) => `${path}: ${error}`));
      found.accessibility.push(...(await accessibilityFindings(page, path, reader.colorScheme)));
      if (isCalculator) found.names.push(...(await nameFaults(page, path)));
      found.zoom.push(...(await zoomFaults(page, path)));
      if (LAID_OUT.test(type)) {
        found.layout.push(...(await vocabularyFaults(page, path)));
        found.questions.push(...(await compareQuestions(page, path)));
      }
      await page.setViewportSize(reader.viewport);
      if (!LONG_LIST.test(type)) found.reach.push(...(await reachFaults(page, path)));
      // Only in English, because fields and focus do not depend on the language.
      if (isCalculator && reader.root === "/") found.fields.push(...(await fieldFaults(page, path)));
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

test("on pages with controls nothing is cut off, overlaps or is too small, at widths of 320, 360 and 1280 px", async () =>
  assert.deepEqual((await findings()).layout, []));

test("a question has the same control and order of options on all pages", async () =>
  assert.deepEqual((await findings()).questions, []));

test("Tab reaches every control, the focus is marked, and nothing covers it", async () =>
  assert.deepEqual((await findings()).reach, []));

test("every field of every calculator can be changed by keyboard, keeps the focus, and announces a short result", async () =>
  assert.deepEqual((await findings()).fields, []));
