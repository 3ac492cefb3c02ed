import { createSignal } from "solid-js";
import type { Thrown } from "../../../src/game/turns/events.ts";
import { DiceInput } from "../../calculators/shared/DiceInput.tsx";

const NONE = ["", ""];

/** Lets players enter the faces of their own dice. Calls `take` once all dice are entered. */
export function TappedDice(props: { dice: 1 | 2; take: (thrown: Thrown) => void }) {
  const [tapped, setTapped] = createSignal<readonly string[]>(NONE);
  const tap = (die: number, face: string) => {
    const faces = tapped().with(die, face);
    const isAll = faces.slice(0, props.dice).every(Boolean);
    setTapped(isAll ? NONE : faces);
    if (isAll) props.take({ dice: faces.slice(0, props.dice).map(Number), by: "t" });
  };
  return <DiceInput dice={props.dice} chosen={tapped()} tap={tap} />;
}
