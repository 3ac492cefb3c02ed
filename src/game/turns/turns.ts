/** Applies the events of a game in order. Returns the changes by each event, with their rules, and the final state. */
import { dustPossible, ecOf } from "../in-force/climate.ts";
import { allTrue, forAll, type Truth, truthOf, valuesOf } from "../in-force/finding.ts";
import type { Game } from "../in-force/game.ts";
import { RULE_ROWS } from "../in-force/in-force.ts";
import { idsOf } from "../in-force/row.ts";
import { WIND_FORCES } from "../scenario.ts";
import { type Bar, barOf, type DustTurn, dustTurn, permittedDust } from "./dust-turn.ts";
import { type GameEvent, SETTABLE, type Settable, type WindChangeResult } from "./events.ts";

/** A Player Turn. `turn`: the number of the turn. `side`: whether the first or the second side moves. */
export type PlayerTurn = { readonly turn: number; readonly side: "first" | "second" };

type Changing = Settable | "wind" | "gusts" | "rained";
/** A field that an event changed. `from`, `to`: its old and new value; undefined if unknown. */
export type Change = {
  readonly [F in Changing]: {
    readonly field: F;
    readonly from: Game[F];
    readonly to: Game[F];
    /** The rule of the change; undefined for wind and Gusts, whose rules this site does not have. */
    readonly rule?: string;
  };
}[Changing];

/**
 * Why an event is refused. `rule`: undefined if no rule of this site is the reason. `unread`: an unknown token in the
 * URL. `noSuchRule`: dice for a rule that does not exist. `windChangeMade`: a second Wind Change DR in a Player Turn.
 * `ecOfMorning`: EC that Early Morning Sun Blindness excludes.
 */
export type Refusal =
  | Bar
  | { readonly reason: "ecOfMorning"; readonly rule: "D11.6111" }
  | { readonly reason: "unread" | "noSuchRule" | "windChangeMade"; readonly rule?: undefined };

/** An entry of the log: an event with its effects. */
export type LogEntry = PlayerTurn & {
  readonly event: GameEvent;
  readonly changes: readonly Change[];
  /** Why the event is refused. A refused event has no effects. */
  readonly refused?: Refusal;
  /** The effect of a Wind Change DR on the density of Dust. */
  readonly dust?: DustTurn;
  /** Whether the event removes Vehicle Dust. Only a Wind Change DR (D11.74) or rain (D11.77) can do so. */
  readonly removesVehicleDust: boolean;
};

/** The state of a game after its events. */
export type GameInPlay = PlayerTurn & {
  readonly game: Game;
  /** Whether the result of this Player Turn's Wind Change DR was entered. */
  readonly windChangeMade: boolean;
  /**
   * The dice of this Player Turn's Wind Change DR, if the dice were entered and the result was not. Otherwise undefined.
   */
  readonly windDice?: readonly number[] | undefined;
  /** The changes made to the initial state before the first event: Dust that is denser than possible is reduced. */
  readonly corrections: readonly Change[];
  /** One entry for each event, oldest first. */
  readonly log: readonly LogEntry[];
};

/** The state between two events. */
type PlayState = Omit<GameInPlay, "corrections" | "log"> & {
  /**
   * Whether Heavy Wind and Gusts were both in effect after the previous Wind Change DR or, before the first DR, in the
   * initial state.
   */
  readonly both: Truth;
};
/**
 * The outcome of an event: the new values of the fields that it changes, or why it is refused. `dustRule`: the rule by
 * which the Dust changes.
 */
