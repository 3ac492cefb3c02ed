/** Dice as they fell on the table: a row of six buttons for each die, one tap a die. */
import { Index } from "solid-js";
import type { Say } from "./overlay-log.ts";

const FACES = ["1", "2", "3", "4", "5", "6"];

/** `dice`: how many are to fall. `chosen`: the faces tapped so far. The second row keeps its place when there is one die. */
export function DiceInput(props: {
  dice: number;
  chosen: readonly string[];
  tap: (die: number, face: string) => void;
  t: Say;
}) {
  const name = (die: number) => (die ? "wdr" : props.dice > 1 ? "cdr" : "dr");
  return (
    <Index each={[0, 1]}>
      {(die) => (
        <fieldset class={`faces ${name(die())}`} classList={{ idle: props.dice <= die() }}>
          <legend>{name(die())}</legend>
          <Index each={FACES}>
            {(face) => (
              <button
                type="button"
                aria-label={`${name(die())} ${face()}`}
                aria-pressed={props.chosen[die()] === face()}
                onClick={() => props.tap(die(), face())}
              >
                {face()}
              </button>
            )}
          </Index>
        </fieldset>
      )}
    </Index>
  );
}
