import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { contentPolicy, withPolicy } from "./content-policy.ts";

const sum = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (html: string, name: string) =>
  contentPolicy(html)
    .split("; ")
    .find((d) => d.startsWith(`${name} `));

test("inline scripts and styles are allowed by their sums, each once; data and files need none", () => {
  const html =
    '<script>a("</b>")</script><script type="module">b()\n</script><script>a("</b>")</script>' +
    '<script type="application/ld+json">{"c":1}</script><script type="module" src="/d.js"></script><style>e{}</style>';
  assert.equal(
    directive(html, "script-src"),
    `script-src 'self' 'wasm-unsafe-eval' ${sum('a("</b>")')} ${sum("b()\n")}`,
  );
  assert.equal(directive(html, "style-src"), `style-src 'self' ${sum("e{}")}`);
});

test("nothing is allowed that is not named, neither inline code as such nor another host", () => {
  assert.match(contentPolicy(""), /^default-src 'none'; /);
  // The icon stands in the page; data that could run may not.
  assert.doesNotMatch(
    contentPolicy("<script>a</script>").replace("img-src 'self' data:", ""),
    /'unsafe|https?:|data:|\*/,
  );
});

test("the policy stands before what it rules", () => {
  assert.match(
    withPolicy('<head><meta charset="utf-8"><style>a{}</style></head>'),
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><style>/,
  );
  assert.throws(() => withPolicy("<head></head>"), /charset/);
});
