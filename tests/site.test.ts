/** The built site as a whole: links, markup, languages, data. */
import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { at, BASE, pathIn } from "../scripts/base.ts";
import { type BuiltPage, builtPages, builtRules } from "../scripts/built-pages.ts";
import { PAGE_TYPES, TEMPLATES } from "./browser/page-types.ts";
import { content } from "./content.ts";

const pages = builtPages();
const byPath = new Map(pages.map((p) => [p.path, p]));
const anchors = new Map<string, Set<string>>();

function anchorsOf(path: string): Set<string> {
  const known = anchors.get(path);
  if (known) return known;
  const ids = new Set(
    byPath
      .get(path)!
      .root.querySelectorAll("[id]")
      .map((e) => e.id),
  );
  anchors.set(path, ids);
  return ids;
}

test("every rule has a title, a text and a page in both languages", () => {
  for (const { id, url, text, title } of builtRules()) {
    for (const language of ["en", "ja"] as const) {
      const page = byPath.get(pathIn(url[language]));
      assert.ok(page, `no page ${url[language]}`);
      assert.ok(text[language].length >= 8 && title[language], `${id} says nothing in ${language}`);
      assert.ok(page.root.getElementById(id), `${url[language]} does not show ${id}`);
    }
  }
});

test("every drawing is on its rule's page and on pages of rules that repeat the rule, each time with the page's rule number", () => {
  const { drawings, rules } = content;
  for (const { id, rule, caption, text } of drawings.values()) {
    const repeating = [...rules.values()].filter((r) => r.sameAs === rule).map((r) => r.id);
    for (const own of [rule, ...repeating])
      for (const path of [`/r/${own}/`, `/ja/r/${own}/`]) {
        const figures = byPath.get(path)!.root.querySelectorAll("figure.drawing");
        for (const language of ["en", "ja"] as const) {
          const figure = figures.find(
            (f) => f.querySelector("svg[role=img]")!.getAttribute("aria-label") === text[language],
          );
          assert.ok(figure, `${path} does not show ${id} in ${language}`);
          const words = figure.querySelector("figcaption")!.textContent.replace(/\s+/g, " ").trim();
          // Compares the caption up to a reference, which may include the book's name for screen readers.
          assert.ok(words.startsWith(`${own} ${caption[language].split("[", 1)[0]}`), `${path}: ${words}`);
        }
      }
  }
});

test("an error about a missing UI text of a calculator names the file with the calculator's UI texts", () => {
  for (const { path, root } of pages.filter(({ path }) => /^(?:\/ja)?\/tools\/./.test(path)))
    for (const island of root.querySelectorAll("astro-island")) {
      const [, file, prefix] = /"wordsIn":\[0,"([\w./-]+): (\w+\.)"\]/.exec(island.getAttribute("props")!) ?? [];
      assert.ok(file && readFileSync(file, "utf8").includes(`\n${prefix}`), `${path}: ${file}: ${prefix}`);
    }
});

test("every internal link leads to an existing page, and its anchor to an element on that page", () => {
  const broken: string[] = [];
  for (const { path, root } of pages) {
    for (const a of root.querySelectorAll('a[href], link:not([href^="data:"])[href], script[src], img[src]')) {
      const href = a.getAttribute("href") ?? a.getAttribute("src")!;
      const url = new URL(href, `http://localhost:4321${at(path)}`);
      if (url.origin !== "http://localhost:4321") {
        broken.push(`${path}: ${href} leaves the site`);
        continue;
      }
      if (!url.pathname.startsWith(BASE)) {
        broken.push(`${path}: ${href} leaves the site's path`);
        continue;
      }
      const target = decodeURIComponent(pathIn(url.pathname));
      if (byPath.has(target)) {
        if (url.hash && !anchorsOf(target).has(decodeURIComponent(url.hash.slice(1)))) broken.push(`${path}: ${href}`);
      } else if (!existsSync(`dist${target}`) || target.endsWith("/")) broken.push(`${path}: ${href}`);
    }
  }
  assert.deepEqual(broken, []);
});

