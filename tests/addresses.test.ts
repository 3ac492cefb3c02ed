/** Tests that every published address still opens, and that docs/addresses.yaml lists every new address. */
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import {
  type Addresses,
  builtAddresses,
  fieldsIn,
  mergeAddresses,
  placesOn,
  publishedAddresses,
} from "../scripts/addresses.ts";
import { at } from "../scripts/base.ts";
import { builtPages, movedPages } from "../scripts/built-pages.ts";
import { serveSite } from "../scripts/serve-site.ts";

/** The path of a page or file in dist/, optionally with an anchor on the page. */
interface Address {
  path: string;
  anchor?: string;
}

/** Returns the addresses in docs/addresses.yaml, and their Japanese counterparts, which the file omits. */
function eachAddress({ pages, moved, rules, aliases, anchors, files }: Omit<Addresses, "fields">): Address[] {
  const ids = [...Object.values(rules).flat(), ...aliases];
  const both: Address[] = [
    ...[...pages, ...moved, ...ids.map((id) => `/r/${id}/`)].map((path) => ({ path })),
    ...Object.entries({ ...rules, ...anchors }).flatMap(([path, places]) => places.map((anchor) => ({ path, anchor }))),
  ];
  return [
    ...both,
    ...both.map((address) => ({ ...address, path: `/ja${address.path}` })),
    ...[...files, ...ids.map((id) => `/r/${id}.json`)].map((path) => ({ path })),
  ];
}

const published = publishedAddresses();
const pages = new Map(builtPages().map((page) => [page.path, page]));
const moved = new Map(movedPages().map((page) => [page.path, page]));
const places = new Map<string, Set<string>>();

function hasPlace(path: string, anchor: string): boolean {
  if (!places.has(path)) places.set(path, new Set(placesOn(pages.get(path)!)));
  return places.get(path)!.has(anchor);
}

/** Returns whether a static host would serve the address: as a page, a redirect to a page, or a file. */
function answers({ path, anchor }: Address): boolean {
  const redirectsTo = moved.get(path)?.redirectsTo ?? path;
  const [target = "", place = anchor] = anchor ? [redirectsTo.replace(/#.*/, "")] : redirectsTo.split("#");
  if (pages.has(target)) return !place || hasPlace(target, place);
  return statSync(`dist${path}`, { throwIfNoEntry: false })?.isFile() === true;
}

test("every published address still opens, in both languages", () => {
  const all = eachAddress(published);
  assert.ok(all.length > 2000, `only ${all.length} addresses`);
  const dead = all.filter((address) => !answers(address));
  assert.deepEqual(
    dead.map(({ path, anchor }) => path + (anchor ? `#${anchor}` : "")),
    [],
    "published addresses (docs/addresses.yaml) no longer open: add redirects to content/redirects.yaml",
  );
});

test("an address is dead if its page, its anchor or its file is missing", () => {
  for (const path of ["/r/F12.99/", "/ja/r/F12.99/", "/r/F12.99.json", "/asl/f7.html", "/r/F12.32"]) {
    assert.ok(!answers({ path }), path);
  }
  assert.ok(!answers({ path: "/asl/f12/", anchor: "F12.99" }));
  assert.ok(!answers({ path: "/r/F12/", anchor: "D7.31" }), "the page that it redirects to lacks the anchor");
  assert.ok(answers({ path: "/r/F12/", anchor: "F12.32" }));
});

test("every published field of the JSON data still exists", () => {
  for (const [schema, fields] of Object.entries(published.fields)) {
    const now = fieldsIn(JSON.parse(readFileSync(`dist${schema}`, "utf8")));
    assert.deepEqual(
      fields.filter((field) => !now.includes(field)),
      [],
      schema,
    );
  }
});

test("every address of the built site is in docs/addresses.yaml", () => {
  const now = builtAddresses();
  assert.deepEqual(mergeAddresses(published, now), published, "npm run addresses adds new addresses to the list");
});

test("`mergeAddresses` adds the site's new addresses and keeps every published address", () => {
  const one: Addresses = {
    pages: ["/", "/old/"],
    moved: [],
    rules: { "/asl/f12/": ["F12.3", "F12.31"] },
    aliases: ["F7.1"],
    anchors: { "/glossary/": ["bog"] },
    files: ["/rules.json"],
    fields: { "/schema/rule.json": ["id"] },
    states: ["/search/?q=dune"],
  };
  const other: Addresses = {
    ...one,
    pages: ["/", "/new/"],
    rules: { "/asl/f12/": ["F12.3", "F12.2"], "/asl/f/": ["F.1"] },
    aliases: [],
    states: [],
  };
  const merged = mergeAddresses(one, other);
  assert.deepEqual(merged.pages, ["/", "/new/", "/old/"]);
  assert.deepEqual(merged.rules, { "/asl/f/": ["F.1"], "/asl/f12/": ["F12.2", "F12.3", "F12.31"] });
  assert.deepEqual(merged.aliases, ["F7.1"]);
  assert.deepEqual(merged.states, one.states);
});

test("the redirect page at a moved address is valid HTML and links to an existing page in the same language", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    // Astro's own HTML breaks the first three rules. "meta-refresh" forbids redirects, but these pages are redirects.
    rules: { "doctype-style": "off", "void-style": "off", "long-title": "off", "meta-refresh": "off" },
  });
  assert.ok(moved.size >= 60);
  for (const { path, redirectsTo, html, root } of moved.values()) {
    const to = redirectsTo!;
    const language = path.startsWith("/ja/") ? "ja" : "en";
    assert.equal(to.startsWith("/ja/") ? "ja" : "en", language, path);
    assert.equal(root.querySelector("html")!.getAttribute("lang"), language);
    assert.equal(root.querySelector("main a")!.getAttribute("href"), at(to));
    assert.ok(root.querySelector('link[rel="canonical"]')!.getAttribute("href")!.endsWith(to.replace(/#.*/, "")));
    assert.ok(answers({ path }), `${path} redirects to ${to}, which does not exist`);
    const report = await validator.validateString(html, path);
    assert.deepEqual(
      report.results.flatMap((r) => r.messages.map((m) => `${path}: ${m.ruleId} ${m.message}`)),
      [],
    );
  }
  assert.equal(moved.get("/r/F12/")?.redirectsTo, "/asl/f12/");
  assert.equal(moved.get("/ja/r/F7/")?.redirectsTo, "/ja/asl/f7/");
});

test("a server answers a published address with 200, and an unknown address with 404", async () => {
  const site = await serveSite();
  try {
    const sample = eachAddress(published).filter((_, i) => i % 97 === 0);
    for (const { path } of [...sample, { path: "/r/F12/" }, { path: "/ja/rules/" }]) {
      assert.equal((await fetch(site.root + path)).status, 200, path);
    }
    assert.equal((await fetch(`${site.root}/r/F12.99/`)).status, 404);
  } finally {
    await site.stop();
  }
});
