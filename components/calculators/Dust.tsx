/** Dust (D11.7–D11.79): its density through the Wind Change DR, its DRM to an attack, lights at night, Vehicle Dust. */

import { createMemo, Show } from "solid-js";
import { asFraction, asPercent, atMost, type Odds, reduced, twoDice } from "../../src/game/distribution.ts";
import { type DustAttackKind, dustAttack } from "../../src/game/dust-attack.ts";
import { compareDensity, DENSITIES, type Density } from "../../src/game/dust-density.ts";
import { alsoAt, densityTurns, lightsAt, type WindChange } from "../../src/game/dust-effects.ts";
import { type Boards, densestPossible } from "../../src/game/dust-scene.ts";
import { finalAtMost } from "../../src/game/final-at-most.ts";
import type { Ec } from "../../src/game/sand-bog.ts";
import { type DustyVehicle, dustRemoval, vehicleDust } from "../../src/game/vehicle-dust.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { ResultLine } from "./kit/copy.ts";
import { Spread } from "./kit/Spread.tsx";
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
import { createUrlState, type Field } from "./url-state.ts";

const BOARDS = ["desert", "mixed", "none"];
const EC = ["veryDry", "dry", "moderate"];
const KINDS = ["ift", "th", "oba", "dc", "ft", "aerial", "atAerial", "cc"];
const VEHICLES = ["moving", "stopped", "motion", "halted", "destroyed"];
/** A Wind Change DR's result in the address: n, m, h for the Wind Force, g for Gusts; r is rain. */
const WINDS = ["n", "ng", "m", "mg", "h", "hg", "r"];
const FORCE = { n: "none", m: "mild", h: "heavy" } as const;
const flag: Field = { values: ["0", "1"] };
const MOST_TURNS = 60;

const turnsIn = (text: string) => (text ? text.split(".") : []);
const FIELDS: Record<string, Field> = {
  boards: { values: BOARDS },
  ec: { values: EC },
  steppe: flag,
  density: { values: ["light", ...DENSITIES.filter((d) => d !== "light")] },
  turns: {
    start: "",
    valid: (text) => turnsIn(text).every((w) => WINDS.includes(w)) && turnsIn(text).length <= MOST_TURNS,
  },
  by: { values: KINDS },
  range: { min: 0, max: 60, start: 6 },
  need: { min: 0, max: 20, start: 7 },
  wind: flag,
  ffe: flag,
  building: flag,
  mp: { min: 1, max: 20, start: 2 },
  tow: flag,
  started: flag,
  paved: flag,
  left: flag,
  windy: flag,
  vehicle: { values: VEHICLES },
};

