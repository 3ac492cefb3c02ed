/**
 * Parses and formats the events of a game, which are kept in the URL. The text consists of tokens joined by "_":
 * "c46hg_n". Its characters need no escaping in a query string.
 *
 * | token | event |
 * |---|---|
 * | `n` | the next Player Turn begins |
 * | `k46p` | the dice of a Wind Change DR whose result is not yet entered (this site does not have its table) |
 * | `c46phg` | a Wind Change DR: dice, a letter of `FORCES`, `g` for Gusts, `r` for rain (each optional) |
 * | `whr` | wind or rain set by an SSR or the players, with the same letters as in `c` |
 * | `edry` | a field set by an SSR or the players: its letter in `SETTABLE`, then the new value |
 * | `dD7.31*46p` | dice for a rule |
 * | `dD13.4*landing*3t` | dice for a part of a rule |
 *
 * The letter after dice says who rolled them (`Thrower`). Links from Khamsin 0.9.0 lack it.
 */
import { DENSITIES } from "../dust-density.ts";
import { ECS, TIMES, WEATHERS, type WindForce } from "../scenario.ts";

/**
 * A change of wind. `force`: the new Wind Force; undefined if unchanged. `gusts`: whether there are Gusts. `rain`:
 * whether rain begins.
 */
export type WindChangeResult = {
  readonly force?: WindForce | undefined;
  readonly gusts: boolean;
  readonly rain: boolean;
};

/** The fields of a game that an SSR or the players may set during the game. `letter`: the first letter of the token. */
export const SETTABLE = {
  weather: { letter: "y", values: WEATHERS },
  ec: { letter: "e", values: ECS },
  dust: { letter: "u", values: DENSITIES },
  ssrHaze: { letter: "z", values: ["none", "normal", "intense"] },
  ssrSun: { letter: "s", values: ["none", "early", "late"] },
  time: { letter: "t", values: [...TIMES, "none"] },
} as const;
/** The name of a field in `SETTABLE`. */
export type Settable = keyof typeof SETTABLE;
/** A field of `SETTABLE` with a new value. */
export type Setting = {
  [F in Settable]: { readonly field: F; readonly value: (typeof SETTABLE)[F]["values"][number] };
}[Settable];

/** Who rolled dice: the page ("p"), or the players, who typed them ("t"). */
export type Thrower = "p" | "t";
/** Dice, and who rolled them. `by` is undefined if it is not known. */
export type Thrown = { readonly dice: readonly number[]; readonly by?: Thrower };

/** An event of a game. `unread`: an unknown token of the URL, which `writeEvents` writes back unchanged. */
export type GameEvent =
  | { readonly kind: "turn" }
  | ({ readonly kind: "windDice" } & Thrown)
  | ({ readonly kind: "windChange" } & Thrown & WindChangeResult)
  | ({ readonly kind: "wind" } & WindChangeResult)
  | ({ readonly kind: "set" } & Setting)
  | ({ readonly kind: "roll"; readonly rule: string; readonly part?: string } & Thrown)
  | { readonly kind: "unread"; readonly text: string };

/** The Wind Force for each letter. */
const FORCES: ReadonlyMap<string, WindForce> = new Map([
  ["o", "noWind"],
  ["m", "mildBreeze"],
  ["h", "heavyWind"],
]);

const separator = "_";
/** Parses dice and the letter of their thrower: "46p". */
const parseThrown = (thrown = ""): Thrown => {
  const by = /[pt]$/.exec(thrown)?.[0] as Thrower | undefined;
  return { dice: [...thrown.replace(/\D/, "")].map(Number), ...(by && { by }) };
};
const formatThrown = ({ dice, by }: Thrown) => dice.join("") + (by ?? "");
const parseWindChange = (force = "", gusts = "", rain = ""): WindChangeResult => ({
  ...(force && { force: FORCES.get(force) }),
  gusts: gusts !== "",
  rain: rain !== "",
});

/** The event for each token that sets a value, such as "edry". */
const SETTINGS: ReadonlyMap<string, GameEvent> = new Map(
  Object.entries(SETTABLE).flatMap(([field, { letter, values }]) =>
    values.map((value) => [letter + value, { kind: "set", ...({ field, value } as Setting) }]),
  ),
);

/** Parses a token; the inverse of `writeEvent`. */
function readEvent(token: string): GameEvent {
  if (token === "n") return { kind: "turn" };
  const setting = SETTINGS.get(token);
  if (setting) return setting;
  const windDice = /^k([1-6]{2}[pt]?)$/.exec(token);
  if (windDice) return { kind: "windDice", ...parseThrown(windDice[1]) };
  const windChange = /^c((?:[1-6]{2}[pt]?)?)([omh]?)(g?)(r?)$/.exec(token);
  if (windChange) {
    const [, thrown, ...letters] = windChange;
    return { kind: "windChange", ...parseThrown(thrown), ...parseWindChange(...letters) };
  }
  const wind = /^w(?=.)([omh]?)(g?)(r?)$/.exec(token);
  if (wind) return { kind: "wind", ...parseWindChange(...wind.slice(1)) };
  const roll = /^d([A-Z][A-Za-z\d.-]*)(?:\*([a-zA-Z]+))?\*([1-6]{1,2}[pt]?)$/.exec(token);
  if (roll) {
    const [, rule = "", part, thrown] = roll;
    return { kind: "roll", rule, ...(part && { part }), ...parseThrown(thrown) };
  }
  return { kind: "unread", text: token };
}

/** Parses the events in the URL. An unknown token becomes an `unread` event. */
export const readEvents = (text: string): readonly GameEvent[] => (text ? text.split(separator).map(readEvent) : []);

const formatWindChange = ({ force, gusts, rain }: WindChangeResult) =>
  [[...FORCES].find(([, named]) => named === force)?.[0], gusts && "g", rain && "r"].filter(Boolean).join("");

function writeEvent(event: GameEvent): string {
  switch (event.kind) {
    case "turn":
      return "n";
    case "windDice":
      return `k${formatThrown(event)}`;
    case "windChange":
      return `c${formatThrown(event)}${formatWindChange(event)}`;
    case "wind":
      return `w${formatWindChange(event)}`;
    case "set":
      return SETTABLE[event.field].letter + event.value;
    case "roll":
      return `d${[event.rule, ...(event.part ? [event.part] : []), formatThrown(event)].join("*")}`;
    case "unread":
      return event.text;
  }
}

/** Formats events for the URL; the inverse of `readEvents`. */
export const writeEvents = (events: readonly GameEvent[]): string => events.map(writeEvent).join(separator);

/**
 * Shortens the text of events to at most `most` characters. Drops `roll` events, oldest first, because they do not
 * change the state of the game. If the other events are too long, the result is longer than `most`. `left`: how many
 * events were dropped.
 */
export function trimmedEvents(text: string, most: number): { readonly text: string; readonly left: number } {
  let { length } = text;
  const events = readEvents(text);
  const kept = events.filter((event) => {
    const stays = event.kind !== "roll" || length <= most;
    if (!stays) length -= writeEvent(event).length + separator.length;
    return stays;
  });
  return { text: writeEvents(kept), left: events.length - kept.length };
}
