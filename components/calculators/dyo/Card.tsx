/** The card of a DYO scenario: all its results, for the screen and for print. */
import { Index, Show } from "solid-js";
import type { Guide, GuideStep } from "../../../src/game/dyo-guide.ts";
import { type Step, stepResultOdds } from "../../../src/game/dyo-scenario.ts";
import type { ResultLine } from "../kit/copy.ts";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { Spread } from "../shared/Spread.tsx";
import { type DyoState, dustQuery, isSeeded } from "./dyo.ts";
import { type DyoSay, placeText, resultName, stepLines } from "./words.ts";

/** The card: the players' choices, every step with its result, the overlays and the seed. */
export function Card(props: {
  t: DyoSay;
  state: DyoState;
  guide: Guide;
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
        <Text>{placeText(t, props.state, props.months)}</Text> <RuleLink id="D11.2" />
      </p>
      <ol class="rolls plain lined">
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
                lines={stepLines(s(), props.guide, t)}
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
        <p class="hint">
          <Text>{t("seedLine", { seed: props.state.seed })}</Text>
        </p>
      </Show>
    </section>
  );
}

/** A step of the set-up: its result with the derivation and, after a roll, the odds of each result. */
function CardStep(props: { t: DyoSay; step: GuideStep; lines: readonly ResultLine[]; throwAgain: () => void }) {
  const { t } = props;
  const name = () => props.step.step;
  const result = () => {
    const { ruling, reading } = props.step;
    return ruling?.roll === false ? ruling.result : reading?.result;
  };
  return (
    <li class={props.step.state}>
      <h3>
        <small>
          <Text>{t(name())}</Text>
        </small>{" "}
        <Show when={result()}>{(found) => <Text>{resultName(t, name(), found())}</Text>}</Show>
      </h3>
      <Show
        when={props.step.state !== "waiting" && props.step.ruling}
        fallback={
          <p class="hint">
            <Text>{t(props.step.unused ? "waitingThrows" : "waiting")}</Text>
          </p>
        }
      >
        {(ruling) => (
          <>
            <Derivation label={t(name())} lines={props.lines} />
            <Show when={props.step.state === "done"}>
              <div class="more cluster">
                <details>
                  <summary aria-label={t("chances") + t("colon") + t(name())}>{t("chances")}</summary>
                  <Spread
                    label={t("chances")}
                    odds={stepResultOdds(ruling())}
                    name={(value) => resultName(t, name(), value)}
                    marked={result()}
                  />
                </details>
                <button
                  type="button"
                  class="reroll"
                  aria-label={t("againStep", { step: t(name()) })}
                  onClick={() => props.throwAgain()}
                >
                  {t("again")}
                </button>
              </div>
            </Show>
          </>
        )}
      </Show>
    </li>
  );
}
