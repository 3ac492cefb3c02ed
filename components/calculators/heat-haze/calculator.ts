/** The Heat Haze calculator (D11.62–D11.623): its fields and result texts. */
import { type HazeInEffect, hazeInEffect } from "../../../src/game/haze-in-effect.ts";
import { type Haze, hazeRowsAtRange, heatHazeCurve, heatHazeDrm, RULE_OF_HAZE } from "../../../src/game/heat-haze.ts";
import { MAX_RANGE, TIMES, WEATHERS } from "../../../src/game/scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Answer as Answered } from "../kit/Answer.tsx";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, flag, oneOf, type StateOf, writeState } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { conditionLines } from "../shared/result-lines.ts";

const words = wordsOf(
  "heatHaze",
  "ask.haze",
  "ask.range",
  "ask.theatre",
  "ask.boards",
  "ask.weather",
  "ask.time",
  "ask.night",
  "ask.month",
);
export type HeatHazeSay = SayOf<typeof words>;

/** Fields about the scenario. All other fields are about the attack. */
const SCENARIO_FIELDS = {
  theatre: oneOf(["northAfrica", "other"]),
  boards: count(0, 99, 1),
  weather: oneOf(WEATHERS),
  /**
   * What decides whether haze is in effect. "ssr": an SSR puts the chosen haze into effect. "none": no SSR and no dr.
   * Other values: the result of the Time of Day dr.
   */
  when: oneOf(["ssr", "none", ...TIMES]),
  night: flag(),
  month: count(1, 12, 1),
};
export const FIELDS = {
  haze: oneOf(["normal", "intense"]),
  by: oneOf(["ground", "aerial", "oba"]),
  at: oneOf(["infantry", "vehicle", "both", "empty", "aerial"]),
  range: count(0, MAX_RANGE, 13),
  ...SCENARIO_FIELDS,
};
export type HeatHazeState = StateOf<typeof FIELDS>;

/** Returns whether no Time of Day dr is used. Then only an SSR can put haze into effect. */
export const isBySsr = (when: HeatHazeState["when"]): when is "ssr" | "none" => when === "ssr" || when === "none";

/** Returns the effect of haze on the attack (D11.62–D11.623), and whether haze is in effect at all (D11.62, D11.3). */
export function answerTo(state: HeatHazeState) {
  const { range, by, at, theatre, boards, weather, when, night, month } = state;
  const target = at === "empty" ? "emptyHex" : at;
  const place = { northAfrica: theatre === "northAfrica", desertBoard: boards > 0, weather };
  const scenario = hazeInEffect(
    isBySsr(when)
      ? { ...place, specifiedBy: "ssr", ssrHaze: when === "ssr" ? state.haze : "none", night }
      : { ...place, specifiedBy: "timeOfDay", timeOfDay: when, month },
  );
  /** The haze in effect, or the chosen haze if none is in effect. */
  const haze = scenario.inEffect ? scenario.haze : state.haze;
  return { scenario, haze, attack: heatHazeDrm({ haze, range, attacker: by, target }) };
}
export type Answer = ReturnType<typeof answerTo>;

/** Returns the text that says which haze is in effect, or that none is. */
export const inEffectText = (t: HeatHazeSay, scenario: HazeInEffect): string =>
  scenario.inEffect ? t("inEffect", { haze: t(`haze.${scenario.haze}`) }) : t("notInEffect");

/** Returns the attack, or undefined if haze is not in effect or does not affect the attack. */
export const affectedAttack = ({ attack, scenario }: Answer) =>
  attack.affected && scenario.inEffect ? attack : undefined;

/** Returns the DRM to the attack: "+2" or "No DRM". */
export function verdictText(t: HeatHazeSay, answer: Answer): string {
  const attack = affectedAttack(answer);
  return attack ? formatDrm(attack.drm) : t("noDrm");
}

/** Returns a text with the range at which the DRM increases next; undefined if haze does not affect the attack. */
export function nextChangeText(t: HeatHazeSay, answer: Answer): string | undefined {
  const attack = affectedAttack(answer);
  if (!attack) return undefined;
  const { drm, nextChangeAt } = attack;
  return nextChangeAt === null ? t("anyRange") : t("next", { drm: formatDrm(drm + 1), range: nextChangeAt });
}

