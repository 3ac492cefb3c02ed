/** Tests the metadata of pages for search engines and link previews. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { pathIn } from "../scripts/base.ts";
import { builtPages, builtRules } from "../scripts/built-pages.ts";
import { allCards, CARD } from "../src/build/cards.ts";
import { content } from "./content.ts";

const pages = builtPages().filter((p) => !/^\/(?:404\.html|ja\/404\/)$/.test(p.path));
const byPath = new Map(pages.map((p) => [p.path, p]));
/** Pages that search engines may index: all except pages of F-numbers that only show a parallel D-rule. */
const kept = pages.filter((p) => !p.root.querySelector('meta[name="robots"]'));
const languageOf = (path: string) => (path.startsWith("/ja/") ? "ja" : "en");
/** Returns the path of the page or file at a URL. */
const pathOf = (address: string) => decodeURIComponent(pathIn(address).replace(/[?#].*/, ""));
const parallels = new Map(builtRules().map((r) => [pathIn(r.url.en), r]));

type Page = (typeof pages)[number];
const meta = ({ root }: Page, name: string) =>
  root
    .querySelectorAll(`head meta[name="${name}"], head meta[property="${name}"]`)
    .map((e) => e.getAttribute("content")!);
const one = (page: Page, name: string) => {
  const found = meta(page, name);
  assert.equal(found.length, 1, `${page.path} has ${found.length} of ${name}`);
  assert.ok(found[0]!.trim(), `${page.path}: ${name} is empty`);
  return found[0]!;
};
const links = ({ root }: Page, selector: string) =>
  root.querySelectorAll(`head link${selector}`).map((e) => e.getAttribute("href")!);

test("every page has each metadata tag once, and title, description and URL agree in all tags", () => {
  for (const page of pages) {
    const language = languageOf(page.path);
    const titles = page.root.querySelectorAll("head title");
    assert.equal(titles.length, 1, page.path);
    const title = titles[0]!.textContent;
    assert.ok(title.startsWith(one(page, "og:title")), `${page.path}: ${title}`);
    assert.equal(one(page, "og:description"), one(page, "description"), page.path);
    const canonical = links(page, '[rel="canonical"]');
    assert.deepEqual(canonical, [one(page, "og:url")], page.path);
    assert.ok(byPath.has(pathOf(canonical[0]!)), `${page.path}: canonical ${canonical[0]}`);
    assert.equal(one(page, "og:site_name"), language === "ja" ? "ハムシン" : "Khamsin");
    assert.equal(one(page, "og:locale"), language === "ja" ? "ja_JP" : "en_US");
    assert.equal(one(page, "og:locale:alternate"), language === "ja" ? "en_US" : "ja_JP");
    assert.equal(one(page, "og:type"), /\/r\//.test(page.path) ? "article" : "website");
    assert.equal(one(page, "twitter:card"), "summary_large_image");
    assert.ok(one(page, "og:image:alt").length > 5);
  }
});

test("the canonical URL is the page's own or, if an F-number only shows a parallel rule, the parallel rule's URL", () => {
  for (const page of kept) assert.equal(pathOf(one(page, "og:url")), page.path);
  const aliases = pages.filter((p) => !kept.includes(p));
  assert.ok(aliases.length > 100 && aliases.every((p) => /\/r\/F|\/asl\/f/.test(p.path)));
  const alias = byPath.get("/ja/r/F7.31/")!;
  assert.equal(pathOf(one(alias, "og:url")), "/ja/r/D7.31/");
  assert.equal(one(alias, "robots"), "noindex");
  assert.match(one(alias, "og:title"), /^F7\.31 /);
});

test("a description is in the page's language, and short enough that search engines do not truncate it", () => {
  for (const page of pages) {
    const text = one(page, "description");
    if (languageOf(page.path) === "en") {
      assert.ok(text.length <= 203 && text.length >= 20, `${page.path}: ${text}`);
      assert.doesNotMatch(text, /[\u3040-\u30ff\u4e00-\u9fff]/, page.path);
    } else {
      assert.ok(text.length <= 122 && text.length >= 10, `${page.path}: ${text}`);
      assert.match(text, /[\u3040-\u30ff]/, page.path);
    }
    assert.doesNotMatch(text, / \| |\n/, `${page.path} describes itself by a table: ${text}`);
  }
});

test("a rule's description ends at the end of a sentence or clause", () => {
  for (const page of pages.filter((p) => /\/r\//.test(p.path)))
    assert.match(one(page, "description"), /(?:[.!?]["”)]*| …|[。）」]|……)$/, page.path);
});

test("only rules with the same text share a description", () => {
  const seen = new Map<string, string[]>();
  for (const page of kept) {
    const key = `${languageOf(page.path)} ${one(page, "description")}`;
    seen.set(key, [...(seen.get(key) ?? []), page.path]);
  }
  const shared = [...seen.values()].filter((paths) => paths.length > 1);
  const unlike = shared.filter((paths) => {
    const [first, ...others] = paths.map((path) => parallels.get(path.replace(/^\/ja\//, "/")));
    return !first || others.length !== 1 || first.parallel !== others[0]?.id;
  });
  assert.deepEqual(unlike, []);
});

test("every page links to its translation and back, and English is the default language", () => {
  for (const page of kept) {
    for (const language of ["en", "ja"]) {
      const [address, ...more] = links(page, `[hreflang="${language}"]`);
      assert.equal(more.length, 0, page.path);
      const counterpart = byPath.get(pathOf(address!))!;
      assert.equal(languageOf(counterpart.path), language, page.path);
      assert.equal(pathOf(links(counterpart, `[hreflang="${languageOf(page.path)}"]`)[0]!), page.path);
    }
    assert.deepEqual(links(page, '[hreflang="x-default"]'), links(page, '[hreflang="en"]'), page.path);
  }
});

test("the preview image of every page exists and has the size in the page's metadata", async () => {
  const wanted = new Set<string>();
  for (const page of pages) {
    const image = pathOf(one(page, "og:image"));
    assert.ok(image.endsWith(`.${languageOf(page.path)}.png`), `${page.path}: ${image}`);
    assert.deepEqual([one(page, "og:image:width"), one(page, "og:image:height")].map(Number), [
      CARD.width,
      CARD.height,
    ]);
    wanted.add(image);
  }
  const drawn = allCards(content).map((c) => `/cards/${c.name}.${c.language}.png`);
  assert.deepEqual([...wanted].sort(), drawn.sort(), "a card that no page shows, or a page without its card");
  for (const image of wanted) {
    const file = readFileSync(`dist${image}`);
    const { format, width, height } = await sharp(file).metadata();
    assert.deepEqual({ format, width, height }, { format: "png", ...CARD }, image);
    assert.ok(file.length <= 40 * 1024, `${image}: ${file.length} bytes`);
  }
});

test("a rule's preview image is the image of its section, and a calculator has its own image", () => {
  const imageOf = (path: string) => pathOf(one(byPath.get(path)!, "og:image"));
  for (const { url, section } of builtRules()) assert.equal(imageOf(pathIn(url.ja)), `/cards/${section}.ja.png`);
  assert.equal(imageOf("/tools/heat-haze/"), "/cards/heat-haze.en.png");
  assert.equal(imageOf("/"), "/cards/khamsin.en.png");
});

interface Thing {
  "@type": string;
  [property: string]: unknown;
}
const thingsOf = ({ root, path }: Page): Thing[] => {
  const scripts = root.querySelectorAll('head script[type="application/ld+json"]');
  assert.equal(scripts.length, 1, path);
  assert.ok(!scripts[0]!.innerHTML.includes("<"), path);
  const data = JSON.parse(scripts[0]!.innerHTML) as { "@context": string; "@graph": Thing[] };
  assert.equal(data["@context"], "https://schema.org", path);
  return data["@graph"];
};

test("the JSON-LD parses, and every address in it exists", () => {
  for (const page of pages) {
    const visit = (value: unknown, key: string) => {
      if (typeof value === "object" && value) for (const [k, v] of Object.entries(value)) visit(v, k);
      else if (key === "url" || key === "item") assert.ok(byPath.has(pathOf(String(value))), `${page.path}: ${value}`);
    };
    visit(thingsOf(page), "");
  }
});

test("the JSON-LD of a rule describes an article in a chapter of a book, and the breadcrumbs of the page", () => {
  for (const { id, title, url } of builtRules())
    for (const language of ["en", "ja"] as const) {
      const page = byPath.get(pathIn(url[language]))!;
      const [rule, trail] = thingsOf(page);
      assert.equal(rule!["@type"], "TechArticle");
      assert.deepEqual([rule!.identifier, rule!.name, rule!.inLanguage], [id, title[language], language]);
      const chapter = rule!.isPartOf as Thing;
      assert.deepEqual([chapter["@type"], (chapter.isPartOf as Thing)["@type"]], ["Chapter", "Book"]);
      const steps = (trail!.itemListElement as Thing[]).map((s) => s.name);
      assert.deepEqual(
        steps.slice(0, -1),
        page.root.querySelectorAll(".trail a").map((a) => a.textContent),
      );
      assert.ok(String(steps.at(-1)).startsWith(id));
    }
});

test("the JSON-LD of a calculator describes an application, and that of the home page describes the search", () => {
  assert.equal(thingsOf(byPath.get("/ja/tools/sand-bog/")!)[0]!["@type"], "WebApplication");
  const [site] = thingsOf(byPath.get("/ja/")!);
  const search = (site!.potentialAction as { target: { urlTemplate: string } }).target.urlTemplate;
  assert.ok(byPath.has(pathOf(search)) && search.endsWith("?q={search_term_string}"), search);
});
