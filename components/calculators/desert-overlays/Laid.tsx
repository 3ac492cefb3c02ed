/** Which overlays the half-boards got, and where each of them lies. */
import { Index, Show } from "solid-js";
import { type HalfBoard, halfBoards, type Layout } from "../../../src/game/overlay-layout.ts";
import type { Overlay, Setup } from "../../../src/game/overlay-state.ts";
import { overlayText, type T } from "./overlay-log.ts";

/** The half-boards as they lie, each with the overlays that it got. */
export function Plan(props: { layout: Layout; overlays: readonly Overlay[] }) {
  const on = ({ board, half }: HalfBoard) => props.overlays.filter((o) => o.board === board && o.half === half);
  return (
    <div class="plan">
      <Index each={halfBoards(props.layout)}>
        {(cell) => (
          <div style={{ "grid-area": `${cell().row + 1}/${cell().column + 1}` }}>
            {`${cell().board} ${cell().half}\n`}
            {on(cell())
              .map(({ id }) => id)
              .join(" ")}
          </div>
        )}
      </Index>
    </div>
  );
}

/** Where each overlay lies, with a button that rolls its position anew. */
export function Laid(props: { t: T; setup: Setup; reroll: (id: string) => void }) {
  const { t } = props;
  const next = () => props.setup.next;
  return (
    <ul class="laid">
      <Index each={props.setup.overlays}>
        {(overlay) => (
          <li>
            {overlayText(t, overlay())}
            <Show when={overlay().attempts}>
              <button
                type="button"
                class="reroll"
                disabled={!next().open && next().overlay !== overlay().id}
                onClick={() => props.reroll(overlay().id)}
              >
                {t("reroll", { overlay: overlay().id })}
              </button>
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}
