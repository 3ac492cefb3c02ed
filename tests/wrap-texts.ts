/**
 * Does to a page what page translators and extensions do to it, and reads it as if they had not. Tests send these functions to the
 * page, so they refer to nothing outside themselves.
 */

/** How text nodes are wrapped: the same node is moved into the fonts, or a new one takes its place. Both are common. */
export const WAYS = ["moved", "replaced"] as const;
export type Way = (typeof WAYS)[number];

/** Wraps every text node of the page in two `<font>` elements, those that are wrapped already excepted. */
export function wrapTexts(way: Way): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // No literal: TypeScript calls the element deprecated.
  const font: string = "font";
  for (const text of texts) {
    // Nobody translates an empty text, code, or what was typed.
    if (!text.data || text.parentElement!.closest("font, script, style, noscript, textarea")) continue;
    const [outer, inner] = [document.createElement(font), document.createElement(font)];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(way === "moved" ? text : text.cloneNode());
  }
}

/** The HTML in the element that a selector names, without fonts and comments. */
export function htmlWithoutFonts(selector: string): string {
  const copy = document.querySelector(selector)!.cloneNode(true) as Element;
  for (const font of copy.querySelectorAll("FONT")) font.replaceWith(...font.childNodes);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
  return copy.innerHTML;
}
