import { createSignal } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import { TextField } from "../kit/TextField.tsx";
import { type End, type T, typedHex } from "./sun-blindness.ts";

/** Fields for the hexes of firer and target. A text that names no hex is refused with a message. */
export function LosEnds(props: {
  t: T;
  board: number;
  firer: string;
  target: string;
  move: (end: End, to: Hex) => void;
}) {
  const { t } = props;
  /** The message about a text that names no hex. */
  const [wrong, setWrong] = createSignal<{ end: End; text: string }>();
  const take = (end: End, text: string) => {
    const hex = typedHex(text, props.board);
    setWrong(hex ? undefined : { end, text: t("wrongHex", { text, hex: props[end] }) });
    if (hex) props.move(end, hex);
  };
  const field = (end: End) => (
    <TextField
      label={t(end)}
      value={props[end]}
      take={(text) => take(end, text)}
      autocapitalize="characters"
      describedBy={wrong()?.end === end ? "wrong-hex" : "hex-hint"}
    />
  );
  return (
    <>
      <div class="ends">
        {field("firer")}
        {field("target")}
      </div>
      <p class="hint" id="hex-hint">
        {t("hexHint", { board: props.board })}
      </p>
      <p id="wrong-hex" role="alert">
        {wrong()?.text}
      </p>
    </>
  );
}
