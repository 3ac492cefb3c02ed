import {
  type DyoScenario,
  type Reading,
  type ResultOf,
  type Results,
  type Ruling,
  STEPS,
  type Step,
  stepRollFor,
} from "./dyo-scenario.ts";
import { seededDice } from "./seeded-dice.ts";
import { sumOfDrms } from "./table.ts";

/**
 * A roll of one or two dice. `count`: 1 for the first roll of a step from the seed, 2 for the second; undefined if a
 * player typed the dice.
 */
export type DiceRoll = { readonly dice: readonly number[]; readonly count?: number };

/** The number of dice for each step. */
const DICE_OF = { weather: 2, time: 1, ec: 1, wind: 1, dust: 1 } as const satisfies Record<Step, 1 | 2>;

/** The maximum number of rolls for one step in a URL. */
const mostThrows = 20;

/** The URL format of a roll of one die or of two dice: "s" for a roll from the seed, or the typed digits. */
const notations = { 1: /s|[1-6]/g, 2: /s|[1-6]{2}/g } as const;

/**
 * Returns whether a text is the URL format of a step's rolls: "s" (a roll from the seed), "ss" (two rolls from the
 * seed), "35" (typed dice) or "s35".
 */
export function isRollNotation(step: Step, text: string): boolean {
  const found = text.match(notations[DICE_OF[step]]) ?? [];
  return found.join("") === text && found.length <= mostThrows;
}

/** Returns whether a text is a seed: 1–16 lower-case letters and digits, which players can read aloud. */
export function isSeed(text: string): boolean {
  return /^[a-z0-9]{1,16}$/.test(text);
}

/** A step of the set-up before play, such as the Weather, with its rolls and its result. */
export type GuideStep = {
  readonly step: Step;
  /**
   * `waiting`: an earlier step is not done. `next`: the roll is due. `done`: rolled. `settled`: the result needs no
   * roll.
   */
  readonly state: "waiting" | "next" | "done" | "settled";
  /** Whether the step needs a roll, and if not, its result. Undefined while the step is waiting. */
  readonly ruling?: Ruling;
  /**
   * All rolls for the step, in order. Only the final roll has an effect, because each roll replaces the roll before it.
   */
  readonly throws: readonly DiceRoll[];
  /** The Final dr: the sum of the final roll's dice and the drms. */
  readonly final?: number;
  readonly reading?: Reading;
  /** Whether the step has rolls that are ignored, because it needs no roll or an earlier step is not done. */
  readonly unused: boolean;
};

/** The set-up of a DYO scenario after the rolls so far. */
export type Guide = {
  readonly scenario: DyoScenario;
  readonly steps: readonly GuideStep[];
  readonly results: Results;
  /** The step whose roll is due; undefined if no roll remains. */
  readonly next?: Step;
  /** Whether the URL contains rolls from a seed, but no seed. */
  readonly needsSeed: boolean;
};

/**
 * Evaluates the rolls of the set-up, and returns the result of each step (D11.2–D11.5, D11.701). `thrown`: the rolls of
 * each step in their URL format (`isRollNotation`). The dice of each "s" are computed from `seed`.
 */
export function playGuide(scenario: DyoScenario, thrown: Readonly<Record<Step, string>>, seed: string): Guide {
  let results: Results = {};
  let next: Step | undefined;
  let needsSeed = false;
  const steps = STEPS.map((step): GuideStep => {
    const throws: DiceRoll[] = [];
    let count = 0;
    for (const token of thrown[step].match(notations[DICE_OF[step]]) ?? []) {
      if (token !== "s") throws.push({ dice: [...token].map(Number) });
      else if (!seed) needsSeed = true;
      else throws.push({ dice: seededDice(seed, step, ++count, DICE_OF[step]), count });
    }
    if (next) return { step, state: "waiting", throws, unused: throws.length > 0 };
    const ruling = stepRollFor(step, scenario, results);
    const settle = (result: ResultOf) => {
      results = { ...results, [step]: result };
    };
    if (!ruling.roll) {
      settle(ruling.result);
      return { step, state: "settled", ruling, throws, unused: throws.length > 0 };
    }
    const last = throws.at(-1);
    if (!last) {
      next = step;
      return { step, state: "next", ruling, throws, unused: false };
    }
    const final = last.dice.reduce((sum, face) => sum + face, sumOfDrms(ruling.drms));
    const reading = ruling.read(final);
    settle(reading.result);
    return { step, state: "done", ruling, throws, final, reading, unused: false };
  });
  return { scenario, steps, results, ...(next && { next }), needsSeed };
}
