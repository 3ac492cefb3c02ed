import assert from "node:assert/strict";
import { test } from "node:test";
import { unified } from "unified";
import { isElement, parseMdx } from "./parse.ts";
import { remarkPlugins } from "./plugins.ts";

type AnyNode = Parameters<typeof isElement>[0] & { value?: string; children?: AnyNode[] };

/** Converts a Markdown tree to a string for comparison: `<Ref to=F12.31></Ref>`. */
function written(node: AnyNode): string {
  const inside = (node.children ?? []).map(written).join("");
  if (!isElement(node)) return node.value?.trim() === "" ? "" : (node.value ?? inside);
  const attributes = node.attributes.map((a) => (a.type === "mdxJsxAttribute" ? ` ${a.name}=${a.value}` : ""));
  return `<${node.name}${attributes.join("")}>${inside}</${node.name}>`;
}

const plugins = unified().use(remarkPlugins({ terms: [] }));
const changed = (mdx: string) => written(plugins.runSync(parseMdx(mdx), { path: "F12.32.mdx" }) as AnyNode);

test("references and tables inside `<En>` get `lang=en`", () => {
  assert.equal(
    changed('<En>\n\nSee [F12.31].\n\n<Table of="F12.3-density" />\n\n</En>'),
    "<En lang=en>See <Ref to=F12.31 label=F12.31 lang=en></Ref>.<Table of=F12.3-density lang=en anchor=F12.32-density></Table></En>",
  );
});

test("the texts of a note get the note's kind, and Japanese words in an English text get `lang=ja`", () => {
  assert.equal(
    changed("<Reading>\n<En>It says 砂地.</En>\n<Ja>砂地とある。</Ja>\n</Reading>"),
    "<Reading anchor=F12.32-note-1><En note=Reading lang=en>It says <span lang=ja>砂地</span>.</En>" +
      "<Ja note=Reading lang=ja>砂地とある。</Ja></Reading>",
  );
});

test("the second paragraph of a divergence is wrapped in `<Why>`", () => {
  assert.equal(
    changed('<Divergence with="D7.31">\n<En>\nASL rolls twice.\n\nIts chart says so.\n</En>\n</Divergence>'),
    "<Divergence with=D7.31 anchor=F12.32-note-1><En note=Divergence with=D7.31 lang=en>ASL rolls twice." +
      "<Why lang=en>Its chart says so.</Why></En></Divergence>",
  );
});

test("TextNotes are moved after all other notes, into one `<TextNotes>`", () => {
  const note = (kind: string) => `<${kind}>\n<En>A.</En>\n</${kind}>\n\n`;
  assert.equal(
    changed(note("TextNote") + note("Reading") + note("TextNote")),
    "<Reading anchor=F12.32-note-1><En note=Reading lang=en>A.</En></Reading><TextNotes count=2>" +
      [2, 3].map((n) => `<TextNote anchor=F12.32-note-${n}><En note=TextNote lang=en>A.</En></TextNote>`).join("") +
      "</TextNotes>",
  );
});
