/** Sand bog (D7.31): one vehicle, one hex or a row of hexes. */

import { createMemo, Index, Show } from "solid-js";
import { asFraction, asPercent, reduced } from "../../src/game/distribution.ts";
import {
  type Ec,
  type Mover,
  type NoSandBogDr,
  type SandBogDr,
  type Step,
  sandBogPath,
} from "../../src/game/sand-bog.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { BarChart } from "./BarChart.tsx";
import type { ResultLine } from "./copy.ts";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import { bogDrText, bogLines, oddsValues } from "./result-lines.ts";
import { createUrlState, type Field } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of table D7.31-drm, with their words in this language. */
  drmRows: readonly TableRow[];
  /** The printed condition of each DRM, by the row's name. */
  conditions: Record<string, string>;
}

const MOVERS = ["fullyTracked", "halftrack", "armoredCar", "lightTruck", "mediumHeavyTruck", "wagon", "motorcycle"];
const EC = ["dry", "veryDry", "moderate", "moist", "wet", "mud"];

/** A step of the path in the address: the hex, then c = across a Dune Crest, t = along a Track or road, v = changes VCA. */
const HEX_LETTER = { s: "sand", o: "openGroundAccessible", h: "hammada", n: "other" } as const;
type Letter = keyof typeof HEX_LETTER;
const PATH = /^[sohn][ctv]*(?:\.[sohn][ctv]*)*$/;
const MOST_HEXES = 20;

const FIELDS: Record<string, Field> = {
  mover: { values: MOVERS },
  pressure: { values: ["normal", "low", "high"] },
  british: { values: ["0", "1"] },
  ec: { values: EC },
  path: { start: "s", valid: (text) => PATH.test(text) && text.split(".").length <= MOST_HEXES },
};

const letterOf = (step: string) => step[0] as Letter;
const has = (step: string, flag: string) => step.slice(1).includes(flag);

