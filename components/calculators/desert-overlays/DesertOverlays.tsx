/** The calculator that places DYO overlays at random (F12.3–F12.42), one roll at a time. */
import { Index, type JSX, Show } from "solid-js";
import { boardsWithOverlays } from "../../../src/game/overlay-layout.ts";
import { CopyResult } from "../kit/CopyResult.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { rollAnswers } from "../shared/RollPanel.tsx";
import { BoardMap } from "./BoardMap.tsx";
import { calculator } from "./calculator.ts";
import { createPlacement } from "./create-placement.ts";
import { dyoAddress } from "./desert-overlays.ts";
import { boardsText, logLines } from "./overlay-log.ts";
import { PlacementPanel, PlacementPlan } from "./Placement.tsx";

type Props = PropsOf<typeof calculator> & {
  /** The URL of the DYO calculator. */
  dyoHref: string;
  /** The legend of the maps. */
  children?: JSX.Element;
};

export default function DesertOverlays(props: Props) {
  const { state, set, t, Calculator } = useCalculator(calculator, props);
  const placement = createPlacement({ t, state, set });
  const { boards, setup, editing, rolling } = placement;

  return (
    <Calculator
      class="overlays desert-overlays"
      hasOwnCopy
      answers={
        editing.isEditing() ? [{ roll: boardsText(t, editing.lie().boards), rule: "F12.3" }] : rollAnswers(rolling)
      }
    >
      <div class="panel stack">
        <PlacementPanel placement={placement} />
        <Show when={state.dyo}>
          <a class="button" href={dyoAddress(props.dyoHref, state)}>
            {t("toDyo")}
          </a>
        </Show>
      </div>

      <div class="set-up stack">
        <CopyResult />
        <PlacementPlan placement={placement} />
        {props.children}
        <Index each={boardsWithOverlays(boards().layout)}>
          {(board) => (
            <>
              <h2>
                <Text>{t("map", { number: board().number })}</Text>
              </h2>
              <BoardMap t={t} board={board()} overlays={setup().overlays} />
            </>
          )}
        </Index>
        <Show when={setup().log.length}>
          <h2>{t("log")}</h2>
          <Derivation label={t("log")} lines={logLines(t, setup().log, state.by)} />
        </Show>
      </div>
    </Calculator>
  );
}
