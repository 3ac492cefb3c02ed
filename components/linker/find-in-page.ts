/** Walks the text of a strange page, finds citations and wraps them in links. */
import { type Citation, findCitations, type Reading } from "../../src/rules/citation-grammar.ts";

/** What is never touched: code, fields, links, what is no text, and what the host excludes. */
const LEFT_ALONE =
  "a,code,pre,kbd,samp,tt,textarea,input,select,option,button,summary,script,style,svg,math,noscript,template,iframe,object,canvas,title,[contenteditable]:not([contenteditable=false]),[role=button],[role=link],[role=textbox],[data-khamsin=off]";

/** Marks that stand within a word: what follows one of them on the same line may go on with the number. */
const WITHIN_WORD = /^(?:#text|A|ABBR|B|BIG|CODE|DEL|EM|FONT|I|INS|MARK|S|SMALL|SPAN|STRIKE|STRONG|U)$/;
const CONTEXT = 60;

/** A form may call one of its fields "closest" and so hide the method: it is taken from the prototype. */
const closest = (element: Element, selector: string) => Element.prototype.closest.call(element, selector);

/** The text directly beside a node, as far as it may belong to the same word. */
function neighbour(node: Text, side: "previousSibling" | "nextSibling"): string {
  let next: Node | null = node[side];
  if (!next || !WITHIN_WORD.test(next.nodeName)) return "";
  for (let depth = 0; next && next.nodeType !== 3 && depth < 8; depth++) {
    next = side === "nextSibling" ? next.firstChild : next.lastChild;
  }
  return next?.nodeType === 3 ? (next as Text).data : "";
}

/** The citations of one text node, read with what stands directly beside it. */
function citationsOf(node: Text, reading: Reading): Citation[] {
  const { data } = node;
  // Most texts hold no digit, and most that do no citation.
  if (!/[\d０-９]|ote|注|It-/.test(data) || !findCitations(data, reading).length) return [];
  const before = neighbour(node, "previousSibling").slice(-CONTEXT);
  const found = findCitations(before + data + neighbour(node, "nextSibling").slice(0, CONTEXT), reading);
  const own: Citation[] = [];
  for (let i = 0; i < found.length; i++) {
    const start = found[i]!.start - before.length;
    const end = found[i]!.end - before.length;
    if (start >= 0 && end <= data.length) own[own.length] = { start, end, id: found[i]!.id };
  }
  return own;
}

export interface LinkMaking extends Reading {
  scope: string;
  /** The link around a citation, without its text. */
  make(id: string): HTMLElement;
}

/** Links the citations of one text node. Its own object stays in the page and keeps the text before the first of them. */
export function linkText(node: Text, making: LinkMaking): void {
  const parent = node.parentElement;
  if (!parent || !node.isConnected) return;
  const found = citationsOf(node, making);
  if (!found.length || closest(parent, LEFT_ALONE) || (making.scope && !closest(parent, making.scope))) return;
  for (let i = found.length - 1; i >= 0; i--) {
    const { start, end, id } = found[i]!;
    const cited = node.splitText(start);
    if (cited.data.length > end - start) cited.splitText(end - start);
    const link = making.make(id);
    cited.before(link);
    link.append(cited);
  }
}

/** Links all citations below a node. Nothing recursive: a page may be nested thousands deep. */
export function linkBelow(root: Node, making: LinkMaking): void {
  if (root.nodeType === 3) linkText(root as Text, making);
  const walker = Document.prototype.createTreeWalker.call(document, root, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) texts[texts.length] = walker.currentNode as Text;
  for (let i = 0; i < texts.length; i++) linkText(texts[i]!, making);
}
