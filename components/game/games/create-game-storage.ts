/** Keeps the game on the page with each change, and follows other tabs. */
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

/** The kept games, for the page whose address holds this state. Of one game, the last change is kept. */
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
  /** Whether a kept game is what the page shows; an address with faults is compared as it came. */
  const isShown = (game: KeptGame) =>
    isSame(game.query, query()) || (bad().length > 0 && isSame(game.query, read()!.query));
  /** The game kept under this id, if the page shows another state of it. */
  const otherState = createMemo(() => {
    const game = kept();
    return game && !isShown(game) ? game : undefined;
  });

  const store = (game: KeptGame) => {
    setFailure(writeGame(game));
    refresh();
  };

  /** Shows a kept state in place of the one on the page. */
  const show = (game: KeptGame) => {
    if (writeHistory("replaceState", location.pathname + game.query))
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else location.replace(location.pathname + hrefOf(game));
  };

  /** The fields that say something of a game. A choice that is remembered for every calculator does not. */
  const toldFields = () =>
    (Object.keys(FIELDS) as (keyof GameFields)[]).filter(
      (key) => state[key] !== FIELDS[key].start && !("remembered" in FIELDS[key]),
    );

  /** Takes an address that was opened, or reached by Back or Forward. It changes no kept game. */
  const open = (address: string, isFirst: boolean) => {
    refresh();
    setCame(bad().length ? address : kept()?.came);
    setListed(!bad().length && stored().games.size > 0 && !toldFields().length);
    // The address of a long game names its id only.
    const other = otherState();
    if (isFirst && other && toldFields().every((key) => key === "id")) return show(other);
    // A scenario of the DYO calculator is kept at once, unless it is kept already.
    const content = contentOf(query(), "id", "name");
    const isKnown = () => [...stored().games.values()].some((game) => contentOf(game.query, "id", "name") === content);
    if (!state.id && queryParam(address, "dyo") && !isKnown()) set("id", newId());
  };

  /** Keeps what the reader has changed. */
  const keep = (before: string) => {
    if (isSame(query(), before)) {
      // The game will open in the view that was chosen.
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

  /** Reads again what is kept. If the page showed the kept game, it shows it as another tab has left it. */
  const follow = () => {
    const wasShown = kept() && !otherState();
    refresh();
    const other = otherState();
    if (wasShown && other) show({ ...other, query: withParam(other.query, "view", state.view) });
  };
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Many changes of another tab are followed together. A page from the back/forward cache has missed the storage events.
    const followSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, 20);
    };
    addEventListener("storage", followSoon);
    addEventListener("pageshow", followSoon);
    // A field whose text is unfinished when the page is left is read, as when the reader leaves the field.
    addEventListener("pagehide", () => (document.activeElement as HTMLElement | null)?.blur());
  });

  const page = () => location.origin + location.pathname;
  const shared = createMemo(() => (read() ? shareLink(state, page()) : undefined));
  return {
    /** Everything that the browser keeps. */
    stored,
    refresh,
    store,
    remove: (id: string) => {
      setFailure(removeGame(id));
      refresh();
    },
    /** Why the last change could not be kept. */
    failure,
    /** Whether the page shows the list of kept games, because its address names none. */
    isListed,
    otherState,
    /** Whether the page shows a game of which nothing was told. */
    isEmpty: () => !isListed() && toldFields().every((key) => key === "id" || key === "view"),
    /** Makes the state on the page a game of its own, beside the kept one. */
    separate: () => set("id", newId()),
    /** What is wrong with the link that was opened, until something is changed. */
    fault: createMemo(() => (bad().length ? linkFault(read()!.query, state) : undefined)),
    /** The faults of the address without those of its link's marks. */
    otherFaults: () => bad().filter(({ key }) => !MARKS.includes(key)),
    /** The query of the link that this game came by, to the letter, if not all of the link could be read. */
    came,
    /** The link that opens the game elsewhere; undefined until the address was read. */
    shared,
    /** That link, for the buttons that share it. */
    link: () => shared()?.href ?? page(),
    /** Whether the address was read, and with it what the browser keeps. */
    isReady: () => !!read(),
    /** The game on the page, kept or not. */
    current: (): KeptGame => {
      const game = kept();
      if (game && isShown(game)) return game;
      return { id: state.id || newId(), query: query() || "?", changed: Date.now(), came: came() };
    },
    /** The state that a query holds, as far as it can be read. */
    stateOf: (gameQuery: string) => readState(gameQuery, FIELDS).state,
  };
}
export type GameStorage = ReturnType<typeof createGameStorage>;
