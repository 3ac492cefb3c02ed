/** A path (F.2, D3.31, D7.31): hex by hex what it costs, which DR it asks for, and the odds to get there. */

import { createMemo, Index, Show } from "solid-js";
import { type Odds, reduced } from "../../src/game/distribution.ts";
import type { CostChart } from "../../src/game/movement-cost.ts";
import { planPath, type StepResult, type Traveller } from "../../src/game/path.ts";
import type { Ec } from "../../src/game/sand-bog.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { costLines, costName } from "./cost-lines.ts";
import type { ResultLine } from "./kit/copy.ts";
import { NumberField } from "./NumberField.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import {
  asks,
  FLAGS,
  MORE_FLAGS,
  MOST_COT,
  MOST_HEXES,
  nearestPath,
  pathStep,
  readPath,
  type Step,
  TERRAIN,
  turnIn,
  writeStep,
} from "./path-notation.ts";
import { bogLines, hammadaLines, oddsValues } from "./result-lines.ts";
import { createUrlState, type Field } from "./url-state.ts";

interface Props extends IslandProps {
  /** The Desert Terrain Chart. */
  chart: CostChart;
  /** Rows of tables D3.31-drm and D7.31-drm: names and numbers. */
  hammadaRows: readonly TableRow[];
  bogRows: readonly TableRow[];
  /** The printed condition of each DRM, by the table's and the row's name. */
  conditions: { hammada: Record<string, string>; bog: Record<string, string> };
}

const ON_FOOT = ["infantry", "cavalry"];
const VEHICLES = ["fullyTracked", "halftrack", "armoredCar", "lightTruck", "mediumHeavyTruck", "wagon", "motorcycle"];
const EC = ["veryDry", "dry", "moderate", "moist", "wet", "mud"];
const START = "oa.s";

const FIELDS: Record<string, Field> = {
  mover: { values: [...VEHICLES, ...ON_FOOT] },
  pressure: { values: ["normal", "low", "high"] },
  british: { values: ["0", "1"] },
  ec: { values: ["dry", ...EC.filter((ec) => ec !== "dry")] },
  start: { values: ["ground", "wadi"] },
  path: {
    start: START,
    valid: (text) => text !== "" && nearestPath(text) === text,
    nearest: (text) => nearestPath(text) || START,
  },
};

