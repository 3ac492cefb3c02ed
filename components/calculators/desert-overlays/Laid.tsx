import { Index, Show } from "solid-js";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { overlayText, type T } from "./overlay-log.ts";

/** Where each overlay lies, with a button that rolls its position anew. */
export function Laid(props: { t: T; setup: Setup; reroll: (id: string) => void }) {
  const { t } = props;
  const next = () => props.setup.next;
  return (
    <ul class="laid">
      <Index each={props.setup.overlays}>
        {(overlay) => (
          <li>
            {overlayText(t, overlay())}
            <Show when={overlay().attempts}>
              <button
                type="button"
                class="reroll"
                disabled={!next().open && next().overlay !== overlay().id}
                onClick={() => props.reroll(overlay().id)}
              >
                {t("reroll", { overlay: overlay().id })}
              </button>
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}
