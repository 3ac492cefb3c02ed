/** Finds the selected words of a rule, and creates the text directive (`:~:text=`) of a link to these words. */
import { type Place, textDirective } from "../../src/cite/text-fragment.ts";
import type { Language } from "../../src/schemas/bilingual.ts";

/** The selected words of a rule, in one language. */
export interface Passage {
  language: Language;
  /**
   * Returns the start and end of the selected characters in a text node: `[3, 12]`. Returns undefined if none is
   * selected.
   */
  span: (text: Text) => [number, number] | undefined;
}

/**
 * Returns the selected words of a rule or a part of a rule; undefined if there are none. If words in both languages are
 * selected, returns only those in the language of the first word.
 */
export function passageOf(range: Range | undefined, element: Element): Passage | undefined {
  if (!range?.intersectsNode(element)) return undefined;
  const spans = new Map<Text, [number, number]>();
  let language: Language | undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const home = text.parentElement!;
    const block = home.closest<HTMLElement>(".text");
    if (!range.intersectsNode(text) || !block || home.closest(".cite, .label, .unseen, summary, svg")) continue;
    const from = text === range.startContainer ? range.startOffset : 0;
    const to = text === range.endContainer ? range.endOffset : text.length;
    if (!text.data.slice(from, to).trim()) continue;
    language ??= block.lang as Language;
    if (block.lang === language) spans.set(text, [from, to]);
  }
  return language && { language, span: (text) => spans.get(text) };
}

/**
 * Elements whose text a text directive cannot match, because they are hidden, or are not in this place on the rule's
 * page.
 */
const IGNORED = "script, style, template, noscript, dialog, [popover], [hidden], .cite, .cite-status, .since";

/**
 * Returns the text directive that leads to a passage on the page of its rule. It must match only once in the text of
 * that page, in both languages. On the page of a section, the texts of other rules are skipped, because the rule's page
 * does not have them.
 */
export function directiveOf({ span, language }: Passage, rule: Element): string {
  const runs: string[] = [""];
  let from: Place | undefined;
  let to: Place = { run: 0, at: 0 };
  const breakRun = () => {
    if (runs.at(-1) !== "") runs.push("");
  };
  const add = (text: string, mark: boolean) => {
    for (const character of text.replace(/\s+/g, " ")) {
      const run = runs.length - 1;
      const line = runs[run]!;
      if (character === " " && (line === "" || line.endsWith(" "))) continue;
      if (mark && character !== " ") from ??= { run, at: line.length };
      runs[run] = line + character;
      if (mark && character !== " ") to = { run, at: runs[run].length };
    }
  };
  const walk = (node: Node) => {
    if (node instanceof Text) {
      const [start, end] = span(node) ?? [0, 0];
      add(node.data.slice(0, start), false);
      add(node.data.slice(start, end), true);
      add(node.data.slice(end), false);
      return;
    }
    if (!(node instanceof Element) || node.matches(IGNORED)) return;
    if (node.matches(".rule-text") && !rule.contains(node)) return;
    const inline = getComputedStyle(node).display === "inline";
    if (!inline) breakRun();
    for (const child of node.childNodes) walk(child);
    if (!inline) breakRun();
  };
  walk(document.body);
  return textDirective(runs, from!, to, language);
}
