/**
 * Previews of rules. A pointer or the focus on a link opens a card beside it; a finger that holds the link opens a sheet.
 * A link in a preview opens the next one over it, and closing that leads back. Escape closes one, a click elsewhere all.
 */
import { addStyle, button, element as makeElement } from "../browser.ts";
import style from "./preview.css?inline";
import { type Source, sourceOf } from "./preview-source.ts";

interface Card {
  /** A dialog where it is a sheet. A card is none: a browser would give a dialog the focus. */
  element: HTMLElement;
  link: HTMLAnchorElement;
}

/** Links without a preview: the number at the head of the rule itself, search results (they show a passage), header and footer. */
const NOT_PREVIEWED = ".rule-head a:not(.ref), search a, footer a, header a";
/** Milliseconds that a reader stays on a link before its preview is asked for. */
const STAY = 250;
/** Milliseconds in which a pointer may travel from a link into its card. */
const GRACE = 250;
/** Milliseconds after which a finger holds a link, and pixels that it may stray meanwhile. */
const HOLD = 500;
const STRAY = 10;
/** Pixels between a link and its card, and between a card and the window's edge. */
const GAP = 6;

const HELD = ":hover, :focus-visible";

addStyle(style);
const voice = document.querySelector<HTMLElement>("[data-preview]")!;
const strings = JSON.parse(voice.dataset.preview!) as Record<string, string>;
const root = document.documentElement;

/** Open previews; each stands over the one before. */
const cards: Card[] = [];
const titles = new WeakMap<HTMLAnchorElement, string>();
/** The link whose preview the reader closed: it gets none again before the reader has left it. */
let dismissed: HTMLAnchorElement | undefined;
/** The finger that opened a sheet is still on the link: lifting it must not follow the link. */
let lifting = false;
let settling = false;

/** Waits until so many milliseconds after an event. */
const after = (event: Event, time: number) =>
  new Promise((resolve) => setTimeout(resolve, time - (performance.now() - event.timeStamp)));

/** The browser's own tooltip would repeat the preview, and cover it. */
function takeTitle(link: HTMLAnchorElement) {
  if (!link.title) return;
  titles.set(link, link.title);
  link.removeAttribute("title");
}

function giveTitle(link: HTMLAnchorElement) {
  const title = titles.get(link);
  if (title) link.title = title;
}

/** The languages that the reader chose, also where the page has no switch for them. */
function chosenView(): string | undefined {
  if ("script" in root.dataset) return root.dataset.view;
  try {
    const kept = localStorage.getItem("view");
    return kept === "en" || kept === "ja" ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isSheet = (card: Card | undefined) => card?.element.matches(":modal") ?? false;

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

function dismiss() {
  const { link } = cards.at(-1)!;
  closeFrom(cards.length - 1);
  if (link.matches(HELD)) dismissed = link;
}

/** A preview of a link, not yet shown. What was open stays as far as the link stands in it. */
function make<Tag extends "div" | "dialog">(tag: Tag, link: HTMLAnchorElement, { content }: Source) {
  closeFrom(cards.findIndex((card) => card.element.contains(link)) + 1);
  const element = makeElement(tag, { class: "preview", tabindex: "-1" }, makeElement("div", {}, content));
  const view = chosenView();
  if (view) element.dataset.view = view;
  const heading = element.querySelector("h2")!;
  heading.id = `preview-${cards.length}`;
  element.setAttribute("aria-labelledby", heading.id);
  link.setAttribute("aria-describedby", heading.id);
  const card = { element, link };
  cards.push(card);
  // Inside a sheet everything else is out of reach: what opens from it stands in it.
  (link.closest("dialog:modal") ?? document.body).append(element);
  return card;
}

/** Below the link, or above it where there is more room; on the line at which the pointer is. It moves with the page. */
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
  // The sheet itself, so that a screen reader says its name.
  element.autofocus = true;
  element.showModal();
}

/** A finger rests on a link. The browser's own menu gives way only while there is a preview to show. */
async function press(link: HTMLAnchorElement, down: PointerEvent) {
  const released = new AbortController();
  const { signal } = released;
  const release = () => released.abort();
  document.addEventListener("pointerup", release, { signal });
  document.addEventListener("pointercancel", release, { signal });
  document.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => Math.hypot(clientX - down.clientX, clientY - down.clientY) > STRAY && release(),
    { signal },
  );
  let failed = false;
  addEventListener("contextmenu", (event) => failed || event.preventDefault(), { signal });
  const loading = sourceOf(link).then((source) => {
    failed = !source;
    return source;
  });
  await after(down, HOLD);
  const source = await loading;
  if (!source) return release();
  if (signal.aborted || cards.some((card) => card.link === link)) return;
  lifting = true;
  showSheet(link, source);
}

/** Shows the preview of a link on which a reader stays; `event` says whether by pointer, by focus or by finger. */
export async function preview(link: HTMLAnchorElement, event: Event): Promise<void> {
  if (link.matches(NOT_PREVIEWED)) return;
  if (event.type === "pointerdown") return press(link, event as PointerEvent);
  // A focus that only a click has set asks for nothing.
  const stays = event.type === "focusin" ? ":focus-visible" : HELD;
  const unwanted = () => !link.matches(stays) || link === dismissed || cards.some((card) => card.link === link);
  if (unwanted()) return;
  takeTitle(link);
  await after(event, STAY);
  const source = unwanted() ? undefined : await sourceOf(link);
  if (!source || unwanted()) return cards.some((card) => card.link === link) ? undefined : giveTitle(link);
  showCard(link, source, event as PointerEvent);
}

/** Closes the cards that the reader has left: neither pointer nor focus is on the link, on the card, or on a card above it. */
function closeLeft() {
  const stays = ({ element, link }: Card) =>
    link.matches(HELD) || element.matches(":hover, :modal") || element.contains(document.activeElement);
  closeFrom(cards.findLastIndex(stays) + 1);
}

/** Gives a pointer the time to travel from a link into its card. */
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
// A focus does not travel: the card of the link that it has left would lie over the one that it has come to.
document.addEventListener("focusin", closeLeft);

document.addEventListener("pointerdown", (event) => {
  const target = event.target as Element;
  lifting = false;
  // A click follows: its link needs no preview any more.
  dismissed = target.closest("a") ?? undefined;
  if (isSheet(cards.at(-1))) return;
  closeFrom(cards.findLastIndex(({ element, link }) => element.contains(target) || link.contains(target)) + 1);
});

document.addEventListener(
  "click",
  (event) => {
    if (lifting) {
      lifting = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if ((event.target as Element).closest("a[href]")) {
      // Later, because a link that is removed before the click has ended leads nowhere.
      setTimeout(() => closeFrom(0));
    }
  },
  true,
);

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
