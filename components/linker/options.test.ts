import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions } from "./options.ts";

const options = (
  attributes: Record<string, string>,
  pageLanguage = "",
  src = "https://rules.example/desert/linker.js?v=1",
) => readOptions(src, (name) => attributes[name] ?? null, pageLanguage);

test("the site's base URL is the folder of the script's URL", () => {
  assert.equal(options({}).base, "https://rules.example/desert/");
  assert.equal(options({}, "", "http://localhost:4321/linker.js").base, "http://localhost:4321/");
});

test("linker.js uses the language of its data-lang, otherwise that of the page, otherwise English", () => {
  assert.equal(options({ lang: "ja" }, "en").language, "ja");
  assert.equal(options({ lang: "en" }, "ja").language, "en");
  assert.equal(options({}, "ja-JP").language, "ja");
  assert.equal(options({}, "jav").language, "en");
  assert.equal(options({}, "").language, "en");
});

test("data-chapter, data-book and data-only allow spaces and any case; invalid values are ignored", () => {
  assert.equal(options({ chapter: " f " }).chapter, "F");
  assert.equal(options({ chapter: "A" }).chapter, undefined);
  assert.equal(options({ only: "f, i" }).only, "FI");
  assert.equal(options({ book: " SL" }).book, "sl");
  assert.equal(options({ book: "COI" }).book, undefined);
});
