/** Controls for the boards of a game and for their Alternate Terrain by SSR. */
import { Index, Show } from "solid-js";
import type { GameBoard } from "../../../src/game/in-force/game.ts";
import { BOARDS } from "../../calculators/desert-overlays/board-list.ts";
import { Check } from "../../calculators/kit/Check.tsx";
import { Select } from "../../calculators/kit/Select.tsx";
import { formatBoards, isOtherBoard, parseBoards, typedBoards, withAltered, withBoard } from "../boards.ts";
import type { OpenGame } from "../open-game.ts";
import { TypedList } from "./TypedList.tsx";

const ALTERED = ["none", "broken", "steppe"] as const;

export function Boards(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const boards = () => parseBoards(state.boards);
  const others = () => boards().filter(isOtherBoard);
  /** The boards that can have Alternate Terrain: Desert Boards, and boards that players marked as desert-colored. */
  const desert = () => boards().filter((board) => !isOtherBoard(board) || board.desert);
  const take = (changed: readonly GameBoard[]) => set("boards", formatBoards(changed));
  const takeOthers = (typed: string) => {
    const { read, unread } = typedBoards(typed, others());
    take([...boards().filter((board) => !isOtherBoard(board)), ...read]);
    return unread;
  };
  const setDesert = (number: number, isDesert: boolean) =>
    take(boards().map((board) => (board.number === number ? { ...board, desert: isDesert } : board)));
  return (
    <>
      <fieldset class="board-choice">
        <legend>{t("boards")}</legend>
        <div class="faces">
          {BOARDS.map((n) => (
            <button
              type="button"
              aria-pressed={boards().some(({ number }) => number === n)}
              disabled={!!state.dice}
              onClick={() => take(withBoard(boards(), n))}
            >
              {n}
            </button>
          ))}
        </div>
        <Show when={state.dice}>
          <p class="hint">{t("boardsFixed")}</p>
        </Show>
      </fieldset>
      <TypedList
        label={t("otherBoards")}
        hint={t("otherBoardsHint")}
        value={others().map(({ number }) => number)}
        take={takeOthers}
        unread={(names) => t("noBoard", { names })}
      />
      <Index each={others().filter(({ number }) => number > 31)}>
        {(board) => (
          <Check
            label={t("desert", { number: board().number })}
            value={board().desert === true}
            set={(isDesert) => setDesert(board().number, isDesert)}
          />
        )}
      </Index>
      <Show when={desert().length}>
        <details open={boards().some(({ altered }) => altered)}>
          <summary>{t("terrain")}</summary>
          <div class="picks cluster">
            <Index each={desert()}>
              {(board) => (
                <Select
                  label={t("altered", { number: board().number })}
                  value={board().altered ?? "none"}
                  set={(altered) => take(withAltered(boards(), board().number, altered))}
                  options={ALTERED.map((value) => ({ value, label: t(`altered.${value}`) }))}
                />
              )}
            </Index>
          </div>
        </details>
      </Show>
    </>
  );
}
