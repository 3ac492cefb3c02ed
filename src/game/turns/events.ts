/**
 * Parses and formats the events of a game in the URL: tokens joined by "_", with only characters that need no escape in
 * a query string.
 *
 * | token | event |
 * |---|---|
 * | `n` | the next Player Turn begins |
 * | `k46` | the dice of a Wind Change DR whose result is not yet entered; this site does not have the DR's table |
 * | `c46hg` | a Wind Change DR: its dice, if entered, then its result: a letter of `FORCES`, `g` (Gusts), `r` (rain) |
 * | `whr` | wind or rain set by an SSR or the players, with the same letters as in `c` |
 * | `edry` | a value set by an SSR or the players: a letter and a value of `SETTABLE` |
 * | `dD7.31*46` | dice for a rule |
 * | `dD13.4*landing*3` | dice for a part of a rule |
 */
import { DENSITIES } from "../dust-density.ts";
import { ECS, TIMES, WEATHERS, type WindForce } from "../scenario.ts";

/**
 * The result of a change of wind: the Wind Force (undefined if unchanged), whether there are Gusts, and whether rain
 * begins.
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
/** A field with one of its values. */
export type Setting = {
  [F in Settable]: { readonly field: F; readonly value: (typeof SETTABLE)[F]["values"][number] };
}[Settable];

/**
 * An event of a game. `unread`: a token of the URL that is not a known event; the token is kept when the URL is
 * written.
 */
export type GameEvent =
  | { readonly kind: "turn" }
  | { readonly kind: "windDice"; readonly dice: readonly number[] }
  | ({ readonly kind: "windChange"; readonly dice: readonly number[] } & WindChangeResult)
  | ({ readonly kind: "wind" } & WindChangeResult)
  | ({ readonly kind: "set" } & Setting)
  | { readonly kind: "roll"; readonly rule: string; readonly part?: string; readonly dice: readonly number[] }
  | { readonly kind: "unread"; readonly text: string };

/** The Wind Force for each letter. */
const FORCES: ReadonlyMap<string, WindForce> = new Map([
  ["o", "noWind"],
  ["m", "mildBreeze"],
  ["h", "heavyWind"],
]);

const separator = "_";
const facesOf = (dice = "") => [...dice].map(Number);
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
  const windDice = /^k([1-6]{2})$/.exec(token);
  if (windDice) return { kind: "windDice", dice: facesOf(windDice[1]) };
  const windChange = /^c((?:[1-6]{2})?)([omh]?)(g?)(r?)$/.exec(token);
  if (windChange) {
    const [, dice, ...letters] = windChange;
    return { kind: "windChange", dice: facesOf(dice), ...parseWindChange(...letters) };
  }
  const wind = /^w(?=.)([omh]?)(g?)(r?)$/.exec(token);
  if (wind) return { kind: "wind", ...parseWindChange(...wind.slice(1)) };
  const roll = /^d([A-Z][A-Za-z\d.-]*)(?:\*([a-zA-Z]+))?\*([1-6]{1,2})$/.exec(token);
  if (roll) {
    const [, rule = "", part, dice] = roll;
    return { kind: "roll", rule, ...(part && { part }), dice: facesOf(dice) };
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
      return `k${event.dice.join("")}`;
    case "windChange":
      return `c${event.dice.join("")}${formatWindChange(event)}`;
    case "wind":
      return `w${formatWindChange(event)}`;
    case "set":
      return SETTABLE[event.field].letter + event.value;
    case "roll":
      return `d${[event.rule, ...(event.part ? [event.part] : []), event.dice.join("")].join("*")}`;
    case "unread":
      return event.text;
  }
}

/** Formats events for the URL; the inverse of `readEvents`. */
export const writeEvents = (events: readonly GameEvent[]): string => events.map(writeEvent).join(separator);

/**
 * Shortens the text of events to at most `most` characters by dropping `roll` events, oldest first, because `roll`
 * events do not change the state of the game. The result is longer than `most` if the other events alone are longer.
 * `left`: the number of events that were dropped.
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
