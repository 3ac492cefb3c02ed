/** The boards and overlays of a game, and the Alternate Terrain that an SSR gives its boards. */
import { Index, Show } from "solid-js";
import type { GameBoard } from "../../../src/game/in-force/game.ts";
import { Check } from "../../calculators/kit/Check.tsx";
import { Select } from "../../calculators/kit/Select.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import {
  DESERT_NUMBERS,
  readBoards,
  readOverlays,
  withAltered,
  withBoard,
  withDune,
  writeBoards,
  writeOverlays,
} from "../boards.ts";
import type { OpenGame } from "../open-game.ts";

const ALTERED = ["none", "broken", "steppe"] as const;
const DUNES = ["unknown", "high", "low"] as const;

export function Boards(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const boards = () => readBoards(state.boards);
  const take = (changed: readonly GameBoard[]) => set("boards", writeBoards(changed));
  const change = (number: number, part: Partial<GameBoard>) =>
    take(boards().map((board) => (board.number === number ? { ...board, ...part } : board)));
  const isOther = ({ number }: GameBoard) => number < 25 || number > 31;
  const others = () => boards().filter(isOther);
  const ids = () => props.open.overlayIds;
  const overlays = () => readOverlays(state.overlays, ids());
  const takeOthers = (typed: string) => {
    const numbers = typed.normalize("NFKC").match(/\d+/g) ?? [];
    const known = numbers.map((n) => others().find(({ number }) => number === Number(n)) ?? { number: Number(n) });
    take(readBoards(writeBoards([...boards().filter((board) => !isOther(board)), ...known.filter(isOther)])));
  };
  const takeOverlays = (typed: string) => {
    const asked =
      typed
        .normalize("NFKC")
        .toUpperCase()
        .match(/[A-Z]+\d+/g) ?? [];
    const known = asked.map((id) => overlays().find((o) => o.id === id) ?? { id });
    set("overlays", writeOverlays(readOverlays(writeOverlays(known), ids())));
  };
  return (
    <div class="ground">
      <fieldset class="faces">
        <legend>{t("boards")}</legend>
        {DESERT_NUMBERS.map((n) => (
          <button
            type="button"
            aria-pressed={boards().some(({ number }) => number === n)}
            disabled={!!state.dice}
            onClick={() => take(withBoard(boards(), n))}
          >
            {n}
          </button>
        ))}
        <Show when={state.dice}>
          <p class="hint">{t("boardsFixed")}</p>
        </Show>
      </fieldset>
      <div class="inputs">
        <TextField
          label={t("otherBoards")}
          value={others()
            .map(({ number }) => number)
            .join(", ")}
          take={takeOthers}
          describedBy="other-boards"
        />
        <p class="hint" id="other-boards">
          {t("otherBoardsHint")}
        </p>
        <Index each={others().filter(({ number }) => number > 31)}>
          {(board) => (
            <Check
              label={t("desert", { number: board().number })}
              value={board().desert === true}
              set={(desert) => change(board().number, { desert })}
            />
          )}
        </Index>
        <TextField
          label={t("overlays")}
          value={overlays()
            .map(({ id }) => id)
            .join(" ")}
          take={takeOverlays}
          describedBy="overlay-ids"
          autocapitalize="characters"
        />
        <p class="hint" id="overlay-ids">
          {t("overlaysHint")}
        </p>
        <Index each={overlays().filter(({ id }) => id.startsWith("SD"))}>
          {(overlay) => (
            <Select
              label={t("dune", { id: overlay().id })}
              value={overlay().dune ?? "unknown"}
              set={(dune) => set("overlays", writeOverlays(withDune(overlays(), overlay().id, dune)))}
              options={DUNES.map((value) => ({ value, label: t(`dune.${value}`) }))}
            />
          )}
        </Index>
      </div>
      <Show when={boards().length}>
        <details open={boards().some(({ altered }) => altered)}>
          <summary>{t("terrain")}</summary>
          <div class="picks">
            <Index each={boards().filter((board) => !isOther(board) || board.desert)}>
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
    </div>
  );
}
