import { createSignal } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import type { Hour } from "../../../src/game/sun-zone.ts";
import { Choices } from "../kit/Choices.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { SunMap } from "./SunMap.tsx";
import { type End, type FIELDS, facingText, gunHour, hexOf } from "./sun-blindness.ts";

/** Shows the LOS on the map, and asks which end of it a tap or an arrow key moves and where the firer's Gun faces. */
export function LosMap(props: {
  form: CalculatorOf<typeof FIELDS, Word<"sunBlindness">>;
  sun: Hour;
  move: (end: End, to: Hex) => void;
}) {
  const { state, t, Pick } = props.form;
  const [moving, setMoving] = createSignal<End>("target");
  return (
    <>
      <div class="moves">
        <Choices
          label={t("moving")}
          value={moving()}
          set={setMoving}
          options={(["target", "firer"] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Pick of="gun" text={(gun) => facingText(t, state, gun)} />
      </div>
      <SunMap
        firer={hexOf(state, "firer")}
        target={hexOf(state, "target")}
        sun={props.sun}
        gun={gunHour(state)}
        moving={moving()}
        move={(to) => props.move(moving(), to)}
        other={() => setMoving(moving() === "target" ? "firer" : "target")}
        label={t("map", { board: state.board, moving: t(moving()) })}
      />
      <p class="hint">{t("mapHint")}</p>
    </>
  );
}
