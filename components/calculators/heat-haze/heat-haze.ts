/** Heat haze (D11.62–D11.623): what the calculator says of an attack. */
import type { HazeInEffect } from "../../../src/game/haze-in-effect.ts";
import { type HazeResult, heatHazeDrm } from "../../../src/game/heat-haze.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { type Kind, kindLine } from "./curves.ts";
import type { State, T } from "./fields.ts";
import { conditionLines, inEffectText, isScenarioDescribed, scenarioOf } from "./in-effect.ts";

/** Rows of the printed tables that the calculator computes with: names and numbers. */
export interface HazeTables {
  /** Rows of table D11.62-haze. */
  hazeRows: readonly TableRow[];
  /** Rows of table D11.622-aerial. */
  aerialRows: readonly TableRow[];
}

/** The attack and the scenario that the fields describe. */
export interface Answer {
  attack: HazeResult;
  scenario: HazeInEffect;
}

/** What D11.62–D11.623 say of the fields. */
export function answerTo(state: State, { hazeRows, aerialRows }: HazeTables): Answer {
  const { haze, range, by, at } = state;
  const target = at === "empty" ? "emptyHex" : at;
  return {
    attack: heatHazeDrm({ haze, range, attacker: by, target }, hazeRows, aerialRows),
    scenario: scenarioOf(state),
  };
}

/** The attack where haze is in effect and affects it, else undefined. */
export const affectedAttack = ({ attack, scenario }: Answer) =>
  attack.affected && scenario.inEffect ? attack : undefined;

/** The DRM of the attack, or that there is none. */
export function verdictText(t: T, answer: Answer): string {
  const attack = affectedAttack(answer);
  return attack ? formatDrm(attack.drm) : t("noDrm");
}

/** What the verdict is for: the DR that the DRM goes to, or that no haze is in effect. */
export function verdictNote(t: T, answer: Answer): string {
  if (affectedAttack(answer)) return t("drmTo");
  return answer.scenario.inEffect ? "" : t("none.notInEffect");
}

/** From which range the DRM is greater; undefined where haze does not affect the attack. */
export function nextChangeText(t: T, answer: Answer): string | undefined {
  const attack = affectedAttack(answer);
  if (!attack) return undefined;
  const { drm, nextChangeAt } = attack;
  return nextChangeAt === null ? t("anyRange") : t("next", { drm: formatDrm(drm + 1), range: nextChangeAt });
}

/** The kinds that a target is looked up as. */
const KINDS_OF: Readonly<Record<State["at"], readonly Kind[]>> = {
  infantry: ["infantry"],
  vehicle: ["vehicle"],
  both: ["infantry", "vehicle"],
  empty: ["infantry"],
  aerial: [],
};

/** How the DRM comes about, or why there is none, each line with its rule. */
export function attackLines(t: T, state: State, { attack, scenario }: Answer, { hazeRows }: HazeTables): ResultLine[] {
  const failed = scenario.conditions.filter(({ holds }) => !holds);
  if (!scenario.inEffect) return conditionLines(t, failed);
  if (!attack.affected) return [{ text: t(`none.${attack.reason}`), rule: attack.rule }];
  const { at, by, haze } = state;
  const drm = formatDrm(attack.drm);
  if (by === "aerial")
    return attack.lines.map(({ rule }) => ({ text: t("line.aerial", { drm, haze: t(`haze.${haze}`) }), rule }));
  return [
    ...KINDS_OF[at].map((kind) => kindLine(t, state, kind, hazeRows)),
    ...(at === "both" || at === "empty" ? [{ text: t(`line.${at}`, { drm }), rule: "D11.623" }] : []),
  ];
}

/** The sentences that tell a change: the DRM, and which haze is in effect. */
export const saidResults = (t: T, answer: Answer): string[] => [
  affectedAttack(answer) ? `${verdictText(t, answer)} ${t("drmTo")}` : verdictText(t, answer),
  inEffectText(t, answer.scenario),
];

/** The result as it is copied. The conditions are told where somebody has looked into them. */
export function hazeResult(t: T, state: State, answer: Answer, tables: HazeTables): Omit<Result, "url"> {
  const { scenario } = answer;
  const next = nextChangeText(t, answer);
  return {
    title: t("copyTitle", {
      haze: scenario.inEffect ? t(`haze.${state.haze}`) : t("notInEffect"),
      by: t(`by.${state.by}`),
      at: t(`at.${state.at}`),
      range: state.range,
      drm: verdictText(t, answer),
    }),
    lines: [
      ...(scenario.inEffect ? attackLines(t, state, answer, tables) : []),
      ...(next ? [{ text: next }] : []),
      ...(isScenarioDescribed(state)
        ? [
            ...(scenario.inEffect ? [{ text: inEffectText(t, scenario) }] : []),
            ...conditionLines(t, scenario.conditions),
          ]
        : []),
    ],
  };
}
