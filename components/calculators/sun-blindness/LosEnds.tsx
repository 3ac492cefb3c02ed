import { createMemo, createSignal } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import { Text } from "../kit/Text.tsx";
import { TextField } from "../kit/TextField.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import { type calculator, type End, typedHex } from "./calculator.ts";

/**
 * Text fields for the hexes of firer and target. If the user enters an invalid hex, the old hex is kept and a message
 * is shown.
 */
export function LosEnds(props: { form: CalculatorOf<typeof calculator>; move: (end: End, to: Hex) => void }) {
  const { state, t } = props.form;
  /** The message about an invalid hex, and the end of the LOS to which it belongs. */
  const [wrong, setWrong] = createSignal<{ end: End; text: string }>();
  const take = (end: End, text: string) => {
    const hex = typedHex(text, state.board);
    setWrong(hex ? undefined : { end, text: t("wrongHex", { text, hex: state[end] }) });
    if (hex) props.move(end, hex);
  };
  const field = (end: End) => (
    <TextField
      label={t(end)}
      value={state[end]}
      take={(text) => take(end, text)}
      autocapitalize="characters"
      describedBy={wrong()?.end === end ? "wrong-hex" : "hex-hint"}
    />
  );
  const message = createMemo(() => wrong()?.text ?? "");
  return (
    <>
      <div class="ends cluster apart">
        {field("firer")}
        {field("target")}
      </div>
      <p class="hint" id="hex-hint">
        <Text>{t("hexHint", { board: state.board })}</Text>
      </p>
      <p id="wrong-hex" role="alert" innerText={message()} />
    </>
  );
}
