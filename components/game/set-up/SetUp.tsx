/**
 * The set-up view. It asks for the scenario, its boards and conditions, contains the rolls of a DYO scenario, and asks
 * about things that few games have.
 */
import { createSignal, Show } from "solid-js";
import { GAME_PLACES } from "../../../src/game/in-force/game.ts";
import { lastRolledStep } from "../../calculators/dyo/dyo.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import { hasBegun, LONGEST_NAME, nameFrom } from "../game-fields.ts";
import type { OpenGame } from "../open-game.ts";
import { AnyOf } from "../rules/AnyOf.tsx";
import { createQuestions } from "../rules/create-questions.ts";
import { showPart } from "../show-part.ts";
import { openText, whenAndWhere } from "../words.ts";
import { Boards } from "./Boards.tsx";
import type { GameSetUp } from "./create-set-up.ts";
import { Month } from "./Month.tsx";
import { Overlays } from "./Overlays.tsx";
import { Rolls } from "./Rolls.tsx";
import { Sky } from "./Sky.tsx";

/** The questions that every game has: the scenario with its book, when and where it is set, and its boards. */
function FirstQuestions(props: { open: OpenGame }) {
  const { state, t, Choice, Pick } = props.open.calculator;
  const places = () => (state.place === "unknown" ? (["unknown", ...GAME_PLACES] as const) : GAME_PLACES);
  return (
    <>
      <Choice of="kind" values={["printed", "dyo"]} hint={t("bookBySwitch", { book: t(`book.${state.book}`) })} />
      <div class="picks cluster">
        <Pick
          of="place"
          class="field stack tight place"
          values={places()}
          text={(place) => t(place === "unknown" ? "choose" : `place.${place}`)}
        />
        <Month open={props.open} />
      </div>
      <Boards open={props.open} />
    </>
  );
}

/** The field for the game's name. A message says if the name was too long and has been cut. */
function Name(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const [isNameCut, setNameCut] = createSignal(false);
  const takeName = (typed: string) => {
    const name = nameFrom(typed);
    setNameCut(name !== typed.trim());
    set("name", name);
  };
  return (
    <>
      <TextField label={t("name")} value={state.name} take={takeName} whileTyping={takeName} describedBy="name-cut" />
      <p class="typed" id="name-cut" role="alert" innerText={isNameCut() ? t("nameCut", { most: LONGEST_NAME }) : ""} />
    </>
  );
}

/**
 * Checkboxes for things that few games have, and a button that opens the rules view. Beside the button is the number of
 * open questions.
 */
function Rest(props: { open: OpenGame }) {
  const { set, t } = props.open.calculator;
  const questions = createQuestions(props.open);
  return (
    <div class="asks stack">
      <AnyOf open={props.open} questions={questions} place="rare" />
      <p class="next">
        <button type="button" class="big" onClick={() => showPart(set, "rules", ".in-force")}>
          {t("toRules")}
        </button>{" "}
        <span class="hint">
          <Text>{openText(t, props.open.openCount())}</Text>
        </span>
      </p>
    </div>
  );
}

export function SetUp(props: { open: OpenGame; setUp: GameSetUp }) {
  const { setUp } = props;
  const { state, t } = props.open.calculator;
  const isBegun = () => hasBegun(state);
  const hasRolls = () =>
    isBegun() && (setUp.isSkyRolled() || (state.kind === "dyo" && !!setUp.placement.boards().notation));
  const isThrown = () => !!(lastRolledStep(setUp.dyo.state) || state.dice);
  const summary = () => [t("scenario"), whenAndWhere(props.open.words, state)].filter(Boolean).join(t("colon"));
  return (
    <div class="scenario stack apart">
      <details class="setting" open={!hasRolls() || !isThrown()}>
        <summary>
          <Text>{summary()}</Text>
        </summary>
        <div class="inputs">
          <FirstQuestions open={props.open} />
          <Show when={isBegun()}>
            <Overlays open={props.open} />
            <Sky open={props.open} setUp={setUp} />
          </Show>
          <Name open={props.open} />
        </div>
      </details>
      <Show when={hasRolls()}>
        <Rolls open={props.open} setUp={setUp} />
      </Show>
      <Show when={isBegun()}>
        <Rest open={props.open} />
      </Show>
    </div>
  );
}
