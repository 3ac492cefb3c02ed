/** Tests the three EPUBs that the build writes. If epubcheck is installed, it also validates them. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import type { Element, Nodes } from "xast";
import { fromXml } from "xast-util-from-xml";
import { at } from "../scripts/base.ts";
import { builtPages } from "../scripts/built-pages.ts";
import { EPUB_EDITIONS, type EpubEdition, epubFile } from "../src/content/epub-editions.ts";
import { content } from "./content.ts";

/**
 * The .jar file of Debian's epubcheck. Tests run it with `java`, because the command in /usr/bin only works if the
 * kernel can run .jar files.
 */
const EPUBCHECK = "/usr/share/java/epubcheck.jar";
/** Settings of Java that halve its computing time for a program as short as epubcheck. */
const BRIEF = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Yields all elements inside a node in document order, each with its ancestors (`above`). */
function* elementsIn(
  node: Nodes,
  above: readonly Element[] = [],
): Generator<{ element: Element; above: readonly Element[] }> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type !== "element") continue;
    yield { element: child, above };
    yield* elementsIn(child, [...above, child]);
  }
}
const textOf = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
const hasClass = ({ attributes }: Element, name: string) => attributes.class?.split(" ").includes(name) ?? false;

/** Reads an EPUB in dist/, and parses its XML and XHTML files. @throws Error if a file is not well-formed */
function read(file: string) {
  const bytes = readFileSync(`dist/${file}`);
  const files = Object.entries(unzipSync(bytes)).map(([name, body]) => [name, Buffer.from(body).toString()] as const);
  const xml = files.filter(([name]) => /\.(?:xhtml|opf|xml)$/.test(name));
  const documents = new Map(xml.map(([name, text]) => [name.replace("EPUB/", ""), [...elementsIn(fromXml(text))]]));
  return { bytes, names: files.map(([name]) => name), documents };
}
const books = EPUB_EDITIONS.map((edition) => ({ ...edition, ...read(epubFile(edition)) }));
const inBook = (documents: (typeof books)[number]["documents"]) =>
  [...documents.values()].flat().map(({ element }) => element);

test("each EPUB begins with an uncompressed mimetype and has its stated size; all EPUBs together are below 3 MB", () => {
  for (const { bytes, names, size } of books) {
    assert.equal(names[0], "mimetype");
    assert.equal(bytes.readUInt16LE(8), 0, "mimetype is stored");
    assert.equal(bytes.toString("latin1", 30, 58), "mimetypeapplication/epub+zip");
    assert.equal((bytes.length / 1e6).toFixed(1), size);
  }
  assert.ok(books.reduce((sum, { bytes }) => sum + bytes.length, 0) < 3e6);
});

test("each EPUB contains every rule once, in reading order, in all languages of the EPUB", () => {
  for (const { name, languages, documents } of books) {
    const rules = inBook(documents).filter((element) => hasClass(element, "rule"));
    assert.deepEqual(
      rules.map(({ attributes }) => attributes.id),
      [...content.registry.rules.keys()],
      name,
    );
    for (const rule of rules) {
      const texts = [...elementsIn(rule)].filter(({ element, above }) => hasClass(element, "text") && !above.length);
      assert.deepEqual(
        texts.slice(0, languages.length).map(({ element }) => element.attributes.lang),
        [...languages],
        `${name} ${rule.attributes.id}`,
      );
    }
  }
});

