/** A board with the "1" and "2" hexes of its overlays. The board itself is printed by BoardShape.astro. */
import { createEffect, Index, Show } from "solid-js";
import type { Hex } from "../../src/game/board-hexes.ts";
import type { Board } from "../../src/game/overlay-layout.ts";
import type { Overlay } from "../../src/game/overlay-state.ts";
import { height, pointOf, width } from "./board-scale.ts";

export function BoardMap(props: { board: Board; overlays: readonly Overlay[]; label: string }) {
  let box!: HTMLDivElement;
  const point = (hex: Hex) => pointOf(hex, props.board.turned);
  const here = () => props.overlays.filter((o) => o.hex1?.board === props.board.number);
  // The overlay that was laid last comes into sight.
  createEffect(() => {
    const hex = here().at(-1)?.hex1;
    if (hex) box.scrollLeft = (point(hex)[0] / width) * box.scrollWidth - box.clientWidth / 2;
  });
  const mark = (hex: Hex, kind: string, text: string) => (
    <g class={kind} transform={`translate(${point(hex)})`}>
      <use href="#hex" />
      <text>{text}</text>
    </g>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <div class="map" tabindex="0" role="region" aria-label={props.label} ref={box}>
      <svg viewBox={`-20 -20 ${width + 40} ${height + 24}`} aria-hidden="true">
        <use href={props.board.turned ? "#board-turned" : "#board"} />
        <Index each={here()}>
          {(overlay) => {
            const kind = () => `mark ${overlay().kind}${overlay().conflictsWith.length ? " conflict" : ""}`;
            return (
              <>
                <Show when={overlay().hex2}>{(hex) => mark(hex(), kind(), "2")}</Show>
                {mark(overlay().hex1!, kind(), overlay().id)}
              </>
            );
          }}
        </Index>
      </svg>
    </div>
  );
}
