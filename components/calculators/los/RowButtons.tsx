import { type LosHex, PLAIN_HEX } from "../../../src/game/los/row.ts";
import { LEAST_HEXES, MOST_HEXES } from "../../../src/game/los/row-faults.ts";
import type { LosSay } from "./calculator.ts";

/** Buttons that add a hex, move or remove the selected hex (index `at`), and exchange A and B. */
export function RowButtons(props: {
  t: LosSay;
  hexes: readonly LosHex[];
  at: number;
  /** Sets all hexes, and the index of the selected hex. */
  set: (hexes: readonly LosHex[], at: number) => void;
  swap: () => void;
}) {
  const { t } = props;
  const isLast = () => props.at === props.hexes.length - 1;
  const without = () => props.hexes.toSpliced(props.at, 1);
  const move = (to: number) => props.set(without().toSpliced(to, 0, props.hexes[props.at]!), to);
  // The index for a new hex: after the selected hex, but before the last hex, because unit B is there.
  const added = () => props.at + (isLast() ? 0 : 1);
  return (
    <div class="copy cluster">
      <button
        type="button"
        disabled={props.hexes.length >= MOST_HEXES}
        onClick={() => props.set(props.hexes.toSpliced(added(), 0, PLAIN_HEX), added())}
      >
        {t("addHex")}
      </button>
      <button type="button" aria-label={t("earlier")} disabled={!props.at} onClick={() => move(props.at - 1)}>
        ←
      </button>
      <button type="button" aria-label={t("later")} disabled={isLast()} onClick={() => move(props.at + 1)}>
        →
      </button>
      <button type="button" disabled={props.hexes.length <= LEAST_HEXES} onClick={() => props.set(without(), props.at)}>
        {t("removeHex")}
      </button>
      <button type="button" onClick={props.swap}>
        {t("swap")}
      </button>
    </div>
  );
}
