/** Tests searches during a deploy. Rules of one release must not be shown with passages of another release. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { builtRules } from "../../scripts/built-pages.ts";
import { writeSearchIndex } from "../../src/build/search-index.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests } from "./open.ts";

const { open } = browserTests();
const RELEASE = "0123456789ab";
/** A rule that the next release lacks. Therefore all later rules move up by one in the index. */
const GONE = "D2.1";
const next = mkdtempSync(join(tmpdir(), "khamsin-release-"));
const built = (file: string) => JSON.parse(readFileSync(join("dist", file), "utf8"));

before(async () => {
  const write = (file: string, data: object) => writeFileSync(join(next, file), JSON.stringify(data));
  const ids = built("ids.json");
  const texts = built("search-texts.ja.json");
  delete texts.rules[GONE];
  const isKept = ({ id, held }: { id: string; held?: string }) => id !== GONE && held !== GONE;
  write("rules.json", { rules: builtRules().filter(isKept) });
  write("ids.json", { ...ids, rules: ids.rules.filter(isKept), release: RELEASE });
  write("search-texts.ja.json", { ...texts, release: RELEASE });
  for (const file of ["search-terms.en.json", "search-terms.ja.json"])
    write(file, { ...built(file), release: RELEASE });
  await writeSearchIndex(next, RELEASE);
});

/** Simulates a deploy: from now on the page gets the files of the next release. */
const deploy = (page: Page, files = /ids\.json|search-t\w+\.\w+\.json|pagefind\/en\//) =>
  page.route(files, (route) => {
    const path = join(next, pathIn(route.request().url()).replace(/\?.*/, ""));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });

/** Searches for a query, and returns the rules found, each with the passage that is shown. */
async function search(page: Page, query: string): Promise<{ id: string; passage: string }[]> {
  // Clears the number of previous results, because the code below waits for a number.
  await page.locator(".search-status").evaluate((status) => status.replaceChildren());
  const answered = page.waitForFunction(
    ([query]) => {
      const status = document.querySelector(".search-status")!.textContent!;
      return new URLSearchParams(location.search).get("q") === query && /\d/.test(status);
    },
    [query],
  );
  await page.locator(".search-page input").fill(query);
  await page.locator(".search-page input").press("Enter");
  await answered;
  await page.locator(`${SEARCH_RESULTS} .result-passage`).first().waitFor();
  return page.locator("[data-search-results] a[href*='/r/']").evaluateAll((links) =>
    links.map((link) => ({
      id: decodeURIComponent(/\/r\/([^/]+)\//.exec((link as HTMLAnchorElement).pathname)![1]!),
      passage: link.closest("li")!.querySelector(".result-passage")?.textContent ?? "",
    })),
  );
}

/** Returns the results whose passage is not in the text of their rule. */
function strangers(found: { id: string; passage: string }[], language: "en" | "ja") {
  const plain = (text: string) => text.replace(/\s+|…$/g, "");
  // Compares only the first sentence. Between later sentences the rule may have a table.
  const first = (passage: string) => plain(passage.trim().split(/(?<=[.。:：])\s?/)[0]!);
  const texts = new Map(
    builtRules().map((r) => [r.id, [r.text[language], ...r.notes.map((n) => n.text[language])].map(plain).join()]),
  );
  return found.filter(({ id, passage }) => !texts.get(id)!.includes(first(passage)));
}

for (const [name, first, then, language] of [
  ["an index that is loaded after a deploy", "砂地", "sand", "en"],
  ["texts that are loaded after a deploy", "sand", "スクラブ", "ja"],
  ["an index whose parts have changed after a deploy", "sand", "camel", "en"],
] as const)
  test(`rule ids of an old release are not combined with ${name}`, async () => {
    const { page } = await open("/search/");
    assert.deepEqual(strangers(await search(page, first), first === "sand" ? "en" : "ja"), []);
    await deploy(page);
    const found = await search(page, then);
    assert.ok(found.length, "nothing found");
    assert.deepEqual(strangers(found, language), []);
    assert.ok(!found.some(({ id }) => id === GONE));
    assert.ok(!(await page.locator(".search-status").textContent())!.includes("could not be loaded"));
  });

test("if the search index is of another release than ids.json, only titles are searched, with a message", async () => {
  const { page } = await open("/about/");
  await deploy(page, /ids\.json/);
  await page.goto("/search/");
  await page.locator(".search-page input").fill("hammada");
  await page.getByText("The search index could not be loaded").waitFor();
  assert.equal(await page.locator("[href*='/r/'] .result-passage").count(), 0);
});
