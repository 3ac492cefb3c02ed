/** The panel with which a user makes the rolls of a set-up: the next roll, the previous result, and the dice. */
import { type JSX, Show } from "solid-js";
import type { Answer } from "../kit/Answer.tsx";
import { useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { DiceInput } from "./DiceInput.tsx";

/** The rolls of a set-up, and the actions of the buttons in the panel. */
interface Rolling {
  /** The result of the previous roll as text. */
  fell: () => string;
  /** The next roll as a sentence. `rule` is the id of the rule that requires the roll. */
  ask: () => string;
  rule: () => string | undefined;
  /** The number of dice of the next roll. `tapped` has the faces that the user has entered so far. */
  dice: () => number;
  tapped: () => readonly string[];
  /** Whether the query string, which stores all rolls, has no room for another die. */
  isFull?: () => boolean;
  canUndo: () => boolean;
  canStartOver: () => boolean;
  roll: () => void;
  /** Enters the face of a die that was rolled at the gaming table. */
  tap: (die: number, face: string) => void;
  undo: () => void;
  /** Makes all remaining rolls. */
  rollRest?: () => void;
  startOver: () => void;
}

/**
 * Returns two main results: the result of the previous roll, then the next roll. Screen readers announce them in this
 * order. On screen, tools.css puts the next roll first.
 */
export const rollAnswers = ({ ask, rule, fell }: Rolling): Answer[] => [
  { roll: fell() },
  { roll: ask(), rule: rule(), isNext: true },
];

/** Focuses the roll button. If the button is disabled, focuses the main results, which name the next roll. */
export function focusNextRoll(): void {
  (document.querySelector<HTMLElement>("#roll:enabled") ?? document.getElementById("answer"))?.focus();
}

/** Moves the focus to the next roll if the pressed button has been removed, hidden or disabled. */
export function leaveUnusableButton(): void {
  if (document.activeElement?.matches(":disabled, .idle *, body")) focusNextRoll();
}

/**
 * The panel for the next roll: `children`, dice and buttons. The dice are hidden if no roll is left, or if `paused` is
 * set.
 */
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
