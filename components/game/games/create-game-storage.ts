/** Stores the open game after each change, and shows changes made in other tabs. */
import { createEffect, createMemo, createSignal, onMount, untrack } from "solid-js";
import { withDayOf } from "../../../src/rules/as-of.ts";
import { readState, writeState } from "../../calculators/kit/fields.ts";
import { writeHistory } from "../../calculators/kit/history.ts";
import type { FormOf } from "../../calculators/kit/use-form.tsx";
import { FIELDS, type GameFields, isUntouched } from "../game-fields.ts";
import type { GameWord } from "../words.ts";
import { type Failure, isForeign, newId, readGame, removeGame, writeGame } from "./game-entries.ts";
import { contentOf, hrefOf, isSame, type KeptGame, queryParam, withParam } from "./kept-game.ts";
import { linkFault, MARKS, shareLink } from "./share-link.ts";
import { loadGames, type StoredGames } from "./stored-games.ts";

/** Creates the storage for the page's game. If several tabs change the same game, the latest change wins. */
export function createGameStorage({ state, set, read, bad }: FormOf<GameFields, GameWord>) {
  const [stored, setStored] = createSignal<StoredGames>({ games: new Map(), unread: [] });
  const [isListed, setListed] = createSignal(false);
  const [came, setCame] = createSignal<string>();
  const [failure, setFailure] = createSignal<Failure>();
  const refresh = (): void => {
    setStored(loadGames());
  };
  const query = createMemo(() => writeState(state, FIELDS));
  /**
   * The query to store. It keeps the date of the opened link, so that the page still lists the rules changed since
   * then.
   */
  const datedQuery = () => withDayOf(query(), location.search);
  const kept = () => stored().games.get(state.id);
  /**
   * Returns whether the page shows the stored state of a game. If the URL has faults, also compares the original query.
   */
  const isShown = (game: KeptGame) =>
    isSame(game.query, query()) || (bad().length > 0 && isSame(game.query, read()!.query));
  /** The stored game with the same id, if it differs from the game on the page. */
  const otherState = createMemo(() => {
    const game = kept();
    return game && !isShown(game) ? game : undefined;
  });

  const store = (game: KeptGame) => {
    setFailure(writeGame(game));
    refresh();
  };

  /** Replaces the game on the page with a stored game. */
  const show = (game: KeptGame) => {
    if (writeHistory("replaceState", location.pathname + game.query))
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else location.replace(location.pathname + hrefOf(game));
  };

  /** The fields that the user has filled in. Does not include fields that all calculators remember. */
  const filledFields = () =>
    (Object.keys(FIELDS) as (keyof GameFields)[]).filter(
      (key) => !isUntouched(state, key) && !("remembered" in FIELDS[key]),
    );

  /** Handles a new URL: after loading the page, Back or Forward. Does not change games that are already stored. */
  const open = (address: string, isFirst: boolean) => {
    refresh();
    setCame(bad().length ? address : kept()?.came);
    setListed(!bad().length && stored().games.size > 0 && !filledFields().length);
    // If the URL has only an id, shows the stored game. A game that is too long for a URL is linked by its id
    // (`hrefOf`).
    const other = otherState();
    if (isFirst && other && filledFields().every((key) => key === "id")) return show(other);
    // Gives a scenario from the DYO calculator an id, so that it is stored at once. Skips this if the same game is
    // already stored.
    const content = contentOf(query(), "id", "name");
    const isKnown = () => [...stored().games.values()].some((game) => contentOf(game.query, "id", "name") === content);
    if (!state.id && queryParam(address, "dyo") && !isKnown()) set("id", newId());
  };

  /** Stores a change by the user. `before`: the query before the change. */
  const keep = (before: string) => {
    if (isSame(query(), before)) {
      // If only the view has changed, stores the view but not a new date. The game then opens in this view next time.
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
   * Loads the stored games after another tab has changed them. If the page showed the stored state of its game, shows
   * the new state.
   */
  const follow = () => {
    const wasShown = kept() && !otherState();
    refresh();
    const other = otherState();
    if (wasShown && other) show({ ...other, query: withParam(other.query, "view", state.view) });
  };
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Waits, because another tab may make many changes at once.
    const followSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, 20);
    };
    addEventListener("storage", followSoon);
    // Loads the games when the page returns from the back/forward cache, where it receives no storage events.
    addEventListener("pageshow", followSoon);
    // Stores text that is still being typed when the user leaves the page, because a text field is stored on blur.
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
    /** Why the last change could not be stored; undefined if it was stored. */
    failure,
    /** Whether the page shows the list of stored games instead of a game. */
    isListed,
    otherState,
    /** Whether the page shows an empty game. */
    isEmpty: () => !isListed() && filledFields().every((key) => key === "id" || key === "view"),
    /** Gives the game on the page a new id. It becomes a second game, and the stored game stays as it is. */
    separate: () => set("id", newId()),
    /** What is wrong with the opened link. Undefined if nothing is wrong, or after a change by the user. */
    fault: createMemo(() => (bad().length ? linkFault(read()!.query, state) : undefined)),
    /** The faults of the fields in the URL, without faults of the link's format (`MARKS`). */
    otherFaults: () => bad().filter(({ key }) => !MARKS.includes(key)),
    /** The original query of the game's link, if it could not be read completely. */
    came,
    /** The link to share the game; undefined until the URL has been read. */
    shared,
    /** The URL for the share buttons: the link to share the game. Until the game has been read, the URL of the page. */
    link: () => shared()?.href ?? page(),
    /** Whether the URL and localStorage have been read. */
    isReady: () => !!read(),
    /** Returns the game on the page, to save it to a file. It need not be stored. */
    current: (): KeptGame => {
      const game = kept();
      if (game && isShown(game)) return game;
      return { id: state.id || newId(), query: datedQuery() || "?", changed: Date.now(), came: came() };
    },
    /** Parses the query of a game. Replaces invalid values by valid ones. */
    stateOf: (gameQuery: string) => readState(gameQuery, FIELDS).state,
  };
}
export type GameStorage = ReturnType<typeof createGameStorage>;
