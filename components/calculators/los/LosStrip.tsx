import { createMemo, createUniqueId, For, Index } from "solid-js";
import { holdChecked } from "../kit/hold.ts";
import { Text } from "../kit/Text.tsx";
import { type LosSay, placeName, type Sight } from "./calculator.ts";
import { LEFT_MARGIN, pictureOf } from "./los-picture.ts";

type Picture = ReturnType<typeof pictureOf>;

const Signs = (props: { of: Picture["marks"] }) => (
  <Index each={props.of}>{(sign) => <use href={`#los-${sign().name}`} transform={sign().transform} />}</Index>
);

/**
 * Draws the hexes from A to B twice: from above and, below that, from the side. Both views show the LOS as a ray. A
 * radio button on each column opens the fields of its hex. Screen readers skip the drawing, because the labels of the
 * buttons and the derivation say the same.
 */
export function LosStrip(props: { t: LosSay; sight: Sight; selected: number; select: (at: number) => void }) {
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
          viewBox={`${-LEFT_MARGIN} 0 ${d().width} ${d().height}`}
          width={d().width}
          height={d().height}
          class={props.sight.los?.verdict}
          aria-hidden="true"
        >
          <path class="decisive" d={d().decisive} />
          <Signs of={d().plan} />
          <Index each={d().paths}>{(path) => <path class={path()[0]} d={path()[1]} />}</Index>
          {/*
            Creates new elements when the row changes. If Solid only updated the text node, the change would be
            invisible after a page translator has replaced this node.
          */}
          <For each={d().texts}>
            {(text) => (
              <text x={text.x} y={text.y}>
                {text.text}
              </text>
            )}
          </For>
          <Signs of={d().marks} />
        </svg>
        <div class="columns">
          <Index each={hexes()}>
            {(hex, i) => (
              <label>
                <input
                  ref={holdChecked(() => props.selected === i)}
                  type="radio"
                  name={name}
                  value={i + 1}
                  checked={props.selected === i}
                  onChange={() => props.select(i)}
                />
                <span class="unseen">
                  <Text>{`${unitIn(i)} ${t("hex", { n: i + 1 })}${t("colon")}${placeName(t, hex())}`.trim()}</Text>
                </span>
              </label>
            )}
          </Index>
        </div>
      </div>
    </fieldset>
  );
}
