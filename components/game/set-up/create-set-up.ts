/**
 * Runs the DYO calculator and the overlays calculator in the set-up of a game. Their state is stored in the game's
 * fields.
 */
import { createMemo } from "solid-js";
import { createPlacement } from "../../calculators/desert-overlays/create-placement.ts";
import { agreementLines, logLines } from "../../calculators/desert-overlays/overlay-log.ts";
import { createRolling } from "../../calculators/dyo/create-rolling.ts";
import { stepLines } from "../../calculators/dyo/words.ts";
import type { Answer } from "../../calculators/kit/Answer.tsx";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import { sayFrom } from "../../calculators/kit/words.ts";
import { rollAnswers } from "../../calculators/shared/RollPanel.tsx";
import { dyoStateOf, guideOfGame, isRolled, overlaysStateOf, setDyoOf, setOverlaysOf } from "../dyo-state.ts";
import type { OpenGame, Props } from "../open-game.ts";
import { parseAnswers } from "../rules/players-answers.ts";

/** Creates the rolls of the set-up: the rolls of the DYO scenario, and the rolls that place overlays. */
export function createSetUp(props: Props, { state, set }: OpenGame["calculator"]) {
  const tDyo = sayFrom(props.dyo.strings, props.dyo.wordsIn, () => state.book);
  const dyoState = dyoStateOf(state);
  const guide = createMemo(() => guideOfGame(state));
  const dyo = createRolling(tDyo, dyoState, setDyoOf(set), guide);
  const placement = createPlacement({
    t: sayFrom(props.overlays.strings, props.overlays.wordsIn),
    state: overlaysStateOf(state),
    set: setOverlaysOf(state, set),
  });

  /** Whether the scenario has rolls for Weather, Time of Day, EC, Wind and Dust. */
  const isSkyRolled = () => isRolled(state);
  /**
   * Whether overlays are placed at random. The players must agree to this, and only a DYO scenario with any of boards
   * 25–31 allows it.
   */
  const hasRandomOverlays = () =>
    state.kind === "dyo" && parseAnswers(state.said).answers.randomOverlays === true && !!placement.boards().notation;
  /** Whether the next roll is for overlays. These rolls come between Wind and Dust. */
  const areOverlaysDue = () =>
    hasRandomOverlays() && placement.setup().next.dice > 0 && (!isSkyRolled() || dyo.isSetUp());
  return {
    isSkyRolled,
    hasRandomOverlays,
    areOverlaysDue,
    dyo: { t: tDyo, state: dyoState, guide, rolling: dyo },
    placement,
    /** Returns how each roll led to its result, as lines to copy with their rules. */
    lines: (): ResultLine[] => {
      const rolled = isSkyRolled() ? guide().steps.flatMap((step) => stepLines(step, guide(), tDyo)) : [];
      if (!hasRandomOverlays()) return rolled;
      const { t, state, setup } = placement;
      return [...rolled, ...agreementLines(t, state), ...logLines(t, setup().log, state.by)];
    },
    /** Returns the texts for the next roll and for the result of the previous roll. Empty once all rolls are made. */
    rollAnswers: (): Answer[] => {
      if (areOverlaysDue()) return rollAnswers(placement.rolling);
      return isSkyRolled() && (dyo.due() || dyo.isSetUp()) ? rollAnswers(dyo) : [];
    },
  };
}
export type GameSetUp = ReturnType<typeof createSetUp>;
