/** Draws the map of a board with the Sun Blindness Zone. BoardShape.astro prints the board itself once. */
import { createEffect, createMemo, onMount } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import { type Hour, hexesInZone } from "../../../src/game/sun-zone.ts";
import { boardHeight, boardWidth, mapHeight, mapWidth, margin } from "../kit/board-scale.ts";
import { at, beyondPath, dotsPath, hexAt, stepped, wedgePath, writePoints } from "./map-geometry.ts";
import type { End } from "./sun-blindness.ts";

export function SunMap(props: {
  firer: Hex;
  target: Hex;
  sun: Hour;
  /** The hour that a Gun of the firer faces. */
  gun: Hour | undefined;
  /** The end of the LOS that a tap or an arrow key moves. */
  moving: End;
  /** Moves that end of the LOS. */
  move: (to: Hex) => void;
  /** Selects the other end for moving. */
  other: () => void;
  label: string;
}) {
  let box!: HTMLElement;
  let map!: SVGSVGElement;
  const zone = createMemo(() => hexesInZone(props.firer, props.sun));
  const tap = (event: MouseEvent) => {
    const { left, top, width } = map.getBoundingClientRect();
    const scale = mapWidth / width;
    const hex = hexAt(
      [(event.clientX - left) * scale - margin, (event.clientY - top) * scale - margin],
      props.firer.board,
    );
    if (hex) props.move(hex);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^Arrow/.test(event.key)) {
      const hex = stepped(props[props.moving], event.key);
      if (hex) props.move(hex);
    } else if (event.key === "Enter" || event.key === " ") props.other();
    else return;
    event.preventDefault();
  };
  /** Scrolls the map, but not the page, until a hex is in sight. */
  const show = (hex: Hex) => {
    const x = ((at(hex)[0] + margin) / mapWidth) * box.scrollWidth;
    const room = box.clientWidth / 8;
    if (x < box.scrollLeft + room || x > box.scrollLeft + box.clientWidth - room)
      box.scrollLeft = x - box.clientWidth / 2;
  };
  onMount(() => {
    createEffect<readonly Hex[]>((before) => {
      const { firer, target } = props;
      if (before[1] !== target) show(target);
      if (before[0] !== firer) show(firer);
      return [firer, target];
    }, []);
  });
  const end = (which: End) => (
    <g class={which} classList={{ moving: props.moving === which }} transform={`translate(${at(props[which])})`}>
      <use href="#hex" />
      <text>{props[which].hexrow + props[which].number}</text>
    </g>
  );
  return (
    <section
      class="map"
      role="application"
      tabindex="0"
      aria-label={props.label}
      ref={box}
      onKeyDown={press}
      onClick={tap}
    >
      <svg viewBox={`${-margin} ${-margin} ${mapWidth} ${mapHeight}`} aria-hidden="true" ref={map}>
        <clipPath id="on-board">
          <rect width={boardWidth} height={boardHeight} />
        </clipPath>
        <g clip-path="url(#on-board)">
          <path class="zone" d={`${wedgePath(props.firer, props.sun)}Z`} />
        </g>
        <use href="#board" />
        <g clip-path="url(#on-board)">
          <path class="dots" d={dotsPath(zone(), false)} />
          <path class="dots border" d={dotsPath(zone(), true)} />
          <path class="arc" d={props.gun ? wedgePath(props.firer, props.gun) : ""} />
          <path class="los beyond" d={beyondPath(props.firer, props.target)} />
          <path class="los" d={`M${writePoints(at(props.firer), at(props.target))}`} />
        </g>
        {end("target")}
        {end("firer")}
      </svg>
    </section>
  );
}