export default function Dust(props: IslandProps) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  const isOn = (key: string) => get(key) === "1";

  const scene = createMemo(() => ({ boards: get("boards") as Boards, ec: get("ec") as Ec, steppe: isOn("steppe") }));
  const possible = createMemo(() => densestPossible(scene()));
  /** What is asked for, or the densest that can exist. */
  const start = (): Density => {
    const asked = get("density") as Density;
    return compareDensity(asked, possible().densest) > 0 ? possible().densest : asked;
  };
  const tracks = () => possible().densest === "extremelyHeavy";
  const winds = () => (tracks() ? turnsIn(get("turns")) : []);
  const turns = createMemo(() =>
    densityTurns(
      start(),
      winds().map((w): WindChange => (w === "r" ? "rain" : { force: FORCE[w[0] as "n"], gusts: w.endsWith("g") })),
    ),
  );
  const now = (): Density => turns().at(-1)?.density ?? start();
  const turnLine = (i: number): ResultLine => {
    const { density, change, rule } = turns()[i]!;
    const values = { n: i + 1, wind: t(`wind.${winds()[i]}`), density: t(`density.${density}`), change: t(change) };
    return { text: t("turn", values), rule };
  };
  const turnLines = () => turns().map((_, i) => turnLine(i));
  const addTurn = (wind: string) => set("turns", [...turnsIn(get("turns")), wind].join("."));
  const undoTurn = () => set("turns", turnsIn(get("turns")).slice(0, -1).join("."));
  const isRainy = () => turns().some((turn) => turn.rule === "D11.77");

  const attack = createMemo(() =>
    dustAttack({
      density: now(),
      range: Number(get("range")),
      kind: get("by") as DustAttackKind,
      inBuilding: isOn("building"),
      intoWind: isOn("wind") && tracks(),
      throughFfe: isOn("ffe") && possible().densest !== "none" && !isRainy(),
    }),
  );
  const allowed = () => {
    const a = attack();
    return a.allowed ? a : undefined;
  };
  const drms = () => [...(allowed()?.drms.counts.keys() ?? [])].sort((a, b) => a - b);
  const drmText = () => {
    if (!allowed()) return t("prohibited");
    const values = drms();
    const [first, last] = [values[0]!, values.at(-1)!];
    return first === last ? formatDrm(first) : t("fromTo", { first: formatDrm(first), last: formatDrm(last) });
  };
  const usesLightDr = () => allowed()?.lines.some((line) => line.name === "lightDr");
  const attackLines = (): ResultLine[] => {
    const a = attack();
    if (!a.allowed) return [{ text: t("aerialProhibited"), rule: a.rule }];
    return [
      ...a.lines.map(({ name, drms, rule }) => {
        // A fixed DRM has one value; the lines of a dr name it in words.
        const [drm = 0] = drms.counts.keys();
        return { text: t(`line.${name}`, { drm: formatDrm(drm), range: get("range") }), rule };
      }),
      ...a.exemptions.map(({ name, rule }) => ({ text: t(`exempt.${name}`), rule })),
      ...(usesLightDr() ? [{ text: t("fru"), rule: "D11.71" }] : []),
    ];
  };
  const oddsText = (odds: Odds) => `${asFraction(reduced(odds))} = ${asPercent(odds, 1)}`;
  const needText = () => {
    const need = Number(get("need"));
    const drms = allowed()!.drms;
    return t("needResult", { need, with: oddsText(finalAtMost(need, drms)), without: oddsText(atMost(twoDice, need)) });
  };
  const byDrm = () => {
    const { drms: dist } = allowed()!;
    return { counts: new Map(drms().map((drm) => [formatDrm(drm), dist.counts.get(drm)!])), total: dist.total };
  };

  const lightText = (light: "starshell" | "fire") => {
    const lights = lightsAt(now());
    if (!lights) return t(`${light}.normal`);
    return t(`${light}.${lights[light] ?? "dark"}`);
  };
  const nightLines = () =>
    (["starshell", "fire"] as const).map((light) => ({ text: lightText(light), rule: "D11.78" }));

  const alsoLines = () => alsoAt(now()).map(({ name, rule }) => ({ text: t(`also.${name}`), rule }));

  const vehicle = createMemo(() =>
    vehicleDust({
      ...scene(),
      windy: isOn("windy"),
      mp: Number(get("mp")),
      towing: isOn("tow"),
      started: isOn("started"),
      paved: isOn("paved"),
      leftPlay: isOn("left"),
    }),
  );
  const conditionText = (name: string, holds: boolean) =>
    t("conditionLine", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails") });
  const verdict = () => t(isRainy() ? "rainedOff" : vehicle().placed ? "placed" : "notPlaced");
  const vehicleLines = () => [
    { text: verdict(), rule: isRainy() ? "D11.77" : "D11.74" },
    ...vehicle().conditions.map(({ name, holds, rule }) => ({ text: conditionText(name, holds), rule })),
    { text: t("leastMp", { mp: vehicle().leastMpWithout }), rule: "D11.74" },
  ];
  const removal = () => dustRemoval(get("vehicle") as DustyVehicle);
  const removalLines = (): ResultLine[] => [
    ...removal().moments.map((moment) => ({ text: t(`moment.${moment}`), rule: "D11.74" })),
    ...(removal().turnedOver ? [{ text: t("turnedOver"), rule: "D11.74" }] : []),
  ];

  const conditions = () => [...possible().light, ...possible().heavy];
  const sceneLines = () => conditions().map(({ name, holds, rule }) => ({ text: conditionText(name, holds), rule }));
  const densityResult = () => ({
    title: `${t("densityNow")}${t("colon")}${t(`density.${now()}`)}`,
    lines: [
      { text: `${t("densityStart")}${t("colon")}${t(`density.${start()}`)}` },
      ...turnLines(),
      ...alsoLines(),
      ...nightLines(),
    ],
  });
  const attackResult = () => ({
    title: t("attackTitle", {
      density: t(`density.${now()}`),
      by: t(`by.${get("by")}`),
      range: get("range"),
      drm: drmText(),
    }),
    lines: [...attackLines(), ...(allowed() ? [{ text: needText() }] : [])],
  });
  const vehicleResult = () => ({
    title: t("vehicleTitle"),
    lines: [...vehicleLines(), { text: t(`vehicle.${get("vehicle")}`) }, ...removalLines()],
  });

  const number = (key: string, min: number, max: number) => {
    const take = (value: number) => set(key, String(Math.min(max, Math.max(min, Math.round(value)))));
    return (
      <fieldset class="range">
        <legend>{t(key)}</legend>
        <button type="button" aria-label={t("less", { what: t(key) })} onClick={() => take(Number(get(key)) - 1)}>
          −
        </button>
        <input
          type="number"
          inputmode="numeric"
          min={min}
          max={max}
          aria-label={t(key)}
          value={get(key)}
          onChange={(event) => {
            const value = event.currentTarget.valueAsNumber;
            if (!Number.isNaN(value)) take(value);
            // The field shows what was taken, even where that is what it was before.
            event.currentTarget.value = get(key);
          }}
        />
        <button type="button" aria-label={t("more", { what: t(key) })} onClick={() => take(Number(get(key)) + 1)}>
          +
        </button>
      </fieldset>
    );
  };
  const check = (key: string, label = key, disabled = () => false) => (
    <Check label={t(label)} value={get(key)} set={(v) => set(key, v)} disabled={disabled()} />
  );
  const choices = (key: string, values: readonly string[], hint?: () => string | undefined) => (
    <Choices label={t(key)} value={get(key)} set={(v) => set(key, v)} options={options(key, values)} hint={hint?.()} />
  );
  const derivation = (lines: () => ResultLine[], label = "derivation") => (
    <Derivation label={t(label)} lines={lines()} ruleHref={props.ruleHref} />
  );
  const copy = (result: () => { title: string; lines: ResultLine[] }, heading: string) => (
    <CopyResult of={t(heading)} result={result} strings={props.strings} ruleHref={props.ruleHref} />
  );

  return (
    <div class="calculator dust">
      <BadValues bad={bad()} strings={props.strings} />
      <h2>{t("densityHeading")}</h2>
      <div class="step ask">
        <div class="inputs">
          {choices("boards", BOARDS)}
          {choices("ec", EC)}
          {check("steppe")}
          {choices("density", DENSITIES)}
          <fieldset class="choices winds" disabled={!tracks()}>
            <legend>{t("turns")}</legend>
            {WINDS.map((wind) => (
              <button type="button" disabled={!tracks() || winds().length >= MOST_TURNS} onClick={() => addTurn(wind)}>
                {t(`wind.${wind}`)}
              </button>
            ))}
            <button type="button" disabled={!winds().length} onClick={undoTurn}>
              {t("undo")}
            </button>
            <p class="hint">{t(tracks() ? "turnsHint" : "noTurns")}</p>
          </fieldset>
        </div>
        <div class="result">
          <div>
            <p class="verdict outcome">
              <b>{t(`density.${now()}`)}</b> <span>{t("densityNow")}</span>
            </p>
            <Show when={start() !== get("density")}>
              <p class="bad">
                {t("cannotBe", { asked: t(`density.${get("density")}`), used: t(`density.${start()}`) })}
              </p>
            </Show>
            <Show when={turns().length}>
              <p class="hint">{turnLine(turns().length - 1).text}</p>
            </Show>
          </div>
          {derivation(turnLines, "log")}
          <details open={possible().densest !== "extremelyHeavy"}>
            <summary>{t("possible")}</summary>
            {derivation(sceneLines, "possible")}
          </details>
          <Show when={alsoLines().length}>
            <h3>{t("also")}</h3>
            {derivation(alsoLines, "also")}
          </Show>
          <h3>{t("night")}</h3>
          {derivation(nightLines, "night")}
        </div>
      </div>
      {copy(densityResult, "densityHeading")}

      <h2>{t("attackHeading")}</h2>
      <div class="step ask">
        <div class="inputs">
          {choices("by", KINDS, () => props.strings[`hint.${get("by")}`])}
          {number("range", 0, 60)}
          {check("wind", "wind", () => !tracks())}
          <p class="hint">{t(tracks() ? "windHint" : "noWindHint")}</p>
          {check("ffe")}
          {check("building")}
          {number("need", 0, 20)}
        </div>
        <div class="result">
          <div>
            <p class="verdict drm">
              <b>{drmText()}</b> <span>{allowed() ? t("drmTo") : ""}</span>
            </p>
            <Show when={allowed()}>
              <p>{needText()}</p>
            </Show>
          </div>
          {derivation(attackLines)}
          <Show when={drms().length > 1}>
            <Spread label={t("chances")} odds={byDrm()} name={(drm) => drm} />
          </Show>
        </div>
      </div>
      {copy(attackResult, "attackHeading")}

      <h2>{t("vehicleHeading")}</h2>
      <div class="step ask">
        <div class="inputs">
          {number("mp", 1, 20)}
          {["tow", "started", "paved", "left", "windy"].map((key) => check(key))}
          {choices("vehicle", VEHICLES)}
        </div>
        <div class="result">
          <div>
            <p class="verdict outcome">
              <b>{verdict()}</b>
            </p>
          </div>
          <Conditions
            label={t("conditions")}
            conditions={vehicle().conditions}
            text={(c) => conditionText(c.name, c.holds)}
            ruleHref={props.ruleHref}
          />
          <p>{t("leastMp", { mp: vehicle().leastMpWithout })}</p>
          <h3>{t("removed")}</h3>
          {derivation(removalLines, "removed")}
        </div>
      </div>
      <Said
        results={[
          `${t("densityNow")}${t("colon")}${t(`density.${now()}`)}`,
          allowed() ? `${t("drmTo")}${t("colon")}${drmText()}. ${needText()}` : attackLines()[0]!.text,
          verdict(),
          ...removalLines().map(({ text }) => text),
        ]}
      />
      {copy(vehicleResult, "vehicleHeading")}
    </div>
  );
}
