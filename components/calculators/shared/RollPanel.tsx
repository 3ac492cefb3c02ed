/** The next roll of a set-up of many rolls: the answers are the next roll and the last result, followed by the dice. */
import { type JSX, Show } from "solid-js";
import type { Answer } from "../kit/Answer.tsx";
import { useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { DiceInput } from "./DiceInput.tsx";

/** The rolls of a calculator, and the actions of the panel's buttons. */
export interface Rolling {
  /** The result of the last roll. */
  fell: () => string;
  /** The next roll as a sentence, and its rule. */
  ask: () => string;
  rule: () => string | undefined;
  /** The number of dice of the next roll, and the faces tapped so far. */
  dice: () => number;
  tapped: () => readonly string[];
  /** Whether the address has no room for more dice of this roll. */
  isFull?: () => boolean;
  canUndo: () => boolean;
  canStartOver: () => boolean;
  roll: () => void;
  /** Enters a die rolled at the table. */
  tap: (die: number, face: string) => void;
  undo: () => void;
  /** Rolls all remaining dice. */
  rollRest?: () => void;
  startOver: () => void;
}

/** The next roll, then the result of the last one. */
export const rollAnswers = ({ ask, rule, fell }: Rolling): Answer[] => [
  { roll: ask(), rule: rule() },
  { roll: fell() },
];

/** Focuses the roll button or, if that is disabled, the answers, which name the roll. */
export function focusNextRoll(): void {
  (document.querySelector<HTMLElement>("#roll:enabled") ?? document.getElementById("answer"))?.focus();
}

/** Moves the focus if the pressed button has disappeared or been disabled. */
export function leaveUnusableButton(): void {
  if (document.activeElement?.matches(":disabled, .idle *, body")) focusNextRoll();
}

/** Shows the children, then the dice. `paused`: the children come before the next roll. Without a next roll the dice are hidden. */
export function RollPanel(props: { rolling: Rolling; paused?: boolean; children?: JSX.Element }) {
  const { t } = useCalculatorContext();
  const { rolling } = props;
  const dice = () => (rolling.isFull?.() ? 0 : rolling.dice());
  const isShown = () => !props.paused && rolling.dice() > 0;
  return (
    <>
      {props.children}
      <button type="button" class="big" id="roll" hidden={!isShown()} disabled={!dice()} onClick={rolling.roll}>
        <Text>{t(`roll.${rolling.dice()}`)}</Text>
      </button>
      <Show when={isShown()}>
        <p class="hint">{t("orTap")}</p>
        <DiceInput dice={dice()} chosen={rolling.tapped()} tap={rolling.tap} />
      </Show>
      <div class="copy cluster">
        <button type="button" class="undo" disabled={!rolling.canUndo()} onClick={rolling.undo}>
          {t("undo")}
        </button>
        <Show when={isShown() && rolling.rollRest}>
          <button type="button" class="rest" disabled={!dice()} onClick={rolling.rollRest}>
            {t("rest")}
          </button>
        </Show>
        <button
          type="button"
          class="over"
          disabled={!rolling.canStartOver()}
          onClick={() => confirm(t("overAsk")) && rolling.startOver()}
        >
          {t("over")}
        </button>
      </div>
    </>
  );
}
