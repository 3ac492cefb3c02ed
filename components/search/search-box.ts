/** The search box of the search dialog and of the search page: field, status and results. */
import { hasNoRuleNumber } from "../../src/rules/lookup.ts";
import { isJapanese, languagesOf, normalizeQuery } from "../../src/search/words.ts";
import { button, element, isComposing } from "../layout/browser.ts";
import { type Answer, answer, byTitles, MOST, nameQuery, nothing, type Shelf } from "./answer.ts";
import { chosenBook } from "./chosen-book.ts";
import {
  announcement,
  destination,
  helpNode,
  isEmpty,
  resultNodes,
  type SearchSettings,
  shelfButtons,
  speaker,
} from "./results.ts";
import { sources } from "./sources.ts";

/** Milliseconds after which the results found in titles are shown, if the full text is still loading. */
const SLOW = 2500;

/**
 * Milliseconds without typing after which the search starts. Longer than the pauses of a fast typist, too short to
 * notice.
 */
const PAUSE = 60;
/** Milliseconds before screen readers announce the status. Without a delay they would announce it at each letter. */
const REST = 700;

export interface SearchBoxOptions {
  settings: SearchSettings;
  /** An element that already contains the field and the status (search.astro). Otherwise they are created. */
  within?: HTMLElement;
  /**
   * What Enter does with the first result of a query in words. If the query is the number of one rule, Enter always
   * opens the rule.
   */
  enter: "open" | "focus";
  /** The book, or "pages", to which the results are limited at first. */
  shelf?: Shelf | undefined;
  /** The number of results listed at first. */
  most?: number | undefined;
  /** Called when the user changes the query, the chosen book or the number of results. */
  onQuery?(query: string, shelf: Shelf | undefined, most: number): void;
}

