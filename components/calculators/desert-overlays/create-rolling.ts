import { batch, createSignal } from "solid-js";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { rememberState } from "../kit/address-state.ts";
import { type Played, withoutLast } from "./desert-overlays.ts";
import type { T } from "./overlay-log.ts";
import { throwDie } from "./throw-die.ts";

export type Rolling = ReturnType<typeof createRolling>;

/**
 * What rolling, tapping and taking back do to the dice. `play` replays other dice on the same boards; `setDice` puts dice into the
 * state.
 */
export function createRolling(
  t: T,
  played: () => Played,
  play: (dice: string) => Setup,
  setDice: (dice: string) => void,
) {
  /** A white die that was tapped before the colored one. */
  const [second, setSecond] = createSignal("");
  const next = () => played().setup.next;

  let prompt: HTMLElement;
  let button: HTMLButtonElement;
  const focusNext = () => (button.disabled ? prompt : button).focus();

  const write = (dice: string) => {
    // What is thrown away comes back with the browser's Back.
    if (!dice || played().unread) rememberState();
    batch(() => {
      setSecond("");
      setDice(dice);
    });
    // The button that was pressed may be of no use now.
    if (document.activeElement?.matches(":disabled, .idle *")) (next().dice ? button : prompt).focus();
  };

  return {
    second,
    write,
    focusNext,
    /** Takes the elements that the focus goes to: the question, and the button that rolls. */
    prompt: (element: HTMLElement) => {
      prompt = element;
    },
    button: (element: HTMLButtonElement) => {
      button = element;
    },

    /** Throws the dice that are due, but for those that were tapped. */
    roll: () => {
      const { setup, first } = played();
      write(setup.accepted + (first || throwDie()) + (next().dice > 1 ? second() || throwDie() : ""));
    },
    /** Throws until nothing is left to roll. */
    rollRest: () => {
      let dice = played().kept;
      while (play(dice).next.dice) dice += throwDie();
      // So many dice at once are taken back with the browser's Back.
      rememberState();
      write(dice);
    },
    /** Takes a die as it fell on the table. */
    tap: (die: number, face: string) => {
      const { setup, first, kept } = played();
      if (die && !first) setSecond(face);
      else write(die ? kept + face : setup.accepted + face + second());
    },
    undo: () => write(second() ? played().kept : withoutLast(played().kept)),
    startOver: () => {
      if (confirm(t("overAsk"))) write("");
    },
    /** Rolls an overlay's position anew (F12.33), or goes on with the one whose position is due. */
    reroll: (id: string) => {
      if (next().open) write(`${played().setup.accepted}r${id}.`);
      button.focus();
    },
  };
}
