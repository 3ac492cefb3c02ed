import assert from "node:assert/strict";
import { test } from "node:test";
import { robots, siteMap } from "./site-map.ts";

const ROOT = "https://example.org/desert/";

test("the site map lists the pages that exist in both languages, each with links to both languages", () => {
  const xml = siteMap(["", "ja/", "r/D7.31/", "ja/r/D7.31/", "alone/"], ROOT);
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((m) => m[1]);
  assert.deepEqual(listed, [ROOT, `${ROOT}ja/`, `${ROOT}r/D7.31/`, `${ROOT}ja/r/D7.31/`]);
  const links = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((m) => `${m[1]} ${m[2]}`);
  assert.deepEqual(links.slice(-3), [`en ${ROOT}r/D7.31/`, `ja ${ROOT}ja/r/D7.31/`, `x-default ${ROOT}r/D7.31/`]);
});

test("robots.txt gives the full address of the site map", () => {
  assert.match(robots(ROOT), /^Sitemap: https:\/\/example\.org\/desert\/sitemap\.xml$/m);
});
