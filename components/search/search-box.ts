/** The search box: what the dialog and the search page have in common. */
import { isWords } from "../../src/rules/lookup.ts";
import type { BookId } from "../../src/schemas/chapters.ts";
import { isJapanese } from "../../src/search/words.ts";
import { element, isComposing } from "../layout/browser.ts";
import { type Answer, answer, MOST, nameQuery, nothing } from "./answer.ts";
import { announcement, bookButtons, destination, resultNodes, type SearchSettings, speaker } from "./results.ts";
import { sources } from "./sources.ts";

/** Long enough to skip the letters of fast typing, short enough not to be noticed. */
const PAUSE = 60;
/** When the typing rests the status is read out: at every letter it would be noise. */
const REST = 700;

export interface SearchBoxOptions {
  settings: SearchSettings;
  /** What Enter does with words: open the first result, or go to it. A number that is one rule is always opened. */
  enter: "open" | "focus";
  /** The book that the list is kept to at first. */
  book?: BookId | undefined;
  /** How many results are listed at first. */
  most?: number | undefined;
  /** Called with every query that was typed, and when another book is chosen or more results are listed. */
  onQuery?(query: string, book: BookId | undefined, most: number): void;
}

/** Makes a search box. Nothing is fetched before the first query. */
export function searchBox({ settings, enter, book, most = MOST, onQuery }: SearchBoxOptions) {
  let from = sources(settings.base);
  const say = speaker(settings);
  const field = { type: "search", name: "q", placeholder: say("placeholder"), "aria-label": say("label") };
  const typing = { autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search" };
  const input = element("input", { ...field, ...typing });
  const form = element("form", {}, input);
  const status = element("p", { class: "search-status", "aria-hidden": "true" }, say("hint"));
  const spoken = element("p", { class: "unseen", role: "status" }, say("hint"));
  const books = element("div", {});
  const results = element("div", { "data-search-results": "" });
  const links = () => [...results.querySelectorAll<HTMLElement>("a[href]")];

  /** Counts the queries: an answer that comes when another is wanted is dropped. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;
  /** What was last typed. */
  let last = "";

  const tell = (text: string) => {
    status.textContent = text;
    clearTimeout(speaking);
    speaking = setTimeout(() => spoken.replaceChildren(text), REST);
  };

  const show = (given: Answer) => {
    const focused = [...books.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    const more = async () => {
      const at = links().length;
      most *= 2;
      onQuery?.(input.value, book, most);
      await run();
      links()[at]?.focus();
    };
    const choose = (chosen: BookId | undefined) => {
      book = chosen;
      onQuery?.(input.value, book, most);
      void run();
    };
    results.replaceChildren(...resultNodes(given, settings, more, book));
    books.replaceChildren(...bookButtons(given, settings, book, choose));
    books.querySelectorAll("button")[focused]?.focus();
  };

  /** Answers what stands in the field; resolves with the answer when it is shown, with nothing if another query came between. */
  async function run(): Promise<Answer | undefined> {
    clearTimeout(timer);
    clearTimeout(speaking);
    const mine = ++turn;
    const named = await nameQuery(input.value, from);
    if (turn !== mine) return undefined;
    if (!named.query) {
      tell(say("hint"));
      results.replaceChildren();
      books.replaceChildren();
      return undefined;
    }
    // A number is shown at once. Words wait: a list that blinks at each letter cannot be read.
    const early = isWords(named.named) ? undefined : await nothing(named, settings.language, from);
    if (early && turn === mine) show(early);
    const slow = setTimeout(() => turn === mine && tell(say("loading")), 200);
    let full = await answer(named, settings.language, from, { book, most });
    if (full.failed && turn === mine) {
      // A new release may have replaced what was loaded, or only a part of it. All of it is fetched anew, and kept if it is whole.
      const fresh = sources(settings.base, "reload");
      const again = await answer(await nameQuery(input.value, fresh), settings.language, fresh, { book, most });
      if (!again.failed) [from, full] = [fresh, again];
    }
    clearTimeout(slow);
    if (turn !== mine) return undefined;
    show(full);
    tell(announcement(full, settings, book));
    return full;
  }

  const typed = () => {
    clearTimeout(timer);
    clearTimeout(speaking);
    // What is still on its way answers an older query.
    turn++;
    most = MOST;
    last = input.value;
    onQuery?.(last, book, most);
    timer = setTimeout(run, PAUSE);
  };
  // Kana that are still to become kanji would find nothing. Latin letters are searched as they come: Android composes every word.
  const isWaiting = ({ isComposing: composes, data }: InputEvent) =>
    composes && (isJapanese(data ?? "") || /[！-～]/.test(data ?? ""));
  input.addEventListener("input", (event) => isWaiting(event as InputEvent) || typed());
  // A press on a result ends the composition of a word that was searched already: the list must stay under the finger.
  input.addEventListener("compositionend", () => input.value === last || typed());
  input.addEventListener("keydown", (event) => {
    // Enter that ends a composition must not submit the form.
    if (event.key === "Enter" && event.keyCode === 229) event.preventDefault();
  });
  // WebKit resets the field of a page that comes back from the back/forward cache, but not the results.
  addEventListener("pagehide", () => {
    input.defaultValue = input.value;
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    // The status is read out again, even if it stays the same.
    spoken.replaceChildren();
    // A number needs no index: it is opened as soon as the table of numbers is there.
    const straight = destination(await nameQuery(input.value, from), settings);
    if (straight) return location.assign(straight);
    const shown = await run();
    const [first] = links();
    if (shown && isWords(shown.named) && enter === "open") first?.click();
    else if (shown) first?.focus();
  });

  const box = element("search", {}, form, status, spoken, books, results);
  box.addEventListener("keydown", (event) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops: HTMLElement[] = [input, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const last = stops.length - 1;
    // In the field Home and End are for its text.
    const keys = { ArrowDown: Math.min(last, at + 1), ArrowUp: Math.max(0, at - 1), Home: at && 1, End: at && last };
    const next = keys[event.key as keyof typeof keys];
    if (at < 0 || next === undefined || (next === 0 && at === 0)) return;
    event.preventDefault();
    stops[next]!.focus();
  });

  /**
   * Puts a query into the box and answers it; resolves when the answer is shown. With `straight`, leaves for the rule if the query is
   * the number of one.
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
