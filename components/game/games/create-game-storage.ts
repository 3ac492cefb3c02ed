/** Stores the game on the page after each change, and shows changes that other tabs store. */
import { createEffect, createMemo, createSignal, onMount, untrack } from "solid-js";
import { dayIn, withDay } from "../../../src/rules/as-of.ts";
import { readState, writeState } from "../../calculators/kit/fields.ts";
import { writeHistory } from "../../calculators/kit/history.ts";
import type { FormOf } from "../../calculators/kit/use-form.tsx";
import { FIELDS, type GameFields, isUntouched } from "../game-fields.ts";
import type { GameWord } from "../words.ts";
import { type Failure, isForeign, newId, readGame, removeGame, writeGame } from "./game-entries.ts";
import { contentOf, hrefOf, isSame, type KeptGame, queryParam, withParam } from "./kept-game.ts";
import { linkFault, MARKS, shareLink } from "./share-link.ts";
import { loadGames, type StoredGames } from "./stored-games.ts";

/** Creates the storage of games for the page. If several tabs change the same game, the most recent change is kept. */
export function createGameStorage({ state, set, read, bad }: FormOf<GameFields, GameWord>) {
  const [stored, setStored] = createSignal<StoredGames>({ games: new Map(), unread: [] });
  const [isListed, setListed] = createSignal(false);
  const [came, setCame] = createSignal<string>();
  const [failure, setFailure] = createSignal<Failure>();
  const refresh = (): void => {
    setStored(loadGames());
  };
  const query = createMemo(() => writeState(state, FIELDS));
  /** The query to store. It has the day of the link that was opened, so that the game still names the rules that changed since then. */
  const datedQuery = () => {
    const day = dayIn(location.search);
    return day ? withDay(query(), day) : query();
  };
  const kept = () => stored().games.get(state.id);
  /**
   * Returns whether the page shows the stored state of this game. If the URL has faults, the game may also equal the
   * original query of the URL.
   */
  const isShown = (game: KeptGame) =>
    isSame(game.query, query()) || (bad().length > 0 && isSame(game.query, read()!.query));
  /** The stored game with the id of the page's game, if its state differs from the state on the page. */
  const otherState = createMemo(() => {
    const game = kept();
    return game && !isShown(game) ? game : undefined;
  });

  const store = (game: KeptGame) => {
    setFailure(writeGame(game));
    refresh();
  };

  /** Replaces the state on the page with the state of a kept game. */
  const show = (game: KeptGame) => {
    if (writeHistory("replaceState", location.pathname + game.query))
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else location.replace(location.pathname + hrefOf(game));
  };

  /**
   * The keys of the fields that differ from an empty game, except fields that are remembered across all calculators.
   */
  const filledFields = () =>
    (Object.keys(FIELDS) as (keyof GameFields)[]).filter(
      (key) => !isUntouched(state, key) && !("remembered" in FIELDS[key]),
    );

  /** Handles a URL that was opened, or was reached by Back or Forward. Does not change stored games. */
  const open = (address: string, isFirst: boolean) => {
    refresh();
    setCame(bad().length ? address : kept()?.came);
    setListed(!bad().length && stored().games.size > 0 && !filledFields().length);
    // If the URL has only the id, because the game is too long for a URL (`hrefOf`), shows the stored state.
    const other = otherState();
    if (isFirst && other && filledFields().every((key) => key === "id")) return show(other);
    // Gives a scenario from the DYO calculator an id, which stores it at once, unless a stored game has the same
    // content.
    const content = contentOf(query(), "id", "name");
    const isKnown = () => [...stored().games.values()].some((game) => contentOf(game.query, "id", "name") === content);
    if (!state.id && queryParam(address, "dyo") && !isKnown()) set("id", newId());
  };

  /** Stores a change that the reader made. `before`: the query before the change. */
  const keep = (before: string) => {
    if (isSame(query(), before)) {
      // Only the view has changed. Stores the view, so that the game opens in this view the next time. Does not change
      // the date of the game's most recent change.
      const game = readGame(state.id);
      if (!game || !isSame(game.query, query())) return;
      writeGame({ ...game, query: datedQuery() });
      return refresh();
    }
    setListed(false);
    if (!state.id || isForeign(state.id)) set("id", newId());
    else store({ id: state.id, query: datedQuery(), changed: Date.now(), came: came() });
  };

  createEffect<{ address: ReturnType<typeof read>; query: string }>(
    (before) => {
      const now = { address: read(), query: query() };
      untrack(() => {
        if (!now.address) return;
        if (now.address !== before.address) open(now.address.query, !before.address);
        else if (now.query !== before.query) keep(before.query);
      });
      return now;
    },
    { address: undefined, query: "" },
  );

  /**
   * Loads the stored games again after another tab has stored games. If the page showed the stored state of its game,
   * the page shows the new state.
   */
  const follow = () => {
    const wasShown = kept() && !otherState();
    refresh();
    const other = otherState();
    if (wasShown && other) show({ ...other, query: withParam(other.query, "view", state.view) });
  };
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Debounced, because another tab may make many changes.
    const followSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, 20);
    };
    addEventListener("storage", followSoon);
    // Loads the games after the page returns from the back/forward cache, where it received no storage events.
    addEventListener("pageshow", followSoon);
    // A text field stores its text when it loses the focus. Removing the focus before the reader leaves the page stores
    // a text that is still being typed.
    addEventListener("pagehide", () => (document.activeElement as HTMLElement | null)?.blur());
  });

  const page = () => location.origin + location.pathname;
  const shared = createMemo(() => (read() ? shareLink(state, page()) : undefined));
  return {
    /** The games in localStorage. */
    stored,
    refresh,
    store,
    remove: (id: string) => {
      setFailure(removeGame(id));
      refresh();
    },
    /** Why the most recent change could not be stored; undefined if it was stored. */
    failure,
    /** Whether the page shows the list of kept games, because the URL does not contain a game. */
    isListed,
    otherState,
    /** Whether the page shows an empty game. */
    isEmpty: () => !isListed() && filledFields().every((key) => key === "id" || key === "view"),
    /**
     * Gives the state on the page a new id. The state becomes a new game, and the stored game remains unchanged.
     */
    separate: () => set("id", newId()),
    /** The fault of the opened link; undefined if the link has no fault, or once the reader has made a change. */
    fault: createMemo(() => (bad().length ? linkFault(read()!.query, state) : undefined)),
    /** The faults of the URL, except faults of the version, day, end mark or checksum of a link (`MARKS`). */
    otherFaults: () => bad().filter(({ key }) => !MARKS.includes(key)),
    /** The original query of the link to this game, if the query could not be read completely. */
    came,
    /** The link to share the game; undefined until the URL has been read. */
    shared,
    /** The URL for the share buttons: the link to share the game or, until the page's URL has been read, the page. */
    link: () => shared()?.href ?? page(),
    /** Whether the URL and localStorage have been read. */
    isReady: () => !!read(),
    /** Returns the game on the page as an entry to save. If the game is not kept, creates the entry. */
    current: (): KeptGame => {
      const game = kept();
      if (game && isShown(game)) return game;
      return { id: state.id || newId(), query: datedQuery() || "?", changed: Date.now(), came: came() };
    },
    /** Parses the query of a game. Unreadable values are replaced by legal values. */
    stateOf: (gameQuery: string) => readState(gameQuery, FIELDS).state,
  };
}
export type GameStorage = ReturnType<typeof createGameStorage>;
