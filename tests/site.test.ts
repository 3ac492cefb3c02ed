/** Tests the built site as a whole: links, HTML, languages and references. */
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

test("a drawing is on the pages of its rule and of rules that repeat it, captioned with the page's rule number", () => {
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
          // Compares only the caption's text before its first reference, because references can contain hidden text.
          assert.ok(words.startsWith(`${own} ${caption[language].split("[", 1)[0]}`), `${path}: ${words}`);
        }
      }
  }
});

test("the error for a missing UI text of a calculator names the file that should contain it", () => {
  for (const { path, root } of pages.filter(({ path }) => /^(?:\/ja)?\/tools\/./.test(path)))
    for (const island of root.querySelectorAll("astro-island")) {
      const [, file, prefix] = /"wordsIn":\[0,"([\w./-]+): (\w+\.)"\]/.exec(island.getAttribute("props")!) ?? [];
      assert.ok(file && readFileSync(file, "utf8").includes(`\n${prefix}`), `${path}: ${file}: ${prefix}`);
    }
});

test("every internal link leads to an existing page or file, and its anchor to an existing element", () => {
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

test("every script and style sheet that a page or a script refers to exists", () => {
  const missing = new Set<string>();
  let named = 0;
  for (const file of globSync("**/*.{html,js,json}", { cwd: "dist" })) {
    const text = readFileSync(`dist/${file}`, "utf8");
    // Scripts refer to files in their own folder without its name: "./kit.hash.js".
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

/** Returns the kinds of markup on a page: parent and child ("td>p"), class ("a.ref"), attribute ("a[href]"). */
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

/** The paths of the pages that the browser tests open, without query strings. */
const opened = new Set(PAGE_TYPES.map((path) => path.split("?")[0]!));
/**
 * Returns a page's path without the language: "r/F12.3/". For the 404 page, returns a path that does not exist, because
 * the browser tests open such a path.
 */
const pathOf = ({ path }: BuiltPage) => path.replace(/^\/(?:ja\/)?/, "").replace(/^404(?:\.html|\/)$/, "r/F99.9/");
const isOpened = (page: BuiltPage) => opened.has(pathOf(page));

test("every page has a type in page-types.ts, and the browser tests open a page of each type", () => {
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

test("a page of each type, and all pages with elements, classes or attributes not seen before, are valid HTML", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The rules of html-validate that Astro's own output breaks.
      "doctype-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // Allows focusable elements with `hidden`, because CSS makes some hidden buttons visible.
      "hidden-focusable": "off",
      // Allows explicit roles on tables, because Safari drops the implicit roles if CSS lays out rows as grids.
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

test("every page declares its language, and Japanese text on an English page is marked as Japanese", () => {
  for (const { path, root } of pages) {
    const expected = path.startsWith("/ja/") ? "ja" : "en";
    assert.equal(root.querySelector("html")!.getAttribute("lang"), expected, path);
    if (expected === "ja") continue;
    // On an English page, text outside calculators and lang="ja" must not be Japanese.
    const copy = root.querySelector("main")!.clone() as unknown as typeof root;
    for (const japanese of copy.querySelectorAll('[lang="ja"], .calculator')) japanese.remove();
    const left = copy.textContent.match(/[\u3040-\u30ff\u4e00-\u9fff][^\n]{0,30}/)?.[0];
    assert.equal(left, undefined, path);
  }
});

test("every page exists in English and in Japanese, and the two pages link to each other", () => {
  for (const { path, root } of pages) {
    // The two 404 pages do not link to each other, because the English one redirects to the Japanese one.
    if (path === "/404.html" || path === "/ja/404/") continue;
    const other = path.startsWith("/ja/") ? path.slice(3) : `/ja${path}`;
    assert.ok(byPath.has(other), `${path} has no page in the other language`);
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

test("the page of F7.31, which has no text of its own, shows D7.31 and a remark that says so", () => {
  const page = byPath.get("/r/F7.31/")!;
  assert.ok(page.root.getElementById("D7.31"));
  assert.match(page.root.querySelector(".alias")!.textContent, /F7\.31.*D7\.31/);
  assert.match(page.root.querySelector('link[rel="canonical"]')!.getAttribute("href")!, /\/r\/D7\.31\/$/);
  const to = (selector: string) => page.root.querySelectorAll(selector).map((a) => a.getAttribute("href"));
  assert.deepEqual(to(".trail a"), ["/asl/", "/asl/f7/", "/r/F7.3/"].map(at));
  assert.deepEqual(to(".neighbours a"), ["/r/F7.3/", "/asl/f7/#F7.31", "/r/F7.311/"].map(at));
});

test("the page of section F7, which has no text of its own, shows the rules of D7 with F numbers, in the book ASL", () => {
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

test("D12.32, which repeats the text of F12.32, cites rules by their D numbers", () => {
  const text = byPath.get("/r/D12.32/")!.root.querySelector(".rule-text")!;
  const links = text.querySelectorAll(".text:not(.note *) a.ref").map((a) => a.textContent);
  assert.ok(links.includes("D12.31") && !links.some((l) => l.startsWith("F")), links.join());
});

test("a rule's page lists its exceptions, and the rules that it is an exception to", () => {
  const connections = (path: string) => byPath.get(path)!.root.querySelector(".connections")!.text.replace(/\s+/g, " ");
  assert.match(connections("/r/F12.33/"), /Exceptions to this rule\s*F12\.41/);
  assert.match(connections("/r/F12.41/"), /An exception to\s*F12\.33/);
});

test("the footer of every page says that the site is unofficial", () => {
  for (const { path, root } of pages)
    assert.match(root.querySelector("footer")!.textContent, /unofficial|非公式/, path);
});

test("no two references to rules are adjacent without a separator", () => {
  for (const { path, html } of pages) assert.doesNotMatch(html, /<\/a><a class="ref"/, path);
});
