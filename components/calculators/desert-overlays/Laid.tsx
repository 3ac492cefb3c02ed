/** Shows where the overlays are: a plan of the half-boards, and a list of the overlays with their hexes. */
import { Index, Show } from "solid-js";
import { type HalfBoard, halfBoards, type Layout } from "../../../src/game/overlay-layout.ts";
import type { Overlay } from "../../../src/game/overlay-state.ts";
import { Text } from "../kit/Text.tsx";
import type { Placement } from "./create-placement.ts";
import { sideOf } from "./desert-overlays.ts";
import { type OverlaysSay, overlayText } from "./overlay-log.ts";

/** Shows the half-boards in their layout. Each has its board number, half, compass side and overlays. */
export function Plan(props: { t: OverlaysSay; layout: Layout; overlays?: readonly Overlay[] }) {
  const { t } = props;
  const on = ({ board, half }: HalfBoard) => props.overlays?.filter((o) => o.board === board && o.half === half) ?? [];
  const named = (cell: HalfBoard) =>
    cell.board ? `${cell.board} ${cell.half}\n${t(`side.${sideOf(props.layout, cell)}`)}\n` : `–\n${t("other")}\n`;
  const text = (cell: HalfBoard) =>
    named(cell) +
    on(cell)
      .map(({ id }) => id)
      .join(" ");
  return (
    <div class="plan">
      <Index each={halfBoards(props.layout)}>
        {(cell) => (
          <div style={{ "grid-area": `${cell().row + 1}/${cell().column + 1}` }}>
            <Text>{text(cell())}</Text>
          </div>
        )}
      </Index>
    </div>
  );
}

/** Lists the overlays with their hexes, each with a button that rerolls its position. */
export function Laid(props: { placement: Placement }) {
  const { t, setup, rolling } = props.placement;
  const next = () => setup().next;
  return (
    <ul class="laid plain lined">
      <Index each={setup().overlays}>
        {(overlay) => (
          <li class="cluster">
            <svg viewBox="-13 -11 26 22" width="26" height="22" aria-hidden="true">
              <use href="#hex" fill={`url(#terrain-${overlay().kind})`} />
            </svg>
            <Text>{overlayText(t, overlay())}</Text>
            <Show when={overlay().attempts}>
              <button
                type="button"
                class="reroll"
                disabled={!next().open && next().overlay !== overlay().id}
                onClick={() => rolling.reroll(overlay().id)}
              >
                <Text>{t("reroll", { overlay: overlay().id })}</Text>
              </button>
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}
