import { batch, createSignal } from "solid-js";
import type { Guide } from "../../../src/game/dyo-guide.ts";
import { STEPS, type Step } from "../../../src/game/dyo-scenario.ts";
import { rememberState } from "../kit/address-state.ts";
import { isFull, isSetUpDue, lastThrown, type SetField, type State, stepOf, THROWS_OF, withoutLast } from "./dyo.ts";
import { newSeed } from "./seed.ts";
import { fellText } from "./step-lines.ts";
import type { T } from "./words.ts";

const NONE_TAPPED = ["", ""];

export type Rolling = ReturnType<typeof createRolling>;

/** The next throw: what it is for, which of its dice were tapped, and what rolling and taking back do to the state. */
export function createRolling(t: T, state: State, set: SetField, guide: () => Guide) {
  /** A step that is to be thrown again. */
  const [again, setAgain] = createSignal<Step>();
  const [tapped, setTapped] = createSignal<readonly string[]>(NONE_TAPPED);
  const isTapped = () => tapped().some(Boolean);
  const [fell, setFell] = createSignal("");

  const isSetUp = () => !again() && isSetUpDue(state, guide());
  /** The step whose throw is due. */
  const asks = () => (isSetUp() ? undefined : (again() ?? guide().next));
  const ruling = () => {
    const step = asks();
    const found = step && stepOf(guide(), step).ruling;
    return found?.roll ? found : undefined;
  };
  const dice = () => ruling()?.dice ?? 0;
  const isAtMost = () => {
    const step = asks();
    return !!step && isFull(state, step);
  };

  let prompt: HTMLElement;
  let button: HTMLButtonElement;
  const focusNext = () => (button.disabled ? prompt : button).focus();
  /** The button that was pressed may be of no use now. */
  const refocus = () => {
    if (document.activeElement?.matches(":disabled, .idle *, body")) focusNext();
  };

  const write = (step: Step, throws: string, seed = state.seed) => {
    // All at once, so that the page is reckoned anew once only.
    batch(() => {
      set("seed", seed);
      set(THROWS_OF[step], throws);
      setAgain(undefined);
      setTapped(NONE_TAPPED);
      setFell(fellText(stepOf(guide(), step), t));
    });
    refocus();
  };

  return {
    again,
    tapped,
    isTapped,
    fell,
    isSetUp,
    asks,
    ruling,
    dice,
    isAtMost,
    /** Takes the elements that the focus goes to: the question, and the button that rolls. */
    prompt: (element: HTMLElement) => {
      prompt = element;
    },
    button: (element: HTMLButtonElement) => {
      button = element;
    },

    /** Throws from the seed, which is drawn where there is none. */
    roll: () => {
      const step = asks();
      if (step) write(step, `${state[THROWS_OF[step]]}s`, state.seed || newSeed());
    },
    /** Takes a die as it fell on the table. */
    tap: (die: number, face: string) => {
      const step = asks();
      const now = tapped().with(die, face);
      if (step && now.slice(0, dice()).every(Boolean)) write(step, state[THROWS_OF[step]] + now.join(""));
      else setTapped(now);
    },
    undo: () => {
      const step = lastThrown(state);
      if (isTapped()) setTapped(NONE_TAPPED);
      else if (again()) setAgain(undefined);
      else if (step) write(step, withoutLast(step, state[THROWS_OF[step]]));
    },
    /** Asks for a step's throw once more. */
    throwAgain: (step: Step) => {
      setAgain(step);
      setTapped(NONE_TAPPED);
      button.focus();
    },
    startOver: () => {
      if (!confirm(t("overAsk"))) return;
      // What is thrown away comes back with the browser's Back.
      rememberState();
      batch(() => {
        for (const step of STEPS) set(THROWS_OF[step], "");
        set("seed", "");
        set("overlays", "");
        set("up", false);
        setAgain(undefined);
        setFell("");
      });
      refocus();
    },
    /** Goes on to Dust. */
    endSetUp: () => {
      set("up", true);
      focusNext();
    },
  };
}
