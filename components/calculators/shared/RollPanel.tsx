/** The roll that is due in a set-up of many rolls: what to roll next and what fell last are its answers, then come the dice. */
import { type JSX, Show } from "solid-js";
import type { Answer } from "../kit/Answer.tsx";
import { useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { DiceInput } from "./DiceInput.tsx";

/** What a calculator tells the panel about its rolls, and what the panel's buttons do to its dice. */
export interface Rolling {
  /** What the last roll came to. */
  fell: () => string;
  /** What is to be rolled, as a sentence; and its rule. */
  ask: () => string;
  rule: () => string | undefined;
  /** How many dice are due, and the faces of those that were tapped. */
  dice: () => number;
  tapped: () => readonly string[];
  /** Whether the address can hold no more dice for this roll. */
  isFull?: () => boolean;
  canUndo: () => boolean;
  canStartOver: () => boolean;
  roll: () => void;
  /** Takes a die as it fell on the table. */
  tap: (die: number, face: string) => void;
  undo: () => void;
  /** Rolls until nothing is left to roll. */
  rollRest?: () => void;
  startOver: () => void;
}

/** What to roll next, then what the last roll came to. */
export const rollAnswers = ({ ask, rule, fell }: Rolling): Answer[] => [
  { roll: ask(), rule: rule() },
  { roll: fell() },
];

/** Moves the focus to the button that rolls, or to the answers, which name the roll, where that button cannot be pressed. */
export function focusNextRoll(): void {
  (document.querySelector<HTMLElement>("#roll:enabled") ?? document.getElementById("answer"))?.focus();
}

/** Moves the focus on where the button that was pressed has gone or can no longer be pressed. */
export function leaveUnusableButton(): void {
  if (document.activeElement?.matches(":disabled, .idle *, body")) focusNextRoll();
}

/** The children stand before the dice. `paused`: they are due before the next roll. Where no die is due, none is shown. */
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
