/** The search box: what the dialog and the search page have in common. */
import type { BookId } from "../../src/rules/ids.ts";
import { type Answer, answer, MOST, type Named, nameQuery, nothing } from "./answer.ts";
import { announcement, bookButtons, destination, resultNodes, type SearchSettings } from "./results.ts";
import { type Sources, sources } from "./sources.ts";

/** Long enough to skip the letters of fast typing, short enough not to be noticed. */
const PAUSE = 60;

export interface SearchBox {
  element: HTMLElement;
  input: HTMLInputElement;
  /** Puts a query into the box and answers it. */
  ask(query: string): Promise<void>;
}

export interface SearchBoxOptions {
  settings: SearchSettings;
  /** Where answers come from; the site's own files if not given. */
  from?: Sources;
  /** What Enter does with words: open the first result, or go to it. A number that is one rule is always opened. */
  enter: "open" | "focus";
  /** The book that the list is kept to at first. */
  book?: BookId | undefined;
  /** Called with every query that was typed, and when another book is chosen. */
  onQuery?(query: string, book: BookId | undefined): void;
  /** A button at the end of the line. */
  button?: HTMLButtonElement;
}

/** Makes a search box. Nothing is fetched before the first query. */
export function searchBox({
  settings,
  from = sources(settings.base),
  enter,
  book: firstBook,
  onQuery,
  button,
}: SearchBoxOptions): SearchBox {
  const { language, strings } = settings;
  const say = (key: string) => strings[key] ?? key;

  const element = document.createElement("search");
  const form = document.createElement("form");
  const input = document.createElement("input");
  Object.assign(input, {
    type: "search",
    name: "q",
    placeholder: say("placeholder"),
    autocomplete: "off",
    spellcheck: false,
  });
  Object.assign(input, { enterKeyHint: "search", autocapitalize: "off" });
  input.setAttribute("aria-label", say("label"));
  form.append(input, ...(button ? [button] : []));
  const status = document.createElement("p");
  status.className = "search-status";
  status.setAttribute("role", "status");
  const results = document.createElement("div");
  results.setAttribute("data-search-results", "");
  const books = document.createElement("div");
  element.append(form, status, books, results);

  /** The answer that is wanted now; one that comes later for an older query is dropped. */
  let latest: { naming: Promise<Named>; finding: Promise<Answer> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The book that the list is kept to, and how many rules it has at most. */
  let book = firstBook;
  let most = MOST;

  const show = (given: Answer) => {
    const more = async () => {
      const at = results.querySelectorAll("a[href]").length;
      most *= 2;
      await run();
      results.querySelectorAll<HTMLElement>("a[href]")[at]?.focus();
    };
    results.replaceChildren(...resultNodes(given, settings, { ask: (query) => void ask(query), more }, book));
  };

  const showBooks = (all: Answer) => {
    const focused = [...books.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    const buttons = bookButtons(all, settings, book, (chosen) => {
      book = chosen;
      onQuery?.(input.value, book);
      void run();
    });
    books.replaceChildren(...(buttons ? [buttons] : []));
    books.querySelectorAll("button")[focused]?.focus();
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!input.value.trim()) {
      latest = undefined;
      status.textContent = say("hint");
      results.replaceChildren();
      books.replaceChildren();
      return;
    }
    const naming = nameQuery(input.value, language, from);
    const mine = { naming, finding: naming.then((named) => answer(named, language, from, { book, most })) };
    latest = mine;
    const early = await naming;
    if (latest !== mine) return;
    // A number is shown at once. Words wait: a list that blinks at each letter cannot be read.
    if (early.named.kind !== "words") {
      const numbers = await nothing(early, language, from);
      if (latest !== mine) return;
      show(numbers);
    }
    const slow = setTimeout(() => {
      if (latest === mine) status.textContent = say("loading");
    }, 200);
    const full = await mine.finding;
    clearTimeout(slow);
    if (latest !== mine) return;
    show(full);
    status.textContent = announcement(full, settings, book);
    const all = book ? await answer(early, language, from, { most }) : full;
    if (latest === mine) showBooks(all);
  }

  function ask(query: string): Promise<void> {
    input.value = query;
    most = MOST;
    onQuery?.(query, book);
    return run();
  }

  const typed = () => {
    clearTimeout(timer);
    // What is still on its way answers an older query.
    latest = undefined;
    most = MOST;
    onQuery?.(input.value, book);
    timer = setTimeout(run, PAUSE);
  };
  // Kana that are still to become kanji would find nothing.
  input.addEventListener("input", (event) => (event as InputEvent).isComposing || typed());
  input.addEventListener("compositionend", typed);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const running = timer || !latest ? run() : undefined;
    const mine = latest;
    if (!mine) return;
    // A number needs no index: it is opened as soon as the table of numbers is there.
    const straight = destination(await mine.naming, settings);
    if (latest !== mine) return;
    if (straight) return location.assign(straight);
    const { named } = await mine.finding;
    await running;
    if (latest !== mine) return;
    const first = results.querySelector<HTMLAnchorElement>("a[href]");
    if (enter === "open" && named.kind === "words") first?.click();
    else first?.focus();
  });

  element.addEventListener("keydown", (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops: HTMLElement[] = [input, ...results.querySelectorAll<HTMLElement>("a[href]")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const last = stops.length - 1;
    // In the field Home and End are for its text.
    const next = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      Home: at && 1,
      End: at && last,
    }[event.key];
    if (next === undefined || (next === 0 && at === 0)) return;
    event.preventDefault();
    stops[next]!.focus();
  });

  status.textContent = say("hint");
  return { element, input, ask };
}
