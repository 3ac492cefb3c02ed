/** A game in play: what each of its events changes and by which rule, and what holds in the end. */
import { dustPossible } from "../in-force/climate.ts";
import { allTrue, forAll, type Truth, truthOf, valuesOf } from "../in-force/finding.ts";
import type { Game } from "../in-force/game.ts";
import { RULE_ROWS } from "../in-force/in-force.ts";
import { idsOf } from "../in-force/row.ts";
import { WIND_FORCES } from "../scenario.ts";
import { type Bar, barOf, type DustTurn, dustTurn, fittingDust } from "./dust-turn.ts";
import { type Brought, type GameEvent, SETTABLE, type Settable } from "./events.ts";

/** Which Player Turn: that of the side that moves first in a turn, or of the other. */
export type PlayerTurn = { readonly turn: number; readonly side: "first" | "second" };

type Changing = Settable | "wind" | "gusts" | "rained";
/** One thing that an event changed. What was not known, or is no longer, is undefined. */
export type Change = {
  readonly [F in Changing]: {
    readonly field: F;
    readonly from: Game[F];
    readonly to: Game[F];
    /** The rule that it comes from; wind and Gusts come from the players' rulebook. */
    readonly rule?: string;
  };
}[Changing];

/**
 * Why an event could not be, with the rule where one of this site says so. `unread`: what stands in the address means no
 * event. `noSuchRule`: dice for a rule that there is not. `windChangeMade`: one Wind Change DR a Player Turn.
 */
export type Refusal = Bar | { readonly reason: "unread" | "noSuchRule" | "windChangeMade"; readonly rule?: undefined };

/** What became of an event. */
export type LogEntry = PlayerTurn & {
  readonly event: GameEvent;
  readonly changes: readonly Change[];
  /** An event that could not be has changed nothing. */
  readonly refused?: Refusal;
  /** Of a Wind Change DR: what it did to the density of Dust. */
  readonly dust?: DustTurn;
  /** D11.74: it was a Wind Change DR that removes Vehicle Dust. */
  readonly removesVehicleDust: boolean;
};

/** A game as it stands. */
export type GameInPlay = PlayerTurn & {
  readonly game: Game;
  /** Whether the Wind Change DR of this Player Turn was made. */
  readonly windChangeMade: boolean;
  /** Its dice, where they were told and what they bring was not. */
  readonly windDice?: readonly number[] | undefined;
  /** What was mended before the first event: Dust denser than there can be. */
  readonly mended: readonly Change[];
  /** One entry for each event, the oldest first. */
  readonly log: readonly LogEntry[];
};

/** What holds between two events. */
type Standing = PlayerTurn & {
  readonly game: Game;
  readonly windChangeMade: boolean;
  readonly windDice?: readonly number[] | undefined;
  /** Whether Heavy Wind and Gusts were in effect together at the last Wind Change DR, or at the start. */
  readonly both: Truth;
};
/** What an event makes of what holds, or why it cannot be. `dustRule`: the rule by which it alters the Dust. */
type Outcome =
  | { readonly refused: Refusal }
  | (Partial<Standing> & {
      readonly dustRule?: string;
      readonly dust?: DustTurn;
      readonly removesVehicleDust?: boolean;
    });

const CHANGING = [...(Object.keys(SETTABLE) as Settable[]), "wind", "gusts", "rained"] as const;
const RULE_OF: Readonly<Partial<Record<Changing, string>>> = {
  weather: "D11.2",
  time: "D11.3",
  ec: "D11.4",
  ssrHaze: "D11.62",
  ssrSun: "D11.61",
  rained: "D11.77",
};

function changesBetween(before: Game, after: Game, dustRule: string | undefined): readonly Change[] {
  return CHANGING.filter((field) => before[field] !== after[field]).map((field) => {
    const rule = field === "dust" ? dustRule : RULE_OF[field];
    return { field, from: before[field], to: after[field], ...(rule && { rule }) } as Change;
  });
}

const withWind = (game: Game, { force, rain }: Brought, gusts: boolean): Game => ({
  ...game,
  ...(force && { wind: force }),
  gusts,
  rained: rain || game.rained === true,
});

