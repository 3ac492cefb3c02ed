import { createSignal } from "solid-js";
import type { Hex } from "../../../src/game/board-hexes.ts";
import type { Hour } from "../../../src/game/sun-zone.ts";
import { Choices } from "../kit/Choices.tsx";
import { Select } from "../kit/Select.tsx";
import { SunMap } from "./SunMap.tsx";
import { type End, FIELDS, facingText, gunHour, hexOf, type State, type T } from "./sun-blindness.ts";

/** Shows the LOS on the map, and asks which end of it a tap or an arrow key moves and where the firer's Gun faces. */
export function LosMap(props: {
  t: T;
  state: State;
  sun: Hour;
  setGun: (gun: State["gun"]) => void;
  move: (end: End, to: Hex) => void;
}) {
  const { t } = props;
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
        <Select
          label={t("gun")}
          value={props.state.gun}
          set={props.setGun}
          options={FIELDS.gun.values.map((value) => ({ value, label: facingText(t, props.state, value) }))}
        />
      </div>
      <SunMap
        firer={hexOf(props.state, "firer")}
        target={hexOf(props.state, "target")}
        sun={props.sun}
        gun={gunHour(props.state)}
        moving={moving()}
        move={(to) => props.move(moving(), to)}
        other={() => setMoving(moving() === "target" ? "firer" : "target")}
        label={t("map", { board: props.state.board, moving: t(moving()) })}
      />
      <p class="hint">{t("mapHint")}</p>
    </>
  );
}
