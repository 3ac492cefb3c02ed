/** The map of a board with the Sun Blindness Zone and the LOS. The board itself is drawn in shared/BoardShape.astro. */
import { createEffect, createMemo, createSignal, onMount } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import { type Hour, hexesInZone } from "../../../src/game/sun-zone.ts";
import { Choices } from "../kit/Choices.tsx";
import { DrawnText } from "../kit/Text.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import { boardHeight, boardWidth, mapHeight, mapWidth, margin } from "../shared/board-scale.ts";
import { type calculator, type End, facingText, gunHour, hexOf } from "./calculator.ts";
import { at, beyondPath, dotsPath, hexAt, stepped, wedgePath, writePoints } from "./map-geometry.ts";

/** The map, and two questions: which end of the LOS a tap or arrow key moves, and which way the firer's Gun faces. */
export function SunMap(props: { form: CalculatorOf<typeof calculator>; sun: Hour; move: (end: End, to: Hex) => void }) {
  const { state, t, Pick } = props.form;
  let box!: HTMLElement;
  let map!: SVGSVGElement;
  const [moving, setMoving] = createSignal<End>("target");
  const firer = createMemo(() => hexOf(state, "firer"));
  const target = createMemo(() => hexOf(state, "target"));
  const zone = createMemo(() => hexesInZone(firer(), props.sun));
  const arc = () => {
    const facing = gunHour(state);
    return facing ? wedgePath(firer(), facing) : "";
  };
  const moveTo = (hex: Hex | undefined) => hex && props.move(moving(), hex);
  const tap = (event: MouseEvent) => {
    const { left, top, width } = map.getBoundingClientRect();
    const scale = mapWidth / width;
    moveTo(hexAt([(event.clientX - left) * scale - margin, (event.clientY - top) * scale - margin], state.board));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^Arrow/.test(event.key)) moveTo(stepped(hexOf(state, moving()), event.key));
    else if (event.key === "Enter" || event.key === " ") setMoving(moving() === "target" ? "firer" : "target");
    else return;
    event.preventDefault();
  };
  /** Scrolls the map (not the page) so that a hex is visible. */
  const show = (hex: Hex) => {
    const x = ((at(hex)[0] + margin) / mapWidth) * box.scrollWidth;
    const room = box.clientWidth / 8;
    if (x < box.scrollLeft + room || x > box.scrollLeft + box.clientWidth - room)
      box.scrollLeft = x - box.clientWidth / 2;
  };
  onMount(() => {
    createEffect(() => show(target()));
    createEffect(() => show(firer()));
  });
  const end = (which: End, hex: () => Hex) => (
    <g class={which} classList={{ moving: moving() === which }} transform={`translate(${at(hex())})`}>
      <use href="#hex" />
      <text>
        <DrawnText>{state[which]}</DrawnText>
      </text>
    </g>
  );
  return (
    <>
      <div class="moves cluster apart">
        <Choices
          label={t("moving")}
          value={moving()}
          set={setMoving}
          options={(["target", "firer"] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Pick of="gun" text={(gun) => facingText(t, state, gun)} />
      </div>
      <section
        class="map"
        role="application"
        tabindex="0"
        aria-label={t("map", { board: state.board, moving: t(moving()) })}
        ref={box}
        onKeyDown={press}
        onClick={tap}
      >
        <svg viewBox={`${-margin} ${-margin} ${mapWidth} ${mapHeight}`} aria-hidden="true" ref={map}>
          <clipPath id="on-board">
            <rect width={boardWidth} height={boardHeight} />
          </clipPath>
          <g clip-path="url(#on-board)">
            <path class="zone" d={`${wedgePath(firer(), props.sun)}Z`} />
          </g>
          <use href="#board" />
          <g clip-path="url(#on-board)">
            <path class="dots" d={dotsPath(zone(), false)} />
            <path class="dots border" d={dotsPath(zone(), true)} />
            <path class="arc" d={arc()} />
            <path class="los beyond" d={beyondPath(firer(), target())} />
            <path class="los" d={`M${writePoints(at(firer()), at(target()))}`} />
          </g>
          {end("target", target)}
          {end("firer", firer)}
        </svg>
      </section>
      <p class="hint">{t("mapHint")}</p>
    </>
  );
}
