import { createSignal } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import { type End, type T, typedHex } from "./sun-blindness.ts";

/** The hexes of firer and target as a reader types them; what is no hex is refused and said. */
export function LosEnds(props: {
  t: T;
  board: number;
  firer: string;
  target: string;
  move: (end: End, to: Hex) => void;
}) {
  const { t } = props;
  /** What was typed into a field and is no hex. */
  const [wrong, setWrong] = createSignal<{ end: End; text: string }>();
  const take = (end: End, text: string) => {
    const hex = typedHex(text, props.board);
    setWrong(hex ? undefined : { end, text: t("wrongHex", { text, hex: props[end] }) });
    if (hex) props.move(end, hex);
  };
  const field = (end: End) => (
    <label class="field">
      {t(end)}
      <input
        type="text"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        size="5"
        value={props[end]}
        aria-describedby={wrong()?.end === end ? "wrong-hex" : "hex-hint"}
        onChange={({ currentTarget: input }) => {
          take(end, input.value);
          input.value = props[end];
        }}
      />
    </label>
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
