/** The map of a board with the Sun Blindness Zone, and a compass. The board itself is printed once, by BoardShape.astro. */
import { createEffect, createMemo, onMount } from "solid-js";
import { centre, type Hex, hexrowIndex, hexrowName, neighbour, parseHex } from "../../src/game/board-hexes.ts";
import { type Hour, hexesInZone, hexesOf } from "../../src/game/sun-zone.ts";
import { boardHeight, boardWidth, mapHeight, mapWidth, margin, pointOf, unit } from "./kit/board-scale.ts";

type Point = readonly [x: number, y: number];

const at = (hex: Hex): Point => pointOf(hex, false);
/** A point so far from another, towards an hour. */
const from = ([x, y]: Point, hour: Hour, far: number): Point => {
  const angle = (hour * Math.PI) / 6;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
};
const write = (...points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** The hex whose center dot is nearest to a point of the map; undefined beyond the board. */
function hexAt([x, y]: Point, board: number): Hex | undefined {
  const off = (hex: Hex) => Math.hypot(centre(hex).x - x / unit, centre(hex).y - y / unit);
  const nearest = hexesOf(board).reduce((best, hex) => (off(hex) < off(best) ? hex : best));
  return off(nearest) < 0.6 ? nearest : undefined;
}

/** The hex that an arrow key leads to: along the hexrow, or to the same number in the next one. */
function stepped(hex: Hex, key: string): Hex | undefined {
  if (key === "ArrowUp") return neighbour(hex, 1);
  if (key === "ArrowDown") return neighbour(hex, 4);
  const hexrow = hex.board + hexrowName(hexrowIndex(hex.hexrow) + (key === "ArrowLeft" ? -1 : 1));
  return parseHex(hexrow + hex.number) ?? parseHex(`${hexrow}1`);
}

export function SunMap(props: {
  firer: Hex;
  target: Hex;
  sun: Hour;
  /** The hour that a Gun of the firer faces. */
  gun: Hour | undefined;
  moving: "firer" | "target";
  /** Moves that end of the LOS. */
  move: (to: Hex) => void;
  /** Turns to the other end. */
  other: () => void;
  label: string;
}) {
  let box!: HTMLElement;
  let map!: SVGSVGElement;
  const wedge = (hour: Hour) =>
    `M${write(from(at(props.firer), hour - 1, 2000), at(props.firer), from(at(props.firer), hour + 1, 2000))}`;
  const zone = createMemo(() => hexesInZone(props.firer, props.sun));
  const dots = (border: boolean) =>
    zone()
      .filter(({ place }) => (place === "border") === border)
      .map(({ hex }) => `M${write(at(hex))}h0`)
      .join("");
  /** The LOS drawn on past the target, where an obstacle would end the dazzle. */
  const beyond = () => {
    const [[x, y], [toX, toY]] = [at(props.firer), at(props.target)];
    return `M${write([toX, toY], [toX + (toX - x) * 40, toY + (toY - y) * 40])}`;
  };
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
  /** Brings a hex into sight, without moving the page. */
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
  const end = (which: "firer" | "target", text: string) => (
    <g class={which} classList={{ moving: props.moving === which }} transform={`translate(${at(props[which])})`}>
      <use href="#hex" />
      <text>{text}</text>
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
          <path class="zone" d={`${wedge(props.sun)}Z`} />
        </g>
        <use href="#board" />
        <g clip-path="url(#on-board)">
          <path class="dots" d={dots(false)} />
          <path class="dots border" d={dots(true)} />
          <path class="arc" d={props.gun ? wedge(props.gun) : ""} />
          <path class="los beyond" d={beyond()} />
          <path class="los" d={`M${write(at(props.firer), at(props.target))}`} />
        </g>
        {end("target", props.target.hexrow + props.target.number)}
        {end("firer", props.firer.hexrow + props.firer.number)}
      </svg>
    </section>
  );
}

/** The board's hex with north and the sun around it. */
export function Compass(props: { north: Hour; sun: Hour; letter: string }) {
  const corners = () => [1, 3, 5, 7, 9, 11].map((hour) => from([0, 0], hour, 11));
  return (
    <svg class="compass" viewBox="-36 -36 72 72" width="72" height="72" aria-hidden="true">
      <path d={`M${write(...corners())}ZM${write(from([0, 0], props.north, 6), from([0, 0], props.north, 20))}`} />
      <text transform={`translate(${from([0, 0], props.north, 28)})`}>{props.letter}</text>
      <g transform={`translate(${from([0, 0], props.sun, 27)})`}>
        <circle r="4.5" />
        <path d="M-8 0h2M6 0h2M0-8v2M0 6v2M-5.5-5.5l1.3 1.3M4.2 4.2l1.3 1.3M5.5-5.5l-1.3 1.3M-4.2 4.2l-1.3 1.3" />
      </g>
    </svg>
  );
}
