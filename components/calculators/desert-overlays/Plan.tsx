import { Index } from "solid-js";
import { type HalfBoard, halfBoards, type Layout } from "../../../src/game/overlay-layout.ts";
import type { Overlay } from "../../../src/game/overlay-state.ts";

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
