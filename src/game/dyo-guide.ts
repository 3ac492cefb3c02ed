import {
  type DyoScenario,
  type Reading,
  type ResultOf,
  type Results,
  type Ruling,
  rulingOn,
  STEPS,
  type Step,
} from "./dyo-scenario.ts";
import { seededDice } from "./seeded-dice.ts";
import { sumOfDrms } from "./table.ts";

/** One throw for a step: typed by a player, or computed from the seed. `count`: its number among the step's seeded throws. */
export type Throw = { readonly dice: readonly number[]; readonly typed: boolean; readonly count: number };

/** The number of dice for each step. */
const DICE_OF = { weather: 2, time: 1, ec: 1, wind: 1, dust: 1 } as const satisfies Record<Step, 1 | 2>;

/** The maximum number of throws for one step in a link. */
const mostThrows = 20;

/** The notation of throws in the address, in order: "s" for one from the seed, digits for a typed one. */
const notations = { 1: /s|[1-6]/g, 2: /s|[1-6]{2}/g } as const;

/** Whether a text is a step's throws in the address's notation: "s", "ss" (rolled again), "35", "s35". */
export function isThrows(step: Step, text: string): boolean {
  const found = text.match(notations[DICE_OF[step]]) ?? [];
  return found.join("") === text && found.length <= mostThrows;
}

/** Whether a text is a seed: letters and digits, so that it can be read aloud. */
export function isSeed(text: string): boolean {
  return /^[a-z0-9]{1,16}$/.test(text);
}

/** The state of a step, its ruling and its throws. */
export type GuideStep = {
  readonly step: Step;
  /** `waiting`: an earlier step is not done. `next`: its roll is due. `done`: rolled. `settled`: it has a result without a roll. */
  readonly state: "waiting" | "next" | "done" | "settled";
  /** Undefined while it is waiting. */
  readonly ruling?: Ruling;
  /** All throws for it. The last one counts; the others were rolled again. */
  readonly throws: readonly Throw[];
  /** The last throw with its drms. */
  readonly final?: number;
  readonly reading?: Reading;
  /** Whether its throws are ignored, because it calls for no roll or an earlier step is open. */
  readonly unused: boolean;
};

export type Guide = {
  readonly scenario: DyoScenario;
  readonly steps: readonly GuideStep[];
  readonly results: Results;
  /** The step whose roll is due; undefined if all steps are settled. */
  readonly next?: Step;
  /** Whether the address has throws from a seed, but no seed. */
  readonly needsSeed: boolean;
};

/**
 * Plays the set-up (D11.2–D11.5, D11.701) from its throws in the notation of `isThrows`. Returns the ruling, throws and result of each
 * step. Throws from the seed are computed each time; the link records only that they were made.
 */
export function playGuide(scenario: DyoScenario, thrown: Readonly<Record<Step, string>>, seed: string): Guide {
  let results: Results = {};
  let next: Step | undefined;
  let needsSeed = false;
  const steps = STEPS.map((step): GuideStep => {
    const throws: Throw[] = [];
    let count = 0;
    for (const token of thrown[step].match(notations[DICE_OF[step]]) ?? []) {
      if (token !== "s") throws.push({ dice: [...token].map(Number), typed: true, count: 0 });
      else if (!seed) needsSeed = true;
      else throws.push({ dice: seededDice(seed, step, ++count, DICE_OF[step]), typed: false, count });
    }
    if (next) return { step, state: "waiting", throws, unused: throws.length > 0 };
    const ruling = rulingOn(step, scenario, results);
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
