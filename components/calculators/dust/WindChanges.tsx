import { Index } from "solid-js";
import { MOST_TURNS, type T, WINDS, windsIn, writeWinds } from "./fields.ts";

/** The result of each Wind Change DR: a button adds one, the last one can be taken back. `value` is the field `turns`. */
export function WindChanges(props: { t: T; value: string; set: (turns: string) => void; disabled: boolean }) {
  const { t } = props;
  const winds = () => windsIn(props.value);
  return (
    <fieldset class="choices winds" disabled={props.disabled}>
      <legend>{t("turns")}</legend>
      <Index each={WINDS}>
        {(wind) => (
          <button
            type="button"
            disabled={props.disabled || winds().length >= MOST_TURNS}
            onClick={() => props.set(writeWinds([...winds(), wind()]))}
          >
            {t(`wind.${wind()}`)}
          </button>
        )}
      </Index>
      <button
        type="button"
        disabled={props.disabled || !winds().length}
        onClick={() => props.set(writeWinds(winds().slice(0, -1)))}
      >
        {t("undo")}
      </button>
      <p class="hint">{t(props.disabled ? "noTurns" : "turnsHint")}</p>
    </fieldset>
  );
}
