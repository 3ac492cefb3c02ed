/**
 * Shows previews of rules. Hovering or focusing a link opens a card beside the link. Tapping a reference opens a sheet
 * at the bottom of the window. A link in a preview opens another preview on top. Escape closes the topmost preview; a
 * click outside closes all.
 */
import { addStyle, button, element as makeElement } from "./browser.ts";
import { loadStrings } from "./load-strings.ts";
import style from "./preview.css?inline";
import { type Source, sourceOf } from "./preview-source.ts";

interface Card {
  /** A sheet is a <dialog>. A card is a <div>, because opening a <dialog> would move the focus. */
  element: HTMLElement;
  link: HTMLAnchorElement;
}

/** Links without a preview: the number in a rule's own heading, search results, links in the header and footer. */
const NOT_PREVIEWED = ".rule-head a:not(.ref), search a, footer a, header a";
/** Milliseconds that the pointer or focus must stay on a link before its preview is fetched. */
const STAY = 250;
/** Milliseconds that a card stays open while the pointer moves from the link into the card. */
const GRACE = 250;
/** The space between a link and its card, and between a card and the edge of the window, in pixels. */
const GAP = 6;

const HELD = ":hover, :focus-visible";

addStyle(style);
const voice = document.querySelector<HTMLElement>("#status")!;
let strings: Record<string, string>;
const root = document.documentElement;

/** The open previews, from bottom to top. */
const cards: Card[] = [];
const titles = new WeakMap<HTMLAnchorElement, string>();
/**
 * A link that the user has pressed, or whose preview the user has closed. Its preview does not open again until the
 * user has left the link.
 */
let dismissed: HTMLAnchorElement | undefined;
/** Whether the preview's keyboard shortcuts have been announced to screen readers. They are announced once per page. */
let keysAnnounced = false;
/** Whether a call of `closeLeft` is already scheduled. */
let settling = false;

/**
 * Removes a link's title while its preview may open. Otherwise the browser would show the title as a tooltip over the
 * preview.
 */
function takeTitle(link: HTMLAnchorElement) {
  if (!link.title) return;
  titles.set(link, link.title);
  link.removeAttribute("title");
}

/** Restores the title of a link. */
function giveTitle(link: HTMLAnchorElement) {
  const title = titles.get(link);
  if (title) link.title = title;
}

/** Loads the rule of a link, and the UI texts if they are not loaded yet. Returns undefined if loading fails. */
async function load(link: HTMLAnchorElement): Promise<Source | undefined> {
  const texts = strings ?? loadStrings("preview").catch(() => undefined);
  const source = await sourceOf(link);
  strings = (await texts)!;
  return strings && source;
}

const isSheet = (card: Card | undefined) => card?.element.matches(":modal") ?? false;

/** Closes the previews from index `level` on. If one of them has the focus, focuses the link of that preview. */
function closeFrom(level: number) {
  for (const { element, link } of cards.splice(level).reverse()) {
    const inside = element.contains(document.activeElement);
    if (element instanceof HTMLDialogElement) element.close();
    element.remove();
    link.removeAttribute("aria-describedby");
    giveTitle(link);
    if (!inside) continue;
    dismissed = link;
    link.focus({ preventScroll: true });
  }
}

/** Closes the topmost preview, and keeps it closed until the user has left its link. */
function dismiss() {
  const { link } = cards.at(-1)!;
  closeFrom(cards.length - 1);
  if (link.matches(HELD)) dismissed = link;
}

/**
 * Creates the hidden preview of a link. Closes all other previews, except the one that contains the link and those
 * below it.
 */
function make<Tag extends "div" | "dialog">(tag: Tag, link: HTMLAnchorElement, { content }: Source) {
  closeFrom(cards.findIndex((card) => card.element.contains(link)) + 1);
  const element = makeElement(tag, { class: "preview", tabindex: "-1" }, makeElement("div", {}, content));
  const heading = element.querySelector("h2")!;
  heading.id = `preview-${cards.length}`;
  element.setAttribute("aria-labelledby", heading.id);
  link.setAttribute("aria-describedby", heading.id);
  const card = { element, link };
  cards.push(card);
  // An open sheet makes the rest of the page inert, so previews of links in the sheet are added to the sheet.
  (link.closest("dialog:modal") ?? document.body).append(element);
  return card;
}

/**
 * Places a card below its link, or above it if the card does not fit below and there is more room above. If the link is
 * broken over two lines, uses the line under the pointer.
 */
function place({ element, link }: Card, { clientY }: PointerEvent) {
  const lines = [...link.getClientRects()];
  const line = lines.find((r) => r.top <= clientY && clientY <= r.bottom) ?? lines[0]!;
  const [above, below] = [line.top - 2 * GAP, innerHeight - line.bottom - 2 * GAP];
  const under = element.offsetHeight <= below || below >= above;
  element.style.maxHeight = `${Math.min(under ? below : above, element.offsetHeight)}px`;
  const top = under ? line.bottom + GAP : line.top - GAP - element.offsetHeight;
  const left = Math.min(line.left, root.clientWidth - element.offsetWidth - GAP);
  element.style.top = `${scrollY + top}px`;
  element.style.left = `${scrollX + Math.max(GAP, left)}px`;
}

