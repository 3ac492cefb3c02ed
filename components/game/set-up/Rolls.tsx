/** The rolls of a set-up: Weather to Wind (D11.2–D11.5), the overlays (F12.3), and Dust once both sides have set up (D11.701). */
import { type JSX, Show } from "solid-js";
import { PlacementPanel, PlacementPlan } from "../../calculators/desert-overlays/Placement.tsx";
import { Card } from "../../calculators/dyo/Card.tsx";
import { isSeeded, seedFrom } from "../../calculators/dyo/dyo.ts";
import { NextThrow } from "../../calculators/dyo/NextThrow.tsx";
import { Check } from "../../calculators/kit/Check.tsx";
import { CalculatorContext, useCalculatorContext } from "../../calculators/kit/context.ts";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import type { Say } from "../../calculators/kit/words.ts";
import type { OpenGame } from "../open-game.ts";
import { withAnswer } from "../rules/said.ts";
import type { GameSetUp } from "./create-set-up.ts";

/** Lets the parts of another calculator speak its words. */
function Speaking(props: { t: unknown; children: JSX.Element }) {
  const context = useCalculatorContext();
  return (
    <CalculatorContext.Provider value={{ ...context, t: props.t as Say }}>{props.children}</CalculatorContext.Provider>
  );
}

/** Whether overlays are laid at random, and their dice. */
function Overlays(props: { open: OpenGame; setUp: GameSetUp }) {
  const { setUp } = props;
  const { state, set, t } = props.open.calculator;
  return (
    <Show when={setUp.placement.boards().notation}>
      <p>
        <Check
          label={t("random")}
          value={setUp.hasRandomOverlays()}
          disabled={!!state.dice}
          set={(agreed) => set("said", withAnswer(state.said, "randomOverlays", agreed))}
        />{" "}
        <RuleLink id="F12.3" />
      </p>
      <Show when={setUp.hasRandomOverlays()}>
        <Speaking t={setUp.placement.t}>
          <PlacementPanel placement={setUp.placement} />
        </Speaking>
      </Show>
    </Show>
  );
}

export function Rolls(props: { open: OpenGame; setUp: GameSetUp }) {
  const { setUp } = props;
  const { state, set, t } = props.open.calculator;
  const { dyo } = setUp;
  return (
    <section class="overlays dyo">
      <h2>{t("rolls")}</h2>
      <div class="panel">
        <Show when={setUp.isSkyRolled()} fallback={<Overlays open={props.open} setUp={setUp} />}>
          <Speaking t={dyo.t}>
            <NextThrow t={dyo.t} rolling={dyo.rolling}>
              <Overlays open={props.open} setUp={setUp} />
            </NextThrow>
          </Speaking>
          <TextField
            label={dyo.t("seed")}
            value={state.seed}
            take={(typed) => set("seed", seedFrom(typed))}
            maxLength={16}
            disabled={isSeeded(dyo.state)}
          />
        </Show>
      </div>
      <div class="set-up">
        <Show when={setUp.isSkyRolled()}>
          <Card
            t={dyo.t}
            state={dyo.state}
            guide={dyo.guide()}
            tables={props.open.props.tables.dyo}
            months={props.open.props.months}
            overlaysHref=""
            dustHref={props.open.props.dustHref}
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
