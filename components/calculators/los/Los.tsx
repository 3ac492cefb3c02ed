/** The LOS calculator (D4.4–D10.2): whether two units see each other across a row of hexes, and by which rules. */
import { batch, createMemo, createSignal, For, Show } from "solid-js";
import { type LosHex, PLAIN_HEX } from "../../../src/game/los/row.ts";
import { Check } from "../kit/Check.tsx";
import { Derivation, RuleLink } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { asLabel, calculator, hexLines, shotsOf, stepLines } from "./calculator.ts";
import { HexFields } from "./HexFields.tsx";
import { LosStrip } from "./LosStrip.tsx";
import { maySplit, reversed, writeRow } from "./los-notation.ts";
import { RowButtons } from "./RowButtons.tsx";

type Props = PropsOf<typeof calculator> & {
  /** The URL of the fire calculator. */
  fireHref: string;
};

export default function LineOfSight(props: Props) {
  const { state, set, t, found: sight, Calculator, Pick } = useCalculator(calculator, props);
  const hexes = () => sight().row.hexes;
  const [chosen, choose] = createSignal(2);
  const at = () => Math.min(chosen(), hexes().length - 1);
  const hex = () => hexes()[at()]!;
  const isLast = () => at() === hexes().length - 1;

  const setHexes = (row: readonly LosHex[], open = at()) =>
    batch(() => {
      choose(open);
      set("row", writeRow(row));
    });
  const change = (hex: LosHex) => setHexes(hexes().with(at(), hex));
  const swap = () =>
    batch(() => {
      const { a, aIn, b, bIn } = state;
      set("a", b);
      set("aIn", bIn);
      set("b", a);
      set("bIn", aIn);
      setHexes(reversed(hexes()), hexes().length - 1 - at());
    });
  /** The attacks from A at B and from B at A, for links to the fire calculator. */
  const shots = createMemo(() => shotsOf(t, sight()));

  return (
    <Calculator class="los">
      <div>
        <LosStrip t={t} sight={sight()} selected={at()} select={choose} />
        <Show when={shots().length}>
          <p class="copy cluster shots">
            {t("thenFire")}{" "}
            <For each={shots()}>
              {({ text, query, barredBy }) => (
                <span>
                  <a class="tool" href={props.fireHref + query}>
                    {text}
                  </a>{" "}
                  <Show when={barredBy}>{(id) => <RuleLink id={id()} />}</Show>
                </span>
              )}
            </For>
          </p>
        </Show>
        <p class="hexes-in-words">
          <Text>
            {hexLines(t, sight())
              .map(({ text }) => text)
              .join("\u00a0· ")}
          </Text>
        </p>
        <p class="hint">{t("rowHint")}</p>
      </div>
      <RowButtons t={t} hexes={hexes()} at={at()} set={setHexes} swap={swap} />
      <div class="step grid">
        <fieldset class="inputs">
          <legend>
            <Text>{asLabel(t("hex", { n: at() + 1 }))}</Text>
          </legend>
          <HexFields
            t={t}
            hex={hex()}
            change={change}
            sideLabel={isLast() ? undefined : t("side", { n: at() + 1, next: at() + 2 })}
          />
          <Show when={maySplit(hexes(), at())}>
            <Check
              label={t("beside")}
              value={!!hex().beside}
              set={(on) => change({ ...hex(), beside: on ? PLAIN_HEX : undefined })}
            />
          </Show>
          <Show when={hex().beside}>
            {(beside) => (
              <fieldset class="inputs">
                <legend>{t("otherHex")}</legend>
                <HexFields
                  t={t}
                  hex={beside()}
                  change={(other) => change({ ...hex(), beside: other })}
                  sideLabel={t("spine")}
                />
              </fieldset>
            )}
          </Show>
        </fieldset>
        <div class="result">
          <Derivation label={t("derivation")} lines={stepLines(t, sight())} />
        </div>
      </div>
      <div class="picks cluster">
        <Pick of="a" />
        <Pick of="aIn" />
        <Pick of="b" />
        <Pick of="bIn" />
      </div>
    </Calculator>
  );
}