/** Heavy Wind and Gusts are in effect together. */
const areBoth = (game: Game): Truth =>
  allTrue(
    forAll(valuesOf(game.wind, WIND_FORCES), (wind) => wind === "heavyWind"),
    game.gusts === true,
  );

/** D11.74, D11.76, D11.77: a Wind Change DR. */
function windChange({ game, windChangeMade, both }: Standing, brought: Brought): Outcome {
  if (windChangeMade) return { refused: { reason: "windChangeMade" } };
  const comes = brought.gusts || brought.rain || (brought.force === "heavyWind" && game.wind !== "heavyWind");
  const removesVehicleDust = comes && truthOf(dustPossible(game)) !== false;
  const blown = withWind(game, brought, brought.gusts);
  const isBoth = areBoth(blown);
  const made = { windChangeMade: true, windDice: undefined, both: isBoth, removesVehicleDust };
  if (blown.rained) return { ...made, game: blown, dust: { change: game.rained ? "rained" : "rain", rule: "D11.77" } };
  const { dust, turn } = dustTurn(blown, both, isBoth);
  return { ...made, game: { ...blown, dust }, dust: turn, dustRule: turn.rule };
}

function outcomeOf(event: GameEvent, standing: Standing): Outcome {
  const { game, turn, side } = standing;
  switch (event.kind) {
    case "turn": {
      // Gusts last for the Player Turn. What their end does to Dust is settled by the next Wind Change DR (D11.76).
      const next =
        side === "first" ? ({ turn, side: "second" } as const) : ({ turn: turn + 1, side: "first" } as const);
      return { ...next, game: { ...game, gusts: false }, windChangeMade: false, windDice: undefined };
    }
    case "windDice":
      if (standing.windChangeMade || standing.windDice) return { refused: { reason: "windChangeMade" } };
      return { windDice: event.dice };
    case "windChange":
      return windChange(standing, event);
    case "wind":
      return { game: withWind(game, event, event.gusts || game.gusts === true) };
    case "set": {
      const bar = event.field === "dust" ? barOf(game, event.value) : undefined;
      return bar ? { refused: bar } : { game: { ...game, [event.field]: event.value }, dustRule: "D11.7" };
    }
    case "roll": {
      const { rule, part } = event;
      const isThere = RULE_ROWS.some((row) => idsOf(row).includes(rule) && (!part || row.part === part));
      return isThere ? {} : { refused: { reason: "noSuchRule" } };
    }
    case "unread":
      return { refused: { reason: "unread" } };
  }
}

/** What an event makes of what holds, and its entry in the log. */
function step(standing: Standing, event: GameEvent): { readonly standing: Standing; readonly entry: LogEntry } {
  const outcome = outcomeOf(event, standing);
  if ("refused" in outcome) {
    const { refused } = outcome;
    const { turn, side } = standing;
    return { standing, entry: { turn, side, event, changes: [], refused, removesVehicleDust: false } };
  }
  const { dustRule, dust, removesVehicleDust = false, ...made } = outcome;
  const after = { ...standing, ...made };
  // Dust that can no longer exist, because it rains or the EC have changed, is gone.
  const fitting = fittingDust(after.game);
  const game = { ...after.game, dust: fitting.dust };
  const changes = changesBetween(standing.game, game, fitting.rule ?? dustRule);
  const { turn, side } = after;
  const entry = { turn, side, event, changes, ...(dust && { dust }), removesVehicleDust };
  return { standing: { ...after, game }, entry };
}

/**
 * Plays a game from its start: what holds after its events, and what became of each. It starts in the first Player Turn of
 * turn 1. Whatever is not known of the start stays unknown until an event tells it.
 */
export function playTurns(start: Game, events: readonly GameEvent[]): GameInPlay {
  const told: Game = { ...start, gusts: start.gusts === true, rained: start.rained === true };
  const { dust, rule } = fittingDust(told);
  const game = { ...told, dust };
  let standing: Standing = { turn: 1, side: "first", game, windChangeMade: false, both: areBoth(game) };
  const log = events.map((event) => {
    const stepped = step(standing, event);
    ({ standing } = stepped);
    return stepped.entry;
  });
  const { both: _, ...now } = standing;
  return { ...now, mended: start.dust ? changesBetween(start, { ...start, dust }, rule) : [], log };
}
