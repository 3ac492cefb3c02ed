/** Formats the log of a game: its Player Turns, events and changes. */
import type { DustTurn } from "../../../src/game/turns/dust-turn.ts";
import type { GameEvent, Settable, Thrower, WindChangeResult } from "../../../src/game/turns/events.ts";
import type { Change, GameInPlay, LogEntry, PlayerTurn, Refusal } from "../../../src/game/turns/turns.ts";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import type { Say } from "../../calculators/kit/words.ts";
import { throwerText } from "../../calculators/shared/thrower-text.ts";
import { partText } from "../rules/rule-words.ts";
import type { GameSay, Words } from "../words.ts";

/** The UI texts that the log needs: all texts of the game page except the names of months. */
export type LogWords = Omit<Words, "months">;

/** Formats a Player Turn: "Turn 3, second side". */
export const turnText = (t: GameSay, { turn, side }: PlayerTurn): string =>
  t("play.turn", { turn, side: t(`play.side.${side}`) });

/** Formats dice, and who rolled them if it is known: "DR 4 + 6 = 10 (typed)", "dr 3". */
const diceText = (t: GameSay, dice: readonly number[], by: Thrower | "" = ""): string =>
  t(dice.length > 1 ? "play.dice.2" : "play.dice.1", {
    dice: dice.join(" + "),
    sum: dice.reduce((sum, die) => sum + die, 0),
  }) + throwerText(t, by);

/** Formats a change of wind: "Heavy Wind, Gusts". */
export function windChangeText(t: GameSay, { force, gusts, rain }: WindChangeResult): string {
  const parts = [force && t(`wind.${force}`), gusts && t("play.gusts"), rain && t("play.rain")].filter(Boolean);
  return parts.length ? parts.join(t("comma")) : t("play.nothing");
}

/** Returns the title of a rule: "Sand Bog". If `part` is given, adds its name: "Cactus Patch, parachute landing". */
export function ruleText({ t, titles }: LogWords, rule: string, part?: string): string {
  const title = titles[rule] ?? rule;
  return part ? t("play.partOf", { title, part: partText(t, part) }) : title;
}

/**
 * For each field that can change, the UI text key of its label: "weather". The keys for its values start with this key:
 * "weather.clear".
 */
export const LABEL = {
  ...({ weather: "weather", ec: "ec", dust: "dust", ssrHaze: "haze", ssrSun: "sun", time: "time" } as const),
  ...({ wind: "wind", gusts: "play.gusts", rained: "play.rain" } as const),
} as const satisfies Record<Change["field"], string>;

/** Returns the UI text for a value of a field: "Light". If the value is undefined, returns "unknown". */
export const valueText = (t: GameSay, field: Settable | "wind", value: string | undefined): string =>
  value === undefined ? t("unknown") : (t as Say)(`${LABEL[field]}.${value}`);

/** Formats a change: "Dust: Light → Moderate". */
export function changeText(t: GameSay, { field, from, to }: Change): string {
  if (field === "gusts") return t(to ? "play.gusts" : "play.gustsEnd");
  if (field === "rained") return t("play.rainBegins");
  return t("play.change", { label: t(LABEL[field]), from: valueText(t, field, from), to: valueText(t, field, to) });
}

/** Formats a Wind Change DR, with the dice if they were entered: "Wind Change DR 4 + 6 = 10 (typed)". */
export const windDiceText = (t: GameSay, dice: readonly number[], by?: Thrower): string =>
  dice.length ? t("play.windDice", { dice: diceText(t, dice, by) }) : t("play.windChange");

/** Returns the text of an event without its effects: "Sand Bog: DR 4 + 6 = 10". */
function eventText(words: LogWords, event: GameEvent): string {
  const { t } = words;
  switch (event.kind) {
    case "turn":
      return t("play.begins");
    case "windDice":
      return windDiceText(t, event.dice, event.by);
    case "windChange":
      return [windDiceText(t, event.dice, event.by), windChangeText(t, event)].join(t("colon"));
    case "wind":
      return [t("play.bySsr"), windChangeText(t, event)].join(t("colon"));
    case "set":
      return [t("play.bySsr"), t(LABEL[event.field]), valueText(t, event.field, event.value)].join(t("colon"));
    case "roll":
      return [ruleText(words, event.rule, event.part), diceText(t, event.dice, event.by)].join(t("colon"));
    case "unread":
      return t("play.refused.unread", { text: event.text });
  }
}

const barText = (t: GameSay, reason: (DustTurn & { change: "apart" })["reason"]): string => t(`left.${reason}`);

/**
 * Returns the text of an event that the game refuses. A rule that does not exist has no title, so its number is shown
 * instead.
 */
const refusedText = (words: LogWords, event: GameEvent, { reason }: Refusal): string =>
  event.kind === "roll" && reason === "noSuchRule"
    ? [event.part ? `${event.rule} ${event.part}` : event.rule, diceText(words.t, event.dice, event.by)].join(
        words.t("colon"),
      )
    : eventText(words, event);