type Outcome =
  | { readonly refused: Refusal }
  | (Partial<PlayState> & {
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

/** Returns the changes of fields between two states of a game. `ruleOf`: the rules by which Dust and EC changed. */
function changesBetween(
  before: Game,
  after: Game,
  ruleOf: { dust?: string | undefined; ec?: string },
): readonly Change[] {
  return CHANGING.filter((field) => before[field] !== after[field]).map((field) => {
    const rule = field === "dust" ? ruleOf.dust : field === "ec" ? (ruleOf.ec ?? RULE_OF.ec) : RULE_OF[field];
    return { field, from: before[field], to: after[field], ...(rule && { rule }) } as Change;
  });
}

const withWind = (game: Game, { force, rain }: WindChangeResult, gusts: boolean): Game => ({
  ...game,
  ...(force && { wind: force }),
  gusts,
  rained: rain || game.rained === true,
});

/** Returns whether Heavy Wind and Gusts are in effect together. */
const areBoth = (game: Game): Truth =>
  allTrue(
    forAll(valuesOf(game.wind, WIND_FORCES), (wind) => wind === "heavyWind"),
    game.gusts === true,
  );

/** Returns the outcome of a Wind Change DR (D11.74, D11.76, D11.77). */
function windChange({ game, windChangeMade, both }: PlayState, windChangeResult: WindChangeResult): Outcome {
  if (windChangeMade) return { refused: { reason: "windChangeMade" } };
  const comes =
    windChangeResult.gusts ||
    windChangeResult.rain ||
    (windChangeResult.force === "heavyWind" && game.wind !== "heavyWind");
  const removesVehicleDust = comes && truthOf(dustPossible(game)) !== false;
  const blown = withWind(game, windChangeResult, windChangeResult.gusts);
  const isBoth = areBoth(blown);
  const made = { windChangeMade: true, windDice: undefined, both: isBoth, removesVehicleDust };
  if (blown.rained) return { ...made, game: blown, dust: { change: game.rained ? "rained" : "rain", rule: "D11.77" } };
  const { dust, turn } = dustTurn(blown, both, isBoth);
  return { ...made, game: { ...blown, dust }, dust: turn, dustRule: turn.rule };
}

function outcomeOf(event: GameEvent, state: PlayState): Outcome {
  const { game, turn, side } = state;
  switch (event.kind) {
    case "turn": {
      // Gusts end with the Player Turn. Their end affects the Dust only at the next Wind Change DR (D11.76).
      const next =
        side === "first" ? ({ turn, side: "second" } as const) : ({ turn: turn + 1, side: "first" } as const);
      return { ...next, game: { ...game, gusts: false }, windChangeMade: false, windDice: undefined };
    }
    case "windDice":
      if (state.windChangeMade || state.windDice) return { refused: { reason: "windChangeMade" } };
      return { windDice: event.dice };
    case "windChange":
      return windChange(state, event);
    case "wind":
      return {
        game: withWind(game, event, event.gusts || game.gusts === true),
        removesVehicleDust: event.rain && truthOf(dustPossible(game)) !== false,
        ...(event.rain && { dust: { change: game.rained ? "rained" : "rain", rule: "D11.77" } }),
      };
    case "set": {
      const bar = event.field === "dust" ? barOf(game, event.value) : undefined;
      if (bar) return { refused: bar };
      const after: Game = { ...game, [event.field]: event.value };
      if (event.field === "ec" && ecOf(after) !== event.value)
        return { refused: { reason: "ecOfMorning", rule: "D11.6111" } };
      return { game: after, dustRule: "D11.7" };
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

/** Applies an event. Returns the new state and the event's entry in the log. */
function step(state: PlayState, event: GameEvent): { readonly state: PlayState; readonly entry: LogEntry } {
  const outcome = outcomeOf(event, state);
  if ("refused" in outcome) {
    const { refused } = outcome;
    const { turn, side } = state;
    return { state, entry: { turn, side, event, changes: [], refused, removesVehicleDust: false } };
  }
  const { dustRule, dust, removesVehicleDust = false, ...fields } = outcome;
  const after = { ...state, ...fields };
  // Rain in the Early Morning makes EC Wet, and EC remain Wet after the morning (D11.6111).
  const isWetMorning = after.game.rained && !state.game.rained && ecOf(after.game) === "wet";
  const changed = isWetMorning ? { ...after.game, ec: "wet" as const } : after.game;
  // After rain or a change of EC, the Dust may be denser than is now possible.
  const fitting = permittedDust(changed);
  const game = { ...changed, dust: fitting.dust };
  const rules = { dust: fitting.rule ?? dustRule, ...(isWetMorning && { ec: "D11.6111" }) };
  const changes = changesBetween(state.game, game, rules);
  const { turn, side } = after;
  const entry = { turn, side, event, changes, ...(dust && { dust }), removesVehicleDust };
  return { state: { ...after, game }, entry };
}

/**
 * Applies events to the initial state of a game, beginning with the first Player Turn of turn 1. An unknown field stays
 * unknown until an event sets it.
 */
export function playTurns(start: Game, events: readonly GameEvent[]): GameInPlay {
  const begun: Game = { ...start, gusts: start.gusts === true, rained: start.rained === true };
  const { dust, rule } = permittedDust(begun);
  const game = { ...begun, dust };
  let state: PlayState = { turn: 1, side: "first", game, windChangeMade: false, both: areBoth(game) };
  const log = events.map((event) => {
    const stepped = step(state, event);
    ({ state } = stepped);
    return stepped.entry;
  });
  const { both: _, ...now } = state;
  return { ...now, corrections: start.dust ? changesBetween(start, { ...start, dust }, { dust: rule }) : [], log };
}
