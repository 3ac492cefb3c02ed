/** Finds citations of rules in a page of another site, and turns them into links. */
import { type Citation, findCitations, type Reading } from "../../src/rules/citation-grammar.ts";

/**
 * Elements that are not searched: code, form fields, links, elements without text, and elements that the host has
 * excluded.
 */
const LEFT_ALONE =
  "a,code,pre,kbd,samp,tt,textarea,input,select,option,button,summary,script,style,svg,math,noscript,template,iframe,object,canvas,title,[contenteditable]:not([contenteditable=false]),[role=button],[role=link],[role=textbox],[data-khamsin=off]";

/** The names of inline nodes. They do not end a word, so a rule number may continue after such a node. */
const WITHIN_WORD = /^(?:#text|A|ABBR|B|BIG|CODE|DEL|EM|FONT|I|INS|MARK|S|SMALL|SPAN|STRIKE|STRONG|U)$/;
/** The number of characters to read before and after a text node. They may name the book of a rule number. */
const CONTEXT = 160;

/** Taken from the prototype, because a form field named "matches" would hide the method of its form. */
const { matches, closest, querySelectorAll } = Element.prototype;

/** Returns the previous or next text node in the same block; null if a block begins or ends between the two nodes. */
function beside(node: Node, side: "previousSibling" | "nextSibling"): Node | null {
  let at: Node = node;
  for (let depth = 0; !at[side] && at.parentNode && WITHIN_WORD.test(at.parentNode.nodeName) && depth < 8; depth++) {
    at = at.parentNode;
  }
  let next: Node | null = at[side];
  if (!next || !WITHIN_WORD.test(next.nodeName)) return null;
  for (let depth = 0; next && next.nodeType !== 3 && depth < 8; depth++) {
    next = side === "nextSibling" ? next.firstChild : next.lastChild;
  }
  return next?.nodeType === 3 ? next : null;
}

/** Returns the text before or after a node in the same block, up to CONTEXT characters. */
function neighbours(node: Text, side: "previousSibling" | "nextSibling"): string {
  let text = "";
  let next = beside(node, side);
  for (let count = 0; next && text.length < CONTEXT && count < 16; count++) {
    text = side === "nextSibling" ? text + (next as Text).data : (next as Text).data + text;
    next = beside(next, side);
  }
  return side === "nextSibling" ? text.slice(0, CONTEXT) : text.slice(-CONTEXT);
}

/** Returns the citations in a text node. The text around the node may name the book of a citation. */
function citationsOf(node: Text, reading: Reading): Citation[] {
  const { data } = node;
  // Fast path: most texts have no digit, and most texts with a digit contain no citation.
  if (!/[\d０-９]|ote|注|It-/.test(data) || !findCitations(data, reading).length) return [];
  const before = neighbours(node, "previousSibling");
  const found = findCitations(before + data + neighbours(node, "nextSibling"), reading);
  const own: Citation[] = [];
  for (let i = 0; i < found.length; i++) {
    const start = found[i]!.start - before.length;
    const end = found[i]!.end - before.length;
    if (start >= 0 && end <= data.length) own[own.length] = { start, end, id: found[i]!.id };
  }
  return own;
}

/** Turns the citations in a text node into links. The node itself keeps the text before the first citation. */
export function linkText(node: Text, reading: Reading, make: (id: string) => HTMLElement): void {
  const found = node.isConnected ? citationsOf(node, reading) : [];
  for (let i = found.length - 1; i >= 0; i--) {
    const { start, end, id } = found[i]!;
    const cited = node.splitText(start);
    if (cited.data.length > end - start) cited.splitText(end - start);
    const link = make(id);
    cited.before(link);
    link.append(cited);
  }
}

/**
 * Adds the text nodes below `root` to `into`. Leaves out those in LEFT_ALONE elements. Not recursive, because pages may
 * be nested deeply.
 */
function textsBelow(root: Node, into: Text[]): void {
  const walker = Document.prototype.createTreeWalker.call(document, root, 5, (node) =>
    // Values of NodeFilter: 1 accepts a node, 2 rejects a node with its descendants, 3 skips only the node itself.
    node.nodeType === 3 ? 1 : matches.call(node as Element, LEFT_ALONE) ? 2 : 3,
  );
  if (root.nodeType === 3) into[into.length] = root as Text;
  else while (walker.nextNode()) into[into.length] = walker.currentNode as Text;
}

/**
 * Adds the text nodes below `root` to `into`. Leaves out those in LEFT_ALONE elements. If `scope` is a selector, adds
 * only text nodes in matching elements.
 */
export function textsIn(root: Node, scope: string, into: Text[]): void {
  const element = root.nodeType === 1 ? (root as Element) : root.parentElement;
  if (!element || closest.call(element, LEFT_ALONE)) return;
  if (!scope || closest.call(element, scope)) textsBelow(root, into);
  else if (root === element) {
    const parts = querySelectorAll.call(element, scope);
    for (let i = 0; i < parts.length; i++) {
      // Skips an element inside another matching element, because its text is read with the outer element.
      const above = parts[i]!.parentElement;
      if (!above || !closest.call(above, `${scope},${LEFT_ALONE}`)) textsBelow(parts[i]!, into);
    }
  }
}
