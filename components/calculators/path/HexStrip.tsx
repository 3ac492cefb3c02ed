import { createMemo, createUniqueId, For, Index } from "solid-js";
import { asPercent } from "../../../src/game/distribution.ts";
import type { StepResult } from "../../../src/game/path.ts";
import { holdChecked } from "../kit/hold.ts";
import { DrawnText, Text } from "../kit/Text.tsx";
import { costName } from "../shared/cost-lines.ts";
import { failingText, type PathSay, stepName } from "./calculator.ts";
import type { Step } from "./path-notation.ts";

/**
 * Draws the path as a row of hexes. Below each hex are its cost, the Original DR that fail, and the odds that no DR
 * fails up to this hex. Each hex is a radio button that opens the form for the hex. The symbols are in HexSigns.astro.
 */
export function HexStrip(props: {
  t: PathSay;
  steps: readonly Step[];
  results: readonly StepResult[];
  selected: number;
  select: (i: number) => void;
}) {
  const { t } = props;
  const name = createUniqueId();
  return (
    <fieldset class="strip">
      <legend class="unseen">{t("strip")}</legend>
      <Index each={props.results}>
        {(result, i) => {
          const step = () => props.steps[i]!;
          const cost = createMemo(() => {
            const { cost } = result();
            return cost.possible ? costName(t, cost.total, cost.kind) : "✗";
          });
          const told = createMemo(() => `${t("hex", { n: i + 1 })}${t("colon")}${stepName(t, step(), result())}`);
          return (
            <label classList={{ unpaid: !result().isPaid }}>
              <input
                ref={holdChecked(() => props.selected === i)}
                type="radio"
                name={name}
                value={i + 1}
                checked={props.selected === i}
                onChange={() => props.select(i)}
              />
              <span class="unseen" innerText={told()} />
              <svg viewBox="-26 -31 52 62" aria-hidden="true">
                <For each={[step().terrain, ...step().flags]}>{(letter) => <use href={`#hex-${letter}`} />}</For>
                <text y="5">
                  <DrawnText>{t(`short.${step().terrain}`)}</DrawnText>
                </text>
              </svg>
              <b innerText={cost()} />
              <Text>{failingText(result()) || "–"}</Text>
              <Text>{asPercent(result().passesSoFar, 1)}</Text>
            </label>
          );
        }}
      </Index>
    </fieldset>
  );
}
