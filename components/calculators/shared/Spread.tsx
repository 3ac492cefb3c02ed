import { Index } from "solid-js";
import { asFraction, asPercent, type Distribution } from "../../../src/game/distribution.ts";
import { Text } from "../kit/Text.tsx";

/**
 * A list of all results of a roll. The odds of each result are shown as a bar, a fraction and a percentage. `name`
 * returns the label of a result. `marked` is the result that was rolled.
 */
export function Spread<V extends string>(props: {
  label: string;
  odds: Distribution<V>;
  name: (value: V) => string;
  marked?: V | undefined;
}) {
  return (
    <ul class="spread plain" aria-label={props.label}>
      <Index each={[...props.odds.counts]}>
        {(entry) => {
          const odds = () => ({ count: entry()[1], total: props.odds.total });
          return (
            <li class="cluster" classList={{ marked: entry()[0] === props.marked }}>
              <svg aria-hidden="true">
                <rect width={asPercent(odds(), 3)} height="100%" />
              </svg>
              <Text>{props.name(entry()[0])}</Text> <Text>{asFraction(odds())}</Text>{" "}
              <Text>{asPercent(odds(), 1)}</Text>
            </li>
          );
        }}
      </Index>
    </ul>
  );
}
