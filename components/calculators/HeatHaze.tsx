/** Heat haze (D11.62–D11.623): its DRM for one attack, and whether it is in effect at all. */

import { createMemo, Show } from "solid-js";
import type { Haze } from "../../src/game/haze.ts";
import { type HazeCondition, type HazeScenario, hazeInEffect, type TimeOfDay } from "../../src/game/haze-in-effect.ts";
import { type GroundTarget, heatHazeDrm } from "../../src/game/heat-haze.ts";
import { heatHazeCurve } from "../../src/game/heat-haze-curve.ts";
import { rowNamed } from "../../src/game/table.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import type { ResultLine } from "./kit/copy.ts";
import {
  BadValues,
  Check,
  Choices,
  Conditions,
  CopyResult,
  Derivation,
  fill,
  type IslandProps,
  Said,
} from "./parts.tsx";
import { createUrlState, type Field, startOf } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of table D11.62-haze: names and numbers. */
  hazeRows: readonly TableRow[];
  /** Rows of table D11.622-aerial: names and numbers. */
  aerialRows: readonly TableRow[];
  /** The results of the Time of Day dr in this language, by the row's name. */
  times: Record<string, string>;
  /** The names of the months in this language, January first. */
  months: readonly string[];
}

const HAZES = ["normal", "intense"];
const ATTACKERS = ["ground", "aerial", "oba"] as const;
const TARGETS = ["infantry", "vehicle", "both", "empty", "aerial"];
const THEATRES = ["northAfrica", "other"];
const WEATHER = ["clear", "gusty", "overcast", "mud", "mudOvercast"] as const;
/** A SSR that calls for the haze chosen, neither SSR nor dr, or the result of the dr. */
const WHEN = ["ssr", "none", "earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"];
const FARTHEST = 60;

/** What describes the scenario rather than the attack. */
const SCENARIO: Record<string, Field> = {
  theatre: { values: THEATRES },
  boards: { min: 0, max: 99, start: 1 },
  weather: { values: WEATHER },
  when: { values: WHEN },
  night: { values: ["0", "1"] },
  month: { min: 1, max: 12, start: 1 },
};
const FIELDS: Record<string, Field> = {
  haze: { values: HAZES },
  by: { values: ATTACKERS },
  at: { values: TARGETS },
  range: { min: 0, max: FARTHEST, start: 13 },
  ...SCENARIO,
};

type Column = "infantry" | "vehicle";
/** The columns of the table that a target is looked up in. */
const COLUMNS: Record<string, readonly Column[]> = {
  infantry: ["infantry"],
  vehicle: ["vehicle"],
  both: ["infantry", "vehicle"],
  empty: ["infantry"],
};
const ROW = { infantry: "Infantry", vehicle: "Vehicle" } as const;

