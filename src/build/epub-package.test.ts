import assert from "node:assert/strict";
import { test } from "node:test";
import { unzipSync } from "fflate";
import { type EpubPackage, packEpub } from "./epub-package.ts";

const book: EpubPackage = {
  id: "urn:uuid:1",
  title: "Sand & <dust>",
  author: "A",
  accessibility: "B",
  rights: "C",
  languages: ["ja", "en"],
  day: "2026-11-23",
  nav: { file: "nav.xhtml", xhtml: "<html/>" },
  chapters: [
    { file: "a.xhtml", xhtml: "<html><svg/></html>" },
    { file: "b.xhtml", xhtml: "<html/>" },
  ],
  css: "",
};

test("an EPUB lists its files in reading order, marks the files with drawings, and escapes its title", () => {
  const opf = Buffer.from(unzipSync(packEpub(book))["EPUB/package.opf"]!).toString();
  assert.match(opf, /<dc:title>Sand &amp; &lt;dust><\/dc:title>/);
  assert.deepEqual(
    [...opf.matchAll(/<item id="(\S+)".*?(?: properties="(.*)")?\/>/g)].map(([, id, properties]) => [id, properties]),
    [
      ["nav.xhtml", "nav"],
      ["a.xhtml", "svg"],
      ["b.xhtml", undefined],
      ["css", undefined],
    ],
  );
  assert.deepEqual(
    [...opf.matchAll(/idref="(.*)"/g)].map(([, file]) => file),
    ["a.xhtml", "b.xhtml"],
  );
});

test("packing the same EPUB gives the same bytes in every time zone", () => {
  const zone = process.env.TZ;
  const packed = ["Asia/Tokyo", "America/New_York"].map((there) => {
    process.env.TZ = there;
    return Buffer.from(packEpub(book)).toString("base64");
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.equal(packed[0], packed[1]);
});