test("every script and style sheet that a page or a script names exists", () => {
  const missing = new Set<string>();
  let named = 0;
  for (const file of globSync("**/*.{html,js,json}", { cwd: "dist" })) {
    const text = readFileSync(`dist/${file}`, "utf8");
    // A script names files of its folder without the folder: "./kit.hash.js".
    const inFolder = file.startsWith("_astro/") ? text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g) : [];
    for (const [, name] of [...text.matchAll(/_astro\/([\w.-]+\.(?:js|css))/g), ...inFolder]) {
      named++;
      if (!existsSync(`dist/_astro/${name}`)) missing.add(`${file}: ${name}`);
    }
  }
  assert.ok(named > 1000, `only ${named} names were read`);
  assert.deepEqual([...missing], []);
});

test("the cascade layers have the same order on every page, whichever style sheets the page links", () => {
  const layersOf = (sheets: string) =>
    [...sheets.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names]) => names!.split(","));
  const sheetsOf = ({ root }: BuiltPage) =>
    root.querySelectorAll("link[rel=stylesheet]").map((link) => pathIn(link.getAttribute("href")!));
  for (const sheets of new Set(pages.map((page) => sheetsOf(page).join(" ")))) {
    const style = sheets.split(" ").map((sheet) => readFileSync(`dist${sheet}`, "utf8"));
    const order = [...new Set(layersOf(style.join("")))];
    assert.deepEqual(order, ["reset", "base", "layout", "parts"].slice(0, order.length), sheets);
  }
});

test("no page requests anything from another host", () => {
  for (const { path, html } of pages) {
    const loads = html.match(/(?:src|srcset|action|data)=["']?(?:https?:)?\/\/[^"'\s>]+/g);
    assert.equal(loads, null, `${path}: ${loads}`);
  }
});

/** The kinds of elements on a page, with their parents, classes and attributes: "td>p", "a.ref", "a[href]". */
const markupOf = ({ root }: BuiltPage): Set<string> =>
  new Set(
    root.querySelectorAll("*").flatMap((element) => {
      const tag = element.rawTagName;
      return [
        `${element.parentNode?.rawTagName}>${tag}`,
        ...element.classList.value.map((name) => `${tag}.${name}`),
        ...Object.keys(element.rawAttributes).map((name) => `${tag}[${name}]`),
      ];
    }),
  );

/** The paths of the pages that the browser tests open, without queries. */
const opened = new Set(PAGE_TYPES.map((path) => path.split("?")[0]!));
/**
 * Returns a page's path below its language's root. For the 404 page, returns a path that opens it in the browser tests.
 */
const pathOf = ({ path }: BuiltPage) => path.replace(/^\/(?:ja\/)?/, "").replace(/^404(?:\.html|\/)$/, "r/F99.9/");
const isOpened = (page: BuiltPage) => opened.has(pathOf(page));

test("every page is of a known kind, and the browser tests open one of each kind", () => {
  const unknown = pages.filter((page) => !isOpened(page) && !TEMPLATES.some((template) => template.test(pathOf(page))));
  assert.deepEqual(
    unknown.map(({ path }) => path),
    [],
  );
  for (const template of TEMPLATES)
    assert.ok(
      [...opened].some((path) => template.test(path)),
      `${template}`,
    );
});

test("no id occurs twice on a page", () => {
  for (const { path, root } of pages) {
    const ids = root.querySelectorAll("[id]").map((element) => element.id);
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      [],
      path,
    );
  }
});

test("pages of every kind are valid HTML, and so is every page with a unique element, class or attribute", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // Rules that Astro's own output breaks.
      "doctype-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // Allows focusable elements with `hidden`, because some styles make a hidden button visible.
      "hidden-focusable": "off",
      // Allows explicit roles of tables, because Safari drops the implicit roles if a phone shows rows as grids.
      "no-redundant-role": "off",
      "no-inline-style": "error",
    },
  });
  const problems: string[] = [];
  const read = new Set<string>();
  for (const page of pages) {
    const { path, html } = page;
    const markup = markupOf(page);
    if (markup.isSubsetOf(read) && !isOpened(page)) continue;
    for (const kind of markup) read.add(kind);
    const report = await validator.validateString(html, path);
    for (const m of report.results.flatMap((r) => r.messages))
      problems.push(`${path}:${m.line} ${m.ruleId} ${m.message}`);
  }
  assert.deepEqual(problems.slice(0, 20), []);
});

