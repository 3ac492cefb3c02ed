/**
 * Controls for overlays that are not placed by dice. Players type the overlay IDs, and choose High or Low for each Sand
 * Dune.
 */
import { Index, Show } from "solid-js";
import { Select } from "../../calculators/kit/Select.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import { formatOverlays, parseBoards, parseOverlays, typedOverlays, withDune } from "../boards.ts";
import { ALL_OVERLAY_IDS } from "../game-fields.ts";
import type { OpenGame } from "../open-game.ts";
import { RuleNumber } from "../rules/RuleNumber.tsx";
import { TypedList } from "./TypedList.tsx";

const DUNES = ["unknown", "high", "low"] as const;

export function Overlays(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const overlays = () => parseOverlays(state.overlays, ALL_OVERLAY_IDS);
  const take = (typed: string) => {
    const { read, unread } = typedOverlays(typed, overlays(), ALL_OVERLAY_IDS);
    set("overlays", formatOverlays(read));
    return unread;
  };
  const hasE1Alone = () =>
    overlays().some(({ id }) => id === "E1") && !parseBoards(state.boards).some(({ number }) => number === 25);
  return (
    <>
      <TypedList
        label={t("overlays")}
        hint={t("overlaysHint")}
        value={overlays().map(({ id }) => id)}
        take={take}
        unread={(names) => t("noOverlay", { names })}
      />
      <Index each={overlays().filter(({ id }) => id.startsWith("SD"))}>
        {(overlay) => (
          <Select
            class="field stack tight dune-choice"
            label={t("dune", { id: overlay().id })}
            value={overlay().dune ?? "unknown"}
            set={(dune) => set("overlays", formatOverlays(withDune(overlays(), overlay().id, dune)))}
            options={DUNES.map((value) => ({ value, label: t(`dune.${value}`) }))}
          />
        )}
      </Index>
      <Show when={hasE1Alone()}>
        <p class="bad" role="status">
          <Text>{t("e1Without25")}</Text> <RuleNumber id="D12.5" />
        </p>
      </Show>
    </>
  );
}
