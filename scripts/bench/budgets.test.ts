import assert from "node:assert/strict";
import { test } from "node:test";
import { lcpShares, pageFigure, sharedScriptFigures, type Weight, weightFigures } from "./budgets.ts";
import { type Figure, meets } from "./figures.ts";
import { measuredPages, REFERENCE } from "./pages.ts";

const pages = measuredPages();
const page = (type: string) => pages.find((p) => p.type === type)!;
const find = (figures: Figure[], of: string, measure: string) =>
  figures.find((f) => f.of === of && f.measure === measure)!;

const weight = (scripts: Record<string, number> = {}): Weight => ({
  ...{ requests: 6, text: 10 * 1024, style: 0, script: 0, all: 24 * 1024 },
  scripts: new Map(Object.entries(scripts)),
});

test("`weightFigures` subtracts the text from a page's total size, and sets targets only for pages of this site", () => {
  const figures = weightFigures(page("section"), weight());
  assert.deepEqual(find(figures, "section", "beside text KB"), { ...figures[2], value: 14 });
  assert.ok(weightFigures(page("sand-bog"), weight()).every((f) => meets(f) !== false));
  assert.ok(weightFigures(REFERENCE, weight()).every((f) => meets(f) === undefined));
});

test("`sharedScriptFigures` counts a script file once, even if several calculators load it", () => {
  const calculators = pages.filter(({ kind }) => kind === "calculator");
  const weighed = new Map(
    calculators.map((p) => [p, weight({ "/_astro/shared.js": 10 * 1024, [`/_astro${p.path}.js`]: 1024 })]),
  );
  weighed.set(REFERENCE, weight({ "/_astro/starlight.js": 99 * 1024 }));
  const [session, all] = sharedScriptFigures(weighed);
  assert.deepEqual([session!.value, session!.most], [15, 48]);
  assert.deepEqual([all!.value, all!.most], [10 + calculators.length, undefined]);
});

test("`lcpShares` divides each page's LCP by the LCP of the Starlight page of a section", () => {
  const [section, calculator, rule] = [page("section"), page("sand-bog"), page("Starlight rule")];
  const judged = Object.entries({ "Starlight rule": 9, [REFERENCE.type]: 2, section: 1.6, "sand-bog": 1.6 });
  const figures = lcpShares(
    [section, calculator, rule],
    judged.map(([type, value]) => pageFigure("Lighthouse, mobile", page(type), "LCP s", value)),
  );
  const share = (of: string) => find(figures, of, "LCP ÷ Starlight section");
  assert.deepEqual([share("section").value, share("section").most], [0.8, 0.9]);
  assert.deepEqual([share("sand-bog").value, share("sand-bog").most], [0.8, 0.9]);
  assert.equal(meets(share("Starlight rule")), undefined);
  assert.equal(meets(pageFigure("", calculator, "TBT ms", 61)), false);
  assert.equal(meets(pageFigure("", section, "TBT ms", 61)), undefined);
});

test("the targets for this site's pages are Lighthouse scores and no layout shift; Starlight pages have no targets", () => {
  for (const [measure, value] of Object.entries({ seo: 99, performance: 97, CLS: 0.01 })) {
    assert.equal(meets(pageFigure("", page("search"), measure, value)), false);
    assert.equal(meets(pageFigure("", REFERENCE, measure, value)), undefined);
  }
});