function refusalLines(t: GameSay, { reason, rule }: Refusal): ResultLine[] {
  if (reason === "unread") return [];
  if (reason === "noSuchRule" || reason === "windChangeMade") return [{ text: t(`play.refused.${reason}`) }];
  if (reason === "ecOfMorning") return [{ text: t("play.refused.ecOfMorning"), rule }];
  return [{ text: barText(t, reason), rule }];
}

const DUST_WORDS = {
  denser: "play.denser",
  densest: "play.densest",
  thinner: "play.thinner",
  open: "play.openDust",
  rain: "play.rainEnds",
  rained: "play.afterRain",
} as const;

/**
 * Returns why a Wind Change DR changed the density of Dust or could not change it. Returns undefined if the DR does not
 * affect Dust.
 */
function dustTurnText(t: GameSay, turn: DustTurn): string | undefined {
  if (turn.change === "same") return undefined;
  if (turn.change === "apart") return t("play.apart", { why: barText(t, turn.reason) });
  return t(DUST_WORDS[turn.change]);
}

/** The text of a log entry. `head`: the event. `lines`: its effects, each with its rule. */
type EntryLines = { readonly head: ResultLine; readonly lines: readonly ResultLine[] };

/** The fields that a change of wind sets. They need no lines of their own, because the event's text names them. */
const OF_WIND: readonly Change["field"][] = ["wind", "gusts", "rained"];

/** Returns a line for each effect of an event. Omits effects that the event's text already names. */
function outcomeLines(t: GameSay, { event, changes, dust, removesVehicleDust }: LogEntry): ResultLine[] {
  const shownInHead = event.kind === "set" ? [event.field] : event.kind === "turn" ? [] : OF_WIND;
  const why = dust && dustTurnText(t, dust);
  const lines = changes
    .filter(({ field }) => !shownInHead.includes(field))
    .map((change) => {
      const text = changeText(t, change);
      return { text: why && change.field === "dust" ? t("play.because", { text, why }) : text, rule: change.rule };
    });
  return [
    ...lines,
    ...(why && !lines.length ? [{ text: why, rule: dust.rule }] : []),
    ...(removesVehicleDust ? [{ text: t("play.vehicleDust"), rule: event.kind === "wind" ? "D11.77" : "D11.74" }] : []),
  ];
}

/** Returns the text of a log entry. */
export function entryLines(words: LogWords, entry: LogEntry): EntryLines {
  const { t } = words;
  const { event, changes, refused } = entry;
  if (refused) {
    const what = refusedText(words, event, refused);
    return { head: { text: t("play.refused", { what }) }, lines: refusalLines(t, refused) };
  }
  const text = eventText(words, event);
  if (event.kind === "roll") return { head: { text, rule: event.rule }, lines: [] };
  if (event.kind === "windDice") return { head: { text }, lines: [{ text: t("play.waits") }] };
  const lines = outcomeLines(t, entry);
  if (event.kind !== "set") return { head: { text }, lines };
  const own = changes.find(({ field }) => field === event.field);
  const asBefore = {
    text: t("play.asBefore", { label: t(LABEL[event.field]), to: valueText(t, event.field, event.value) }),
  };
  return { head: own ? { text: changeText(t, own), rule: own.rule } : asBefore, lines };
}

/** Returns the text of an event for the undo button: "Turn 2, first side", "Dust: None → Light". */
export const undoneText = (words: LogWords, entry: LogEntry): string =>
  entry.event.kind === "turn" ? turnText(words.t, entry) : entryLines(words, entry).head.text;

/** A Player Turn and its log entries. */
export type TurnLog = PlayerTurn & { readonly entries: readonly LogEntry[] };

/**
 * Groups the log entries by Player Turn, oldest first. The start of a Player Turn is omitted if it changes no field.
 */
export function byTurns({ log }: Pick<GameInPlay, "log">): TurnLog[] {
  const turns: { turn: number; side: PlayerTurn["side"]; entries: LogEntry[] }[] = [
    { turn: 1, side: "first", entries: [] },
  ];
  for (const entry of log) {
    if (entry.event.kind === "turn") turns.push({ turn: entry.turn, side: entry.side, entries: [] });
    if (entry.event.kind !== "turn" || entry.changes.length) turns.at(-1)!.entries.push(entry);
  }
  return turns;
}

/** Returns a line for each correction of the game's start: "At the start: Dust: Light → None". */
export const correctionLines = (t: GameSay, { corrections }: Pick<GameInPlay, "corrections">): ResultLine[] =>
  corrections.map((change) => ({ text: t("play.mended", { change: changeText(t, change) }), rule: change.rule }));

/** Returns the whole log as text to copy, oldest first. */
export function logLines(words: LogWords, { log, corrections }: Pick<GameInPlay, "log" | "corrections">): ResultLine[] {
  const { t } = words;
  return [
    ...correctionLines(t, { corrections }),
    ...byTurns({ log })
      .filter(({ entries }) => entries.length)
      .flatMap((turn) =>
        turn.entries.flatMap((entry) => {
          const { head, lines } = entryLines(words, entry);
          const text = [turnText(t, turn), head.text].join(t("colon"));
          return [{ ...head, text }, ...lines];
        }),
      ),
  ];
}