function showCard(link: HTMLAnchorElement, source: Source, event: PointerEvent) {
  const card = make("div", link, source);
  const { element } = card;
  element.setAttribute("role", "dialog");
  element.popover = "manual";
  voice.textContent = "";
  if (link.matches(":focus-visible")) {
    element.append(makeElement("footer", {}, strings.keys!));
    voice.textContent = keysAnnounced ? source.name : `${source.name}. ${strings.keys}`;
    keysAnnounced = true;
  }
  element.showPopover();
  place(card, event);
}

function showSheet(link: HTMLAnchorElement, source: Source) {
  const card = make("dialog", link, source);
  const { element } = card;
  const open = makeElement("a", { href: link.href }, strings.open!);
  const close = button(strings.close!, () => element.close());
  element.append(makeElement("footer", {}, open, close));
  element.addEventListener("click", ({ target }) => target === element && element.close());
  element.addEventListener("close", () => cards.includes(card) && closeFrom(cards.indexOf(card)));
  element.showModal();
  // Focuses the sheet itself, so that a screen reader announces its name.
  element.focus();
}

/**
 * Fetches the rule of a tapped reference. Returns a function that opens the sheet; undefined if there is no preview.
 */
export async function sheetOf(link: HTMLAnchorElement): Promise<(() => void) | undefined> {
  const source = await load(link);
  return source && (() => showSheet(link, source));
}

/** Shows the preview of a link if the user stays on the link. `event` is the pointer or focus event on the link. */
export async function preview(link: HTMLAnchorElement, event: Event): Promise<void> {
  if (link.matches(NOT_PREVIEWED)) return;
  // A click also focuses a link, but only keyboard focus opens a preview.
  const stays = event.type === "focusin" ? ":focus-visible" : HELD;
  const unwanted = () => !link.matches(stays) || link === dismissed || cards.some((card) => card.link === link);
  if (unwanted()) return;
  takeTitle(link);
  await new Promise((resolve) => setTimeout(resolve, STAY - (performance.now() - event.timeStamp)));
  const source = unwanted() ? undefined : await load(link);
  if (!source || unwanted()) return cards.some((card) => card.link === link) ? undefined : giveTitle(link);
  showCard(link, source, event as PointerEvent);
}

/**
 * Closes the cards that the user has left. A card stays open while the pointer or focus is on its link, on the card
 * itself, or on a card above it.
 */
function closeLeft() {
  const stays = ({ element, link }: Card) =>
    link.matches(HELD) || element.matches(":hover, :modal") || element.contains(document.activeElement);
  closeFrom(cards.findLastIndex(stays) + 1);
}

/** Calls `closeLeft` after a pause, so that the pointer has time to move from a link into its card. */
function settle({ type, target }: Event) {
  if (type === "focusout" ? target === dismissed : !dismissed?.matches(HELD)) dismissed = undefined;
  if (settling) return;
  settling = true;
  setTimeout(() => {
    settling = false;
    closeLeft();
  }, GRACE);
}

document.addEventListener("pointerover", settle);
document.addEventListener("focusout", settle);
// Closes cards at once, because the card of the previous link could cover the newly focused link.
document.addEventListener("focusin", closeLeft);

document.addEventListener("pointerdown", (event) => {
  const target = event.target as Element;
  // A pressed link is about to be followed, so it needs no preview.
  dismissed = target.closest("a") ?? undefined;
  if (isSheet(cards.at(-1))) return;
  closeFrom(cards.findLastIndex(({ element, link }) => element.contains(target) || link.contains(target)) + 1);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || !(event.target as Element).closest("a[href]")) return;
  // A click with Ctrl, Meta or Shift opens a new tab or window, so the previews on this page stay open.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Closes the previews only after the click, because a link that is removed during the click is not followed.
  setTimeout(() => closeFrom(0));
});

document.addEventListener(
  "keydown",
  (event) => {
    const top = cards.at(-1);
    if (!top || isSheet(top)) return;
    const { element, link } = top;
    const inside = element.contains(document.activeElement);
    const stops = element.querySelectorAll<HTMLElement>('a[href], summary, [tabindex="0"]');
    const edge = event.shiftKey ? stops[0] : [...stops].at(-1);
    const leaves =
      event.key === "Tab" &&
      inside &&
      (document.activeElement === (edge ?? element) || (event.shiftKey && document.activeElement === element));
    if (event.key === "Escape" || leaves) dismiss();
    else if (event.key === "ArrowDown" && event.altKey && document.activeElement === link) element.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
