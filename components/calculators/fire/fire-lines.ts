/** Texts of the fire calculator's results, for the page and for the copied result. */
import type { FireLine, FireResult } from "../../../src/game/desert-fire.ts";
import type { Distribution } from "../../../src/game/distribution.ts";
import { type DrmKind, type FireAttack, isFired, PLAIN_ATTACK } from "../../../src/game/fire-attack.ts";
import { type Question, questionsFor } from "../../../src/game/fire-questions.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Answer } from "../kit/Answer.tsx";
import type { Result, ResultLine } from "../kit/copy.ts";
import type { Say } from "../kit/words.ts";
import { oddsValues } from "../shared/result-lines.ts";
import { answerText, type FireSay, factText, isFact, labelText } from "./fire.ts";

/** Formats a DRM: "+2", or "+3 to +5" if the DRM depends on a dr. */
export function spanText(t: Say<"span">, { counts }: Distribution): string {
  const values = [...counts.keys()];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? formatDrm(from) : t("span", { from: formatDrm(from), to: formatDrm(to) });
}

/** Returns the total DRM as text: "+2". If there is no shot or no DRM, the text says so. */
export function totalText(t: FireSay, result: FireResult): string {
  if (!result.allowed) return t("noShot");
  return result.lines.length ? spanText(t, result.drms) : t("noDrm");
}

/**
 * Returns lines that say whether the attack is allowed, or on which conditions. The result shows them before the DRM.
 */
export function shotLines(t: FireSay, { shot, attack }: FireResult): ResultLine[] {
  if (!shot.lines.length) return [{ text: t(isFired(attack.kind) ? "shot.ifSeen" : "shot.allowed") }];
  return shot.lines.map(({ name, rule }) => {
    const what = t(`shot.${name}`);
    return { text: shot.verdict === "mustHold" ? t("onlyIf", { what }) : what, rule };
  });
}

/** Returns the lines of `shotLines` except the first, which the main result already shows. */
export const conditionLines = (t: FireSay, result: FireResult): ResultLine[] => shotLines(t, result).slice(1);

/** Returns the main results: whether there is a shot and why, the total DRM, and the FP. */
export function answerLines(t: FireSay, result: FireResult): Answer[] {
  const roll = totalText(t, result);
  const [{ text, rule }, ...more] = shotLines(t, result) as [ResultLine, ...ResultLine[]];
  const kinds = kindsText(t, result);
  const rest = powerLines(t, result).map((line) => ({ roll: line.text, rule: line.rule }));
  if (!result.allowed) return [{ roll, odds: text, rule }];
  if (result.shot.verdict === "shot") return [{ roll, odds: kinds || t("fromDesert") }, { roll: text, rule }, ...rest];
  const odds = more.length ? t("andMore", { what: text, count: more.length }) : text;
  return [{ roll: t("totalIf", { drm: roll }), odds, rule }, ...(kinds ? [{ roll: kinds }] : []), ...rest];
}

/** Returns the DRM by kind: "TEM +1 · DLV Hindrance +1 to +3". Returns "" if there are no DRM. */
export function kindsText(t: FireSay, result: FireResult): string {
  if (!result.allowed) return "";
  return (["tem", "los", "dlv", "other"] as const satisfies readonly DrmKind[])
    .filter((kind) => result.lines.some((line) => line.kind === kind))
    .map((kind) => t(`sum.${kind}`, { drm: spanText(t, result.byKind[kind]) }))
    .join(t("dot"));
}

/**
 * Returns a line for each choice of the user that is impossible in this attack. `asked`: the attack as the user chose
 * it.
 */
export const misfitLines = (t: FireSay, result: FireResult, asked: FireAttack): ResultLine[] =>
  result.misfits.map(({ field, rule }) => ({
    text: misfitText(t, field, result.attack, asked),
    rule,
  }));

function misfitText(t: FireSay, field: Question, attack: FireAttack, asked: FireAttack): string {
  if (isFact(field)) return t("misfit.fact", { what: factText(t, asked, field) });
  if (field === "dust") return t("misfit.dust");
  if (field === "range") return t("misfit.range", { value: asked.range, reach: attack.range });
  const value = answerText(t, field, asked[field]);
  return field === "sky" ? t("misfit.sky", { value }) : t("misfit", { label: labelText(t, asked, field), value });
}