test("links inside an EPUB lead to existing elements of files in its reading order, and no file repeats an id", () => {
  for (const { name, documents } of books) {
    const spine = documents.get("package.opf")!.flatMap(({ element }) => element.attributes.idref ?? []);
    const ids = new Map(
      [...documents].map(([file, all]) => [file, all.flatMap(({ element }) => element.attributes.id ?? [])]),
    );
    const broken: string[] = [];
    for (const [file, all] of [...documents].filter(([file]) => file.endsWith(".xhtml"))) {
      assert.equal(new Set(ids.get(file)).size, ids.get(file)!.length, `${name} ${file}`);
      for (const { element } of all) {
        const { href } = element.attributes;
        if (element.name !== "a" || !href || href.startsWith("https://")) continue;
        const [target = "", id] = href.split("#");
        const isThere = target === "" || spine.includes(target);
        if (!isThere || (id && !ids.get(target || file)!.includes(id))) broken.push(`${name} ${file}: ${href}`);
      }
    }
    assert.deepEqual(broken, []);
    const contents = documents.get("nav.xhtml")!.flatMap(({ element }) => element.attributes.href?.split("#")[1] ?? []);
    assert.deepEqual(contents, [...content.registry.rules.keys()], `contents of ${name}`);
  }
});

test("EPUBs mark Japanese text as Japanese, describe every drawing, and contain no scripts, buttons or <details>", () => {
  for (const { name, documents } of books) {
    for (const [file, all] of documents) {
      for (const { element, above } of all) {
        const { attributes } = element;
        const where = `${name} ${file}: ${textOf(element).slice(0, 60)}`;
        assert.ok(!["button", "script", "details"].includes(element.name), where);
        if (file.endsWith(".xhtml")) assert.equal(attributes["xml:lang"], attributes.lang, where);
        const own = element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
        const language = [element, ...above.toReversed()].find((e) => e.attributes["xml:lang"])?.attributes["xml:lang"];
        if (JAPANESE.test(own) && file !== "package.opf") assert.equal(language, "ja", where);
        if (element.name !== "svg") continue;
        assert.ok(
          attributes["aria-hidden"] === "true" || (attributes.role === "img" && attributes["aria-label"]),
          where,
        );
        assert.equal(attributes.xmlns, "http://www.w3.org/2000/svg");
      }
    }
    const described = inBook(documents).filter(({ attributes }) => attributes.role === "img").length;
    const drawings = inBook(documents).filter((element) => hasClass(element, "drawing")).length;
    assert.ok(drawings >= 20 && described === drawings, `${name}: ${described} of ${drawings} drawings`);
  }
});

test("each EPUB has the date of the newest release in CHANGELOG.md, and describes its accessibility", () => {
  const day = /^## \d\S+ \((.*)\)$/m.exec(readFileSync("CHANGELOG.md", "utf8"))![1];
  for (const { documents, languages } of books) {
    const metadata = documents
      .get("package.opf")!
      .map(({ element }) => [element.attributes.property ?? element.name, textOf(element)]);
    const values = (key: string) => metadata.filter(([property]) => property === key).map(([, value]) => value);
    assert.deepEqual(values("dcterms:modified"), [`${day}T00:00:00Z`]);
    assert.deepEqual(values("dc:language"), [...languages]);
    assert.deepEqual(values("schema:accessModeSufficient"), ["textual"]);
    assert.equal(values("schema:accessibilitySummary").length, 1);
  }
});

test("the pages of the books, the booklet page and the offline page link to all EPUBs", () => {
  const linking = content.books.books.map(({ id }) => `/${id}/`).concat("/booklet/", "/offline/");
  const wanted = EPUB_EDITIONS.map((edition) => at(`/${epubFile(edition)}`));
  for (const path of linking.flatMap((path) => [path, `/ja${path}`])) {
    const links = builtPages()
      .find((page) => page.path === path)!
      .root.querySelectorAll('a[type="application/epub+zip"]');
    assert.deepEqual(
      links.map((a) => a.getAttribute("href")),
      wanted,
      path,
    );
  }
});

test("epubcheck finds no problem in any EPUB", {
  skip: !existsSync(EPUBCHECK) && "epubcheck is not installed (Debian: epubcheck)",
}, async () => {
  const check = async (edition: EpubEdition) => {
    const command = [...BRIEF, "-jar", EPUBCHECK, `dist/${epubFile(edition)}`];
    const { stdout, stderr } = await promisify(execFile)("java", command);
    assert.match(stdout + stderr, /0 fatals \/ 0 errors \/ 0 warnings/, edition.name);
  };
  await Promise.all(EPUB_EDITIONS.map(check));
});
