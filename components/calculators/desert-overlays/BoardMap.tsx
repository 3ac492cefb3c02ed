/**
 * Draws a board and its overlays. The "1" hex of an overlay has the overlay's id, the "2" hex has a "2". The empty
 * board is an SVG symbol from shared/BoardShape.astro.
 */
import { createEffect, For } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import type { Board } from "../../../src/game/overlay-layout.ts";
import type { Overlay } from "../../../src/game/overlay-state.ts";
import { mapHeight, mapWidth, margin, pointOf } from "../shared/board-scale.ts";
import { type OverlaysSay, placedText } from "./overlay-log.ts";

export function BoardMap(props: { t: OverlaysSay; board: Board; overlays: readonly Overlay[] }) {
  const { t } = props;
  let box!: HTMLDivElement;
  const mark = (overlay: Overlay, hex: Hex | undefined, text: string) =>
    hex?.board === props.board.number ? [{ overlay, hex, text }] : [];
  const marks = () => props.overlays.flatMap((o) => [...mark(o, o.hex2, "2"), ...mark(o, o.hex1, o.id)]);
  const label = () => t("map", { number: props.board.number });
  /** The overlays of the board with their hexes, for screen readers. */
  const inWords = () => {
    const overlays = [...new Set(marks().map(({ overlay }) => overlay))];
    return [label(), overlays.length ? placedText(t, { overlays }) : t("halves.none0")].join(t("colon"));
  };
  // Scrolls the map to the overlay placed most recently.
  createEffect(() => {
    const last = marks().at(-1);
    if (last)
      box.scrollLeft = (pointOf(last.hex, props.board.turned)[0] / mapWidth) * box.scrollWidth - box.clientWidth / 2;
  });
  return (
    <section class="map" tabindex="0" aria-label={label()} ref={box}>
      <svg viewBox={`${-margin} ${-margin} ${mapWidth} ${mapHeight}`} role="img" aria-label={inWords()}>
        <use href={props.board.turned ? "#board-turned" : "#board"} />
        {/*
          Creates new elements for a changed overlay. If Solid only updated the text node, the change would be invisible
          after a page translator has replaced this node.
        */}
        <For each={marks()}>
          {(mark) => (
            <g
              class={mark.overlay.dune}
              classList={{ conflict: mark.overlay.conflictsWith.length > 0 }}
              transform={`translate(${pointOf(mark.hex, props.board.turned)})`}
            >
              <use href="#hex" fill={`url(#terrain-${mark.overlay.kind})`} />
              <text>{mark.text}</text>
            </g>
          )}
        </For>
      </svg>
    </section>
  );
}