/** Creates the field and the status of a search box. */
function emptyBox(say: ReturnType<typeof speaker>): HTMLElement {
  const field = { type: "search", name: "q", placeholder: say("placeholder"), "aria-label": say("label") };
  const typing = { autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search" };
  const status = element("p", { class: "search-status", "aria-hidden": "true" }, say("hint"));
  return element(
    "search",
    {},
    element("form", {}, element("input", { ...field, ...typing })),
    element("div", { class: "search-row cluster" }, status),
  );
}

/** Creates a search box. It loads no files before the first query. */
export function searchBox({ settings, within, enter, shelf, most = MOST, onQuery }: SearchBoxOptions) {
  let from = sources(settings.base);
  const say = speaker(settings);
  const box = within ?? emptyBox(say);
  const form = box.querySelector("form")!;
  const input = form.querySelector("input")!;
  const status = box.querySelector(".search-status")!;
  const spoken = element("p", { class: "unseen", role: "status" }, say("hint"));
  // Shows the buttons of the books, which are folded on a phone (search.css).
  const fold = button(say("books"), () => (fold.ariaExpanded = String(fold.ariaExpanded === "false")), {
    class: "search-fold",
    "aria-expanded": String(!!shelf),
  });
  const shelves = element("div", {});
  const results = element("div", { "data-search-results": "" });
  /** Returns what limits the results. The book is that of the switch "Rules", or the user's last choice. */
  const limits = () => ({ shelf, most, book: chosenBook() });
  /** Returns the links of the results. The help links, which are shown if nothing was found, are not included. */
  const links = () => [...results.querySelectorAll<HTMLElement>("ol a[href]")];

  /** Counts the queries. A result is dropped if the count has changed since its search started. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;
  /** The text of the field when it was last searched for. */
  let last = "";

  const showStatus = (text: string) => {
    status.textContent = text;
    clearTimeout(speaking);
    speaking = setTimeout(() => spoken.replaceChildren(text), REST);
  };

  const show = (given: Answer) => {
    const link = document.activeElement?.closest("[data-search-results] a")?.getAttribute("href");
    const focused = [...shelves.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    const more = async () => {
      const at = links().length;
      most *= 2;
      onQuery?.(input.value, shelf, most);
      await run();
      links()[at]?.focus();
    };
    const choose = (chosen: Shelf | undefined) => {
      shelf = chosen;
      onQuery?.(input.value, shelf, most);
      void run();
    };
    results.replaceChildren(...resultNodes(given, settings, more, shelf));
    shelves.replaceChildren(...shelfButtons(given, settings, shelf, choose));
    shelves.querySelectorAll("button")[focused]?.focus();
    if (link)
      links()
        .find((other) => other.getAttribute("href") === link)
        ?.focus();
  };

  /**
   * Searches for the text in the field and shows the answer. Returns the answer, or undefined if the user typed a newer
   * query meanwhile.
   */
  async function run(): Promise<Answer | undefined> {
    clearTimeout(timer);
    clearTimeout(speaking);
    results.setAttribute("aria-busy", "true");
    const mine = ++turn;
    // Starts to load the search terms now, so that they load in parallel with the table of ids.
    const [language] = languagesOf(normalizeQuery(input.value), settings.language);
    if (input.value.trim()) from.terms[language]().catch(() => undefined);
    const named = await nameQuery(input.value, from);
    if (turn !== mine) return undefined;
    if (!named.query) {
      showStatus(say("hint"));
      results.replaceChildren();
      shelves.replaceChildren();
      results.removeAttribute("aria-busy");
      return undefined;
    }
    // Shows rules named by number at once. If the query has only words, the old list stays until the new list is
    // complete, to avoid flicker.
    const early = hasNoRuleNumber(named.named) ? undefined : await nothing(named, settings.language, from);
    if (early && turn === mine) show(early);
    let isComplete = false;
    const loading = setTimeout(() => turn === mine && showStatus(say("loading")), 200);
    // Shows the results found in titles only after a delay. On a fast connection the complete list would replace them
    // at once, while the user may be about to tap one.
    const slow = setTimeout(async () => {
      if (turn !== mine) return;
      const titled = await byTitles(named, settings.language, from, limits());
      if (turn === mine && !isComplete && titled.found.length) show(titled);
    }, SLOW);
    let full = await answer(named, settings.language, from, limits());
    if (full.failed && turn === mine) {
      // A new release of the site may have replaced some of the files. Loads all files again, and uses them if none
      // fails.
      const fresh = sources(settings.base, "reload");
      const again = await answer(await nameQuery(input.value, fresh), settings.language, fresh, limits());
      if (!again.failed) [from, full] = [fresh, again];
    }
    clearTimeout(loading);
    clearTimeout(slow);
    isComplete = true;
    if (turn !== mine) return undefined;
    show(full);
    if (isEmpty(full)) results.append(helpNode(full, settings));
    showStatus(announcement(full, settings, shelf));
    results.removeAttribute("aria-busy");
    return full;
  }

  const typed = () => {
    clearTimeout(timer);
    clearTimeout(speaking);
    // Makes `run` drop the results of the previous query.
    turn++;
    results.setAttribute("aria-busy", "true");
    most = MOST;
    last = input.value;
    onQuery?.(last, shelf, most);
    timer = setTimeout(run, PAUSE);
  };
  // Whether the user is typing kana in an IME, which may still become kanji. Latin letters are searched for at once,
  // because Android's keyboard composes every word.
  const isWaiting = ({ isComposing: composes, data }: InputEvent) =>
    composes && (isJapanese(data ?? "") || /[！-～]/.test(data ?? ""));
  input.addEventListener("input", (event) => isWaiting(event as InputEvent) || typed());
  // Tapping a result ends the IME composition. If the text was searched for already, the list must not change under the
  // finger.
  input.addEventListener("compositionend", () => input.value === last || typed());
  input.addEventListener("keydown", (event) => {
    // If Enter ends an IME composition, it must not submit the form.
    if (event.key === "Enter" && event.keyCode === 229) event.preventDefault();
  });
  // When the user goes back to the page, WebKit keeps the results but resets the field to its default value. So the
  // query becomes the default value.
  addEventListener("pagehide", () => {
    input.defaultValue = input.value;
  });

  // Searches again when the user chooses ASL or SL in the header, because the calculators' results depend on the book.
  addEventListener("khamsin:book", () => input.value && void run());

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // Closes the on-screen keyboard, which covers the results. The user then taps one of them.
    const isTouch = matchMedia("(pointer: coarse)").matches;
    if (isTouch) input.blur();
    clearTimeout(timer);
    // Clears the status first, so that screen readers announce it again even if it is unchanged.
    spoken.replaceChildren();
    // Opens a rule named by number without loading the search index.
    const straight = destination(await nameQuery(input.value, from), settings);
    if (straight) return location.assign(straight);
    const shown = await run();
    if (isTouch) return;
    const [first] = links();
    if (shown && hasNoRuleNumber(shown.named) && enter === "open") first?.click();
    else if (shown) first?.focus();
  });

  status.after(fold);
  box.append(shelves, results, spoken);
  box.addEventListener("keydown", (event) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops: HTMLElement[] = [input, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const last = stops.length - 1;
    // In the search field, Home and End move the caret. Elsewhere they move the focus to the field or to the last
    // result.
    const keys = { ArrowDown: Math.min(last, at + 1), ArrowUp: Math.max(0, at - 1), Home: at && 1, End: at && last };
    const next = keys[event.key as keyof typeof keys];
    if (at < 0 || next === undefined || (next === 0 && at === 0)) return;
    event.preventDefault();
    stops[next]!.focus();
  });

  /**
   * Puts a query into the field and searches for it. With `straight`, a query that is only the number of a rule opens
   * the rule instead. Resolves when the answer is shown.
   */
  const ask = async (query: string, straight = false) => {
    const named = straight && query ? await nameQuery(query, from) : undefined;
    const place = named && !named.words ? destination(named, settings) : undefined;
    if (place) return location.replace(place);
    input.value = last = query;
    input.focus({ preventScroll: true });
    if (query) await run();
  };
  return { element: box, input, ask };
}
