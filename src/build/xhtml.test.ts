import assert from "node:assert/strict";
import { test } from "node:test";
import { toXhtml } from "./xhtml.ts";

const body = (html: string) => /<body>(.*)<\/body>/s.exec(toXhtml(`<!doctype html><body>${html}`))![1];

test("`toXhtml` closes void elements, escapes special characters, and repeats each `lang` as `xml:lang`", () => {
  assert.equal(
    body('<p lang="ja">a<br>b &lt; c&nbsp;</p>'),
    '<p lang="ja" xml:lang="ja">a<br></br>b &#x3C; c\u00a0</p>',
  );
});

test("`toXhtml` adds the namespace of SVG to drawings, and writes their style as attributes", () => {
  assert.equal(
    body('<b class="hot">x</b><svg><path class="hot full" d="M0 0"/></svg>'),
    '<b class="hot">x</b><svg xmlns="http://www.w3.org/2000/svg" color="#2a2319"><path class="hot full" d="M0 0" stroke="#94370f" fill="#94370f"></path></svg>',
  );
});
