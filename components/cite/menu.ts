/** The Cite menu, in which users choose what to copy, in which language and in which format. */
import { formatBBCode, formatBgg } from "../../src/cite/bbcode.ts";
import type { Formatter } from "../../src/cite/citation.ts";
import { formatHtml } from "../../src/cite/html.ts";
import { formatMarkdown } from "../../src/cite/markdown.ts";
import { formatPlain } from "../../src/cite/plain.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { fill, type Values } from "../../src/schemas/fill.ts";
import { addStyle, button, isShown, element as make } from "../layout/browser.ts";
import { loadStrings, PAGE } from "../layout/load-strings.ts";
import { anchorOf, citationOf, inLanguage } from "./cite-of.ts";
import style from "./menu.css?inline";
import { type Passage, passageOf } from "./passage.ts";

const FORMATS = {
  link: ({ url }) => url,
  plain: formatPlain,
  markdown: formatMarkdown,
  bbcode: formatBBCode,
  bgg: formatBgg,
  html: formatHtml,
} as const satisfies Record<string, Formatter>;
type Format = keyof typeof FORMATS;
const LANGUAGES = ["en", "ja", "both"] as const;
type Languages = (typeof LANGUAGES)[number];

let strings: Record<string, string>;
/** Loads the UI texts if they are not loaded yet. @throws Error if loading fails */
const loadTexts = async () => {
  strings ??= await loadStrings("cite");
};
const say = (key: string, values: Values = {}) => fill(strings[key]!, values);

/**
 * Returns the language or format that was chosen last. Returns undefined if it is not in `among` or storage is
 * disabled.
 */
function remembered<T extends string>(key: "language" | "format", among: readonly T[]): T | undefined {
  try {
    return among.find((value) => value === localStorage.getItem(`khamsin.cite-${key}`));
  } catch {
    return undefined;
  }
}

/** Stores the chosen language or format for the next time the menu opens. */
function remember(key: "language" | "format", value: string) {
  try {
    localStorage.setItem(`khamsin.cite-${key}`, value);
  } catch {
    // Without storage, the choice is lost when the page closes.
  }
}

addStyle(style);
const status = make("div", { class: "cite-status", role: "status" });
const menu = make("div", { class: "cite-menu", popover: "auto" });
document.querySelector("main")!.append(menu, status);
let opener: HTMLElement | undefined;
let fading = 0;

menu.addEventListener("toggle", ({ newState }) => {
  if (newState !== "closed") return;
  if (opener) opener.ariaExpanded = "false";
  menu.replaceChildren();
});

/** Announces a message to screen readers, and shows it for four seconds. */
function announce(text: string) {
  status.textContent = text;
  clearTimeout(fading);
  fading = window.setTimeout(() => status.replaceChildren(), 4000);
}

/** Closes the menu and returns the focus to its button. */
function shut() {
  menu.hidePopover();
  opener?.focus({ preventScroll: true });
}

/** Shows a text in the menu, to copy by hand after the browser has denied access to the clipboard. */
function showByHand(text: string) {
  const area = make("textarea", { readonly: "", rows: "7", "aria-label": say("byHand") });
  area.value = text;
  menu.replaceChildren(make("p", { class: "cite-title" }, say("byHand")), area, button(say("close"), shut));
  area.focus();
  area.select();
}

/**
 * Copies a text to the clipboard. HTML is copied as formatted text for rich-text editors and as source for plain-text
 * editors.
 */
async function write(text: string, format: Format) {
  if (format !== "html" || !("ClipboardItem" in window)) return navigator.clipboard.writeText(text);
  const flavours = { "text/plain": text, "text/html": text };
  const blobs = Object.entries(flavours).map(([type, value]) => [type, new Blob([value], { type })]);
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/** Opens the menu beside a Cite button. */
function show(cite: HTMLElement, passage: DOMRect | undefined) {
  opener = cite;
  menu.showPopover();
  cite.ariaExpanded = "true";
  place(cite, passage);
}

/**
 * Copies a selected passage with its link, in the format that was used last. If that was the link alone, copies plain
 * text. If copying fails, opens the Cite menu with the text.
 */
export async function copyPassage(cite: HTMLElement, selection: Range): Promise<void> {
  await loadTexts();
  const rule = cite.closest<HTMLElement>(".rule")!;
  const passage = passageOf(selection, rule);
  if (!passage) return;
  const last = remembered("format", Object.keys(FORMATS) as Format[]) ?? "link";
  const format = last === "link" ? "plain" : last;
  const citation = citationOf(rule, [passage.language], passage, false, strings.site!);
  const text = FORMATS[format](citation);
  try {
    await write(text, format);
    announce(say("copiedPassage", { id: citation.id }));
  } catch {
    show(cite, selection.getBoundingClientRect());
    showByHand(text);
  }
}

/** Returns the languages that are visible in an element: "en", "ja" or "both". */
function shownLanguages(element: HTMLElement): Languages {
  const own = element.closest<HTMLElement>(".text");
  if (own) return own.lang as Language;
  const shown = (l: Language) => isShown(element.querySelector(`.text.${l}`));
  if (shown("en") === shown("ja")) return "both";
  return shown("en") ? "en" : "ja";
}

/**
 * Places the menu inside the window, below or above its button. If it would cover the selected passage, places it below
 * or above the passage. On phones, the menu is at the bottom of the screen. Then the page scrolls until the passage is
 * visible.
 */
function place(button: HTMLElement, passage: DOMRect | undefined) {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8));
  const places = [bottom, top - height, ...(passage ? [passage.bottom, passage.top - height] : [])];
  const inWindow = places.filter((y) => y >= 0 && y + height <= innerHeight);
  const isBeside = (y: number) =>
    !passage || x >= passage.right || x + width <= passage.left || y >= passage.bottom || y + height <= passage.top;
  const y = inWindow.find(isBeside) ?? inWindow[0] ?? bottom;
  menu.style.setProperty("--x", `${x + scrollX}px`);
  menu.style.setProperty("--y", `${y + scrollY}px`);
  const over = passage && getComputedStyle(menu).position === "fixed" ? passage.bottom - innerHeight + height : 0;
  if (passage && over > 0) scrollBy({ top: Math.min(over + 8, passage.top), behavior: "instant" });
}

