/** Fields for Weather, time of day, EC, wind and Dust of a scenario that does not roll them, and for its SSR. */
import { Show } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import type { GameSetUp } from "./create-set-up.ts";

export function Sky(props: { open: OpenGame; setUp: GameSetUp }) {
  const { t, Pick, Count, Flag } = props.open.calculator;
  return (
    <fieldset class="sky">
      <legend>{t("sky")}</legend>
      <div class="picks grid">
        <Show when={!props.setUp.isSkyRolled()}>
          <Pick of="weather" />
          <Pick of="time" />
          <Pick of="ec" />
          <Pick of="wind" />
          <Pick of="dust" />
        </Show>
        <Pick of="haze" />
        <Pick of="sun" />
      </div>
      <Show when={props.setUp.isSkyRolled()}>
        <div class="inputs">
          <Count of="bombard" />
          <Flag of="nonight" />
          <Flag of="mudec" />
        </div>
      </Show>
    </fieldset>
  );
}
