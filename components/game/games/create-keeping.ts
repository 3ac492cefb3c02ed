/** Keeps the game on the page in the browser with each change, and says what else is kept there. */
import { createEffect, createMemo, createSignal, untrack } from "solid-js";
import type { Answer } from "../../calculators/kit/Answer.tsx";
import { readState, writeState } from "../../calculators/kit/fields.ts";
import { writeHistory } from "../../calculators/kit/history.ts";
import type { FormOf } from "../../calculators/kit/use-form.tsx";
import type { GameFields } from "../game-fields.ts";
import type { GameWord } from "../words.ts";
import { asideName } from "./describe.ts";
import {
  changeKept,
  type Failure,
  type Games,
  isAlike,
  isSame,
  type KeptGame,
  keepGame,
  newId,
  readKept,
  told,
  withTold,
} from "./kept-games.ts";
import { onKeptElsewhere } from "./on-kept-elsewhere.ts";
import { faultOf, type LinkFault, shareLink } from "./share-link.ts";

/** The keeping of the game that is open on the page. */
export function createKeeping({ state, set, t, read, bad }: FormOf<GameFields, GameWord>, fields: GameFields) {
  const [kept, setKept] = createSignal<Games>({ games: [], unread: [] });
  const [isListed, setListed] = createSignal(false);
  const [clash, setClash] = createSignal<KeptGame>();
  const [came, setCame] = createSignal<string>();
  const [failure, setFailure] = createSignal<Failure>();
  const [fault, setFault] = createSignal<LinkFault>();

  /** The state that was on the page last, and that which is kept and from which it was made. */
  let last = "";
  let base: string | undefined;
  const keptHere = () => kept().games.find(({ id }) => id === state.id);
  const isKept = () => base !== undefined && isSame(base, last);

  const keep = (query: string) => {
    const game = { id: state.id, query, changed: Date.now(), came: came() };
    const failed = keepGame(game, base, (other) => asideName(t, other));
    if (!failed) base = query;
    setFailure(failed);
    setClash(undefined);
    setKept(readKept());
  };

  /** The address was read: a page was opened, or a reader went back or on. */
  const opened = (address: string, query: string) => {
    const wasOpen = isKept() && told(last, "id") === state.id;
    setKept(readKept());
    last = query;
    const found = keptHere();
    const isThis = found && (isSame(found.query, address) || isSame(found.query, query));
    setFault(faultOf(address, state, fields));
    setCame(bad().length ? address : isThis ? found.came : undefined);
    setListed(!state.id && !bad().length && kept().games.length > 0 && !saysSomething());
    setClash(undefined);
    base = isThis ? found.query : undefined;
    // A scenario of the DYO calculator that goes on as a game is one from now on, but for when it is opened again.
    const isCome = !state.id && told(address, "dyo") && !kept().games.some((game) => isAlike(game.query, query));
    if (isCome) set("id", newId(kept().games));
    if (!found || isThis) return;
    // Whoever goes back wants that state again, and may come to want the one that was left.
    if (wasOpen) keep(query);
    else setClash(found);
  };
  // What a reader chose for every calculator is no game yet.
  const saysSomething = () =>
    (Object.keys(fields) as (keyof GameFields)[]).some(
      (key) => state[key] !== fields[key].start && !("remembered" in fields[key]),
    );

  /** The reader changed something. */
  const changed = (query: string) => {
    if (isSame(query, last)) return lookedAt(query);
    setListed(false);
    setFault(undefined);
    if (!state.id) return set("id", newId(readKept().games));
    last = query;
    keep(query);
  };
  /** Only another view was chosen: the kept game will open in it. */
  const lookedAt = (query: string) => {
    last = query;
    if (!isKept()) return;
    changeKept((games) =>
      games.map((game) => (game.id === state.id && isSame(game.query, query) ? { ...game, query } : game)),
    );
  };

  let reading: object | undefined;
  createEffect(() => {
    const address = read();
    const query = writeState(state, fields);
    if (!address) return;
    const isNew = address !== reading;
    reading = address;
    untrack(() => (isNew ? opened(address.query, query) : changed(query)));
  });

  /** Shows another kept state in place of that on the page, which is kept too. */
  const show = ({ query }: KeptGame) => {
    const address = location.pathname + withTold(query, "view", state.view);
    if (writeHistory("replaceState", address)) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else location.replace(address);
  };
  // A game that goes on in another tab goes on here.
  onKeptElsewhere(() => {
    const [was, before] = [isKept(), kept().games];
    setKept(readKept());
    const found = keptHere();
    if (!found || isSame(found.query, last)) return;
    // Where the other tab has put this state aside, it stays on this page.
    const isAside = ({ id, query }: KeptGame) => isAlike(query, last) && !before.some((game) => game.id === id);
    if (was) show(kept().games.find(isAside) ?? found);
    else setClash(found);
  });

  /** Changes the kept games as the reader asks. */
  const change = (to: (games: readonly KeptGame[]) => readonly KeptGame[]): void => {
    setFailure(changeKept(to));
    setKept(readKept());
  };
  const page = () => location.origin + location.pathname;
  const shared = createMemo(() => (read() ? shareLink(state, fields, page()) : undefined));
  return {
    /** What the browser keeps. */
    kept,
    /** Whether the page shows the list of kept games, as no game was asked for. */
    isListed,
    /** Another state that is kept under this game's id. */
    clash,
    /** What the page answers in place of a game while it shows the list. */
    answers: (): Answer[] => [{ roll: t("kept.title"), odds: t("kept.count", { count: kept().games.length }) }],
    /** The faults of the address but those that `fault` tells. */
    otherFaults: () => bad().filter(({ key }) => key !== "v" && key !== "sum"),
    /** What is wrong with the link that the page was opened with, until something is changed. */
    fault,
    /** The link that this game came by, to the letter, where not all of it could be read. */
    came: () => (came() === undefined ? undefined : page() + came()),
    /** Why the last change could not be kept. */
    failure,
    change,
    /** The link that opens the game elsewhere; undefined until the address was read. */
    shared,
    /** That link, for the buttons that share it. */
    link: () => shared()?.href ?? page(),
    /** Whether the address was read, and with it what the browser keeps. */
    isReady: () => !!read(),
    /** The game on the page, kept or not. */
    current: (): KeptGame => ({
      id: state.id || newId(kept().games),
      query: writeState(state, fields) || "?",
      changed: (isKept() && keptHere()?.changed) || Date.now(),
      came: came(),
    }),
    /** What a query says, as far as it can be read. */
    stateOf: (query: string) => readState(query, fields).state,
  };
}
export type Keeping = ReturnType<typeof createKeeping>;
