/**
 * Checks all pages that have controls (see components/calculators/kit/README.md). A question must have the same
 * control and the same options on every page. Nothing may be cut off or overlap.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserTests } from "./open.ts";
import { PAGE_TYPES, visit } from "./page-types.ts";
import { type Asked, questionsOf, vocabularyFaults } from "./vocabulary.ts";

const { open } = browserTests();

const WALKED =
  /^(?:tools\/(?!coverage).|game\/|quick\/|glossary\/|references\/|sl\/d7\/|sl\/terrain-chart\/|asl\/f12\/|italian\/pieces\/)/;
/**
 * The pages to test. On the last page the LOS is clear, because only then does the LOS calculator show links below the
 * drawing.
 */
const PAGES = [...PAGE_TYPES.filter((path) => WALKED.test(path)), "tools/los/?row=o.o.h.o.h"];
/** Returns whether a question may have more than five pills (radio buttons in a row). Only dice and hex forms may. */
const isLong = ({ label, options }: Asked) =>
  options.slice(-6).join("") === "123456" || /^(?:Hex |ヘクス)#$/.test(label);

for (const root of ["/", "/ja/"])
  test(`a question has the same control and order of options on all pages, and nothing is cut off or overlaps: ${root}`, async () => {
    const { page } = await open(root, { viewport: { width: 320, height: 740 } });
    const faults: string[] = [];
    const asked = new Map<string, Asked & { path: string }>();
    for (const path of PAGES) {
      await visit(page, root + path);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await vocabularyFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
      for (const one of await questionsOf(page)) {
        if (one.kind === "pills" && one.options.length > 5 && !isLong(one))
          faults.push(`${path}: ${one.label} has too many pills`);
        const known = asked.get(one.label);
        if (!known) {
          asked.set(one.label, { ...one, path });
          continue;
        }
        // A question with only two options always has pills, even if it has a select on pages with more options.
        if (known.kind !== one.kind && known.options.length !== 2 && one.options.length !== 2)
          faults.push(`${one.label}: ${known.kind} in ${known.path}, ${one.kind} in ${path}`);
        const [first, second] = [known.options, one.options].map((own, _, both) =>
          own.filter((option) => both.every((options) => options.includes(option))),
        );
        if (`${first}` !== `${second}`) faults.push(`${one.label}: ${known.path} has ${first}, ${path} ${second}`);
      }
    }
    assert.deepEqual(faults, []);
  });
