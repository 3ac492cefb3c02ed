/**
 * Dice as they fell on the table: a row of six buttons for each die, one tap a die.
 * `dice`: how many are to fall. `chosen`: the faces tapped so far. A row without a die keeps its place.
 */
export function DiceInput(props: {
  dice: number;
  chosen: readonly string[];
  tap: (die: number, face: string) => void;
}) {
  const name = (die: number) => (die ? "wdr" : props.dice > 1 ? "cdr" : "dr");
  return [0, 1].map((die) => (
    <div class={`faces ${props.dice > die ? name(die) : "idle"}`}>
      <span>{name(die)}</span>
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
