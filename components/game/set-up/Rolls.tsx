/**
 * The rolls of a set-up: Weather to Wind (D11.2–D11.5), overlays (F12.3), then Dust after both sides have set up
 * (D11.701).
 */
import { type JSX, Show } from "solid-js";
import { PlacementPanel, PlacementPlan } from "../../calculators/desert-overlays/Placement.tsx";
import { Card } from "../../calculators/dyo/Card.tsx";
import { isSeeded, seedFrom } from "../../calculators/dyo/dyo.ts";
import { NextRollPanel } from "../../calculators/dyo/NextRollPanel.tsx";
import { Check } from "../../calculators/kit/Check.tsx";
import { CalculatorContext, useCalculatorContext } from "../../calculators/kit/context.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import type { Say } from "../../calculators/kit/words.ts";
import type { OpenGame } from "../open-game.ts";
import { withAnswer } from "../rules/players-answers.ts";
import { RuleNumber } from "../rules/RuleNumber.tsx";
import type { GameSetUp } from "./create-set-up.ts";

/** Provides the UI texts of another calculator to that calculator's components. */
function WithWords(props: { t: unknown; children: JSX.Element }) {
  const context = useCalculatorContext();
  return (
    <CalculatorContext.Provider value={{ ...context, t: props.t as Say }}>{props.children}</CalculatorContext.Provider>
  );
}

/** A checkbox for the players' agreement to place overlays at random, disabled once dice for overlays are rolled. */
function Agreed(props: { open: OpenGame; setUp: GameSetUp }) {
  const { state, set, t } = props.open.calculator;
  return (
    <p>
      <Check
        label={t("random")}
        value={props.setUp.hasRandomOverlays()}
        disabled={!!state.dice}
        set={(agreed) => set("said", withAnswer(state.said, "randomOverlays", agreed))}
      />{" "}
      <RuleNumber id="F12.3" />
    </p>
  );
}

/** The controls that place overlays by dice, with the UI texts of the overlays calculator. */
const Overlays = (props: { setUp: GameSetUp }) => (
  <WithWords t={props.setUp.placement.t}>
    <PlacementPanel placement={props.setUp.placement} />
  </WithWords>
);

/**
 * The rolls of the DYO scenario. Before the Dust roll, a closed `<details>` still lets players change the overlay
 * rolls.
 */
function Throws(props: { open: OpenGame; setUp: GameSetUp }) {
  const { dyo, hasRandomOverlays, placement } = props.setUp;
  const { state, set, t } = props.open.calculator;
  return (
    <>
      <WithWords t={dyo.t}>
        <NextRollPanel t={dyo.t} rolling={dyo.rolling}>
          <Show when={placement.boards().notation}>
            <Agreed {...props} />
          </Show>
          <Show when={hasRandomOverlays()}>
            <details>
              <summary>{t("overlayRolls")}</summary>
              <Overlays setUp={props.setUp} />
            </details>
          </Show>
        </NextRollPanel>
      </WithWords>
      <TextField
        label={dyo.t("seed")}
        value={state.seed}
        take={(typed) => set("seed", seedFrom(typed))}
        maxLength={16}
        disabled={isSeeded(dyo.state)}
      />
      <p class="hint">
        <Text>{dyo.t(isSeeded(dyo.state) ? "seedFixed" : "seedHint")}</Text>
      </p>
    </>
  );
}

export function Rolls(props: { open: OpenGame; setUp: GameSetUp }) {
  const { open, setUp } = props;
  const { dyo, areOverlaysDue, isSkyRolled } = setUp;
  return (
    <section class="rolled stack dyo desert-overlays">
      <h2>{open.calculator.t("rolls")}</h2>
      <div class="panel stack">
        <Show when={isSkyRolled() && !areOverlaysDue()} fallback={<Agreed {...props} />}>
          <Throws {...props} />
        </Show>
        <Show when={areOverlaysDue() || (!isSkyRolled() && setUp.hasRandomOverlays())}>
          <Overlays setUp={setUp} />
        </Show>
      </div>
      <div class="set-up stack">
        <Show when={isSkyRolled()}>
          <Card
            t={dyo.t}
            state={dyo.state}
            guide={dyo.guide()}
            months={open.props.months}
            overlaysHref=""
            dustHref={open.props.dustHref}
            throwAgain={dyo.rolling.throwAgain}
          />
        </Show>
        <Show when={setUp.hasRandomOverlays()}>
          <PlacementPlan placement={setUp.placement} />
        </Show>
      </div>
    </section>
  );
}