export default function Path(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const under = (prefix: string) => (key: string, values?: Record<string, string | number>) =>
    t(`${prefix}.${key}`, values);
  const { get, set, bad } = createUrlState(FIELDS);

  const vehicle = () => !ON_FOOT.includes(get("mover"));
  const steps = createMemo(() => readPath(get("path")));
  const setSteps = (changed: readonly Step[]) => set("path", changed.slice(0, MOST_HEXES).map(writeStep).join("."));
  const setStep = (index: number, change: Partial<Step>) =>
    setSteps(steps().map((s, i) => (i === index ? { ...s, ...change } : s)));

  const path = createMemo(() =>
    planPath(
      (vehicle()
        ? { mover: get("mover"), groundPressure: get("pressure"), britishBuilt: get("british") === "1" }
        : { mover: get("mover") }) as Traveller,
      get("ec") as Ec,
      get("start") === "wadi",
      steps().map(pathStep),
      props,
    ),
  );

  const stepName = (s: Step) =>
    [
      `${t(`t.${s.terrain}`)} ${s.cot}`.trim(),
      ...[...s.flags].filter((f) => asks(f, s, vehicle())).map((f) => t(`f.${f}`)),
    ].join(", ");
  const costText = ({ cost, costSoFar }: StepResult) =>
    cost.possible
      ? [
          costName(t, cost.total, cost.kind),
          costSoFar === null ? t("noSum") : t("soFar", { cost: costName(t, costSoFar, cost.kind) }),
        ].join(" · ")
      : t("cost.no.short");
  const soFar = (key: string, odds: Odds): ResultLine => ({ text: t(key, oddsValues(reduced(odds), 2)) });
  /** The DR of a step in their order, and the odds before and after them. */
  const oddsLines = ({ hammada, bog, reaches, passesSoFar }: StepResult): ResultLine[] => {
    const due: ResultLine[] = [];
    if (hammada?.required) due.push({ text: t("hammada", oddsValues(hammada.odds)), rule: "D3.31" });
    if (bog?.required) due.push({ text: t("bog", oddsValues(bog.odds)), rule: "D7.31" });
    return due.length
      ? [...due, soFar("reaches", reaches), soFar("passes", passesSoFar)]
      : [{ text: t("noDr") }, soFar("reaches", reaches)];
  };
  const derivation = ({ cost, hammada, bog }: StepResult): ResultLine[] => [
    ...costLines(t, cost),
    ...(hammada?.required && bog?.required ? [{ text: t("order"), rule: "D7.31" }] : []),
    ...(hammada
      ? hammadaLines(under("hammada"), hammada, get("mover") === "motorcycle", props.conditions.hammada)
      : []),
    ...(bog ? bogLines(under("sandBog"), bog, props.conditions.bog) : []),
  ];
  const whole = () => {
    const { steps: done, total, passesAll } = path();
    const { cost } = done.at(-1)!;
    // Only a step that cannot be made leaves no chance at all.
    return t(passesAll.count ? "whole" : "blocked", {
      hexes: done.length,
      cost: cost.possible && total !== null ? costName(t, total, cost.kind) : t("noSum"),
      ...oddsValues(reduced(passesAll), 2),
    });
  };
  const result = () => ({
    title: `${t("title")}: ${t(`sandBog.mover.${get("mover")}`)}`,
    lines: [
      {
        text: [
          ...(vehicle() ? [t(`sandBog.pressure.${get("pressure")}`)] : []),
          `EC ${t(`sandBog.ec.${get("ec")}`)}`,
        ].join(", "),
      },
      ...path().steps.flatMap((entry, i): ResultLine[] => [
        { text: `${t("hex", { n: i + 1 })}: ${stepName(steps()[i]!)}: ${costText(entry)}` },
        ...costLines(t, entry.cost),
        ...(vehicle() ? oddsLines(entry) : []),
      ]),
      { text: whole() },
    ],
  });

  const options = (prefix: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${prefix}.${value}`) }));
  const choice = (key: string, prefix: string, values: readonly string[]) => (
    <Choices label={t(prefix)} value={get(key)} set={(v) => set(key, v)} options={options(prefix, values)} />
  );

  return (
    <div class="calculator">
      <BadValues bad={bad()} strings={props.strings} field={(key) => (key === "start" ? key : `sandBog.${key}`)} />
      <div class="inputs">
        <Choices
          label={t("sandBog.mover")}
          value={get("mover")}
          set={(v) => set("mover", v)}
          options={options("sandBog.mover", [...VEHICLES, ...ON_FOOT])}
          hint={get("mover") === "wagon" ? t("sandBog.wagonHint") : undefined}
        />
        <Show when={get("mover") === "mediumHeavyTruck"}>
          <Check label={t("sandBog.british")} value={get("british")} set={(v) => set("british", v)} />
        </Show>
        <Show when={vehicle()}>{choice("pressure", "sandBog.pressure", ["low", "normal", "high"])}</Show>
        {choice("ec", "sandBog.ec", EC)}
        {choice("start", "start", ["ground", "wadi"])}
      </div>

      <ol class="steps">
        <Index each={path().steps}>
          {(entry, i) => {
            const step = () => steps()[i] ?? steps()[0]!;
            // Once open it stays open: nothing closes over the choice that was just taken back.
            const more = createMemo<boolean>((was) => was || MORE_FLAGS.some((f) => step().flags.includes(f)), false);
            const flag = (f: string) => (
              <Show when={asks(f, step(), vehicle())}>
                <Check
                  label={t(`f.${f}`)}
                  value={step().flags.includes(f) ? "1" : "0"}
                  set={(v) => setStep(i, { flags: v === "1" ? step().flags + f : step().flags.replace(f, "") })}
                />
              </Show>
            );
            return (
              <li class="step">
                <fieldset class="inputs">
                  <legend class="unseen">{t("hex", { n: i + 1 })}</legend>
                  <Choices
                    label={t("hex", { n: i + 1 })}
                    value={step().terrain}
                    set={(terrain) => setStep(i, { terrain })}
                    options={options("t", TERRAIN)}
                  />
                  <Show when={step().terrain === "x"}>
                    <NumberField
                      label={t("cot")}
                      value={step().cot}
                      min={0.5}
                      max={MOST_COT}
                      set={(cot) => setStep(i, { cot })}
                    />
                  </Show>
                  <div class="flags">{FLAGS.map(flag)}</div>
                  <details open={more()}>
                    <summary>{t("more")}</summary>
                    <div class="flags">{MORE_FLAGS.map(flag)}</div>
                  </details>
                </fieldset>
                <div class="result">
                  <p class="verdict">{costText(entry())}</p>
                  <Show when={vehicle() || !entry().cost.possible}>
                    <Derivation
                      label={t("hex", { n: i + 1 })}
                      lines={entry().cost.possible ? oddsLines(entry()) : costLines(t, entry().cost)}
                      ruleHref={props.ruleHref}
                    />
                  </Show>
                  <details>
                    <summary aria-label={t("derivation") + t("colon") + t("hex", { n: i + 1 })}>
                      {t("derivation")}
                    </summary>
                    <Derivation label={t("derivation")} lines={derivation(entry())} ruleHref={props.ruleHref} />
                  </details>
                  <button
                    type="button"
                    hidden={steps().length < 2}
                    onClick={() => setSteps(steps().filter((_, k) => k !== i))}
                  >
                    {t("removeHex", { n: i + 1 })}
                  </button>
                </div>
              </li>
            );
          }}
        </Index>
      </ol>
      <div class="copy">
        <button
          type="button"
          disabled={steps().length >= MOST_HEXES}
          onClick={() => setSteps([...steps(), { terrain: "s", cot: "", flags: "" }])}
        >
          {t("addHex")}
        </button>
        <button type="button" hidden={!vehicle()} onClick={() => setSteps([...steps(), turnIn(steps().at(-1)!)])}>
          {t("addVca")}
        </button>
      </div>
      <p class="verdict whole">{whole()}</p>
      <Said results={[whole()]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
