import { type JSX, Show } from "solid-js";
import { stepResultOdds } from "../../../src/game/dyo-scenario.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { RollPanel } from "../shared/RollPanel.tsx";
import { Spread } from "../shared/Spread.tsx";
import type { createRolling } from "./create-rolling.ts";
import { type DyoSay, drmLines, resultName } from "./words.ts";

/**
 * The next roll, with its drm and odds. After the Wind roll, the players place overlays and set up before they roll
 * again. `children` is shown then.
 */
export function NextRollPanel(props: { t: DyoSay; rolling: ReturnType<typeof createRolling>; children: JSX.Element }) {
  const { t, rolling } = props;
  return (
    <RollPanel rolling={rolling} paused={rolling.isSetUp()}>
      <Show when={rolling.isSetUp()}>
        {props.children}
        <button type="button" class="big" onClick={rolling.endSetUp}>
          {t("up")}
        </button>
      </Show>
      <Show when={rolling.due()}>
        {(due) => (
          <>
            <Derivation label={t("derivation")} lines={drmLines(due().ruling.drms, due().rule, t)} />
            <Spread
              label={t("chances")}
              odds={stepResultOdds(due().ruling)}
              name={(result) => resultName(t, due().step, result)}
            />
          </>
        )}
      </Show>
    </RollPanel>
  );
}
