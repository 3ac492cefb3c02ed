import { createMemo, createUniqueId, For, Index, Show } from "solid-js";
import type { LosHex } from "../../../src/game/los/row.ts";
import { placeName, type Sight, type T } from "./los.ts";
import { LEFT, MIDDLE, pictureOf, WIDE } from "./los-picture.ts";

/** The signs of a hex, which LosSigns.astro has printed, and its level. */
function Hex(props: { of: LosHex; transform: string }) {
  const { form, ground, smoke, level } = props.of;
  return (
    <g transform={props.transform}>
      <For each={[form, ground, ...(smoke ? ["smoke"] : [])]}>{(sign) => <use href={`#los-${sign}`} />}</For>
      <text y="-14">{level || ""}</text>
    </g>
  );
}

/** A place of the plan: a hex, or the two hexes of a hexspine, smaller. */
function Place(props: { hex: LosHex; x: number }) {
  return (
    <Show when={props.hex.beside} fallback={<Hex of={props.hex} transform={`translate(${props.x} ${MIDDLE})`} />}>
      {(beside) => (
        <>
          <Hex of={props.hex} transform={`translate(${props.x} ${MIDDLE - 15})scale(.5)`} />
          <Hex of={beside()} transform={`translate(${props.x} ${MIDDLE + 15})scale(.5)`} />
        </>
      )}
    </Show>
  );
}

/**
 * The row of hexes from above and, below that, from the side, with the ray from A to B. Each column is a radio button, which opens
 * its hex; what is drawn is told in the buttons' names and in the lines of the result.
 */
export function LosStrip(props: { t: T; sight: Sight; selected: number; select: (at: number) => void }) {
  const { t } = props;
  const name = createUniqueId();
  const hexes = () => props.sight.row.hexes;
  const d = createMemo(() => pictureOf(props.sight.row, props.sight.los));
  const unitIn = (at: number) => (at === 0 ? "A" : at === hexes().length - 1 ? "B" : "");
  return (
    <fieldset class="scene" classList={{ long: hexes().length > 9 }}>
      <legend class="unseen">{t("row")}</legend>
      <div>
        <svg
          viewBox={`${-LEFT} 0 ${d().width} ${d().height}`}
          width={d().width}
          height={d().height}
          class={props.sight.los?.verdict}
          aria-hidden="true"
        >
          <path class="decisive" d={d().decisive} />
          <Index each={hexes()}>
            {(hex, i) => (
              <>
                <For each={[hex()]}>{(hex) => <Place hex={hex} x={(i + 0.5) * WIDE} />}</For>
                <text x={(i + 0.5) * WIDE} y={d().numbersAt}>
                  {i + 1}
                </text>
              </>
            )}
          </Index>
          <For each={d().hexsides}>
            {({ kind, transform }) => <use href={`#los-side-${kind}`} transform={transform} />}
          </For>
          <path class="ground" d={d().ground} />
          <path class="grid" d={d().grid} />
          <path class="surface" d={d().surface} />
          <path class="side" d={d().sides} />
          <path class="halo" d={d().free + d().beyond} />
          <path class="ray" d={d().free} />
          <path class="ray beyond" d={d().beyond} />
          <For each={d().levels}>
            {({ text, y }) => (
              <text class="level" x={-LEFT / 2 - 2} y={y + 5}>
                {text}
              </text>
            )}
          </For>
          <For each={d().stops}>{({ x, y }) => <use href={`#los-stop-${props.sight.los?.verdict}`} x={x} y={y} />}</For>
          <For each={d().units}>
            {({ letter, x, y }) => (
              <g class="unit" transform={`translate(${x} ${y})`}>
                <rect x="-9" y="-9" width="18" height="18" />
                <text y="5">{letter}</text>
              </g>
            )}
          </For>
        </svg>
        <div class="columns">
          <Index each={hexes()}>
            {(hex, i) => (
              <label>
                <input
                  type="radio"
                  name={name}
                  value={i + 1}
                  checked={props.selected === i}
                  onChange={() => props.select(i)}
                />
                <span class="unseen">
                  {`${unitIn(i)} ${t("hex", { n: i + 1 })}${t("colon")}${placeName(t, hex())}`.trim()}
                </span>
              </label>
            )}
          </Index>
        </div>
      </div>
    </fieldset>
  );
}
