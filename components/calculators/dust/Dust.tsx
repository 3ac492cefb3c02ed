/** Dust (D11.7–D11.79): its density through the Wind Change DR, its DRM to an attack, lights at night, Vehicle Dust. */
import { createMemo, Show } from "solid-js";
import type { TableRow } from "../../../src/schemas/table.ts";
import { bookHint } from "../kit/book.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { conditionLines } from "../kit/result-lines.ts";
import { Spread } from "../kit/Spread.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { DensityStep } from "./DensityStep.tsx";
import {
  answersOf,
  attackLines,
  attackOf,
  bookLinesOf,
  canGoIntoWind,
  chancesOf,
  dustNow,
  dustResult,
  FIELDS,
  intoWindHint,
  type Lights,
  leastMpText,
  needText,
  removalLines,
  vehicleDustOf,
  windText,
} from "./dust.ts";

interface Props extends IslandProps<Word<"dust">> {
  lights: Lights;
  /** Rows of table D11.7-density: names, and what the dr gives in each book. */
  densityRows: readonly TableRow[];
}

export default function Dust(props: Props) {
  const form = useCalculator(props, FIELDS);
  const { state, t, Calculator, Choice, Pick, Flag, Count } = form;
  const dust = createMemo(() => dustNow(state));
  const attack = createMemo(() => attackOf(state, dust(), props.densityRows));
  const allowed = () => {
    const judged = attack();
    return judged.allowed ? judged : undefined;
  };
  /** The chances of the DRM where more than one may result. */
  const chances = () => {
    const judged = allowed();
    return judged && judged.drms.counts.size > 1 ? chancesOf(judged) : undefined;
  };
  const move = createMemo(() => vehicleDustOf(state, dust()));
  const found = () => ({
    dust: dust(),
    attack: attack(),
    move: move(),
    lights: props.lights,
    rows: props.densityRows,
  });

  return (
    <Calculator
      class="dust"
      answers={answersOf(t, dust(), attack(), move())}
      result={() => dustResult(t, state, found())}
    >
      <h2>{t("densityHeading")}</h2>
      <DensityStep form={form} dust={dust()} lights={props.lights} />

      <h2>{t("attackHeading")}</h2>
      <div class="step">
        <div class="inputs">
          <Pick of="by" />
          <Show when={state.by === "oba"}>
            <p class="hint">{t("hint.oba")}</p>
          </Show>
          <Count of="range" />
          <Flag of="wind" disabled={!canGoIntoWind(dust())} />
          <p class="hint">{intoWindHint(t, dust())}</p>
          <Flag of="ffe" />
          <Flag of="building" />
          <Count of="need" />
          <Choice of="book" hint={bookHint(t, state.book)} />
        </div>
        <div class="result">
          <Show when={allowed()}>{(attack) => <p>{needText(t, state, attack())}</p>}</Show>
          <Derivation
            label={t("derivation")}
            lines={[...attackLines(t, state, attack()), ...bookLinesOf(t, state, found())]}
          />
          <Show when={chances()}>{(odds) => <Spread label={t("chances")} odds={odds()} name={(drm) => drm} />}</Show>
        </div>
      </div>

      <h2>{t("vehicleHeading")}</h2>
      <div class="step">
        <div class="inputs">
          <Count of="mp" />
          <Flag of="tow" />
          <Flag of="started" />
          <Flag of="paved" />
          <Flag of="left" />
          <Show when={windText(t, dust())} fallback={<Flag of="windy" />}>
            {(text) => <p class="hint">{text()}</p>}
          </Show>
          <Choice of="vehicle" />
        </div>
        <div class="result">
          <Derivation label={t("conditions")} lines={conditionLines(t, move().conditions)} />
          <p>{leastMpText(t, move())}</p>
          <h3>{t("removed")}</h3>
          <Derivation label={t("removed")} lines={removalLines(t, state)} />
        </div>
      </div>
    </Calculator>
  );
}
