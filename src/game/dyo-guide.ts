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

/** One throw for a step: typed in by a player, or number `count` of those that the seed gives the step. */
export type Throw = { readonly dice: readonly number[]; readonly typed: boolean; readonly count: number };

/** How many dice each step throws. */
const DICE_OF = { weather: 2, time: 1, ec: 1, wind: 1, dust: 1 } as const satisfies Record<Step, 1 | 2>;

/** The most throws for one step that a link may hold. */
const mostThrows = 20;

/** How the address writes the throws of a step, in order: "s" for one from the seed, digits for one that was typed. */
const notations = { 1: /s|[1-6]/g, 2: /s|[1-6]{2}/g } as const;

/** Whether a text is a step's throws in the address's notation: "s", "ss" (rolled again), "35", "s35". */
export function isThrows(step: Step, text: string): boolean {
  const found = text.match(notations[DICE_OF[step]]) ?? [];
  return found.join("") === text && found.length <= mostThrows;
}

/** A seed: letters and figures, so that it can be read out at a table. */
export function isSeed(text: string): boolean {
  return /^[a-z0-9]{1,16}$/.test(text);
}

/** Where a step stands. */
export type GuideStep = {
  readonly step: Step;
  /** `waiting`: for a step before it. `next`: its roll is due. `done`: rolled. `settled`: no roll is called for. */
  readonly state: "waiting" | "next" | "done" | "settled";
  /** Undefined while it waits. */
  readonly ruling?: Ruling;
  /** All throws made for it; the last counts, the others were rolled again. */
  readonly throws: readonly Throw[];
  /** The last throw with its drms. */
  readonly final?: number;
  readonly reading?: Reading;
  /** Whether its throws do not count, because no roll is called for or a step before it is open. */
  readonly unused: boolean;
};

export type Guide = {
  readonly scenario: DyoScenario;
  readonly steps: readonly GuideStep[];
  readonly results: Results;
  /** The step whose roll is due; undefined when all is settled. */
  readonly next?: Step;
  /** Whether the address has throws from a seed, but no seed. */
  readonly needsSeed: boolean;
};

/**
 * Plays the set-up (D11.2–D11.5, D11.701) from its throws, in the notation of `isThrows`: what each step asks for, what
 * was thrown and how it reads. Throws from the seed are computed anew each time; the link only says that they were made.
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
