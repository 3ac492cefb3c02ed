import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "unist-util-visit";
import { attribute, isElement, parseMdx } from "./parse.ts";
import { remarkAbbreviations } from "./remark-abbreviations.ts";

function marked(mdx: string): string[] {
  const tree = parseMdx(mdx);
  remarkAbbreviations([
    { id: "dr-two-dice", abbr: "DR" },
    { id: "drm-dr", abbr: "DRM" },
    { id: "sand-dune", abbr: "SD" },
  ])(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (isElement(node, "Abbr")) found.push(attribute(node, "of")!);
  });
  return found;
}

test("only the first mention of an abbreviation in each language is marked, and DRM is not marked as DR", () => {
  assert.deepEqual(marked("<En>\nA DR with a DRM. Another DR.\n</En>\n\n<Ja>\nDRに+1 DRMを加える。\n</Ja>"), [
    "dr-two-dice",
    "drm-dr",
    "dr-two-dice",
    "drm-dr",
  ]);
});

test("abbreviations are not marked in names of overlays and hexes, or inside longer words", () => {
  assert.deepEqual(marked("<En>\nOverlay SD1 on DD3, a DRUM, DR/dr.\n</En>"), []);
});