test("every page declares its language, and Japanese on an English page is in elements that declare it", () => {
  for (const { path, root } of pages) {
    const expected = path.startsWith("/ja/") ? "ja" : "en";
    assert.equal(root.querySelector("html")!.getAttribute("lang"), expected, path);
    if (expected === "ja") continue;
    // An English page has no Japanese outside elements with lang="ja".
    const copy = root.querySelector("main")!.clone() as unknown as typeof root;
    for (const japanese of copy.querySelectorAll('[lang="ja"], .calculator')) japanese.remove();
    const left = copy.textContent.match(/[\u3040-\u30ff\u4e00-\u9fff][^\n]{0,30}/)?.[0];
    assert.equal(left, undefined, path);
  }
});

test("English and Japanese pages come in pairs that link to each other", () => {
  for (const { path, root } of pages) {
    // The two pages for unknown addresses do not link to each other: the English page redirects to the Japanese page.
    if (path === "/404.html" || path === "/ja/404/") continue;
    const other = path.startsWith("/ja/") ? path.slice(3) : `/ja${path}`;
    assert.ok(byPath.has(other), `${path} has no sister page`);
    assert.equal(root.querySelector(".language")!.getAttribute("href"), at(other));
  }
});

test("every page has one language switch", () => {
  for (const { path, root } of pages) {
    assert.equal(root.querySelectorAll(".languages").length, 1, path);
    const outside = root.querySelectorAll("a[hreflang], [data-set-view]").filter((e) => !e.closest(".languages"));
    assert.deepEqual(
      outside.map((e) => e.outerHTML),
      [],
      path,
    );
  }
});

test("the page of an F-number without a text shows its parallel rule, and a remark that says so", () => {
  const page = byPath.get("/r/F7.31/")!;
  assert.ok(page.root.getElementById("D7.31"));
  assert.match(page.root.querySelector(".alias")!.textContent, /F7\.31.*D7\.31/);
  assert.match(page.root.querySelector('link[rel="canonical"]')!.getAttribute("href")!, /\/r\/D7\.31\/$/);
  const to = (selector: string) => page.root.querySelectorAll(selector).map((a) => a.getAttribute("href"));
  assert.deepEqual(to(".trail a"), ["/asl/", "/asl/f7/", "/r/F7.3/"].map(at));
  assert.deepEqual(to(".neighbours a"), ["/r/F7.3/", "/asl/f7/#F7.31", "/r/F7.311/"].map(at));
});

test("an ASL section without a text shows the rules of its parallel section under their ASL numbers, in the book ASL", () => {
  for (const prefix of ["", "/ja"]) {
    const { root } = byPath.get(`${prefix}/asl/f7/`)!;
    const parallel = byPath.get(`${prefix}/sl/d7/`)!.root;
    const rules = parallel.querySelectorAll("article.rule");
    assert.deepEqual(
      root.querySelectorAll("article.rule").map(({ id }) => id),
      rules.map(({ id }) => id),
    );
    const firsts = root.querySelectorAll(".rule-head").map((head) => head.querySelector("a.number")!);
    assert.deepEqual(
      firsts.map((a) => [a.id, a.text, a.getAttribute("href")]),
      rules.map(({ id }) => id.replace("D", "F")).map((id) => [id, id, at(`${prefix}/r/${id}/`)]),
    );
    assert.match(root.querySelector(".alias")!.text, /F7.*D7/s);
    assert.match(root.querySelector("h1")!.text, /^F7/);
    assert.match(root.querySelector(".site-header nav [aria-current]")!.text, /ASL/);
    assert.match(root.querySelector('link[rel="canonical"]')!.getAttribute("href")!, /\/sl\/d7\/$/);
    assert.ok(root.querySelector('meta[name="robots"][content="noindex"]'));
  }
});

test("a rule that repeats its parallel rule shows the rule numbers of its own book", () => {
  const text = byPath.get("/r/D12.32/")!.root.querySelector(".rule-text")!;
  const links = text.querySelectorAll(".text:not(.note *) a.ref").map((a) => a.textContent);
  assert.ok(links.includes("D12.31") && !links.some((l) => l.startsWith("F")), links.join());
});

test("the footer of every page says that the site is unofficial", () => {
  for (const { path, root } of pages)
    assert.match(root.querySelector("footer")!.textContent, /unofficial|非公式/, path);
});

test("no two references are adjacent without a separator", () => {
  for (const { path, html } of pages) assert.doesNotMatch(html, /<\/a><a class="ref"/, path);
});
