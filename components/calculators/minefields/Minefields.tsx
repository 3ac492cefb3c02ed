/**
 * The Known Minefields calculator (F.7–F.7C, D.6, D.6B). It shows the number of Dummies, the ways to divide factors
 * into counters, and the effects of events in play.
 */
import { createMemo, Show } from "solid-js";
import { Derivation, Line } from "../kit/Derivation.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { calculator, dummyLines, dummyOddsText, eventTexts, isLine, splitLines } from "./calculator.ts";
import { Strengths } from "./Strengths.tsx";

export default function Minefields(props: PropsOf<typeof calculator>) {
  const { state, set, t, found, Calculator, Choice, Pick, Count, Flag } = useCalculator(calculator, props);
  const gained = () => found().gained;
  const ways = () => found().ways;
  const event = createMemo(() => eventTexts(t, state));
  /** The odds of each number of Dummies while the Secret dr is still to be made; otherwise null. */
  const awaited = () => (gained().dr === undefined ? gained().total : null);

  return (
    <Calculator>
      <div class="step grid">
        <div class="inputs">
          <Count of="factors" />
          <Count of="allotted" />
          <Show when={gained().secretDr}>
            <Choice of="secret" text={(dr) => (dr === "none" ? t("secret.none") : dr)} />
          </Show>
        </div>
        <div class="result">
          <Show when={awaited()}>
            {(total) => <OddsBars dist={total()} label={t("secretOdds", { odds: dummyOddsText(t, total()) })} />}
          </Show>
          <Derivation label={t("derivation")} lines={dummyLines(t, state, gained())} />
        </div>
      </div>
      <h2>{t("splits")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Strengths t={t} value={state.strengths} set={(strengths) => set("strengths", strengths)} />
          <Show when={state.book === "asl"} fallback={<p class="hint">{t("noLine")}</p>}>
            <Flag of="line" />
            <Show when={isLine(state)}>
              <Count of="between" />
            </Show>
          </Show>
        </div>
        <div class="result">
          <Derivation label={t("splits")} lines={splitLines(t, ways())} />
        </div>
      </div>
      <h2>{t("event")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Pick of="event" label={t("eventLabel")} text={(event) => t(`choose.${event}`)} />
        </div>
        <div class="result">
          <p>
            <Line of={event()} />
          </p>
        </div>
      </div>
    </Calculator>
  );
}
