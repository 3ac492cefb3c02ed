import { createMemo, createSignal } from "solid-js";
import { RuleLink } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import type { Placement } from "./create-placement.ts";
import { wadiTokenFromText } from "./desert-overlays.ts";
import { errorText } from "./overlay-log.ts";

/**
 * A form to place a wadi if both players agree (F12.41). It is open while the latest line of the log is about a wadi.
 */
export function WadiForm(props: { placement: Placement }) {
  const { t, free, play, rolling, setup } = props.placement;
  const accepted = () => setup().accepted;
  const [failed, setFailed] = createSignal({ after: "", because: "" });
  // Shows the error message until the dice change.
  const error = createMemo(() => (failed().after === accepted() ? failed().because : ""));
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const dice = accepted() + wadiTokenFromText(event.currentTarget.wadi.value);
    const because = errorText(t, play(dice).error?.code);
    setFailed({ after: accepted(), because });
    if (because) return;
    event.currentTarget.reset();
    rolling.write(dice);
  };
  return (
    <details open={setup().log.at(-1)?.overlay?.startsWith("W")}>
      <summary>
        <Text>{t("wadi", { free: free().join(", ") })}</Text>
      </summary>
      <form class="cluster" onSubmit={submit}>
        <label>
          {t("wadiHexes")} <RuleLink id="F12.41" />
          <input
            name="wadi"
            autocomplete="off"
            required
            autocapitalize="characters"
            placeholder={`${free()[0]} 27H6-G7`}
            aria-invalid={!!error()}
            aria-describedby="wadi-error"
          />
        </label>
        <button type="submit">{t("lay")}</button>
        <p id="wadi-error" role="alert" innerText={error()} />
      </form>
    </details>
  );
}
