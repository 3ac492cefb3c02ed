import assert from "node:assert/strict";
import { test } from "node:test";
import { isWholePage, releaseOf } from "./release.ts";
import { addressOf, fileOf, keptHeaders, kindOf, pagePath, pathOf, typeOf } from "./requests.ts";

const page = (release: string) => `<html><head><meta name="khamsin-release" content="${release}"></head></html>`;

test("`releaseOf` finds the release in a page's HTML, with or without quotes around attributes", () => {
  assert.equal(releaseOf(page("0a1b2c3d4e5f")), "0a1b2c3d4e5f");
  assert.equal(releaseOf(page("0a1b2c3d4e5f").replaceAll('"', "")), "0a1b2c3d4e5f");
  assert.equal(releaseOf("<html><head></head>"), undefined);
});

test("`isWholePage` accepts a complete page of the release, and rejects truncated pages and other sites", () => {
  assert.ok(isWholePage("aa11", page("aa11")));
  assert.ok(!isWholePage("aa11", page("bb22")));
  assert.ok(!isWholePage("aa11", page("aa11").slice(0, -8)));
  assert.ok(!isWholePage("aa11", "<html><title>Sign in to the hotel's network</title></html>"));
});

test("`kindOf` distinguishes pages, assets, data files and other files", () => {
  const kinds = {
    page: ["", "r/F12.32/", "r/F12.32", "r/f12-32/", "ja/r/It-V8/", "asl/index.html", "404.html", "Ｆ１２．３２"],
    asset: ["_astro/Page.B8KoPfrj.css", "_astro/dialog.js", "pagefind/ja/index/ja_0.pf_index"],
    data: [
      "ids.json",
      "search-terms.ja.json",
      "headlines/sand-bog.ja.json",
      "pagefind/ja/pagefind-entry.json",
      "pagefind/ja/wasm.unknown.pagefind",
      "linker.js",
    ],
    other: [
      "rules.json",
      "r/F12.32.json",
      "schema/rules.json",
      "cards/F12.en.png",
      "khamsin-en.epub",
      "sw.js",
      "offline/00ff.pack",
      "_headers",
    ],
  };
  for (const [kind, paths] of Object.entries(kinds)) for (const path of paths) assert.equal(kindOf(path), kind, path);
});

test("`fileOf`, `pagePath` and `addressOf` convert paths, and `pathOf` rejects other sites and malformed URLs", () => {
  assert.equal(pathOf("/desert/r/F12.32/", "/desert/"), "r/F12.32/");
  assert.equal(pathOf("/r/%EF%BC%A6%EF%BC%91/", "/"), "r/Ｆ１/");
  assert.equal(pathOf("/other/r/F12.32/", "/desert/"), undefined);
  assert.equal(pathOf("/r/%E0%A4%A/", "/"), undefined);
  assert.deepEqual(["", "ja/", "r/F1/", "r/F1", "a.html"].map(fileOf), [
    "index.html",
    "ja/index.html",
    "r/F1/index.html",
    "r/F1",
    "a.html",
  ]);
  assert.deepEqual(["index.html", "ja/index.html", "a.html"].map(pagePath), ["", "ja/", "a.html"]);
  for (const path of ["r/F1", "r/F1/", "r/F1/index.html"]) assert.equal(addressOf("/desert/", path), "/desert/r/F1/");
  assert.equal(addressOf("/", "Ｆ１.html"), "/%EF%BC%A6%EF%BC%91.html");
  assert.equal(typeOf("r/F1/index.html"), "text/html; charset=utf-8");
  assert.equal(typeOf("pagefind/en/index/x.pf_index"), "application/octet-stream");
});

test("`keptHeaders` keeps the content type and the security policies, and drops all other headers", () => {
  const headers = new Headers({ "content-type": "text/html", "referrer-policy": "same-origin", vary: "*", etag: "1" });
  assert.deepEqual([...keptHeaders(headers).keys()], ["content-type", "referrer-policy"]);
});
