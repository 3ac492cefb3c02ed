/** DYO overlays (F12.3–F12.42): their random placement, die by die. */
import { createMemo, createSignal, Index, Show } from "solid-js";
import { boardsWithOverlays } from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import { type OverlayTables, overlayIds } from "../../../src/game/overlay-tables.ts";
import { Check } from "../kit/Check.tsx";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { focusNextRoll, RollPanel, rollAnswers } from "../kit/RollPanel.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { BoardMap } from "./BoardMap.tsx";
import { BoardSetup } from "./BoardSetup.tsx";
import { createRolling } from "./create-rolling.ts";
import { boardsOf, fieldsFor, freeWadis, oneHexOf, playedOf, withOneHexChanged } from "./desert-overlays.ts";
import { Laid, Plan } from "./Laid.tsx";
import { logLines, overlaysResult, problemLines, reasonLines } from "./overlay-log.ts";
import { WadiForm } from "./WadiForm.tsx";

interface Props extends IslandProps<Word<"desertOverlays">> {
  tables: OverlayTables;
}

export default function DesertOverlays(props: Props) {
  const ids = overlayIds(props.tables);
  const { state, set, t, Calculator, Choice } = useCalculator(props, fieldsFor(ids));

  const boards = createMemo(() => boardsOf(state));
  const played = createMemo(() => playedOf(state, boards(), props.tables));
  const setup = () => played().setup;
  const play = (dice: string) => replay(boards().layout, dice, props.tables, oneHexOf(state));
  const rolling = createRolling(t, played, play, (dice) => set("dice", dice));
  /** The overlay whose position is rolled for the first time: only now may it become one of one hex. */
  const positioned = () => {
    const { dice, overlay } = setup().next;
    return dice > 1 && setup().overlays.find((o) => o.id === overlay)?.attempts === 0 && overlay;
  };
  const problems = () => problemLines(t, boards(), played());

  const [editing, setEditing] = createSignal(false);
  const isEditing = () => editing() || !boards().notation || !!boards().error;
  const changeBoards = (boards: string) => {
    setEditing(true);
    set("boards", boards);
  };
  const endEditing = () => {
    setEditing(false);
    focusNextRoll();
  };

  return (
    <Calculator
      class="overlays desert-overlays"
      answers={isEditing() ? [{ roll: t("boards"), rule: "F12.3" }] : rollAnswers(rolling)}
      result={() => overlaysResult(t, state, boards(), played())}
    >
      <div class="panel">
        <Show when={problems().length}>
          <div class="bad" role="alert">
            <Derivation label={t("problems")} lines={problems()} />
          </div>
        </Show>
        <Show
          when={isEditing()}
          fallback={
            <>
              <RollPanel rolling={rolling} />
              <Show when={positioned()}>
                {(id) => (
                  <Check
                    label={t("oneHex", { overlay: id() })}
                    value={oneHexOf(state).includes(id())}
                    set={() => set("onehex", withOneHexChanged(state, id(), ids))}
                  />
                )}
              </Show>
              <Derivation label={t("derivation")} lines={reasonLines(t, setup().next)} />
            </>
          }
        >
          <p class="hint">{t("boardsHint")}</p>
          <BoardSetup t={t} boards={boards().notation} set={changeBoards} />
          <Choice of="north" />
          <button type="button" class="big" disabled={!boards().notation} onClick={endEditing}>
            {t("boardsDone")}
          </button>
        </Show>
      </div>

      <div class="set-up">
        <p>
          {t(`north.${state.north}`)}{" "}
          <Show when={!state.dice.trim() && !isEditing()}>
            <button type="button" class="change" onClick={() => setEditing(true)}>
              {t("change")}
            </button>
          </Show>
        </p>
        <Plan layout={boards().layout} overlays={setup().overlays} />
        <Laid t={t} setup={setup()} reroll={rolling.reroll} />
        <Show when={freeWadis(setup(), ids).length}>
          <WadiForm t={t} free={freeWadis(setup(), ids)} accepted={setup().accepted} play={play} lay={rolling.write} />
        </Show>
        <p class="hint">
          {t("mapNote")} <RuleLink id="F12.33" />
        </p>
        <Index each={boardsWithOverlays(boards().layout)}>
          {(board) => (
            <>
              <h2>{t("map", { number: board().number })}</h2>
              <BoardMap
                board={board()}
                overlays={setup().overlays.filter((o) => o.hex1)}
                label={t("map", { number: board().number })}
              />
            </>
          )}
        </Index>
        <Show when={setup().log.length}>
          <h2>{t("log")}</h2>
          <Derivation label={t("log")} lines={logLines(t, setup().log)} />
        </Show>
      </div>
    </Calculator>
  );
}
