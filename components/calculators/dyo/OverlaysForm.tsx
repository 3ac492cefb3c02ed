import { createSignal } from "solid-js";
import { RuleLink } from "../kit/Derivation.tsx";
import { overlaysIn } from "./dyo.ts";
import type { T } from "./words.ts";

/** Leads to the overlays' calculator, and takes the address that it then has. `overlays`: the query string that is kept. */
export function OverlaysForm(props: { t: T; overlays: string; href: string; keep: (query: string) => void }) {
  const { t } = props;
  const [error, setError] = createSignal("");
  const paste = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const query = overlaysIn(event.currentTarget.link.value);
    setError(query ? "" : t("pasteError"));
    if (query) props.keep(query);
  };
  return (
    <>
      <p>
        {t("overlaysNow")} <RuleLink id="F12.3" /> <RuleLink id="F12.41" />
      </p>
      <p class="hint">
        {t("duneOdds")} <RuleLink id="F12.42" />
      </p>
      <p>
        <a class="button" href={props.href} target="_blank" rel="noopener">
          {t(props.overlays ? "overlaysAgain" : "toOverlays")}
        </a>
      </p>
      <form class="inputs" onSubmit={paste}>
        <label class="field">
          {t("paste")}
          <input
            name="link"
            inputmode="url"
            autocomplete="off"
            aria-invalid={!!error()}
            aria-describedby="paste-error"
            value={props.overlays && `?${props.overlays}`}
          />
        </label>
        <button type="submit">{t("keep")}</button>
        <p id="paste-error" role="alert">
          {error()}
        </p>
      </form>
    </>
  );
}
