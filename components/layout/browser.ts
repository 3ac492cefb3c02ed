/**
 * DOM helpers for scripts that are loaded on first use or only by a single page. Scripts of every page must not import
 * this file, because it would cost each page one more request.
 */

/** Creates an element. String children become text, not HTML. */
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

/** Creates a button that calls `press` when pressed. */
export function button(
  label: string,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", press);
  return made;
}

/**
 * Adds CSS to the page as a constructed style sheet. The content security policy forbids scripts to add <style>
 * elements.
 */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Returns whether an element takes up space on the page. The oldest supported browsers lack `checkVisibility`. */
export const isShown = (element: Element | null): boolean => !!element?.getClientRects().length;

/**
 * Returns whether a key event is part of an IME composition. In Safari, only `keyCode` 229 reveals the key that ends a
 * composition.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
