/**
 * Controls for haze and Sun Blindness by SSR. If Weather, Time of Day, EC, wind and Dust are not rolled, there are
 * controls for them too.
 */
import { For, Show } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import { RuleNumber } from "../rules/RuleNumber.tsx";
import type { GameSetUp } from "./create-set-up.ts";

export function Sky(props: { open: OpenGame; setUp: GameSetUp }) {
  const { t, Choice, Pick, Count, Flag } = props.open.calculator;
  /** The rules by which Desert Boards call for rolls in a DYO scenario outside the Arid Lands (D11.3, D11.701). */
  const desertRolls = () =>
    props.setUp.isSkyRolled()
      ? []
      : props.open
          .rules()
          .filter(({ rule, part, inForce }) => ["D11.3", "D11.701"].includes(rule) && !part && inForce !== false);
  return (
    <fieldset class="sky">
      <legend>{t("sky")}</legend>
      <div class="picks cluster">
        <Show when={!props.setUp.isSkyRolled()}>
          <Pick of="weather" />
          <Pick of="time" />
          <Pick of="ec" />
          <Pick of="dust" />
          <Choice of="wind" />
        </Show>
        <Choice of="haze" />
        <Choice of="sun" />
      </div>
      <Show when={desertRolls().length}>
        <p class="hint">
          {t("desertRolls")}{" "}
          <For each={desertRolls()}>
            {({ rule }) => (
              <>
                <RuleNumber id={rule} />{" "}
              </>
            )}
          </For>
        </p>
      </Show>
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
