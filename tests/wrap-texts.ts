/**
 * Imitates translators and extensions of browsers, which wrap the texts of a page in `<font>` elements. Tests run each
 * function in the page, so it cannot use anything outside itself.
 */

/** Translators move a text node into a `<font>` element, or replace it by a copy in a `<font>` element. */
export const WAYS = ["moved", "replaced"] as const;
export type Way = (typeof WAYS)[number];

/** Wraps every text node of the page in two `<font>` elements, except those already wrapped. */
export function wrapTexts(way: Way): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // Typed as `string`, because TypeScript marks `createElement("font")` as deprecated.
  const font: string = "font";
  for (const text of texts) {
    // Translators skip empty texts, code, and typed text.
    if (!text.data || text.parentElement!.closest("font, script, style, noscript, textarea")) continue;
    const [outer, inner] = [document.createElement(font), document.createElement(font)];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(way === "moved" ? text : text.cloneNode());
  }
}

/** Returns the HTML in the selected element, without `<font>` elements and comments. */
export function htmlWithoutFonts(selector: string): string {
  const copy = document.querySelector(selector)!.cloneNode(true) as Element;
  for (const font of copy.querySelectorAll("FONT")) font.replaceWith(...font.childNodes);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
  return copy.innerHTML;
}