export default function HeatHaze(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));

  const haze = () => get("haze") as Haze;
  const hazeName = (kind = haze()) => t(`haze.${kind}`);
  const range = () => Number(get("range"));
  const bySsr = () => get("when") === "ssr" || get("when") === "none";

  const scenario = createMemo(() => {
    const place = {
      northAfrica: get("theatre") === "northAfrica",
      desertBoards: Number(get("boards")),
      weather: get("weather") as HazeScenario["weather"],
    };
    return hazeInEffect(
      bySsr()
        ? {
            ...place,
            specifiedBy: "ssr",
            ssrHaze: get("when") === "ssr" ? haze() : "none",
            night: get("night") === "1",
          }
        : { ...place, specifiedBy: "timeOfDay", timeOfDay: get("when") as TimeOfDay, month: Number(get("month")) },
    );
  });
  /** The haze that is in effect in the scenario. */
  const called = () => {
    const s = scenario();
    return s.inEffect ? s.haze : undefined;
  };
  const conditionLine = (c: HazeCondition) => ({
    text: t("condition.line", { condition: t(`condition.${c.name}`), verdict: t(c.holds ? "holds" : "fails") }),
    rule: c.rule,
  });

  const curves = createMemo(() => ({
    infantry: heatHazeCurve(haze(), "infantry", FARTHEST, props.hazeRows),
    vehicle: heatHazeCurve(haze(), "vehicle", FARTHEST, props.hazeRows),
  }));
  const stepsOf = (column: Column) => {
    const { clearRange, step } = rowNamed(props.hazeRows, haze() + ROW[column]);
    return { clear: Number(clearRange), step: Number(step) };
  };
  const attack = createMemo(() =>
    heatHazeDrm(
      {
        haze: haze(),
        range: range(),
        attacker: get("by") as (typeof ATTACKERS)[number],
        target: (get("at") === "empty" ? "emptyHex" : get("at")) as GroundTarget | "aerial",
      },
      props.hazeRows,
      props.aerialRows,
    ),
  );
  /** The result of an attack that haze affects. */
  const affected = () => {
    const a = attack();
    return a.affected && called() ? a : undefined;
  };

  const columnLine = (column: Column): ResultLine => {
    const { clear, step } = stepsOf(column);
    const over = range() - clear;
    return {
      text: t(over > 0 ? "line.beyond" : "line.clear", {
        drm: formatDrm(curves()[column][range()]!),
        haze: hazeName(),
        target: t(column),
        range: range(),
        ...{ clear, over, step },
      }),
      rule: haze() === "normal" ? "D11.62" : "D11.621",
    };
  };
  const lines = (): ResultLine[] => {
    const a = attack();
    if (!called()) {
      return scenario()
        .conditions.filter((c) => !c.holds)
        .map(conditionLine);
    }
    if (!a.affected) return [{ text: t(`none.${a.reason}`), rule: a.rule }];
    const drm = formatDrm(a.drm);
    if (get("by") === "aerial")
      return a.lines.map(({ rule }) => ({ text: t("line.aerial", { drm, haze: hazeName() }), rule }));
    const at = get("at");
    const choice = at === "both" || at === "empty" ? [{ text: t(`line.${at}`, { drm }), rule: "D11.623" }] : [];
    return [...COLUMNS[at]!.map(columnLine), ...choice];
  };
  const nextText = () => {
    const { drm, nextChangeAt } = affected()!;
    return nextChangeAt === null ? t("anyRange") : t("next", { drm: formatDrm(drm + 1), range: nextChangeAt });
  };
  const curveText = () =>
    t("curve", {
      haze: hazeName(),
      lines: (["infantry", "vehicle"] as const)
        .map((column) => {
          const { clear, step } = stepsOf(column);
          const drm = formatDrm(curves()[column][range()]!);
          return t("curveLine", { target: t(column), first: clear + 1, step, drm, range: range() });
        })
        .join(t("comma")),
    });

  const verdict = () => (affected() ? formatDrm(affected()!.drm) : t("noDrm"));
  const outcome = () => {
    const kind = called();
    return kind ? t("inEffect", { haze: hazeName(kind) }) : t("notInEffect");
  };
  const result = () => ({
    title: t("copyTitle", {
      haze: called() ? hazeName() : t("notInEffect"),
      by: t(`by.${get("by")}`),
      at: t(`at.${get("at")}`),
      range: range(),
      drm: verdict(),
    }),
    lines: [
      ...(called() ? [...lines(), ...(affected() ? [{ text: nextText() }] : [])] : []),
      // The conditions are told where somebody has looked into them.
      ...(Object.entries(SCENARIO).some(([key, field]) => get(key) !== startOf(field))
        ? [...(called() ? [{ text: outcome() }] : []), ...scenario().conditions.map(conditionLine)]
        : []),
    ],
  });

  /** Takes a range that was typed: the nearest legal one, once it is finished. */
  const typed = (field: HTMLInputElement, finished: boolean) => {
    const value = field.valueAsNumber;
    if (Number.isInteger(value) && value >= 0 && value <= FARTHEST) set("range", String(value));
    else if (finished) {
      set("range", String(Math.min(FARTHEST, Math.max(0, Math.round(Number.isNaN(value) ? range() : value)))));
      field.value = get("range");
    }
  };
  const step = (by: number) => set("range", String(Math.min(FARTHEST, Math.max(0, range() + by))));

  return (
    <div class="calculator">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="step ask">
        <div class="inputs">
          <Choices label={t("haze")} value={get("haze")} set={(v) => set("haze", v)} options={options("haze", HAZES)} />
          <Choices label={t("by")} value={get("by")} set={(v) => set("by", v)} options={options("by", ATTACKERS)} />
          <Choices
            label={t("at")}
            value={get("at")}
            set={(v) => set("at", v)}
            options={options("at", TARGETS)}
            hint={props.strings[`hint.${get("at")}`]}
          />
          <fieldset class="range">
            <legend>{t("range")}</legend>
            <input
              type="range"
              min="0"
              max={FARTHEST}
              aria-label={t("slider")}
              value={get("range")}
              onInput={(event) => set("range", event.currentTarget.value)}
            />
            <div>
              {" "}
              <button type="button" aria-label={t("less")} onClick={() => step(-1)}>
                −
              </button>
              <input
                type="number"
                inputmode="numeric"
                min="0"
                max={FARTHEST}
                aria-label={t("range")}
                value={get("range")}
                onInput={(event) => typed(event.currentTarget, false)}
                onChange={(event) => typed(event.currentTarget, true)}
              />
              <button type="button" aria-label={t("more")} onClick={() => step(1)}>
                +
              </button>
            </div>
          </fieldset>
        </div>
        <div class="result">
          <div>
            <p class="verdict drm">
              <b>{verdict()}</b> <span>{affected() ? t("drmTo") : called() ? "" : t("none.notInEffect")}</span>
            </p>
            <Show when={affected()}>
              <p>{nextText()}</p>
            </Show>
            <Show when={called() && called() !== haze()}>
              <p class="bad">{t("differs", { haze: hazeName(called()) })}</p>
            </Show>
            <Derivation label={t("derivation")} lines={lines()} ruleHref={props.ruleHref} />
          </div>
          <Show when={affected() && get("by") === "ground"}>
            <Curve
              label={curveText()}
              infantry={curves().infantry}
              vehicle={curves().vehicle}
              names={[t("infantry"), t("vehicle")]}
              range={range()}
              rangeText={t("hexes", { range: range() })}
            />
          </Show>
        </div>
      </div>
      <Said results={[affected() ? `${verdict()} ${t("drmTo")}` : verdict(), outcome()]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />

      <h2>{t("check")}</h2>
      <div class="step ask">
        <div class="inputs">
          <Choices
            label={t("theatre")}
            value={get("theatre")}
            set={(v) => set("theatre", v)}
            options={options("theatre", THEATRES)}
            hint={t("theatreHint")}
          />
          <Choices
            label={t("boards")}
            value={get("boards") === "0" ? "0" : "1"}
            set={(v) => set("boards", v)}
            options={options("boards", ["1", "0"])}
          />
          <Choices
            label={t("weather")}
            value={get("weather")}
            set={(v) => set("weather", v)}
            options={options("weather", WEATHER)}
          />
          <Choices
            label={t("when")}
            value={get("when")}
            set={(v) => set("when", v)}
            options={WHEN.map((value) => ({ value, label: props.times[value] ?? t(`when.${value}`) }))}
          />
          <Show
            when={bySsr()}
            fallback={
              <label class="check">
                <span>{t("month")}</span>
                <select onChange={(event) => set("month", event.currentTarget.value)}>
                  {props.months.map((name, i) => (
                    <option value={i + 1} selected={get("month") === String(i + 1)}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            }
          >
            <Check label={t("night")} value={get("night")} set={(v) => set("night", v)} />
          </Show>
        </div>
        <div class="result">
          <p class="verdict outcome">
            <b>{outcome()}</b>
          </p>
          <Conditions
            label={t("conditions")}
            conditions={scenario().conditions}
            text={(c) => conditionLine(c).text}
            ruleHref={props.ruleHref}
          />
          <Show when={!bySsr() && called()}>
            {(kind) => (
              <button type="button" aria-pressed={kind() === haze()} onClick={() => set("haze", kind())}>
                {t("use", { haze: hazeName(kind()) })}
              </button>
            )}
          </Show>
        </div>
      </div>
    </div>
  );
}

const x = (range: number) => 26 + range * 5;
const y = (drm: number) => 152 - drm * 14;
/** Stairs through the DRM at each range: a tread is as wide as its hexes, half a hex more at either end. */
const stairs = (curve: readonly number[]) => {
  const treads = curve.map((drm, r) => (drm === curve[r - 1] ? "" : `${r ? `H${x(r - 0.5)}V` : `M${x(0)} `}${y(drm)}`));
  return `${treads.join("")}H${x(curve.length - 1)}`;
};

/** The DRM by range against both targets: a full line with a disc, a broken line with a square. */
function Curve(props: {
  infantry: readonly number[];
  vehicle: readonly number[];
  names: readonly [string, string];
  range: number;
  rangeText: string;
  label: string;
}) {
  const drm = (curve: readonly number[]) => curve[props.range]!;
  return (
    <svg class="curve" viewBox="0 0 340 186" role="img" aria-label={props.label}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => (
        <>
          <path class="grid" d={`M${x(0)} ${y(d)}H${x(FARTHEST)}`} />
          <text x="21" y={y(d) + 3} text-anchor="end">
            {formatDrm(d)}
          </text>
        </>
      ))}
      {[0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60].map((r) => (
        <text x={x(r)} y="167" text-anchor="middle">
          {r}
        </text>
      ))}
      <path class="chosen" d={`M${x(props.range)} 20V156`} />
      <path class="vehicle" d={`${stairs(props.vehicle)}M160 8h26`} />
      <path class="infantry" d={`${stairs(props.infantry)}M26 8h26`} />
      <rect x="168" y="3" width="10" height="10" />
      <rect x={x(props.range) - 5} y={y(drm(props.vehicle)) - 5} width="10" height="10" />
      <circle cx="39" cy="8" r="4" />
      <circle cx={x(props.range)} cy={y(drm(props.infantry))} r="4" />
      <text class="name" x="57" y="12">
        {props.names[0]} {formatDrm(drm(props.infantry))}
      </text>
      <text class="name" x="191" y="12">
        {props.names[1]} {formatDrm(drm(props.vehicle))}
      </text>
      <text class="name" x={Math.min(310, Math.max(46, x(props.range)))} y="182" text-anchor="middle">
        {props.rangeText}
      </text>
    </svg>
  );
}
