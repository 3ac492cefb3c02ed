import { type JSX, Show } from "solid-js";
import { RULE_OF, rulingOdds } from "../../../src/game/dyo-scenario.ts";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { DiceInput } from "../kit/DiceInput.tsx";
import { Spread } from "../kit/Spread.tsx";
import type { Rolling } from "./create-rolling.ts";
import { drmLines } from "./step-lines.ts";
import { resultName, type T } from "./words.ts";

/**
 * What fell last, and the throw that is due: rolled here, or tapped as it fell on the table. Its children stand there while overlays
 * and set-up are due instead. `isUnused`: no dice were thrown yet.
 */
export function NextThrow(props: {
  t: T;
  rolling: Rolling;
  askText: string;
  isUnused: boolean;
  children: JSX.Element;
}) {
  const { t, rolling } = props;
  const { asks, dice, isSetUp, isAtMost, ruling, tapped } = rolling;
  const due = () => {
    const step = asks();
    const found = ruling();
    return step && found && { step, ruling: found };
  };
  return (
    <>
      <p class="fell">{rolling.fell()}</p>
      <p class="ask" tabindex="-1" ref={rolling.prompt}>
        {props.askText} <Show when={asks()}>{(step) => <RuleLink id={RULE_OF[step()]} />}</Show>
      </p>
      <Show when={isSetUp()}>
        {props.children}
        <button type="button" class="big" onClick={rolling.endSetUp}>
          {t("big")}
        </button>
      </Show>
      <Show when={due()}>
        {(due) => (
          <>
            <Derivation label={t("derivation")} lines={drmLines(due().ruling.drms, RULE_OF[due().step], t)} />
            <Spread
              label={t("chances")}
              odds={rulingOdds(due().ruling)}
              name={(result) => resultName(t, due().step, result)}
            />
          </>
        )}
      </Show>
      <button
        type="button"
        class="big"
        hidden={isSetUp()}
        disabled={!dice() || isAtMost()}
        onClick={rolling.roll}
        ref={rolling.button}
      >
        {t(`roll.${dice()}`)}
      </button>
      <Show when={!isSetUp()}>
        <p class="hint">{t("orTap")}</p>
        <DiceInput dice={isAtMost() ? 0 : dice()} chosen={tapped()} tap={rolling.tap} />
      </Show>
      <div class="copy">
        <button
          type="button"
          class="undo"
          disabled={props.isUnused && !rolling.isTapped() && !rolling.again()}
          onClick={rolling.undo}
        >
          {t("undo")}
        </button>
        <button type="button" class="over" disabled={props.isUnused} onClick={rolling.startOver}>
          {t("over")}
        </button>
      </div>
    </>
  );
}
