/**
 * The calculator of a DYO desert scenario (D11.2–D11.5, D11.701). It asks for one roll after another, and computes the
 * odds of any outcome.
 */
import { Show } from "solid-js";
import { CopyResult } from "../kit/CopyResult.tsx";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { TextField } from "../kit/TextField.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { rollAnswers } from "../shared/RollPanel.tsx";
import { Card } from "./Card.tsx";
import { calculator } from "./calculator.ts";
import { createRolling } from "./create-rolling.ts";
import { gameAddress, isSeeded, lastRolledStep, overlaysAddress, seedFrom } from "./dyo.ts";
import { NextRollPanel } from "./NextRollPanel.tsx";

type Props = PropsOf<typeof calculator> & {
  /** The URL of the page for games. */
  gameHref: string;
  /** The URL of the Dust calculator. */
  dustHref: string;
};

export default function Dyo(props: Props) {
  const { state, set, t, found, Calculator, Choice, Count, Pick, Flag } = useCalculator(calculator, props);
  const guide = () => found().guide;
  const odds = () => found().odds;
  const rolling = createRolling(t, state, set, guide);

  const overlaysHref = () => overlaysAddress(props.overlaysHref, state);
  const asked = () => calculator.answers(t, state, found(), props);

  return (
    <Calculator class="overlays dyo" hasOwnCopy answers={[...rollAnswers(rolling), ...asked()]}>
      <div class="panel stack">
        <Show when={guide().needsSeed}>
          <div class="bad" role="alert">
            <Derivation label={t("problems")} lines={[{ text: t("needsSeed") }]} />
          </div>
        </Show>
        <details open={!lastRolledStep(state)}>
          <summary>{t("scenario")}</summary>
          <div class="inputs">
            <Pick of="theatre" />
            <Pick of="month" text={(month) => props.months[month - 1]!} />
            <Choice of="boards" />
            <Count of="bombard" />
            <Choice of="steppe" />
            <Flag of="broken" />
            <Flag of="nonight" />
            <Flag of="mudec" />
          </div>
        </details>
        <NextRollPanel t={t} rolling={rolling}>
          <Show when={state.boards !== "none"}>
            <p>
              {t("overlaysNow")} <RuleLink id="F12.3" />
            </p>
            <p class="hint">
              {t("duneOdds")} <RuleLink id="F12.42" />
            </p>
            <p>
              <a class="button" href={overlaysHref()}>
                <Text>{t(state.overlays ? "overlaysAgain" : "toOverlays")}</Text>
              </a>
            </p>
          </Show>
        </NextRollPanel>
        <TextField
          label={t("seed")}
          value={state.seed}
          take={(typed) => set("seed", seedFrom(typed))}
          maxLength={16}
          disabled={isSeeded(state) && !guide().needsSeed}
        />
        <p class="hint">
          <Text>{t(isSeeded(state) ? "seedFixed" : "seedHint")}</Text>
        </p>
      </div>

      <div class="set-up stack">
        <CopyResult />
        <Card
          t={t}
          state={state}
          guide={guide()}
          months={props.months}
          overlaysHref={overlaysHref()}
          dustHref={props.dustHref}
          throwAgain={rolling.throwAgain}
        />
        <p>
          <a class="button" data-takes-book="" href={gameAddress(props.gameHref, state)}>
            {t("toGame")}
          </a>{" "}
          <button type="button" class="print" onClick={() => print()}>
            {t("print")}
          </button>
        </p>

        <h2>{t("question")}</h2>
        <p class="hint">{t("questionHint")}</p>
        <div class="picks cluster">
          <Pick of="askWeather" />
          <Pick of="askTime" />
          <Pick of="askEffect" />
          <Pick of="askEc" />
          <Pick of="askDust" />
          <Choice of="askWind" />
        </div>
        <Flag of="given" />
        <Show when={!odds()}>
          <p>{t("nothingAsked")}</p>
        </Show>
      </div>
    </Calculator>
  );
}
