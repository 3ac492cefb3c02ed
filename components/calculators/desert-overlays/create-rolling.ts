import { batch, createSignal } from "solid-js";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { rememberState } from "../kit/address-state.ts";
import { focusNextRoll, leaveUnusableButton } from "../shared/RollPanel.tsx";
import { throwDie } from "../shared/throw-die.ts";
import { type Played, withoutLast } from "./desert-overlays.ts";
import { askText, fellText, type OverlaysSay } from "./overlay-log.ts";

/** Adds and removes dice by rolling, tapping and undo. `play` replays other dice on the same boards; `setDice` stores dice. */
export function createRolling(
  t: OverlaysSay,
  played: () => Played,
  play: (dice: string) => Setup,
  setDice: (dice: string) => void,
) {
  /** A white die entered before the colored one. */
  const [second, setSecond] = createSignal("");
  const setup = () => played().setup;
  const next = () => setup().next;

  const write = (dice: string) => {
    // Saves the state so that the browser's Back restores the discarded dice.
    if (!dice || played().unread) rememberState();
    batch(() => {
      setSecond("");
      setDice(dice);
    });
    leaveUnusableButton();
  };

  return {
    write,
    fell: () => fellText(t, setup()),
    ask: () => askText(t, setup()),
    rule: () => next().rule,
    dice: () => next().dice,
    tapped: () => [played().first, second()],
    canUndo: () => !!(played().kept || second()),
    canStartOver: () => !!(played().kept || played().unread),
    roll: () => {
      const { first } = played();
      write(setup().accepted + (first || throwDie()) + (next().dice > 1 ? second() || throwDie() : ""));
    },
    rollRest: () => {
      let dice = played().kept;
      while (play(dice).next.dice) dice += throwDie();
      // Saves the state so that the browser's Back undoes all these dice at once.
      rememberState();
      write(dice);
    },
    tap: (die: number, face: string) => {
      const { first, kept } = played();
      if (die && !first) setSecond(face);
      else write(die ? kept + face : setup().accepted + face + second());
    },
    undo: () => write(second() ? played().kept : withoutLast(played().kept)),
    startOver: () => write(""),
    /** Rerolls an overlay's position (F12.33), or continues with the one whose position is due. */
    reroll: (id: string) => {
      if (next().open) write(`${setup().accepted}r${id}.`);
      focusNextRoll();
    },
  };
}
