/** The set-up view: the scenario as it is printed or agreed on, and the rolls of a DYO scenario. */
import { Show } from "solid-js";
import { TextField } from "../../calculators/kit/TextField.tsx";
import { LONGEST_NAME } from "../game-fields.ts";
import type { OpenGame } from "../open-game.ts";
import { Boards } from "./Boards.tsx";
import type { GameSetUp } from "./create-set-up.ts";
import { Month } from "./Month.tsx";
import { Rolls } from "./Rolls.tsx";
import { Sky } from "./Sky.tsx";

export function SetUp(props: { open: OpenGame; setUp: GameSetUp }) {
  const { setUp } = props;
  const { state, set, t, Choice, Pick } = props.open.calculator;
  return (
    <div class="scenario">
      <div class="inputs">
        <TextField label={t("name")} value={state.name} take={(name) => set("name", name)} maxLength={LONGEST_NAME} />
        <Choice of="kind" />
        <Choice of="book" />
        <div class="picks">
          <Pick of="place" />
          <Month open={props.open} />
        </div>
      </div>
      <Boards open={props.open} />
      <Sky open={props.open} setUp={setUp} />
      <Show when={setUp.isSkyRolled() || setUp.hasRandomOverlays()}>
        <Rolls open={props.open} setUp={setUp} />
      </Show>
      <p>
        <button type="button" class="big" onClick={() => set("view", "rules")}>
          {t("toRules")}
        </button>
      </p>
    </div>
  );
}
