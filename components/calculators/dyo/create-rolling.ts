import { batch, createSignal } from "solid-js";
import type { Guide } from "../../../src/game/dyo-guide.ts";
import { RULE_OF, STEPS, type Step } from "../../../src/game/dyo-scenario.ts";
import { rememberState } from "../kit/address-state.ts";
import { focusNextRoll, leaveUnusableButton } from "../shared/RollPanel.tsx";
import {
  type DyoState,
  isFull,
  isSetUpDue,
  lastRolledStep,
  newSeed,
  ROLL_FIELDS,
  type SetField,
  stepOf,
  withoutLastThrow,
} from "./dyo.ts";
import { type DyoSay, latestRollText } from "./words.ts";

const NONE_TAPPED = ["", ""];

/**
 * Creates the state of the next roll and the actions of its buttons. The state is the step, and the dice that the user
 * has tapped so far.
 */
export function createRolling(t: DyoSay, state: DyoState, set: SetField, guide: () => Guide) {
  /** The step that the user wants to roll again, if any. */
  const [again, setAgain] = createSignal<Step>();
  const [tapped, setTapped] = createSignal<readonly string[]>(NONE_TAPPED);
  const isTapped = () => tapped().some(Boolean);
  const [fell, setFell] = createSignal("");

  const isSetUp = () => !again() && isSetUpDue(state, guide());
  /** Returns the step to roll next, and its `ruling` (dice and drm). Undefined if no roll is due. */
  const due = () => {
    const step = isSetUp() ? undefined : (again() ?? guide().next);
    const ruling = step && stepOf(guide(), step).ruling;
    return step && ruling?.roll ? { step, ruling, rule: RULE_OF[step], isFull: isFull(state, step) } : undefined;
  };
  const dice = () => due()?.ruling.dice ?? 0;

  const write = (step: Step, throws: string, seed = state.seed) => {
    // Batched, because each change of a field recomputes the whole page.
    batch(() => {
      set("seed", seed);
      set(ROLL_FIELDS[step], throws);
      setAgain(undefined);
      setTapped(NONE_TAPPED);
      setFell(latestRollText(stepOf(guide(), step), t));
    });
    leaveUnusableButton();
  };
  /** Adds a roll to the step that is due. */
  const add = (thrown: string, seed?: string) => {
    const step = due()?.step;
    if (step) write(step, state[ROLL_FIELDS[step]] + thrown, seed);
  };

  return {
    fell,
    tapped,
    isSetUp,
    due,
    dice,
    ask: () => {
      const step = due()?.step;
      return t(step ? `ask.${step}` : isSetUp() ? "ask.setUp" : "ask.done");
    },
    rule: () => due()?.rule,
    isFull: () => !!due()?.isFull,
    canUndo: () => !!(lastRolledStep(state) || isTapped() || again()),
    canStartOver: () => !!lastRolledStep(state),
    /** Rolls dice that are computed from the seed. If there is no seed, first creates one at random. */
    roll: () => add("s", state.seed || newSeed()),
    tap: (die: number, face: string) => {
      const now = tapped().with(die, face);
      if (now.slice(0, dice()).every(Boolean)) add(now.join(""));
      else setTapped(now);
    },
    undo: () => {
      const step = lastRolledStep(state);
      if (isTapped()) setTapped(NONE_TAPPED);
      else if (again()) setAgain(undefined);
      else if (step) write(step, withoutLastThrow(step, state[ROLL_FIELDS[step]]));
    },
    /** Lets the user roll a step again. */
    throwAgain: (step: Step) => {
      setAgain(step);
      setTapped(NONE_TAPPED);
      focusNextRoll();
    },
    startOver: () => {
      // Saves the state, so that the browser's Back button restores the discarded rolls.
      rememberState();
      batch(() => {
        for (const step of STEPS) set(ROLL_FIELDS[step], "");
        set("seed", "");
        set("overlays", "");
        set("up", false);
        setAgain(undefined);
        setFell("");
      });
      leaveUnusableButton();
    },
    /** Ends the set-up. The roll for Dust is due next. */
    endSetUp: () => {
      set("up", true);
      focusNextRoll();
    },
  };
}
