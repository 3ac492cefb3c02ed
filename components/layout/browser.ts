/**
 * What scripts make a page's parts with. Only scripts that are fetched on their first use or for a single page import it:
 * in those that every page loads it would cost each page a request.
 */

/** Makes an element. A string among its children becomes text: nothing is read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Makes a button; `press` is called when it is pressed. */
export function button(
  label: string,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", press);
  return made;
}

/** Adds styles to the page as a constructed style sheet, because the page's policy forbids a <style> that a script adds. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Whether an element takes up room on the page. `checkVisibility` is newer than the oldest browsers that we support. */
export const isShown = (element: Element | null): boolean => !!element?.getClientRects().length;

/** Whether a key belongs to a keyboard that is composing a word. Safari says so of the key that ends it by the key code alone. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
