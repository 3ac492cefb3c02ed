/** The random placement of overlays: the next roll, and the plan with the overlays placed so far. */
import { Show } from "solid-js";
import { Check } from "../kit/Check.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { RollPanel } from "../shared/RollPanel.tsx";
import type { Placement } from "./create-placement.ts";
import { EditBoards } from "./EditBoards.tsx";
import { Laid, Plan } from "./Laid.tsx";
import { agreementLines, reasonLines } from "./overlay-log.ts";
import { WadiForm } from "./WadiForm.tsx";

/** The controls of the next roll. While the boards are edited, the board editor is shown instead. */
export function PlacementPanel(props: { placement: Placement }) {
  const { t, editing, rolling, setup, positioned, isOneHex, changeOneHex, lastLaid, free, problems } = props.placement;
  return (
    <>
      <Show when={problems().length}>
        <div class="bad" role="alert">
          <Derivation label={t("problems")} lines={problems()} />
        </div>
      </Show>
      <Show when={!editing.isEditing()} fallback={<EditBoards {...props} />}>
        <RollPanel rolling={rolling} />
        <Show when={positioned()}>
          {(id) => (
            <Check label={t("oneHex", { overlay: id() })} value={isOneHex(id())} set={() => changeOneHex(id())} />
          )}
        </Show>
        <Show when={lastLaid()}>
          {(id) => (
            <button type="button" onClick={() => rolling.reroll(id())}>
              <Text>{t("reroll", { overlay: id() })}</Text>
            </button>
          )}
        </Show>
        <Derivation label={t("derivation")} lines={reasonLines(t, setup().next)} />
        <Show when={free().length}>
          <WadiForm {...props} />
        </Show>
      </Show>
    </>
  );
}

/** The plan of the boards with their overlays, and the direction of North. */
export function PlacementPlan(props: { placement: Placement }) {
  const { t, state, editing, boards, setup } = props.placement;
  return (
    <>
      <Show when={!editing.isEditing()}>
        <p>
          <Text>{t(`north.${state.north}`)}</Text>{" "}
          <button type="button" class="change" onClick={editing.begin}>
            {t("change")}
          </button>
        </p>
        <Derivation lines={agreementLines(t, state)} />
        <Plan t={t} layout={boards().layout} overlays={setup().overlays} />
      </Show>
      <Laid {...props} />
    </>
  );
}
