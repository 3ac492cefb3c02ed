import { Index, Show } from "solid-js";
import { NORTHS, parseLayout } from "../../../src/game/overlay-layout.ts";
import { Check } from "../kit/Check.tsx";
import { Choices } from "../kit/Choices.tsx";
import { Text } from "../kit/Text.tsx";
import { BOARDS, type ListedBoard, listOf, withMovedUp, withToggled, writeList } from "./board-list.ts";
import type { Placement } from "./create-placement.ts";
import { Plan } from "./Laid.tsx";

/**
 * The form for the boards in play, their layout, the direction of North, and the players' agreements (F12.3, F12.42).
 */
export function EditBoards(props: { placement: Placement }) {
  const { t, editing } = props.placement;
  const { lie, change, end } = editing;
  const layout = () => parseLayout(lie().boards, lie().north).layout;
  const list = () => listOf(layout());
  const hasRows = () => list().some(({ newRow }, at) => at && newRow);
  const set = (changed: readonly ListedBoard[]) => change({ boards: writeList(changed) });
  const alter = (at: number, part: Partial<ListedBoard>) => set(list().with(at, { ...list()[at]!, ...part }));
  return (
    <>
      <p class="hint">{t("boardsHint")}</p>
      <fieldset class="faces">
        <legend class="unseen">{t("boards")}</legend>
        {BOARDS.map((n) => (
          <button
            type="button"
            aria-pressed={list().some(({ number }) => number === n)}
            onClick={() => set(withToggled(list(), n))}
          >
            {n}
          </button>
        ))}
      </fieldset>
      <div class="boards lined">
        <Index each={list()}>
          {(board, i) => {
            const choice = (word: "turned" | "e1" | "newRow" | "shifted", offered: () => boolean) => (
              <Show when={offered()}>
                <Check label={t(word)} value={board()[word]} set={(on) => alter(i, { [word]: on })} />
              </Show>
            );
            return (
              <fieldset class="cluster">
                <legend class="unseen">
                  <Text>{board().number}</Text>
                </legend>
                <b aria-hidden="true">
                  <Text>{board().number}</Text>
                </b>
                {choice("turned", () => true)}
                {choice("e1", () => board().number === 25)}
                {choice("newRow", () => i > 0)}
                {choice("shifted", () => hasRows() && (!i || board().newRow))}
                <Show when={i > 0 || hasRows()}>
                  <Check label={t("gap")} value={board().gap > 0} set={(on) => alter(i, { gap: Number(on) })} />
                </Show>
                {i > 0 && (
                  <button type="button" onClick={() => set(withMovedUp(list(), i))}>
                    <Text>{t("earlier", { board: board().number })}</Text>
                  </button>
                )}
              </fieldset>
            );
          }}
        </Index>
      </div>
      <Choices
        label={t("north")}
        value={lie().north}
        set={(north) => change({ north })}
        options={NORTHS.map((value) => ({ value, label: t(`north.${value}`) }))}
      />
      {(["failed", "south"] as const).map((agreement) => (
        <Check label={t(agreement)} value={lie()[agreement]} set={(on) => change({ [agreement]: on })} />
      ))}
      <Plan t={t} layout={layout()} />
      <p class="hint">{t("lying")}</p>
      <button type="button" class="big start" disabled={!lie().boards} onClick={end}>
        {t("boardsDone")}
      </button>
    </>
  );
}
