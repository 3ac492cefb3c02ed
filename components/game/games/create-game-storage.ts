/** Stores the game on the page after each change, and follows changes by other tabs. */
import { createEffect, createMemo, createSignal, onMount, untrack } from "solid-js";
import { readState, writeState } from "../../calculators/kit/fields.ts";
import { writeHistory } from "../../calculators/kit/history.ts";
import type { FormOf } from "../../calculators/kit/use-form.tsx";
import { FIELDS, type GameFields } from "../game-fields.ts";
import type { GameWord } from "../words.ts";
import { type Failure, isForeign, newId, readGame, removeGame, writeGame } from "./game-entries.ts";
import { contentOf, hrefOf, isSame, type KeptGame, queryParam, withParam } from "./kept-game.ts";
import { linkFault, MARKS, shareLink } from "./share-link.ts";
import { loadGames, type StoredGames } from "./stored-games.ts";

/** Creates the storage of games, for the page whose address has this state. If tabs change one game, the last change is kept. */
export function createGameStorage({ state, set, read, bad }: FormOf<GameFields, GameWord>) {
  const [stored, setStored] = createSignal<StoredGames>({ games: new Map(), unread: [] });
  const [isListed, setListed] = createSignal(false);
  const [came, setCame] = createSignal<string>();
  const [failure, setFailure] = createSignal<Failure>();
  const refresh = (): void => {
    setStored(loadGames());
  };
  const query = createMemo(() => writeState(state, FIELDS));
  const kept = () => stored().games.get(state.id);
  /** Whether the page shows a kept game. An address with faults is compared in its original form. */
  const isShown = (game: KeptGame) =>
    isSame(game.query, query()) || (bad().length > 0 && isSame(game.query, read()!.query));
  /** The kept game with this id, if the page shows another state of it. */
  const otherState = createMemo(() => {
    const game = kept();
    return game && !isShown(game) ? game : undefined;
  });

  const store = (game: KeptGame) => {
    setFailure(writeGame(game));
    refresh();
  };

  /** Replaces the state on the page with a kept one. */
  const show = (game: KeptGame) => {
    if (writeHistory("replaceState", location.pathname + game.query))
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else location.replace(location.pathname + hrefOf(game));
  };

  /** The fields that differ from an empty game, except choices that all calculators remember. */
  const filledFields = () =>
    (Object.keys(FIELDS) as (keyof GameFields)[]).filter(
      (key) => state[key] !== FIELDS[key].start && !("remembered" in FIELDS[key]),
    );

  /** Handles an address that was opened, or reached by Back or Forward. Changes no kept game. */
  const open = (address: string, isFirst: boolean) => {
    refresh();
    setCame(bad().length ? address : kept()?.came);
    setListed(!bad().length && stored().games.size > 0 && !filledFields().length);
    // The address of a long game contains only its id.
    const other = otherState();
    if (isFirst && other && filledFields().every((key) => key === "id")) return show(other);
    // A scenario of the DYO calculator is stored at once, unless it is kept already.
    const content = contentOf(query(), "id", "name");
    const isKnown = () => [...stored().games.values()].some((game) => contentOf(game.query, "id", "name") === content);
    if (!state.id && queryParam(address, "dyo") && !isKnown()) set("id", newId());
  };

  /** Stores a change by the reader. */
  const keep = (before: string) => {
    if (isSame(query(), before)) {
      // Only the view may have changed. The game will open in it.
      const game = readGame(state.id);
      if (!game || !isSame(game.query, query())) return;
      writeGame({ ...game, query: query() });
      return refresh();
    }
    setListed(false);
    if (!state.id || isForeign(state.id)) set("id", newId());
    else store({ id: state.id, query: query(), changed: Date.now(), came: came() });
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

  /** Reloads the kept games. If the page showed the kept state of its game, it now shows the state that another tab has stored. */
  const follow = () => {
    const wasShown = kept() && !otherState();
    refresh();
    const other = otherState();
    if (wasShown && other) show({ ...other, query: withParam(other.query, "view", state.view) });
  };
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Debounced, because another tab may make many changes. A page from the back/forward cache has missed the storage events.
    const followSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, 20);
    };
    addEventListener("storage", followSoon);
    addEventListener("pageshow", followSoon);
    // Blurs the focused field when the page is left, so that its unfinished text is read.
    addEventListener("pagehide", () => (document.activeElement as HTMLElement | null)?.blur());
  });

  const page = () => location.origin + location.pathname;
  const shared = createMemo(() => (read() ? shareLink(state, page()) : undefined));
  return {
    /** All games in localStorage. */
    stored,
    refresh,
    store,
    remove: (id: string) => {
      setFailure(removeGame(id));
      refresh();
    },
    /** Why the last change could not be stored. */
    failure,
    /** Whether the page shows the list of kept games, because its address contains no game. */
    isListed,
    otherState,
    /** Whether the page shows an empty game. */
    isEmpty: () => !isListed() && filledFields().every((key) => key === "id" || key === "view"),
    /** Gives the state on the page a new id, so that it becomes a second game beside the kept one. */
    separate: () => set("id", newId()),
    /** The fault of the opened link, until something is changed. */
    fault: createMemo(() => (bad().length ? linkFault(read()!.query, state) : undefined)),
    /** The faults of the address other than its link marks. */
    otherFaults: () => bad().filter(({ key }) => !MARKS.includes(key)),
    /** The original query of the link to this game, if it could not be read completely. */
    came,
    /** The link that opens the game elsewhere; undefined until the address is read. */
    shared,
    /** The same link, or the page without one, for the share buttons. */
    link: () => shared()?.href ?? page(),
    /** Whether the address and localStorage have been read. */
    isReady: () => !!read(),
    /** The game on the page, kept or not. */
    current: (): KeptGame => {
      const game = kept();
      if (game && isShown(game)) return game;
      return { id: state.id || newId(), query: query() || "?", changed: Date.now(), came: came() };
    },
    /** Returns the readable state of a query. */
    stateOf: (gameQuery: string) => readState(gameQuery, FIELDS).state,
  };
}
export type GameStorage = ReturnType<typeof createGameStorage>;
