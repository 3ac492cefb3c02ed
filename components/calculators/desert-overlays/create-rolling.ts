import { batch, createSignal } from "solid-js";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { rememberState } from "../kit/address-state.ts";
import { focusNextRoll, leaveUnusableButton } from "../shared/RollPanel.tsx";
import { throwDie } from "../shared/throw-die.ts";
import { type Played, type Thrower, withoutLastToken } from "./desert-overlays.ts";
import { askText, latestRollText, type OverlaysSay, placedText } from "./overlay-log.ts";

/**
 * Creates the actions that roll, enter and undo dice. `play` returns the set-up after these dice. `setDice` stores the
 * dice. Its argument `last` says who rolled the new dice at the end.
 */
export function createRolling(
  t: OverlaysSay,
  played: () => Played,
  play: (dice: string) => Setup,
  setDice: (dice: string, last?: readonly Thrower[]) => void,
) {
  /** The white die of a DR, if the user enters it before the colored die. */
  const [second, setSecond] = createSignal("");
  const setup = () => played().setup;
  const next = () => setup().next;

  const write = (dice: string, last?: readonly Thrower[]) => {
    // Saves the state, so that the browser's Back button restores the discarded dice.
    if (!dice || played().unread) rememberState();
    batch(() => {
      setSecond("");
      setDice(dice, last);
    });
    leaveUnusableButton();
  };

  return {
    write,
    fell: () => (next().dice ? latestRollText(t, setup()) : placedText(t, setup())),
    ask: () => askText(t, setup()),
    rule: () => next().rule,
    dice: () => next().dice,
    tapped: () => [played().first, second()],
    canUndo: () => !!(played().kept || second()),
    canStartOver: () => !!(played().kept || played().unread),
    roll: () => {
      const { first } = played();
      const others: Thrower[] = next().dice > 1 ? [second() ? "t" : "p"] : [];
      write(setup().accepted + (first || throwDie()) + (next().dice > 1 ? second() || throwDie() : ""), [
        ...(first ? [] : (["p"] as const)),
        ...others,
      ]);
    },
    rollRest: () => {
      let dice = played().kept;
      const last: Thrower[] = [];
      while (play(dice).next.dice) {
        dice += throwDie();
        last.push("p");
      }
      // Saves the state, so that the browser's Back button undoes all new dice at once.
      rememberState();
      write(dice, last);
    },
    tap: (die: number, face: string) => {
      const { first, kept } = played();
      if (die && !first) setSecond(face);
      else if (die) write(kept + face, ["t"]);
      else write(setup().accepted + face + second(), second() ? ["t", "t"] : ["t"]);
    },
    undo: () => write(second() ? played().kept : withoutLastToken(played().kept)),
    startOver: () => write(""),
    /** Adds a reroll of an overlay's position, if it is allowed now (F12.33). Then focuses the roll button. */
    reroll: (id: string) => {
      if (next().open) write(`${setup().accepted}r${id}.`);
      focusNextRoll();
    },
  };
}
