import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Nodes, RootContent } from "mdast";
import { parse } from "node-html-parser";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { formatBBCode, formatBgg } from "./bbcode.ts";
import { type Block, type Citation, type Inline, wordsOf } from "./citation.ts";
import { formatHtml } from "./html.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatPlain } from "./plain.ts";

const cite = (...blocks: Block[]): Citation => ({
  parts: [{ language: "en", blocks }],
  id: "F12.32",
  title: "Orientation",
  url: "https://example.org/r/F12.32/",
  site: "Khamsin 0.5.0",
});
const link: Inline = { kind: "link", url: "https://example.org/r/F12.31/", of: ["F12.31"] };
const sample = cite(
  { kind: "paragraph", of: [{ kind: "strong", of: ["Set-up."] }, " See ", link, "."] },
  { kind: "list", ordered: false, items: [[{ kind: "paragraph", of: ["one"] }], [{ kind: "paragraph", of: ["two"] }]] },
  { kind: "table", caption: ["Density"], head: ["dr", "drm"], rows: [["≤2", "−2"]], notes: [["* See ", link]] },
  { kind: "aside", label: "Example", of: [{ kind: "paragraph", of: ["A truck."] }] },
);

test("a citation in plain text has lists, unpadded tables and indented examples, and ends with the source", () => {
  assert.equal(
    formatPlain(sample),
    `Set-up. See F12.31.

- one
- two

Density
dr | drm
≤2 | −2
* See F12.31

    Example
    A truck.

— F12.32 Orientation, https://example.org/r/F12.32/ (Khamsin 0.5.0)`,
  );
});

test("a citation in Markdown is one quotation that also contains lists, tables and examples", () => {
  assert.equal(
    formatMarkdown(sample),
    `> **Set-up.** See [F12.31](https://example.org/r/F12.31/).
>
> - one
> - two
>
> **Density**
>
> | dr | drm |
> | --- | --- |
> | ≤2 | −2 |
>
> \\* See [F12.31](https://example.org/r/F12.31/)
>
> > **Example**
> >
> > A truck.

— [F12.32 Orientation](https://example.org/r/F12.32/), Khamsin 0.5.0`,
  );
});

test("BoardGameGeek citations have other tags than BBCode for quotations, lists and fixed-width text", () => {
  assert.equal(
    formatBBCode(sample),
    `[quote][b]Set-up.[/b] See [url=https://example.org/r/F12.31/]F12.31[/url].

[list]
[*]one
[*]two
[/list]

[b]Density[/b]
[code]dr  drm
--  ---
≤2  −2[/code]
* See [url=https://example.org/r/F12.31/]F12.31[/url]

[quote][b]Example[/b]
A truck.[/quote][/quote]
— [url=https://example.org/r/F12.32/]F12.32 Orientation[/url], Khamsin 0.5.0`,
  );
  assert.match(
    formatBgg(sample),
    /^\[q\][\s\S]*• one\n• two[\s\S]*\[c\]dr {2}drm[\s\S]*\[\/c\][\s\S]*\[\/q\]\[\/q\]\n— \[url/,
  );
  assert.match(formatBgg(cite({ kind: "paragraph", of: ["1<2"] })), /1< 2/);
});

test("a citation in HTML has its language and URL as attributes, and its special characters are escaped", () => {
  const html = formatHtml(cite({ kind: "paragraph", of: ['<script> & "x"'] }));
  assert.equal(
    html,
    `<blockquote cite="https://example.org/r/F12.32/" lang="en">
<p>&lt;script&gt; &amp; &quot;x&quot;</p>
</blockquote>
<p>— <a href="https://example.org/r/F12.32/">F12.32 Orientation</a>, Khamsin 0.5.0</p>`,
  );
});

test("each citation format keeps the query and the text fragment of the URL", () => {
  const url = "https://example.org/r/F12.32/?view=both&as=2026-11-26#F12.32:~:text=With%20the,known";
  const dated = { ...sample, url };
  for (const [format, written] of [
    [formatPlain, `, ${url} (`],
    [formatMarkdown, `](${url}),`],
    [formatBBCode, `[url=${url}]`],
    [formatBgg, `[url=${url}]`],
    [formatHtml, `<a href="${url.replace("&", "&amp;")}">`],
  ] as const)
    assert.ok(format(dated).includes(written), format(dated));
  const link = parsed(formatMarkdown(dated)).flatMap((b) => (b.type === "paragraph" ? b.children : []));
  assert.ok(link.some((l) => l.type === "link" && l.url === url));
  assert.equal(parse(formatHtml(dated)).querySelector("p a[href*=view]")!.getAttribute("href"), url);
});

test("in BBCode, the columns of tables with Japanese text are aligned", () => {
  const table = formatBBCode(
    cite({ kind: "table", caption: [], head: ["置く半面", "x"], rows: [["両方", "y"]], notes: [] }),
  );
  assert.ok(table.startsWith("[quote][code]置く半面  x\n--------  -\n両方      y[/code]"), table);
});

const markdown = unified().use(remarkParse).use(remarkGfm);
const parsed = (text: string) => markdown.parse(text).children;
/** Returns the visible text of parsed Markdown. */
const seen = (node: Nodes | RootContent): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(seen).join("") : "";

test("in Markdown, bold Japanese text in 「」 has its asterisks inside the 「」, so that it is parsed as bold", () => {
  const out = formatMarkdown(
    cite({ kind: "paragraph", of: ["これは", { kind: "strong", of: ["「準備」"] }, "である。"] }),
  );
  const [quote] = parsed(out) as [Extract<RootContent, { type: "blockquote" }>];
  const [paragraph] = quote.children as [Extract<RootContent, { type: "paragraph" }>];
  assert.equal(paragraph.children.find((c) => c.type === "strong") && seen(paragraph), "これは「準備」である。");
});

/** Generates a character or tag that has a meaning in some format: "*", "[b]", "</p>". */
const mark = fc.constantFrom(
  ..."*_[]<>&`~|\\#+-=.!()\"'{}^/:1a字「」、 ".split(""),
  "[b]",
  "[/quote]",
  "[*]",
  "[url=x]",
  "</p>",
  "<script>",
  "&amp;",
  "**",
  "](x)",
  "1. ",
  "- ",
  "www.a.org",
  "[/code]",
  "[/c]",
);
const words = fc
  .array(mark, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join("").replace(/\s+/g, " ").trim() || "x");
const inlines: fc.Arbitrary<Inline[]> = fc
  .tuple(words, words, words, words)
  .map(([a, b, c, d]) => [
    `${a} `,
    { kind: "strong", of: [b] },
    ` ${c} `,
    { kind: "link", url: "https://example.org/r/F12.31/", of: [d] },
  ]);
const paragraph: fc.Arbitrary<Block> = inlines.map((of) => ({ kind: "paragraph", of }));
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.record({
    kind: fc.constant("list" as const),
    ordered: fc.boolean(),
    items: fc.array(fc.tuple(paragraph), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("aside" as const),
    label: words,
    of: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant("table" as const),
    caption: inlines,
    head: fc.tuple(words, words),
    rows: fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 3 }),
    notes: fc.constant<Inline[][]>([]),
  }),
);

