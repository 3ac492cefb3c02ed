/**
 * Lets players enter the dice and the result of a Wind Change DR. Players look up the result in the general rules,
 * because this site does not have that table.
 */
import { createSignal, Show } from "solid-js";
import { WIND_FORCES, type WindForce } from "../../../src/game/scenario.ts";
import type { Thrown, WindChangeResult } from "../../../src/game/turns/events.ts";
import { Check } from "../../calculators/kit/Check.tsx";
import { Choices } from "../../calculators/kit/Choices.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { GamePlay } from "./create-play.ts";
import { windChangeText, windDiceText } from "./log-words.ts";
import { TappedDice } from "./TappedDice.tsx";
import { throwDice } from "./throw-dice.ts";

/**
 * Controls for a Wind Change DR. Calls `done` when the result is entered. `done` must move the focus, because this
 * component is then removed.
 */
export function WindChange(props: { play: GamePlay; done: () => void }) {
  const { play } = props;
  const { t } = play.words;
  const [force, setForce] = createSignal<WindForce | "same">("same");
  const [gusts, setGusts] = createSignal(false);
  const [rain, setRain] = createSignal(false);
  let enter!: HTMLButtonElement;

  const windChangeResult = (): WindChangeResult => {
    const named = force();
    return { force: named === "same" ? undefined : named, gusts: gusts(), rain: rain() };
  };
  const tell = (thrown: Thrown) => {
    play.enter({ kind: "windDice", ...thrown });
    enter.focus();
  };
  const same = () => {
    const { wind } = play.inPlay().game;
    return wind ? t("play.force.stays", { wind: t(`wind.${wind}`) }) : t("play.force.same");
  };
  const forces = () => WIND_FORCES.filter((name) => name !== play.inPlay().game.wind);
  return (
    <>
      <Show
        when={play.inPlay().windDice}
        fallback={
          <>
            <button type="button" class="big" id="roll" onClick={() => tell(throwDice(2))}>
              {t("play.rollWind")}
            </button>
            <p class="hint">{t("play.orTap")}</p>
            <TappedDice dice={2} take={tell} />
          </>
        }
      >
        {(dice) => (
          <p>
            <b>
              <Text>{windDiceText(t, dice())}</Text>
            </b>
          </p>
        )}
      </Show>
      <fieldset class="brings cluster">
        <legend>{t("play.brings")}</legend>
        <Choices
          label={t("wind")}
          value={force()}
          options={[
            { value: "same" as const, label: same() },
            ...forces().map((value) => ({ value, label: t(`wind.${value}`) })),
          ]}
          set={setForce}
        />
        <Check label={t("play.gustsBox")} value={gusts()} set={setGusts} />
        <Check label={t("play.rainBox")} value={rain()} set={setRain} />
      </fieldset>
      <button
        type="button"
        classList={{ enter: true, big: !!play.inPlay().windDice }}
        ref={enter}
        onClick={() => {
          play.enterWindChange(windChangeResult());
          props.done();
        }}
      >
        <Text>{t("play.enter", { brought: windChangeText(t, windChangeResult()) })}</Text>
      </button>
    </>
  );
}