/** Returns lines on halved FP and on the DRM to the MC of a Bombardment (D7.4). */
export function powerLines(t: FireSay, result: FireResult): ResultLine[] {
  if (!result.allowed) return [];
  const { power, mcDrm, attack } = result;
  const { fp: half, column } = power;
  return [
    ...power.halvedBy.map((rule) => ({
      text: t(column ? "halved" : "halvedNone", { fp: attack.fp, half, column: column ?? "" }),
      rule,
    })),
    ...(mcDrm ? [{ text: t("mc", { drm: formatDrm(mcDrm) }), rule: "D7.4" }] : []),
  ];
}

/** Returns a line for each DRM. */
export function drmLines(t: FireSay, result: FireResult): ResultLine[] {
  if (!result.allowed) return [];
  const text = ({ name, drms }: FireLine) => `${spanText(t, drms)} ${t(`line.${name}`)}`;
  return result.lines.map((line) => ({ text: text(line), rule: line.rule }));
}

/** Returns a line with the odds of each total DRM. Returns no lines if the total does not depend on a dr. */
export function oddsLines(t: FireSay, result: FireResult): ResultLine[] {
  if (!result.allowed || result.drms.counts.size === 1) return [];
  const { counts, total } = result.drms;
  return [...counts].map(([drm, count]) => ({
    text: t("oddsLine", { drm: formatDrm(drm), ...oddsValues({ count, total }) }),
  }));
}

/** Returns notes: choices without effect, DRM that do not apply (each with the reason), and other remarks. */
export function noteLines(t: FireSay, result: FireResult, asked?: FireAttack): ResultLine[] {
  const idle = idleLines(t, result, asked);
  if (!result.allowed) return idle;
  return [
    ...idle,
    ...result.cancelled.map(({ name, rule }) => ({ text: t(`cancelled.${name}`), rule })),
    ...result.beside.map(({ name, drms, rule }) => ({
      text: t("beside", { drm: spanText(t, drms), what: t(`line.${name}`) }),
      rule,
    })),
    ...result.remarks.map(({ name, rule }) => ({ text: t(`remark.${name}`), rule })),
  ];
}

/**
 * Returns a line with the user's choices that have no effect on this attack. `asked`: the attack as the user chose it.
 */
function idleLines(t: FireSay, { idle }: FireResult, asked: FireAttack | undefined): ResultLine[] {
  if (!idle.length || !asked) return [];
  const what = idle.map((question) =>
    isFact(question)
      ? factText(t, asked, question)
      : t("asked", { label: labelText(t, asked, question), value: answerText(t, question, asked[question]) }),
  );
  return [{ text: t("idle", { what: what.join(t("comma")) }) }];
}

/** The answers to the first three questions are in every copied result, because they describe the attack. */
const ALWAYS_NAMED = 3;

/** Returns the attack in one line: its first properties, its range, and all answers that differ from `PLAIN_ATTACK`. */
export function askedText(t: FireSay, attack: FireAttack): string {
  const answers = questionsFor(attack).flatMap((question, i) => {
    if (isFact(question)) return attack.facts.includes(question) ? [factText(t, attack, question)] : [];
    const answer = attack[question];
    if (i >= ALWAYS_NAMED && question !== "range" && answer === PLAIN_ATTACK[question]) return [];
    return [t("asked", { label: labelText(t, attack, question), value: answerText(t, question, answer) })];
  });
  return answers.join(t("comma"));
}

/** Returns the result that the copy buttons copy. */
export const fireResult = (t: FireSay, result: FireResult, asked?: FireAttack): Result => ({
  title: t("copyTitle", { drm: totalText(t, result) }),
  lines: [
    ...shotLines(t, result),
    ...[askedText(t, result.attack), kindsText(t, result)].filter(Boolean).map((text) => ({ text })),
    ...drmLines(t, result),
    ...oddsLines(t, result),
    ...powerLines(t, result),
    ...noteLines(t, result, asked),
  ],
});
