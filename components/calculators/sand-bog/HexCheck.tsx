import { Index, Show } from "solid-js";
import { reduced, twoDice } from "../../../src/game/distribution.ts";
import type { SandBogPath } from "../../../src/game/sand-bog.ts";
import { AnswerLine } from "../kit/Answer.tsx";
import { Check } from "../kit/Check.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { Select } from "../kit/Select.tsx";
import { Text } from "../kit/Text.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { bogDrText, type Conditions, oddsValues } from "../shared/result-lines.ts";
import {
  HEX_FLAGS,
  HEX_WORDS,
  type Hex,
  hexAnswer,
  hexLines,
  LETTERS,
  oddsText,
  type SandBogSay,
  type SandBogState,
} from "./calculator.ts";

/**
 * The form for one hex that the vehicle enters, with its DR and odds. `inRow`: whether the vehicle enters several
 * hexes.
 */
export function HexCheck(props: {
  t: SandBogSay;
  number: number;
  hex: Hex;
  step: SandBogPath["steps"][number];
  book: SandBogState["book"];
  inRow: boolean;
  conditions: Conditions;
  change: (hex: Hex) => void;
  remove: () => void;
}) {
  const { t } = props;
  const name = () => t("step", { n: props.number });
  const dr = () => (props.step.check.required ? props.step.check : undefined);
  const withFlag = (flag: (typeof HEX_FLAGS)[number], on: boolean) => ({
    ...props.hex,
    flags: HEX_FLAGS.filter((f) => (f === flag ? on : props.hex.flags.includes(f))),
  });
  return (
    <li class="step grid">
      <fieldset class="inputs">
        <legend class="unseen">{name()}</legend>
        <Select
          label={t("terrainOf", { n: props.number })}
          value={props.hex.letter}
          set={(letter) => props.change({ ...props.hex, letter })}
          options={LETTERS.map((value) => ({ value, label: t(value === "o" ? "choose.o" : HEX_WORDS[value]) }))}
        />
        <Show when={props.hex.letter === "o"}>
          <p class="hint">{t("accessible")}</p>
        </Show>
        <Index each={HEX_FLAGS}>
          {(flag) => (
            <Check
              label={t(HEX_WORDS[flag()])}
              value={props.hex.flags.includes(flag())}
              set={(on) => props.change(withFlag(flag(), on))}
            />
          )}
        </Index>
      </fieldset>
      <div class="result">
        <Show when={props.inRow}>
          <AnswerLine of={hexAnswer(t, props.step.check)} class="verdict" />
        </Show>
        <Show when={dr()}>
          {(dr) => (
            <OddsBars
              dist={twoDice}
              marked={(original) => original >= (dr().bogsOnOriginalDr ?? Infinity)}
              label={`${bogDrText(t, dr())} ${oddsText(t, dr())}`}
            />
          )}
        </Show>
        <Derivation label={t("derivation")} lines={hexLines(t, props.step.check, props.conditions, props.book)} />
        <Show when={props.inRow}>
          <p>
            <Text>{t("soFar", oddsValues(reduced(props.step.passesSoFar), 2))}</Text>
          </p>
          <button type="button" onClick={() => props.remove()}>
            {t("removeHex", { n: props.number })}
          </button>
        </Show>
      </div>
    </li>
  );
}
