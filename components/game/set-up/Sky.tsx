/** Weather, time of day, EC, wind and Dust of a scenario that does not roll for them, and what its SSR call for. */
import { Show } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import type { GameSetUp } from "./create-set-up.ts";

export function Sky(props: { open: OpenGame; setUp: GameSetUp }) {
  const { t, Pick, Count, Flag } = props.open.calculator;
  const word = (key: "weather" | "time" | "ec" | "wind" | "dust" | "haze" | "sun") => (value: string) =>
    value === "unknown" ? t("unknown") : (t as (key: string) => string)(`${key}.${value}`);
  return (
    <fieldset class="sky">
      <legend>{t("sky")}</legend>
      <div class="picks">
        <Show when={!props.setUp.isSkyRolled()}>
          <Pick of="weather" text={word("weather")} />
          <Pick of="time" text={word("time")} />
          <Pick of="ec" text={word("ec")} />
          <Pick of="wind" text={word("wind")} />
          <Pick of="dust" text={word("dust")} />
        </Show>
        <Pick of="haze" text={word("haze")} />
        <Pick of="sun" text={word("sun")} />
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