/** Moves the focus among the items of the menu by the arrow keys, Home and End. */
function onKey(event: KeyboardEvent) {
  const items = [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")].filter(isShown);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === "Tab" || event.key === "Escape") shut();
  if (event.key === "Escape") event.preventDefault();
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

/** Creates a group of radio buttons. A press on a button calls `choose` with its value. */
function choice<T extends string>(
  label: string,
  options: readonly { value: T; label: string; lang?: string }[],
  chosen: T,
  choose: (value: T) => void,
) {
  const items = options.map(({ value, label, lang = "" }) => {
    const press = () => {
      for (const other of items) other.ariaChecked = String(other === item);
      choose(value);
    };
    const checked = String(value === chosen);
    const item: HTMLElement = button(label, press, { role: "menuitemradio", tabindex: "-1", "aria-checked": checked });
    if (lang) item.lang = lang;
    return item;
  });
  return make("div", { role: "group", "aria-label": label, class: "cite-choice" }, ...items);
}

/**
 * Opens the menu of a Cite button. `selection`: the text that is selected on the page, if any. `hasKey`: whether the
 * menu mentions its keyboard shortcut, "c".
 */
export async function openMenu(cite: HTMLElement, selection: Range | undefined, hasKey: boolean): Promise<void> {
  await loadTexts();
  const element = cite.parentElement!;
  const rule = element.closest<HTMLElement>(".rule")!;
  const id = anchorOf(element);
  const selected = passageOf(selection, element);
  let passage: Passage | undefined = selected;
  let withNotes = false;
  const bound = element.closest(".text") !== null;
  let languages: Languages = (bound ? undefined : remembered("language", LANGUAGES)) ?? shownLanguages(element);
  const chosen = (): Language[] => {
    if (passage) return [passage.language];
    if (languages !== "both") return [languages];
    return PAGE.language === "ja" ? ["ja", "en"] : ["en", "ja"];
  };
  const citation = () => citationOf(passage ? rule : element, chosen(), passage, withNotes, strings.site!);

  /** Copies a text and announces `done`. If copying fails, shows the text to copy by hand. */
  const put = async (text: string, format: Format, done: string) => {
    try {
      await write(text, format);
    } catch {
      showByHand(text);
      return;
    }
    // Closes only this menu. While the browser asked for permission, the user may have opened another one.
    if (list.isConnected) shut();
    announce(done);
  };
  const copy = async (format: Format) => {
    remember("format", format);
    const cited = citation();
    await put(FORMATS[format](cited), format, say("copied", { id: cited.id, format: say(format) }));
  };
  const share = async () => {
    const cited = citation();
    const text = passage ? formatPlain(cited).split("\n\n— ")[0]! : "";
    try {
      await navigator.share({ title: `${cited.id} ${cited.title}`, text, url: cited.url });
      shut();
    } catch (error) {
      // AbortError: the user has closed the share sheet. No message is needed.
      if ((error as Error).name === "AbortError") shut();
      else await put(cited.url, "link", say("notShared", { id }));
    }
  };

  const action = (label: string, act: () => void) => button(label, act, { role: "menuitem", tabindex: "-1" });
  const names = Object.keys(FORMATS) as Format[];
  const formats = names.map((format) => action(say(format), () => void copy(format)));
  const last = remembered("format", names);
  const inLanguages = choice<Languages>(
    say("language"),
    LANGUAGES.map((value) => ({ value, label: say(value), lang: value === "both" ? "" : value })),
    languages,
    (value) => {
      languages = value;
      if (!bound) remember("language", value);
    },
  );
  const notes = action(say("notes"), () => {
    withNotes = !withNotes;
    notes.ariaChecked = String(withNotes);
  });
  notes.role = "menuitemcheckbox";
  notes.ariaChecked = "false";
  const hasNotes = element === rule && element.querySelector(".note") !== null;
  // Hides the language and notes choices for a passage, because it is in one language and is cited as selected.
  const hideChoices = () => {
    inLanguages.hidden = notes.hidden = passage !== undefined;
  };
  hideChoices();
  const what = choice(
    say("what"),
    [
      { value: "passage", label: say("passage") },
      { value: "whole", label: say("whole", { id }) },
    ],
    "passage",
    (value) => {
      passage = value === "passage" ? selected : undefined;
      hideChoices();
    },
  );
  const title = make(
    "p",
    { class: "cite-title" },
    say("open", { id }),
    ...(hasKey ? [make("small", {}, say("key"))] : []),
  );
  const list = make(
    "div",
    { role: "menu", "aria-label": say("open", { id }) },
    ...(selected ? [what] : []),
    ...(inLanguage(element, "en") && inLanguage(element, "ja") ? [inLanguages] : []),
    ...(hasNotes ? [notes] : []),
    make(
      "div",
      { role: "group", "aria-label": say("copy"), class: "cite-formats" },
      ...formats,
      ...("share" in navigator ? [action(say("share"), share)] : []),
    ),
  );
  list.addEventListener("keydown", onKey);
  menu.replaceChildren(title, list);
  show(cite, selected && selection?.getBoundingClientRect());
  formats[last ? names.indexOf(last) : 0]!.focus({ preventScroll: true });
}