/** Returns the derivation of the DRM, or the reasons why there is no DRM. Each line has its rule. */
export function attackLines(t: HeatHazeSay, state: HeatHazeState, answer: Answer): ResultLine[] {
  const { attack, scenario, haze } = answer;
  const failed = scenario.conditions.filter(({ holds }) => !holds);
  if (!scenario.inEffect) return conditionLines(t, failed);
  const name = t(`haze.${haze}`);
  const other = haze === state.haze ? [] : [{ text: t("differs", { haze: name }), rule: "D11.3" }];
  if (!attack.affected) return [...other, { text: t(`none.${attack.reason}`), rule: attack.rule }];
  const { at, by, range } = state;
  const drm = formatDrm(attack.drm);
  if (by === "aerial")
    return [...other, ...attack.lines.map(({ rule }) => ({ text: t("line.aerial", { drm, haze: name }), rule }))];
  if (at === "aerial") return [];
  const rows = hazeRowsAtRange(haze, at === "empty" ? "emptyHex" : at, range).map((row) => {
    const over = range - row.clearRange;
    const { clearRange: clear, step } = row;
    const values = { drm: formatDrm(row.drm), haze: name, target: t(row.kind), range, clear, over, step };
    return { text: t(over > 0 ? "line.beyond" : "line.clear", values), rule: RULE_OF_HAZE[haze] };
  });
  const target = at === "both" || at === "empty" ? [{ text: t(`line.${at}`, { drm }), rule: "D11.623" }] : [];
  return [...other, ...rows, ...target];
}

/** Returns the DRM of a haze at every range: `infantry[13]` is the DRM against Infantry at 13 hexes. */
export const curvesOf = (haze: Haze) => ({
  infantry: heatHazeCurve(haze, "infantry", MAX_RANGE),
  vehicle: heatHazeCurve(haze, "vehicle", MAX_RANGE),
});

/** Describes the chart for screen readers, with the DRM at the chosen range. */
export function curvesText(t: HeatHazeSay, { range }: HeatHazeState, { haze }: Answer): string {
  const lines = hazeRowsAtRange(haze, "both", range).map(({ kind, clearRange, step, drm }) =>
    t("curveLine", { target: t(kind), first: clearRange + 1, step, drm: formatDrm(drm), range }),
  );
  return t("curve", { haze: t(`haze.${haze}`), lines: lines.join(t("comma")) });
}

/** Returns the main results: the DRM, then the range at which the DRM increases next. */
export function answersOf(t: HeatHazeSay, answer: Answer): Answered[] {
  const odds = affectedAttack(answer) ? t("drmTo") : answer.scenario.inEffect ? "" : t("none.notInEffect");
  const next = nextChangeText(t, answer);
  return [{ roll: verdictText(t, answer), odds }, ...(next ? [{ roll: next }] : [])];
}

/**
 * Returns the result to copy. It lists the conditions for haze only if a scenario field differs from its start value.
 */
export function hazeResult(t: HeatHazeSay, state: HeatHazeState, answer: Answer): Result {
  const { scenario } = answer;
  const next = nextChangeText(t, answer);
  const inEffect = scenario.inEffect ? [{ text: inEffectText(t, scenario) }] : [];
  return {
    title: t("copyTitle", {
      haze: scenario.inEffect ? t(`haze.${answer.haze}`) : t("notInEffect"),
      by: t(`by.${state.by}`),
      at: t(`at.${state.at}`),
      range: state.range,
      drm: verdictText(t, answer),
    }),
    lines: [
      ...(scenario.inEffect ? attackLines(t, state, answer) : []),
      ...(next ? [{ text: next }] : []),
      ...(writeState(state, SCENARIO_FIELDS) ? [...inEffect, ...conditionLines(t, scenario.conditions)] : []),
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: { says: ["haze", "by", "at", "range"] },
  find: answerTo,
  books: { only: () => ({ book: "sl", other: "unknown" }) },
  answers: (t, _, answer) => answersOf(t, answer),
  result: hazeResult,
});
