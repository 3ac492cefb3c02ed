import { createSignal } from "solid-js";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { RuleLink } from "../kit/Derivation.tsx";
import { wadiToken } from "./desert-overlays.ts";
import { errorText, type T } from "./overlay-log.ts";

/**
 * Lays a wadi by agreement (F12.41). `accepted`: the dice so far; `play`: replays dice; `lay`: takes the dice with the wadi; `isDue`:
 * whether a wadi has just been laid, so that the form is open.
 */
export function WadiForm(props: {
  t: T;
  free: readonly string[];
  accepted: string;
  isDue: boolean;
  play: (dice: string) => Setup;
  lay: (dice: string) => void;
}) {
  const { t } = props;
  const [failed, setFailed] = createSignal({ after: "", because: "" });
  // An error holds only as long as no other dice fall.
  const error = () => (failed().after === props.accepted ? failed().because : "");
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const dice = props.accepted + wadiToken(event.currentTarget.wadi.value);
    const because = errorText(t, props.play(dice).error?.code);
    setFailed({ after: props.accepted, because });
    if (because) return;
    event.currentTarget.reset();
    props.lay(dice);
  };
  return (
    <details open={props.isDue}>
      <summary>{t("wadi", { free: props.free.join(", ") })}</summary>
      <form class="inputs" onSubmit={submit}>
        <label>
          {t("wadiHexes")} <RuleLink id="F12.41" />
          <input
            name="wadi"
            required
            autocapitalize="characters"
            placeholder={`${props.free[0]} 27H6-G7`}
            aria-invalid={!!error()}
            aria-describedby="wadi-error"
          />
        </label>
        <button type="submit">{t("lay")}</button>
        <p id="wadi-error" role="alert">
          {error()}
        </p>
      </form>
    </details>
  );
}
