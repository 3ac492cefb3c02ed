/** Dust: which can exist in the scenario, its density through the Wind Change DR, and what that brings (D11.7–D11.79). */
import { compareDensity, type Density, type DustCondition, densestPossible } from "../../../src/game/dust-density.ts";
import { alsoAt, type DensityTurn, densityTurns, lightsAt, type WindChange } from "../../../src/game/dust-effects.ts";
import type { DustyCondition } from "../../../src/game/vehicle-dust.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { type State, type T, type Wind, windsIn } from "./fields.ts";

/** Dust in the scenario that the fields describe. */
export interface DustNow {
  /** The conditions for Light Dust and for Heavy. */
  conditions: readonly DustCondition[];
  /** Whether no Dust can exist. */
  isNone: boolean;
  /** Whether Heavy Dust can exist, where alone wind and Gusts alter the density (D11.76). */
  isHeavyPossible: boolean;
  /** The density asked for, or the densest that can exist. */
  start: Density;
  /** The density after each Wind Change DR, with the DR's result. */
  turns: readonly (DensityTurn & { wind: Wind })[];
  now: Density;
  /** Whether it has rained, which ends all Dust (D11.77). */
  hasRained: boolean;
}

const FORCE = { n: "none", m: "mild", h: "heavy", ng: "none", mg: "mild", hg: "heavy" } as const;
const changeOf = (wind: Wind): WindChange =>
  wind === "r" ? "rain" : { force: FORCE[wind], gusts: wind.endsWith("g") };

/** What D11.71–D11.77 say of the scenario and its Wind Change DR. */
export function dustNow({ boards, ec, steppe, density, turns: written }: State): DustNow {
  const { densest, light, heavy } = densestPossible({ boards, ec, steppe });
  const isHeavyPossible = densest === "extremelyHeavy";
  const start = compareDensity(density, densest) > 0 ? densest : density;
  const winds = isHeavyPossible ? windsIn(written) : [];
  const turns = densityTurns(start, winds.map(changeOf)).map((turn, i) => ({ ...turn, wind: winds[i]! }));
  return {
    conditions: [...light, ...heavy],
    isNone: densest === "none",
    isHeavyPossible,
    start,
    turns,
    now: turns.at(-1)?.density ?? start,
    hasRained: turns.some(({ rule }) => rule === "D11.77"),
  };
}

/** A condition and whether it holds, in words. */
export const conditionText = (t: T, { name, holds }: DustCondition | DustyCondition): string =>
  t("conditionLine", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails") });

/** Conditions as lines with their rules. */
export const conditionLines = (t: T, conditions: readonly (DustCondition | DustyCondition)[]): ResultLine[] =>
  conditions.map((condition) => ({ text: conditionText(t, condition), rule: condition.rule }));

/** What has become of the density in each Player Turn. */
export const turnLines = (t: T, { turns }: DustNow): ResultLine[] =>
  turns.map(({ wind, density, change, rule }, i) => ({
    text: t("turn", { n: i + 1, wind: t(`wind.${wind}`), density: t(`density.${density}`), change: t(change) }),
    rule,
  }));

/** What is in effect at the density beside its DRM. */
export const alsoLines = (t: T, { now }: DustNow): ResultLine[] =>
  alsoAt(now).map(({ name, rule }) => ({ text: t(`also.${name}`), rule }));

/** What lights still Illuminate at night (D11.78). */
export function nightLines(t: T, { now }: DustNow): ResultLine[] {
  const lights = lightsAt(now);
  const rule = "D11.78";
  return [
    { text: t(lights ? `starshell.${lights.starshell ?? "dark"}` : "starshell.normal"), rule },
    { text: t(lights ? `fire.${lights.fire ?? "dark"}` : "fire.normal"), rule },
  ];
}

/** The density as it is now, with what it is. */
export const nowText = (t: T, { now }: DustNow): string => `${t("densityNow")}${t("colon")}${t(`density.${now}`)}`;

/** The result as it is copied. */
export const densityResult = (t: T, dust: DustNow): Omit<Result, "url"> => ({
  title: nowText(t, dust),
  lines: [
    { text: `${t("densityStart")}${t("colon")}${t(`density.${dust.start}`)}` },
    ...turnLines(t, dust),
    ...alsoLines(t, dust),
    ...nightLines(t, dust),
  ],
});
