import { Show } from "solid-js";
import type { GuideStep } from "../../../src/game/dyo-guide.ts";
import { type Results, rulingOdds } from "../../../src/game/dyo-scenario.ts";
import type { ResultLine } from "../kit/copy.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { Spread } from "../kit/Spread.tsx";
import { resultName, type T } from "./words.ts";

/** A step of the set-up on the card: what it came to and why, and once it was rolled its chances. */
export function CardStep(props: {
  t: T;
  step: GuideStep;
  results: Results;
  lines: readonly ResultLine[];
  throwAgain: () => void;
}) {
  const { t } = props;
  const name = () => props.step.step;
  const result = () => {
    const found = props.results[name()];
    return found && resultName(t, name(), found);
  };
  return (
    <li class={props.step.state}>
      <h3>
        <small>{t(name())}</small> {result()}
      </h3>
      <Show
        when={props.step.state !== "waiting" && props.step.ruling}
        fallback={<p class="hint">{t(props.step.unused ? "waitingThrows" : "waiting")}</p>}
      >
        {(ruling) => (
          <>
            <Derivation label={t(name())} lines={props.lines} />
            <Show when={props.step.state === "done"}>
              <div class="more">
                <details>
                  <summary aria-label={t("chances") + t("colon") + t(name())}>{t("chances")}</summary>
                  <Spread
                    label={t("chances")}
                    odds={rulingOdds(ruling())}
                    name={(value) => resultName(t, name(), value)}
                    marked={props.step.reading?.result}
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
