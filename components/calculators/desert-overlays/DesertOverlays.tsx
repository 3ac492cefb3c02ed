/** DYO overlays (F12.3–F12.42): their random placement, die by die. */
import { createMemo, Index, type JSX, Show } from "solid-js";
import { boardsWithOverlays } from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import { type OverlayTables, overlayIds } from "../../../src/game/overlay-tables.ts";
import { Check } from "../kit/Check.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { RollPanel, rollAnswers } from "../kit/RollPanel.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { BoardMap } from "./BoardMap.tsx";
import { createEditing } from "./create-editing.ts";
import { createRolling } from "./create-rolling.ts";
import {
  boardsOf,
  dyoAddress,
  fieldsFor,
  freeWadis,
  oneHexOf,
  playedOf,
  withOneHexChanged,
} from "./desert-overlays.ts";
import { EditBoards } from "./EditBoards.tsx";
import { Laid, Plan } from "./Laid.tsx";
import { logLines, overlaysResult, problemLines, reasonLines } from "./overlay-log.ts";
import { WadiForm } from "./WadiForm.tsx";

interface Props extends IslandProps<Word<"desertOverlays">> {
  tables: OverlayTables;
  /** The address of the calculator of a DYO scenario. */
  dyoHref: string;
  /** What the marks of the maps mean. */
  children?: JSX.Element;
}

export default function DesertOverlays(props: Props) {
  const ids = overlayIds(props.tables);
  const fields = fieldsFor(ids);
  const { state, set, t, Calculator } = useCalculator(props, fields);

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
  /** The overlay that was just laid by dice: the players may find that it cannot lie so. */
  const lastLaid = () => {
    const last = setup().log.at(-1);
    return setup().next.open && last?.step === "position" ? last.overlay : undefined;
  };
  const free = () => freeWadis(setup(), ids);
  const problems = () => problemLines(t, boards(), played());

  const editing = createEditing({ t, state, set, boards, played, tables: props.tables });

  return (
    <Calculator
      class="overlays desert-overlays"
      answers={editing.isEditing() ? [{ roll: t("boards"), rule: "F12.3" }] : rollAnswers(rolling)}
      result={() => overlaysResult(t, state, boards(), played())}
    >
      <div class="panel">
        <Show when={problems().length}>
          <div class="bad" role="alert">
            <Derivation label={t("problems")} lines={problems()} />
          </div>
        </Show>
        <Show when={!editing.isEditing()} fallback={<EditBoards t={t} editing={editing} />}>
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
          <Show when={lastLaid()}>
            {(id) => (
              <button type="button" onClick={() => rolling.reroll(id())}>
                {t("reroll", { overlay: id() })}
              </button>
            )}
          </Show>
          <Derivation label={t("derivation")} lines={reasonLines(t, setup().next)} />
          <Show when={free().length}>
            <WadiForm
              t={t}
              free={free()}
              accepted={setup().accepted}
              isDue={!!setup().log.at(-1)?.overlay?.startsWith("W")}
              play={play}
              lay={rolling.write}
            />
          </Show>
        </Show>
        <Show when={state.dyo}>
          <a class="button" href={dyoAddress(props.dyoHref, state, fields)}>
            {t("toDyo")}
          </a>
        </Show>
      </div>

      <div class="set-up">
        <Show when={!editing.isEditing()}>
          <p>
            {t(`north.${state.north}`)}{" "}
            <button type="button" class="change" onClick={editing.begin}>
              {t("change")}
            </button>
          </p>
          <Plan t={t} layout={boards().layout} overlays={setup().overlays} />
        </Show>
        <Laid t={t} setup={setup()} reroll={rolling.reroll} />
        {props.children}
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
