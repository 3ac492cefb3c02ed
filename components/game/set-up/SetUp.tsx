/** The set-up view: the fields of the scenario, the rolls of a DYO scenario, and the yes-or-no questions. */
import { createSignal, Show } from "solid-js";
import { lastRolledStep } from "../../calculators/dyo/dyo.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import { LONGEST_NAME, nameFrom } from "../game-fields.ts";
import type { OpenGame } from "../open-game.ts";
import { SetUpQuestions } from "../rules/Questions.tsx";
import { showPart } from "../show-part.ts";
import { whenAndWhere } from "../words.ts";
import { Boards } from "./Boards.tsx";
import type { GameSetUp } from "./create-set-up.ts";
import { Month } from "./Month.tsx";
import { Overlays } from "./Overlays.tsx";
import { Rolls } from "./Rolls.tsx";
import { Sky } from "./Sky.tsx";

export function SetUp(props: { open: OpenGame; setUp: GameSetUp }) {
  const { setUp } = props;
  const { state, set, t, Choice, Pick } = props.open.calculator;
  const hasRolls = () => setUp.isSkyRolled() || (state.kind === "dyo" && !!setUp.placement.boards().notation);
  const hasBegun = () => !!(lastRolledStep(setUp.dyo.state) || state.dice);
  const [isNameCut, setNameCut] = createSignal(false);
  const takeName = (typed: string) => {
    const name = nameFrom(typed);
    setNameCut(name !== typed.trim());
    set("name", name);
  };
  return (
    <div class="scenario stack apart">
      <details class="setting" open={!hasRolls() || !hasBegun()}>
        <summary>
          <Text>{`${t("scenario")}${t("colon")}${whenAndWhere(props.open.words, state)}`}</Text>
        </summary>
        <div class="inputs">
          <TextField
            label={t("name")}
            value={state.name}
            take={takeName}
            whileTyping={takeName}
            describedBy="name-cut"
          />
          <p
            class="typed"
            id="name-cut"
            role="alert"
            innerText={isNameCut() ? t("nameCut", { most: LONGEST_NAME }) : ""}
          />
          <Choice of="kind" />
          <div class="picks grid">
            <Pick of="place" class="field stack tight place" />
            <Month open={props.open} />
          </div>
          <Boards open={props.open} />
          <Overlays open={props.open} />
          <Sky open={props.open} setUp={setUp} />
        </div>
      </details>
      <Show when={hasRolls()}>
        <Rolls open={props.open} setUp={setUp} />
      </Show>
      <SetUpQuestions open={props.open} />
      <p class="next">
        <button type="button" class="big" onClick={() => showPart(set, "rules", ".in-force")}>
          {t("toRules")}
        </button>
      </p>
    </div>
  );
}