export default function SandBog(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);

  const steps = createMemo(() => get("path").split("."));
  const setStep = (index: number, step: string) =>
    set(
      "path",
      steps()
        .map((s, i) => (i === index ? step : s))
        .join("."),
    );
  const toggle = (index: number, flag: string, on: boolean) => {
    const step = steps()[index]!;
    setStep(index, letterOf(step) + [..."ctv"].filter((f) => (f === flag ? on : has(step, f))).join(""));
  };

  const path = createMemo(() =>
    sandBogPath(
      {
        mover: get("mover") as Mover,
        groundPressure: get("pressure") as "low" | "normal" | "high",
        britishBuilt: get("british") === "1",
      },
      steps().map(
        (step): Step => ({
          hex: HEX_LETTER[letterOf(step)],
          action: has(step, "v") ? "changesVca" : "enters",
          crossesDuneCrest: has(step, "c"),
          alongTrackOrRoad: has(step, "t"),
          ec: get("ec") as Ec,
        }),
      ),
      props.drmRows,
    ),
  );

  const linesOf = (check: SandBogDr | NoSandBogDr): ResultLine[] => [
    ...(check.required && check.hammadaFirst ? [{ text: t("hammadaFirst"), rule: "D3.31" }] : []),
    ...bogLines(t, check, props.conditions),
  ];
  const oddsText = (check: SandBogDr) => t("odds", oddsValues(check.odds));
  const throughText = () => {
    const odds = reduced(path().passesAll);
    return t("through", { hexes: steps().length, fraction: asFraction(odds), percent: asPercent(odds, 2) });
  };
  /** Of one hex its own odds, of several those of the whole row. */
  const saidText = () => {
    const { check } = path().steps[0]!;
    if (steps().length > 1) return throughText();
    return check.required ? oddsText(check) : t("noDr");
  };
  const stepName = (step: string) =>
    [t(`hex.${letterOf(step)}`), ...[..."ctv"].filter((f) => has(step, f)).map((f) => t(`flag.${f}`))].join(", ");

  const result = () => ({
    title: `${t("title")}: ${t(`mover.${get("mover")}`)}`,
    lines: [
      { text: [t(`pressure.${get("pressure")}`), `EC ${t(`ec.${get("ec")}`)}`].join(", ") },
      ...path().steps.flatMap(({ check }, i): ResultLine[] => [
        { text: `${t("step", { n: i + 1 })}: ${stepName(steps()[i]!)}` },
        ...linesOf(check),
        ...(check.required ? [{ text: oddsText(check) }] : []),
      ]),
      ...(steps().length > 1 ? [{ text: throughText() }] : []),
    ],
  });

  return (
    <div class="calculator">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="inputs">
        <Choices
          label={t("mover")}
          value={get("mover")}
          set={(v) => set("mover", v)}
          options={MOVERS.map((value) => ({ value, label: t(`mover.${value}`) }))}
          hint={get("mover") === "wagon" ? t("wagonHint") : undefined}
        />
        <Show when={get("mover") === "mediumHeavyTruck"}>
          <Check label={t("british")} value={get("british")} set={(v) => set("british", v)} />
        </Show>
        <Choices
          label={t("pressure")}
          value={get("pressure")}
          set={(v) => set("pressure", v)}
          options={["low", "normal", "high"].map((value) => ({ value, label: t(`pressure.${value}`) }))}
        />
        <Choices
          label={t("ec")}
          value={get("ec")}
          set={(v) => set("ec", v)}
          options={["veryDry", "dry", "moderate", "moist", "wet", "mud"].map((value) => ({
            value,
            label: t(`ec.${value}`),
          }))}
        />
      </div>

      <ol class="steps">
        <Index each={path().steps}>
          {(entry, i) => {
            const step = () => steps()[i] ?? "s";
            const drOf = () => {
              const { check } = entry();
              return check.required ? check : undefined;
            };
            return (
              <li class="step">
                <fieldset class="inputs">
                  <legend class="unseen">{t("step", { n: i + 1 })}</legend>
                  <Choices
                    label={t("step", { n: i + 1 })}
                    value={letterOf(step())}
                    set={(v) => setStep(i, v + step().slice(1))}
                    options={Object.keys(HEX_LETTER).map((value) => ({ value, label: t(`hex.${value}`) }))}
                  />
                  {["c", "t", "v"].map((flag) => (
                    <Check
                      label={t(`flag.${flag}`)}
                      value={has(step(), flag) ? "1" : "0"}
                      set={(v) => toggle(i, flag, v === "1")}
                    />
                  ))}
                </fieldset>
                <div class="result">
                  <Show when={drOf()} fallback={<p class="verdict">{t("noDr")}</p>}>
                    {(dr) => (
                      <>
                        <p class="verdict">
                          <b>{asFraction(dr().odds)}</b> {asPercent(dr().odds, 1)} <span>{t("toBog")}</span>
                        </p>
                        <BarChart
                          bars={dr().byDr.map((bar) => ({ ...bar, grade: bar.bogs ? 1 : 0 }))}
                          label={`${bogDrText(t, dr())} ${oddsText(dr())}`}
                        />
                      </>
                    )}
                  </Show>
                  <Derivation label={t("derivation")} lines={linesOf(entry().check)} ruleHref={props.ruleHref} />
                  <Show when={steps().length > 1}>
                    <p class="so-far">
                      {t("soFar", {
                        fraction: asFraction(reduced(entry().passesSoFar)),
                        percent: asPercent(entry().passesSoFar, 2),
                      })}
                    </p>
                    <button
                      type="button"
                      onClick={() =>
                        set(
                          "path",
                          steps()
                            .filter((_, k) => k !== i)
                            .join("."),
                        )
                      }
                    >
                      {t("removeHex", { n: i + 1 })}
                    </button>
                  </Show>
                </div>
              </li>
            );
          }}
        </Index>
      </ol>
      <button type="button" disabled={steps().length >= MOST_HEXES} onClick={() => set("path", `${get("path")}.s`)}>
        {t("addHex")}
      </button>
      <Show when={steps().length > 1}>
        <p class="verdict whole">{throughText()}</p>
      </Show>
      <Said results={[saidText()]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
