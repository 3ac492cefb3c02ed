import { Show } from "solid-js";
import type { DustResult } from "../../../src/game/dust-attack.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { Spread } from "../kit/Spread.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { attackLines, chancesOf, drmText, needText } from "./attack.ts";
import type { DustNow } from "./density.ts";
import type { FIELDS } from "./fields.ts";

/** An attack at the density of now, and the Dust DRM to it. */
export function AttackStep(props: {
  form: CalculatorOf<typeof FIELDS, Word<"dust">>;
  dust: DustNow;
  attack: DustResult;
}) {
  const { state, t, Choice, Flag, Count } = props.form;
  const allowed = () => (props.attack.allowed ? props.attack : undefined);
  /** The chances of the DRM where more than one may come. */
  const chances = () => {
    const attack = allowed();
    return attack && attack.drms.counts.size > 1 ? chancesOf(attack) : undefined;
  };
  return (
    <div class="step ask">
      <div class="inputs">
        <Choice of="by" hint={state.by === "oba" ? t("hint.oba") : undefined} />
        <Count of="range" />
        <Flag of="wind" disabled={!props.dust.isHeavyPossible} />
        <p class="hint">{t(props.dust.isHeavyPossible ? "windHint" : "noWindHint")}</p>
        <Flag of="ffe" />
        <Flag of="building" />
        <Count of="need" />
      </div>
      <div class="result">
        <div>
          <p class="verdict drm">
            <b>{drmText(t, props.attack)}</b> <span>{allowed() ? t("drmTo") : ""}</span>
          </p>
          <Show when={allowed()}>{(attack) => <p>{needText(t, state, attack())}</p>}</Show>
        </div>
        <Derivation label={t("derivation")} lines={attackLines(t, state, props.attack)} />
        <Show when={chances()}>{(odds) => <Spread label={t("chances")} odds={odds()} name={(drm) => drm} />}</Show>
      </div>
    </div>
  );
}
