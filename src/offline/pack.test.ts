import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { encodePack } from "./encode-pack.ts";
import { comparePaths, decodePack, intoPacks, type PackedFile, packFor, sumOf } from "./pack.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const asText = (body: string | Uint8Array) => (typeof body === "string" ? body : new TextDecoder().decode(body));

test("a pack gives back what was put in, pages and other files alike", () => {
  const page = fc.array(fc.constantFrom("<p>", "砂地", "</p>", "a < b", "\n", "<")).map((parts) => parts.join(""));
  const name = fc.constantFrom("html", "json", "js").chain((end) => fc.integer().map((n) => `${n}/index.${end}`));
  fc.assert(
    fc.property(fc.dictionary(name, page), (files) => {
      const packed = Object.entries(files).map(([path, text]): PackedFile => ({ path, body: bytes(text) }));
      const back = [...decodePack(encodePack(packed))].map(([path, body]) => [path, asText(body())]);
      assert.deepEqual(back, Object.entries(files));
    }),
  );
});

test("a paragraph that stands in many pages stands once in their pack", () => {
  const long = `<p>${"khamsin ".repeat(500)}</p>`;
  const pages = Array.from({ length: 20 }, (_, i) => ({ path: `${i}.html`, body: bytes(`<h1>${i}</h1>${long}`) }));
  assert.ok(encodePack(pages).length < 2 * long.length);
});

test("bytes that are no text come back as they were", () => {
  const body = Uint8Array.from([0, 255, 128, 60, 10]);
  assert.deepEqual(decodePack(encodePack([{ path: "wasm", body }])).get("wasm")!(), body);
});

test("a pack that is cut off or too long is refused", () => {
  const pack = encodePack([{ path: "a.js", body: bytes("let a") }]);
  assert.throws(() => decodePack(pack.slice(0, -1)), RangeError);
  assert.throws(() => decodePack(pack.slice(0, 10)), RangeError);
  assert.throws(() => decodePack(new Uint8Array([...pack, 0])), RangeError);
});

test("neighbours in packs: a rule, its translation, and the other chapter's rule with its number", () => {
  const paths = ["r/F7.31/", "ja/r/D7.31/", "r/D7.32/", "asl/", "ja/r/F7.31/", "r/D7.31/", "r/F.1/"];
  assert.deepEqual(paths.sort(comparePaths), [
    "asl/",
    "ja/r/D7.31/",
    "ja/r/F7.31/",
    "r/D7.31/",
    "r/F7.31/",
    "r/D7.32/",
    "r/F.1/",
  ]);
});

test("packs hold everything once, in order, none above its size; and each path leads to its pack", () => {
  const files = [..."hbxaqcdkwz"].sort(comparePaths).map((path, i) => ({ path, body: new Uint8Array(i * 10) }));
  const packs = [...intoPacks(files, 100)];
  assert.deepEqual(
    packs
      .flat()
      .map(({ path }) => path)
      .join(""),
    "abcdhkqwxz",
  );
  for (const pack of packs) assert.ok(pack.length === 1 || pack.reduce((sum, f) => sum + f.body.length, 0) <= 100);
  assert.ok(packs.length > 2);
  const firsts = packs.map((pack) => pack[0]!.path);
  for (const [i, pack] of packs.entries()) for (const { path } of pack) assert.equal(packFor(path, firsts), i);
  assert.equal(packFor("A", firsts), -1);
  // What no pack holds leads to the one where it would stand.
  assert.equal(packFor("zz", firsts), packs.length - 1);
});

test("the sum of a file is the beginning of its SHA-256", async () => {
  assert.equal(await sumOf(bytes("abc")), "ba7816bf8f01cfea");
});
