import { Text } from "../kit/Text.tsx";

/**
 * Buttons to enter dice that were rolled at the gaming table. Each die has a row of six buttons. `dice`: the number of
 * dice. `chosen`: the faces entered so far. An unused row is invisible but keeps its space, to prevent a layout shift.
 */
export function DiceInput(props: {
  dice: number;
  chosen: readonly string[];
  tap: (die: number, face: string) => void;
}) {
  const name = (die: number) => (die ? "wdr" : props.dice > 1 ? "cdr" : "dr");
  return [0, 1].map((die) => (
    <div class={`faces ${props.dice > die ? name(die) : "idle"}`}>
      <Text>{name(die)}</Text>
      {[..."123456"].map((face) => (
        <button
          type="button"
          aria-label={`${name(die)} ${face}`}
          aria-pressed={props.chosen[die] === face}
          onClick={() => props.tap(die, face)}
        >
          {face}
        </button>
      ))}
    </div>
  ));
}
