import assert from "node:assert/strict";
import { test } from "node:test";
import { unified } from "unified";
import { parseMdx } from "./parse.ts";
import { remarkPlugins } from "./plugins.ts";
import { printed } from "./printed.ts";

const plugins = unified().use(remarkPlugins({ terms: [] }));
const print = (mdx: string) => printed(plugins.runSync(parseMdx(mdx), { path: "F12.32.mdx" }) as never);

test("what no component prints is HTML", () => {
  assert.deepEqual(print('**Head.** "It\'s" < 5 & more\n\n- one\n- two'), [
    "<p><strong>Head.</strong> &quot;It&#39;s&quot; &lt; 5 &amp; more</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
  ]);
});

test("a part stands between the HTML around it, with its own inside it", () => {
  assert.deepEqual(print('<En>\n\nSee [F12.31].\n\n<Table of="F12.3-density" />\n\n</En>'), [
    {
      name: "En",
      props: {},
      inside: [
        "<p>See ",
        { name: "Ref", props: { to: "F12.31", label: "F12.31", lang: "en" }, inside: [] },
        ".</p>",
        { name: "Table", props: { of: "F12.3-density", lang: "en", anchor: "F12.32-density" }, inside: [] },
      ],
    },
  ]);
});

test("a block on one line is a block, and Japanese in English is marked", () => {
  assert.deepEqual(print("<EditorNote>\n<En>It says 砂地.</En>\n<Ja>砂地とある。</Ja>\n</EditorNote>"), [
    {
      name: "EditorNote",
      props: { anchor: "F12.32-note-1" },
      inside: [
        { name: "En", props: { note: "EditorNote" }, inside: ['It says <span lang="ja">砂地</span>.'] },
        { name: "Ja", props: { note: "EditorNote" }, inside: ["砂地とある。"] },
      ],
    },
  ]);
});
