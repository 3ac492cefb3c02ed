import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, isElement, parseMdx } from "./parse.ts";
import { remarkAnchors } from "./remark-anchors.ts";
import { remarkLanguages } from "./remark-languages.ts";

function anchorsOf(body: string, path: string): string[] {
  const tree: Root = parseMdx(body);
  remarkLanguages()(tree);
  remarkAnchors()(tree, { path });
  const anchors: string[] = [];
  visit(tree, (node) => {
    const anchor = isElement(node) && attribute(node, "anchor");
    if (anchor) anchors.push(`${attribute(node, "lang") ?? "–"} ${anchor}`);
  });
  return anchors;
}

test("examples are numbered separately in each language, and readings and divergences are numbered together", () => {
  const language = (l: string) => `<${l}>\n\n<Example>\na\n</Example>\n\n<Example>\nb\n</Example>\n\n</${l}>\n\n`;
  const note = "<En>x</En>\n<Ja>y</Ja>\n";
  assert.deepEqual(
    anchorsOf(
      `${language("En")}${language("Ja")}<Reading>\n${note}</Reading>\n\n<Divergence>\n${note}</Divergence>\n`,
      "content/rules/asl/F12/F12.32.mdx",
    ),
    [
      "en F12.32-example-1",
      "en F12.32-example-2",
      "ja F12.32-example-1",
      "ja F12.32-example-2",
      "– F12.32-note-1",
      "– F12.32-note-2",
    ],
  );
});

test("a table's anchor begins with the id of the rule that contains the table, even if the id has hyphens", () => {
  const printed = (id: string, rule: string) => anchorsOf(`<En>\n\n<Table of="${id}" />\n\n</En>\n`, `x/${rule}.mdx`);
  assert.deepEqual(printed("F12.3-density", "F12.3"), ["en F12.3-density"]);
  assert.deepEqual(printed("D11.62-haze", "D11.621"), ["en D11.621-haze"]);
  assert.deepEqual(printed("D11.1-arid-climate-summary", "D11.1"), ["en D11.1-arid-climate-summary"]);
  assert.deepEqual(printed("D6.0-Crest-front", "D6.0-Crest"), ["en D6.0-Crest-front"]);
  assert.deepEqual(printed("It-OArt-module", "It-OArt"), ["en It-OArt-module"]);
});
