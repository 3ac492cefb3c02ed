/** Hammada Immobilization (D3.31, D3.32): one vehicle, one hex. */

import { createMemo, Show } from "solid-js";
import { asFraction, asPercent, twoDice } from "../../src/game/distribution.ts";
import { type HammadaDr, type HammadaStep, hammadaCheck } from "../../src/game/hammada.ts";
import type { Mover } from "../../src/game/sand-bog.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { type Bar, BarChart } from "./kit/BarChart.tsx";
import type { ResultLine } from "./kit/copy.ts";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import { hammadaDrLines, hammadaLines, oddsValues } from "./result-lines.ts";
import { createUrlState, type Field } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of table D3.31-drm: names and numbers. */
  drmRows: readonly TableRow[];
  /** The printed condition of each DRM, by the row's name. */
  conditions: Record<string, string>;
  /** What each mover pays for hammada and for Open Ground, once and 2 times. */
  costs: Record<"hammada" | "open", Record<string, { cost: string; twice: string }>>;
}

const MOVERS = ["halftrack", "armoredCar", "lightTruck", "mediumHeavyTruck", "wagon", "motorcycle", "fullyTracked"];
const HEXES = ["hammada", "openGroundAccessible", "scrub", "sand", "other"];
const YES_NO = { values: ["0", "1"] };
const FIELDS: Record<string, Field> = {
  mover: { values: MOVERS },
  british: YES_NO,
  hex: { values: HEXES },
  doubled: YES_NO,
  track: YES_NO,
  mud: YES_NO,
};
/** The 36 throws, each sum with what it brings: nothing, a failure, a failure that eliminates. */
const barsOf = ({ failsOnOriginalDr: fails, eliminatedOnOriginalDr: lost }: HammadaDr) =>
  [...twoDice.counts].map(([dr, count]): Bar => {
    const grade = lost !== null && dr >= lost ? 2 : fails !== null && dr >= fails ? 1 : 0;
    return { dr, count: Number(count), grade };
  });

export default function Hammada(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const yes = (key: string) => get(key) === "1";

  const mover = () => get("mover") as Mover;
  const motorcycle = () => mover() === "motorcycle";
  const check = createMemo(() =>
    hammadaCheck(
      { mover: mover(), britishBuilt: yes("british") },
      {
        hex: get("hex") as HammadaStep["hex"],
        alongTrackOrRoad: yes("track"),
        doubled: yes("doubled"),
        mud: yes("mud"),
      },
      props.drmRows,
    ),
  );
  const required = () => {
    const c = check();
    return c.required ? c : undefined;
  };
  const costLine = (): ResultLine[] => {
    const [terrain, rule] = get("hex") === "hammada" ? (["hammada", "D3.3"] as const) : (["open", "D.2"] as const);
    return [{ text: t("cost", props.costs[terrain][mover()]!), rule }];
  };
  const lines = () => hammadaLines(t, check(), motorcycle(), props.conditions);
  const result = () => ({
    title: `${t("title")}: ${t(`sandBog.mover.${get("mover")}`)}, ${t(`hex.${get("hex")}`)}`,
    lines: [...lines(), ...(required() ? [{ text: t("odds", oddsValues(required()!.odds)) }, ...costLine()] : [])],
  });
  const flag = (key: string) => <Check label={t(key)} value={get(key)} set={(v) => set(key, v)} />;

  return (
    <div class="calculator">
      <BadValues bad={bad()} strings={props.strings} field={(key) => (key === "mover" ? "sandBog.mover" : key)} />
      <div class="step ask">
        <div class="inputs">
          <Choices
            label={t("sandBog.mover")}
            value={get("mover")}
            set={(v) => set("mover", v)}
            options={MOVERS.map((value) => ({ value, label: t(`sandBog.mover.${value}`) }))}
          />
          <Show when={get("mover") === "mediumHeavyTruck"}>{flag("british")}</Show>
          <Choices
            label={t("hex")}
            value={get("hex")}
            set={(v) => set("hex", v)}
            options={HEXES.map((value) => ({ value, label: t(`hex.${value}`) }))}
          />
          {flag("doubled")}
          {flag("track")}
          <Show when={get("hex") === "openGroundAccessible"}>{flag("mud")}</Show>
        </div>
        <div class="result">
          <div>
            <Show when={required()} fallback={<p class="verdict">{t("noDr")}</p>}>
              {(dr) => (
                <p class="verdict">
                  <b>{asFraction(dr().odds)}</b> {asPercent(dr().odds, 1)}{" "}
                  <span>{t(motorcycle() ? "toDismount" : "toImmobilize")}</span>
                </p>
              )}
            </Show>
          </div>
          <Show when={required()}>
            {(dr) => (
              <BarChart
                bars={barsOf(dr())}
                label={hammadaDrLines(t, dr(), motorcycle())
                  .map(({ text }) => text)
                  .join(" ")}
              />
            )}
          </Show>
          <Derivation label={t("derivation")} lines={lines()} ruleHref={props.ruleHref} />
          <Show when={required()}>
            <Derivation
              label={t("paying")}
              lines={[...costLine(), { text: t("vca"), rule: "D3.31" }]}
              ruleHref={props.ruleHref}
            />
          </Show>
        </div>
      </div>
      <Said results={[required() ? t("odds", oddsValues(required()!.odds)) : t("noDr")]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
