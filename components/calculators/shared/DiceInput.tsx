import { Text } from "../kit/Text.tsx";

/**
 * Takes dice as they fell on the table: a row of six buttons for each die.
 * `dice`: how many are thrown. `chosen`: the faces tapped so far. The second row keeps its place where one die is thrown.
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
