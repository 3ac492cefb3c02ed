/** Movement costs (F.2, D.2): one unit, one move, each figure with its rule. */

import { createMemo, Show } from "solid-js";
import {
  CHART_UNITS,
  type ChartUnit,
  type CostChart,
  costText,
  type Move,
  movementCost,
  paysMf,
} from "../../src/game/movement-cost.ts";
import { costLines, costName } from "./cost-lines.ts";
import { NumberField, nearestHalf } from "./NumberField.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import { createUrlState, type Field, type Notation, startOf } from "./url-state.ts";

interface Props extends IslandProps {
  /** The Desert Terrain Chart. */
  chart: CostChart;
}

const TERRAIN = ["openGround", "scrub", "hammada", "orchard", "oliveGrove", "cactusPatch", "other"];
const PLACES = ["desert", "hill25", "level4"];
const FROM = ["ordinary", "wadi", "crest"];
const RISES = ["none", "hillock", "level"];
const DUST = ["none", "heavy", "buVeryHeavy"];
const AFV = ["armoredCar", "fullyTracked", "halftrack"];
const MOST = 40;
const YES_NO = { values: ["0", "1"] };

/** A number in halves. */
const halves = (start: string, min: number): Notation => ({
  start,
  valid: (text) => nearestHalf(text, min, MOST) === text,
  nearest: (text) => nearestHalf(text, min, MOST) || start,
});
const cot = halves("2", 0.5);

/** What stands among the conditions that are rarely needed. */
const MORE: Record<string, Field> = {
  cliff: YES_NO,
  lip: YES_NO,
  vbm: YES_NO,
  smoke: YES_NO,
  tow: YES_NO,
  twice: YES_NO,
  dust: { values: DUST },
  extra: halves("0", 0),
};
const FIELDS: Record<string, Field> = {
  unit: { values: ["fullyTracked", ...CHART_UNITS.filter((u) => u !== "fullyTracked")] },
  terrain: { values: TERRAIN },
  cot: { ...cot, valid: (text) => text === "all" || cot.valid(text) },
  place: { values: PLACES },
  sand: YES_NO,
  wet: YES_NO,
  wadi: YES_NO,
  from: { values: FROM },
  rise: { values: RISES },
  dune: YES_NO,
  track: YES_NO,
  ...MORE,
};

export default function Movement(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const yes = (key: string) => get(key) === "1";
  const unit = () => get("unit") as ChartUnit;

  const cost = createMemo(() =>
    movementCost(
      unit(),
      {
        terrain: get("terrain") as Move["terrain"],
        otherCot: get("cot") === "all" ? "ALL" : Number(get("cot")),
        place: get("place") as Move["place"],
        sand: yes("sand"),
        wetOrMud: yes("wet"),
        wadi: yes("wadi"),
        from: get("from") as Move["from"],
        cliff: yes("cliff"),
        rise: get("rise") as Move["rise"],
        lip: yes("lip"),
        duneCrest: yes("dune"),
        track: yes("track"),
        bypass: yes("vbm"),
        smoke: yes("smoke"),
        towing: yes("tow"),
        dust: get("dust") as Move["dust"],
        extra: Number(get("extra")),
        doubled: yes("twice"),
      },
      props.chart,
    ),
  );
  const total = () => {
    const c = cost();
    return c.possible ? costName(t, c.total, c.kind) : t("impossible");
  };
  /** The sum written out: "6 + 1". */
  const sum = () => {
    const c = cost();
    const figures = c.possible ? c.lines.filter(({ cost }) => cost !== 0).map(({ cost }) => costText(cost)) : [];
    return figures.length > 1 ? figures.join(" + ").replaceAll("+ −", "− ") : "";
  };
  const lines = () => costLines(t, cost());
  const result = () => ({
    title: `${t("title")}: ${t(`chart.${unit()}`)}, ${total()}`,
    lines: lines(),
  });

  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  /** `values` is asked anew as answers change, so that the choice stays where it is and keeps the focus. */
  const choice = (key: string, values: () => readonly string[]) => (
    <Choices label={t(key)} value={get(key)} set={(v) => set(key, v)} options={options(key, values())} />
  );
  const flag = (key: string) => <Check label={t(key)} value={get(key)} set={(v) => set(key, v)} />;
  const leavesOrEntersWadi = () => yes("wadi") !== (get("from") === "wadi");
  // Once open it stays open: nothing closes over the choice that was just taken back.
  const more = createMemo<boolean>(
    (was) => was || Object.entries(MORE).some(([key, field]) => get(key) !== startOf(field)),
    false,
  );
  const onFoot = () => unit() === "infantry" || unit() === "cavalry";

  return (
    <div class="calculator moves">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="step ask">
        <div class="inputs">
          <Choices
            label={t("unit")}
            value={get("unit")}
            set={(v) => set("unit", v)}
            options={CHART_UNITS.map((value) => ({ value, label: t(`chart.${value}`) }))}
          />
          <Choices
            label={t("terrain")}
            value={get("terrain")}
            set={(v) => set("terrain", v)}
            options={options("terrain", TERRAIN)}
            hint={get("terrain") === "other" ? t("otherHint") : undefined}
          />
          <Show when={get("terrain") === "other"}>
            <Check
              label={t("cotAll")}
              value={get("cot") === "all" ? "1" : "0"}
              set={(v) => set("cot", v === "1" ? "all" : cot.start)}
            />
            <Show when={get("cot") !== "all"}>
              <NumberField label={t("cot")} value={get("cot")} min={0.5} max={MOST} set={(v) => set("cot", v)} />
            </Show>
          </Show>
          <Show when={get("terrain") === "openGround" && !yes("wadi")}>{choice("place", () => PLACES)}</Show>
          <div class="flags">
            {flag("sand")}
            <Show when={yes("sand")}>{flag("wet")}</Show>
            {flag("wadi")}
            {flag("dune")}
            {flag("track")}
          </div>
          {choice("rise", () => RISES)}
          {choice("from", () => (unit() === "infantry" || get("from") === "crest" ? FROM : FROM.slice(0, 2)))}
          <details open={more()}>
            <summary>{t("more")}</summary>
            <div class="inputs">
              <div class="flags">
                <Show when={leavesOrEntersWadi()}>{flag("cliff")}</Show>
                <Show when={!onFoot()}>{flag("lip")}</Show>
                {flag("smoke")}
                <Show when={!paysMf(unit())}>
                  {flag("tow")}
                  {flag("vbm")}
                </Show>
                <Show when={!onFoot() && unit() !== "fullyTracked"}>{flag("twice")}</Show>
              </div>
              <Show when={unit() !== "infantry"}>
                {choice("dust", () =>
                  AFV.includes(unit()) || get("dust") === "buVeryHeavy" ? DUST : DUST.slice(0, 2),
                )}
              </Show>
              <NumberField label={t("extra")} value={get("extra")} min={0} max={MOST} set={(v) => set("extra", v)} />
            </div>
          </details>
        </div>
        <div class="result">
          <p class="verdict">
            <b>{total()}</b> <span>{sum()}</span>
          </p>
          <Derivation label={t("derivation")} lines={lines()} ruleHref={props.ruleHref} />
        </div>
      </div>
      <Said results={[`${t(`chart.${unit()}`)}${t("colon")}${total()} ${sum()}`]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
