import { Show } from "solid-js";
import { Check } from "../kit/Check.tsx";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { DiceInput } from "../kit/DiceInput.tsx";
import type { Rolling } from "./create-rolling.ts";
import type { Played } from "./desert-overlays.ts";
import { askText, fellText, reasonLines, type T } from "./overlay-log.ts";

/**
 * What fell last, and the roll that is due: rolled here, or tapped as it fell on the table. `isUnused`: the state holds no dice.
 * `oneHex`: the overlays of one hex.
 */
export function NextRoll(props: {
  t: T;
  played: Played;
  rolling: Rolling;
  isUnused: boolean;
  oneHex: readonly string[];
  changeOneHex: (id: string) => void;
}) {
  const { t, rolling } = props;
  const setup = () => props.played.setup;
  const next = () => setup().next;
  /** The overlay whose position is rolled for the first time. */
  const positioned = () => {
    const { dice, overlay } = next();
    return dice > 1 && setup().overlays.find((o) => o.id === overlay)?.attempts === 0 && overlay;
  };
  return (
    <>
      <p class="fell">{fellText(t, setup())}</p>
      <p class="ask" tabindex="-1" ref={rolling.prompt}>
        {askText(t, setup())} <Show when={next().rule}>{(rule) => <RuleLink id={rule()} />}</Show>
      </p>
      <button type="button" class="big" disabled={!next().dice} onClick={rolling.roll} ref={rolling.button}>
        {t(`roll.${next().dice}`)}
      </button>
      <p class="hint">{t("orTap")}</p>
      <DiceInput dice={next().dice} chosen={[props.played.first, rolling.second()]} tap={rolling.tap} />
      <div class="copy">
        <button type="button" class="undo" disabled={!props.played.kept && !rolling.second()} onClick={rolling.undo}>
          {t("undo")}
        </button>
        <button type="button" class="rest" disabled={!next().dice} onClick={rolling.rollRest}>
          {t("rest")}
        </button>
        <button type="button" class="over" disabled={props.isUnused} onClick={rolling.startOver}>
          {t("over")}
        </button>
      </div>
      <Show when={positioned()}>
        {(id) => (
          <Check
            label={t("oneHex", { overlay: id() })}
            value={props.oneHex.includes(id())}
            set={() => props.changeOneHex(id())}
          />
        )}
      </Show>
      <Derivation label={t("derivation")} lines={reasonLines(t, next())} />
    </>
  );
}
