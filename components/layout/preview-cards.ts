/**
 * Shows previews of rules. A pointer or the keyboard's focus that rests on a link opens a card beside it; a finger that taps a
 * reference opens a sheet at the foot of the window. A link in a preview opens another preview over the first. Escape closes the
 * topmost preview, and a click elsewhere closes all.
 */
import { addStyle, button, element as makeElement } from "./browser.ts";
import style from "./preview.css?inline";
import { type Source, sourceOf } from "./preview-source.ts";

interface Card {
  /** A sheet is a <dialog>. A card is not, because a browser moves the focus into a dialog that it opens. */
  element: HTMLElement;
  link: HTMLAnchorElement;
}

/** Links without a preview: the number at the head of a rule, which leads to that rule; search results; header and footer. */
const NOT_PREVIEWED = ".rule-head a:not(.ref), search a, footer a, header a";
/** So many milliseconds a reader must rest on a link before its preview is fetched. */
const STAY = 250;
/** So many milliseconds a pointer may take from a link into its card before the card closes. */
const GRACE = 250;
/** So many milliseconds a tap waits for its sheet before it follows the link instead: then the browser shows that it is loading. */
const PATIENCE = 3000;
/** Pixels between a link and its card, and between a card and the window's edge. */
const GAP = 6;

const HELD = ":hover, :focus-visible";

addStyle(style);
const voice = document.querySelector<HTMLElement>("[data-preview]")!;
const strings = JSON.parse(voice.dataset.preview!) as Record<string, string>;
const root = document.documentElement;

/** The open previews. Each lies over the one before it in the list. */
const cards: Card[] = [];
const titles = new WeakMap<HTMLAnchorElement, string>();
/** The link whose preview the reader has closed. Its preview does not open again until the reader has left the link. */
let dismissed: HTMLAnchorElement | undefined;
/** Whether the check for previews that the reader has left is due already. */
let settling = false;

/** Waits until `time` milliseconds have passed since an event. */
const after = (event: Event, time: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, time - (performance.now() - event.timeStamp)));

/** Takes a link's title away while it may have a preview: the browser's tooltip would cover the preview and say the same. */
function takeTitle(link: HTMLAnchorElement) {
  if (!link.title) return;
  titles.set(link, link.title);
  link.removeAttribute("title");
}

/** Gives a link its title back. */
function giveTitle(link: HTMLAnchorElement) {
  const title = titles.get(link);
  if (title) link.title = title;
}

const isSheet = (card: Card | undefined) => card?.element.matches(":modal") ?? false;

/** Closes the previews from a place in the list on. If the focus was in one of them, its link gets the focus back. */
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

/** Closes the topmost preview because the reader wants it gone. */
function dismiss() {
  const { link } = cards.at(-1)!;
  closeFrom(cards.length - 1);
  if (link.matches(HELD)) dismissed = link;
}

/** Makes the preview of a link, not yet shown. Closes all previews but those in which the link stands. */
function make<Tag extends "div" | "dialog">(tag: Tag, link: HTMLAnchorElement, { content }: Source) {
  closeFrom(cards.findIndex((card) => card.element.contains(link)) + 1);
  const element = makeElement(tag, { class: "preview", tabindex: "-1" }, makeElement("div", {}, content));
  // From a rule that the reader has flipped, references lead on in its language.
  element.querySelector(".rule")?.classList.toggle("flipped", link.closest(".flipped") !== null);
  const heading = element.querySelector("h2")!;
  heading.id = `preview-${cards.length}`;
  element.setAttribute("aria-labelledby", heading.id);
  link.setAttribute("aria-describedby", heading.id);
  const card = { element, link };
  cards.push(card);
  // While a sheet is open nothing outside it can be reached, so what opens from a sheet is put into the sheet.
  (link.closest("dialog:modal") ?? document.body).append(element);
  return card;
}

/**
 * Places a card below its link, or above it where there is more room. Of a link over two lines, the line under the pointer
 * counts. The card scrolls with the page.
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
    voice.textContent = `${source.name}. ${strings.keys}`;
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
  // The sheet itself gets the focus, so that a screen reader says its name.
  element.focus();
}

/** Shows the rule of a reference that a finger has tapped. Tells whether there was something to show. */
export async function previewTapped(link: HTMLAnchorElement, tap: Event): Promise<boolean> {
  const source = await Promise.race([sourceOf(link), after(tap, PATIENCE)]);
  if (source) showSheet(link, source);
  return source !== undefined;
}

/** Shows the preview of a link if the reader stays on it. `event` tells whether pointer or focus came to the link. */
export async function preview(link: HTMLAnchorElement, event: Event): Promise<void> {
  if (link.matches(NOT_PREVIEWED)) return;
  // A click moves the focus too. Only a focus that came by keyboard asks for a preview.
  const stays = event.type === "focusin" ? ":focus-visible" : HELD;
  const unwanted = () => !link.matches(stays) || link === dismissed || cards.some((card) => card.link === link);
  if (unwanted()) return;
  takeTitle(link);
  await after(event, STAY);
  const source = unwanted() ? undefined : await sourceOf(link);
  if (!source || unwanted()) return cards.some((card) => card.link === link) ? undefined : giveTitle(link);
  showCard(link, source, event as PointerEvent);
}

/** Closes the cards that the reader has left, with neither pointer nor focus on the link, on the card or on a card above it. */
function closeLeft() {
  const stays = ({ element, link }: Card) =>
    link.matches(HELD) || element.matches(":hover, :modal") || element.contains(document.activeElement);
  closeFrom(cards.findLastIndex(stays) + 1);
}

/** Closes what the reader has left, after the time that a pointer may take from a link into its card. */
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
// A focus moves at once. Without this, the card of the link that it has left would cover the link that it has come to.
document.addEventListener("focusin", closeLeft);

document.addEventListener("pointerdown", (event) => {
  const target = event.target as Element;
  // A click follows, so the link under it needs no preview any more.
  dismissed = target.closest("a") ?? undefined;
  if (isSheet(cards.at(-1))) return;
  closeFrom(cards.findLastIndex(({ element, link }) => element.contains(target) || link.contains(target)) + 1);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || !(event.target as Element).closest("a[href]")) return;
  // Opens a tab or a window: the reader stays here, and so do the previews.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Closes later: a link in a card that is removed before the click has ended would not be followed.
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
