import assert from "node:assert/strict";
import { test } from "node:test";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { rulesData } from "../../src/content/rules-data.ts";
import { content } from "../../tests/content.ts";
import { starlightPages, starlightRule, starlightSection } from "./starlight.ts";

const { rules } = rulesData(content, (_, path) => path);
const pages = starlightPages(rules, content.registry.sections);

/** Returns the visible text of a Markdown page, without frontmatter and whitespace. */
function shown(page: string): string {
  let text = "";
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(page.replace(/^---\n.*?\n---\n/s, ""));
  visit(tree, (node) => {
    if ("value" in node) text += node.type === "text" ? node.value : ` ${node.type} took ${node.value} `;
  });
  return text.replace(/\s/g, "");
}

/** Returns the texts of a rule in the order of its page, without whitespace and the cell separators " | ". */
const said = ({ text, title, notes }: (typeof rules)[number]) =>
  [text.en, title.ja, text.ja, ...notes.flatMap((note) => [note.text.en, note.text.ja])]
    .join("")
    .replaceAll(" | ", "")
    .replace(/\s/g, "");

test("each rule has a Starlight page with its complete text and notes", () => {
  for (const rule of rules) {
    const page = pages.get(`${starlightRule(rule).slice(1, -1)}.md`)!;
    assert.ok(page.startsWith(`---\ntitle: ${JSON.stringify(`${rule.id} ${rule.title.en}`)}\n---\n`), rule.id);
    assert.equal(shown(page), said(rule), rule.id);
  }
});

test("the Starlight page of a section contains its rules in order, each below its number and title", () => {
  const { sections } = content.registry;
  assert.equal(pages.size, 1 + sections.length + rules.length);
  for (const { id } of sections) {
    const held = rules.filter(({ section }) => section === id);
    const titled = held.map((rule) => `${rule.id}${rule.title.en}`.replace(/\s/g, "") + said(rule));
    assert.equal(shown(pages.get(`${starlightSection(id).slice(1)}index.md`)!), titled.join(""), id);
  }
});
