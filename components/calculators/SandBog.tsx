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
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import type { ResultLine } from "./copy.ts";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps } from "./parts.tsx";
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

  const neededDr = (check: SandBogDr) =>
    check.bogsOnOriginalDr === null
      ? t("cannotBog")
      : check.bogsOnOriginalDr <= 2
        ? t("alwaysBogs")
        : t("bogsOn", { dr: check.bogsOnOriginalDr });

  const linesOf = (check: SandBogDr | NoSandBogDr): ResultLine[] => {
    if (!check.required) return [{ text: t(`none.${check.reason}`), rule: check.rule }];
    return [
      ...(check.hammadaFirst ? [{ text: t("hammadaFirst"), rule: "D3.31" }] : []),
      ...check.lines.map((l) => ({ text: `${formatDrm(l.drm)} ${props.conditions[l.name]}`, rule: l.rule })),
      { text: t("total", { drm: formatDrm(check.drm) }) },
      { text: neededDr(check), rule: "D7.31" },
    ];
  };
  const oddsText = (check: SandBogDr) =>
    t("odds", { fraction: asFraction(check.odds), percent: asPercent(check.odds, 1) });
  const throughText = () => {
    const odds = reduced(path().passesAll);
    return t("through", { hexes: steps().length, fraction: asFraction(odds), percent: asPercent(odds, 2) });
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
                <div class="inputs">
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
                </div>
                <div class="result" aria-live="polite">
                  <Show when={drOf()} fallback={<p class="verdict">{t("noDr")}</p>}>
                    {(dr) => (
                      <>
                        <p class="verdict">
                          <b>{asFraction(dr().odds)}</b> {asPercent(dr().odds, 1)} <span>{t("toBog")}</span>
                        </p>
                        <BarChart byDr={dr().byDr} label={`${neededDr(dr())} ${oddsText(dr())}`} />
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
        <p class="verdict whole" aria-live="polite">
          {throughText()}
        </p>
      </Show>
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}

/** The 36 throws of two dice by their sum; the sums that bog are marked. */
function BarChart(props: { byDr: SandBogDr["byDr"]; label: string }) {
  return (
    <svg class="bars" viewBox="0 0 220 84" role="img" aria-label={props.label}>
      <Index each={props.byDr}>
        {(bar, i) => (
          <g class={bar().bogs ? "bad-bar" : undefined}>
            <rect x={i * 20 + 2} y={66 - bar().count * 9} width="16" height={bar().count * 9} />
            <text x={i * 20 + 10} y="80">
              {bar().dr}
            </text>
            <text x={i * 20 + 10} y={62 - bar().count * 9}>
              {bar().count}
            </text>
          </g>
        )}
      </Index>
    </svg>
  );
}
