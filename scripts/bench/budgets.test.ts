import assert from "node:assert/strict";
import { test } from "node:test";
import { lighthouseFigures, sharedScriptFigures, type Weight, weightFigures } from "./budgets.ts";
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

test("what stands beside a page's text is all that it loads less the text; only the site's own pages have targets", () => {
  const figures = weightFigures(page("section"), weight());
  assert.deepEqual(find(figures, "section", "beside text KB"), { ...figures[2], value: 14, most: 14 });
  assert.equal(meets(find(figures, "section", "requests")), false);
  assert.ok(weightFigures(page("sand-bog"), weight()).every((f) => meets(f) !== false));
  assert.ok(weightFigures(REFERENCE, weight()).every((f) => meets(f) === undefined));
});

test("a script file that several calculators share counts once, those of others not for a session", () => {
  const calculators = pages.filter(({ kind }) => kind === "calculator");
  const weighed = new Map(
    calculators.map((p) => [p, weight({ "/_astro/shared.js": 10 * 1024, [`/_astro${p.path}.js`]: 1024 })]),
  );
  weighed.set(REFERENCE, weight({ "/_astro/starlight.js": 99 * 1024 }));
  const [session, all] = sharedScriptFigures(weighed);
  assert.deepEqual([session!.value, session!.most], [15, 45]);
  assert.deepEqual([all!.value, all!.most], [10 + calculators.length, undefined]);
  assert.deepEqual(sharedScriptFigures(new Map([...weighed].slice(1))), [], "one of the session was not weighed");
});

test("each page's time to its largest text is a share of the median of Starlight's section page", () => {
  const readings = (...lcp: number[]) => new Map(Object.entries({ "LCP s": lcp, "TBT ms": [61], CLS: [0] }));
  const figures = lighthouseFigures(
    new Map([
      [page("Starlight rule"), readings(9, 9, 9)],
      [REFERENCE, readings(1, 4, 2)],
      [page("section"), readings(1.6, 0.1, 1.7)],
      [page("sand-bog"), readings(1.6, 1.6, 1.6)],
    ]),
  );
  const share = (of: string) => find(figures, of, "LCP ÷ Starlight section");
  assert.deepEqual([share("section").value, share("section").most], [0.8, 0.77]);
  assert.deepEqual([share("sand-bog").value, share("sand-bog").most], [0.8, 0.85]);
  assert.equal(meets(share("Starlight rule")), undefined);
  assert.equal(meets(find(figures, "sand-bog", "TBT ms")), false);
  assert.equal(meets(find(figures, "section", "TBT ms")), undefined);
});