/** Returns all text in the blocks of a citation, in order. */
function bodyWords(blocks: readonly Block[]): string {
  return blocks
    .map((b) => {
      if (b.kind === "paragraph") return wordsOf(b.of);
      if (b.kind === "list") return b.items.map(bodyWords).join("");
      if (b.kind === "aside") return b.label + bodyWords(b.of);
      return wordsOf(b.caption) + [b.head, ...b.rows].flat().join("");
    })
    .join("");
}
const bare = (text: string) => text.replace(/[\s\u2060]+/g, "");

test("a citation in Markdown shows any text unchanged, and none of it as markup", () => {
  fc.assert(
    fc.property(block, (b) => {
      const [quote, source, ...more] = parsed(formatMarkdown(cite(b)));
      assert.equal(quote!.type, "blockquote");
      assert.equal(bare(seen(quote!)), bare(bodyWords([b])));
      assert.equal(seen(source!), "— F12.32 Orientation, Khamsin 0.5.0");
      assert.equal(more.length, 0);
    }),
    { numRuns: 500 },
  );
});

test("a citation in HTML shows any text unchanged, and none of it as an element", () => {
  const OURS = /^(?:BLOCKQUOTE|P|STRONG|A|UL|OL|LI|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD)$/;
  fc.assert(
    fc.property(block, (b) => {
      const root = parse(formatHtml(cite(b)));
      for (const element of root.querySelectorAll("*")) assert.match(element.tagName, OURS);
      assert.equal(bare(root.querySelector("blockquote")!.textContent), bare(bodyWords([b])));
      assert.equal(root.childNodes.filter((n) => n.textContent.trim()).length, 2);
    }),
    { numRuns: 500 },
  );
});

test("in BBCode and BoardGameGeek citations, all tags are closed, and no cited text creates a tag", () => {
  for (const [format, known] of [
    [formatBBCode, /^(?:quote|b|i|url|list|code)$/],
    [formatBgg, /^(?:q|b|i|url|c)$/],
  ] as const) {
    fc.assert(
      fc.property(block, (b) => {
        const open: string[] = [];
        let text = format(cite(b)).split("\n— ")[0]!;
        const ownItems = b.kind === "list" && known.test("list") ? b.items.length : 0;
        assert.equal(text.split("[*]").length - 1, ownItems);
        text = text.replace(/\[(\/?)([a-z]+)(=[^\]]*)?\]/gi, (_, slash, name: string) => {
          assert.match(name, known);
          if (slash) assert.equal(open.pop(), name);
          else open.push(name);
          return "";
        });
        assert.deepEqual(open, []);
        if (b.kind === "paragraph") assert.equal(bare(text), bare(bodyWords([b])));
      }),
      { numRuns: 500 },
    );
  }
});
