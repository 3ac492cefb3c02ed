/** The Sun Blindness calculator (D11.61–D11.612). It shows whether an attack has the +2 DRM, and the Zone on a map. */
import { Show } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import type { Hour } from "../../../src/game/sun-zone.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import {
  calculator,
  type End,
  effectText,
  HOURS,
  lastingLines,
  northText,
  ofConditions,
  orientationText,
  restsOnReading,
} from "./calculator.ts";
import { LosEnds } from "./LosEnds.tsx";
import { pointTowards, writePoints } from "./map-geometry.ts";
import { SunMap } from "./SunMap.tsx";

/** Draws a hex with the directions of north and of the sun. `letter` labels north. */
function Compass(props: { north: Hour; sun: Hour; letter: string }) {
  const corners = () => [1, 3, 5, 7, 9, 11].map((hour) => pointTowards([0, 0], hour, 11));
  return (
    <svg class="compass" viewBox="-36 -36 72 72" width="72" height="72" aria-hidden="true">
      <path
        d={`M${writePoints(...corners())}ZM${writePoints(pointTowards([0, 0], props.north, 6), pointTowards([0, 0], props.north, 20))}`}
      />
      <text transform={`translate(${pointTowards([0, 0], props.north, 28)})`}>{props.letter}</text>
      <g transform={`translate(${pointTowards([0, 0], props.sun, 27)})`}>
        <circle r="4.5" />
        <path d="M-8 0h2M6 0h2M0-8v2M0 6v2M-5.5-5.5l1.3 1.3M4.2 4.2l1.3 1.3M5.5-5.5l-1.3 1.3M-4.2 4.2l-1.3 1.3" />
      </g>
    </svg>
  );
}

export default function SunBlindness(props: PropsOf<typeof calculator>) {
  const form = useCalculator(calculator, props);
  const { state, set, t, found: result, Calculator, Choice, Pick, Flag } = form;
  const move = (end: End, to: Hex) => {
    set("board", to.board);
    set(end, to.hexrow + to.number);
  };
  const conditions = (of: "attack" | "scenario") => (
    <Derivation label={t(`conditions.${of}`)} lines={ofConditions(t, state, result()[of])} />
  );

  return (
    <Calculator class="sun">
      <div class="step grid">
        <div class="inputs">
          <Choice of="time" />
          <div class="north cluster apart">
            <Pick of="north" values={HOURS} text={(hour) => northText(t, hour)} />
            <Compass north={state.north} sun={result().sun} letter={t("compass.0.letter")} />
          </div>
          <p class="hint">
            <Text>{orientationText(t, state)}</Text>
          </p>
          <LosEnds form={form} move={move} />
          <Show when={restsOnReading(result())}>
            <p>
              {t("byReading")} <a href="#zone">{t("readingLink")}</a>
            </p>
          </Show>
        </div>
      </div>

      <SunMap form={form} sun={result().sun} move={move} />

      <h2>{t("conditions")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Pick of="by" />
          <Flag of="fa" />
          <Flag of="ta" />
          <Flag of="higher" />
          <Flag of="obstacle" />
        </div>
        <div class="result">{conditions("attack")}</div>
      </div>
      <h2>{t("scenario")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Choice of="call" />
          <Choice of="desert" />
          <Pick of="weather" />
          <Choice of="steppe" />
          <Flag of="night" />
        </div>
        <div class="result">
          <p class="verdict">
            <Text>{effectText(t, result())}</Text>
          </p>
          {conditions("scenario")}
        </div>
      </div>
      <Derivation lines={lastingLines(t, state, result())} />
    </Calculator>
  );
}
