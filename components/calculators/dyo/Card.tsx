import { Index, Show } from "solid-js";
import type { DyoCharts } from "../../../src/game/dyo-charts.ts";
import type { Guide } from "../../../src/game/dyo-guide.ts";
import type { Step } from "../../../src/game/dyo-scenario.ts";
import { RuleLink } from "../kit/Derivation.tsx";
import { CardStep } from "./CardStep.tsx";
import { dustQuery, isSeeded, type State, scenarioOf } from "./dyo.ts";
import { placeText } from "./result.ts";
import { stepLines } from "./step-lines.ts";
import type { T } from "./words.ts";

/** The scenario as it is recorded and printed: its place, every step, the overlays, the seed. */
export function Card(props: {
  t: T;
  state: State;
  guide: Guide;
  charts: DyoCharts;
  months: readonly string[];
  overlaysHref: string;
  dustHref: string;
  throwAgain: (step: Step) => void;
}) {
  const { t } = props;
  return (
    <section class="card" aria-label={t("card")}>
      <h2>{t("card")}</h2>
      <p>
        {placeText(t, props.state, props.months)} <RuleLink id="D11.2" />
      </p>
      <ol class="rolls">
        <Index each={props.guide.steps}>
          {(s) => (
            <>
              <Show when={s().step === "dust" && props.state.overlays}>
                <li>
                  <h3>{t("overlays")}</h3>
                  <a href={props.overlaysHref}>{t("overlaysLink")}</a> <RuleLink id="F12.3" />
                </li>
              </Show>
              <CardStep
                t={t}
                step={s()}
                results={props.guide.results}
                lines={stepLines(s(), scenarioOf(props.state), props.guide.results, props.charts, t)}
                throwAgain={() => props.throwAgain(s().step)}
              />
            </>
          )}
        </Index>
      </ol>
      <Show when={props.guide.results.dust}>
        <p>
          <a href={props.dustHref + dustQuery(props.state, props.guide)}>{t("toDust")}</a> <RuleLink id="D11.76" />
        </p>
      </Show>
      <Show when={isSeeded(props.state)}>
        <p class="hint">{t("seedLine", { seed: props.state.seed })}</p>
      </Show>
    </section>
  );
}
