/**
 * Checks that the same question has the same kind of control, label and options on all pages with controls
 * (components/calculators/kit/README.md), and that nothing on these pages is cut off or overlaps.
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
 * The pages to test. Adds a row of hexes whose LOS is clear, because the LOS calculator has links below the drawing
 * only for a clear LOS.
 */
const PAGES = [...PAGE_TYPES.filter((path) => WALKED.test(path)), "tools/los/?row=o.o.h.o.h"];
/** Returns whether a question may have more than five pills (radio buttons in a row): a die, or the form of a hex. */
const isLong = ({ label, options }: Asked) =>
  options.slice(-6).join("") === "123456" || /^(?:Hex |ヘクス)#$/.test(label);

for (const root of ["/", "/ja/"])
  test(`the same question has the same control and order of options on all pages, and the layout has no faults at 320, 360 and 1280 px: ${root}`, async () => {
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
        // Two options are always pills, even if the same question has more options and another control on another page.
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
