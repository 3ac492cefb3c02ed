/** Which boards are in play and how they lie: each choice changes their notation, "26-27t_h28". */
import { Index, Show } from "solid-js";
import { parseLayout } from "../../../src/game/overlay-layout.ts";
import { Check } from "../kit/Check.tsx";
import { type Listed, listOf, withMovedUp, withToggled, writeList } from "./board-list.ts";
import type { T } from "./overlay-log.ts";

const BOARDS = [25, 26, 27, 28, 29, 30, 31];

export function BoardSetup(props: { boards: string; set: (boards: string) => void; t: T }) {
  const { t } = props;
  const list = () => listOf(parseLayout(props.boards).layout);
  const set = (changed: readonly Listed[]) => props.set(writeList(changed));
  const change = (at: number, part: Partial<Listed>) =>
    set(list().map((board, i) => (i === at ? { ...board, ...part } : board)));
  return (
    <>
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
      <div class="boards">
        <Index each={list()}>
          {(board, i) => {
            const startsRow = () => !i || board().newRow;
            const hasRows = () => list().some(({ newRow }, at) => at && newRow);
            const choice = (word: "turned" | "e1" | "newRow" | "shifted", offered: () => boolean) => (
              <Show when={offered()}>
                <Check label={t(word)} value={board()[word]} set={(on) => change(i, { [word]: on })} />
              </Show>
            );
            return (
              <fieldset>
                <legend class="unseen">{board().number}</legend>
                <b aria-hidden="true">{board().number}</b>
                {choice("turned", () => true)}
                {choice("e1", () => board().number === 25)}
                {choice("newRow", () => i > 0)}
                {choice("shifted", () => hasRows() && startsRow())}
                <Show when={i > 0 || hasRows()}>
                  <Check label={t("gap")} value={board().gap > 0} set={(on) => change(i, { gap: Number(on) })} />
                </Show>
                {i > 0 && (
                  <button type="button" onClick={() => set(withMovedUp(list(), i))}>
                    {t("earlier", { board: board().number })}
                  </button>
                )}
              </fieldset>
            );
          }}
        </Index>
      </div>
    </>
  );
}
