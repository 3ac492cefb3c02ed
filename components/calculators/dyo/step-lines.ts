/** What the steps of a DYO set-up came to, in words. */

import type { DyoCharts } from "../../../src/game/dyo-charts.ts";
import type { GuideStep } from "../../../src/game/dyo-guide.ts";
import { type DyoDrm, type DyoScenario, effectsOf, type Results, RULE_OF } from "../../../src/game/dyo-scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { ResultLine } from "../kit/copy.ts";
import { resultName, type T } from "./words.ts";

/** The dice of a throw as they are read: "3 + 4". */
const diceText = (dice: readonly number[]) => dice.join(" + ");

/** A line for each drm. */
export function drmLines(drms: readonly DyoDrm[], rule: string, t: T): ResultLine[] {
  return drms.map((d) => ({ text: `${formatDrm(d.drm)} ${t(`drm.${d.because}`, { times: d.times })}`, rule }));
}

/** What fell, what it came to, and whether it was typed: "DR 3 + 4 = 7 → Clear (typed)". */
export function fellText({ step, throws, final = 0, reading, ruling }: GuideStep, t: T): string {
  if (ruling && !ruling.roll) return t("settled", { step: t(step), result: resultName(t, step, ruling.result) });
  const last = throws.at(-1);
  if (!reading || !last) return "";
  const sum = last.dice.reduce((a, b) => a + b, 0);
  const drm = final === sum ? "" : ` ${formatDrm(final - sum)}`;
  const equals = drm || last.dice.length > 1 ? ` = ${final}` : "";
  const name = last.dice.length > 1 ? "DR" : "dr";
  return t("fell", {
    step: t(step),
    dice: `${name} ${diceText(last.dice)}${drm}${equals}`,
    result: resultName(t, step, reading.result),
    how: last.typed ? t("typed") : t("fromSeed", { count: last.count }),
  });
}

/** Every line of a step: what fell, why it reads so, what was thrown before, and what it switches on. */
export function stepLines(
  s: GuideStep,
  scenario: DyoScenario,
  results: Results,
  charts: DyoCharts,
  t: T,
): ResultLine[] {
  const { step, ruling, reading, throws, unused } = s;
  const rule = RULE_OF[step];
  const lines: ResultLine[] = [];
  if (!ruling || s.state === "next") return lines;
  lines.push({ text: fellText(s, t), rule });
  if (!ruling.roll) lines.push({ text: t(`because.${ruling.because}`), rule: ruling.rule });
  else lines.push(...drmLines(ruling.drms, rule, t));
  if (reading?.because)
    lines.push({ text: t(`because.${reading.because}`, { printed: resultName(t, step, reading.printed) }), rule });
  if (throws.length > 1 && !unused) {
    const before = throws.slice(0, -1).map((th) => diceText(th.dice) + (th.typed ? ` ${t("typedMark")}` : ""));
    lines.push({ text: t("before", { before: before.join(", ") }) });
  }
  if (unused) lines.push({ text: t("unused", { dice: throws.map((th) => diceText(th.dice)).join(", ") }) });
  if (step === "ec" && results.ec) lines.push({ text: t("ecDrm", { drm: formatDrm(charts.ecDrm[results.ec]) }), rule });
  if (step === "wind" && results.wind) lines.push({ text: t(`windResult.${results.wind}`), rule });
  for (const e of effectsOf(step, scenario, results)) lines.push({ text: t(`effect.${e.name}`), rule: e.rule });
  return lines;
}
