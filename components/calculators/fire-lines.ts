/** A result of the fire calculator in words, for the page and to copy. */
import type { FireLine, FireResult } from "../../src/game/desert-fire.ts";
import { asFraction, asPercent, type Distribution } from "../../src/game/distribution.ts";
import type { DrmKind } from "../../src/game/fire-attack.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { ResultLine } from "./kit/copy.ts";
import type { Say } from "./result-lines.ts";

/** "+2", or "+3 to +5" where a dr decides. */
export function spanText({ counts }: Distribution, t: Say): string {
  const values = [...counts.keys()];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? formatDrm(from) : t("span", { from: formatDrm(from), to: formatDrm(to) });
}

/** The whole as one figure or span. */
export function totalText(result: FireResult, t: Say): string {
  if (!result.allowed) return t("forbidden");
  return result.lines.length ? spanText(result.drms, t) : t("noDrm");
}

/** "TEM +1 · DLV Hindrance +1 to +3": the kinds of modifier that there are. */
export function kindsText(result: FireResult, t: Say): string {
  if (!result.allowed) return "";
  return (["tem", "los", "dlv", "other"] as const satisfies readonly DrmKind[])
    .filter((kind) => result.lines.some((line) => line.kind === kind))
    .map((kind) => t(`sum.${kind}`, { drm: spanText(result.byKind[kind], t) }))
    .join(t("dot"));
}

/** What becomes of the FP and of a Bombardment's MC. */
export function powerLines(result: FireResult, t: Say): ResultLine[] {
  if (!result.allowed) return [];
  const { power, mcDrm, attack } = result;
  const { fp: half, column } = power;
  return [
    ...power.halvings.map(({ rule }) => ({
      text: t(column ? "halved" : "halvedNone", { fp: attack.fp, half, column: column ?? "" }),
      rule,
    })),
    ...(mcDrm ? [{ text: t("mc", { drm: formatDrm(mcDrm) }), rule: "D7.4" }] : []),
  ];
}

/** The modifiers, a line each. */
export function drmLines(result: FireResult, t: Say): ResultLine[] {
  if (!result.allowed) return [{ text: t("forbiddenWhy"), rule: result.rule }];
  const text = ({ name, drms }: FireLine) => `${spanText(drms, t)} ${t(`line.${name}`)}`;
  return result.lines.map((line) => ({ text: text(line), rule: line.rule }));
}

/** The exact chance of each total, where a dr decides. */
export function oddsLines(result: FireResult, t: Say): ResultLine[] {
  if (!result.allowed || result.drms.counts.size === 1) return [];
  const { counts, total } = result.drms;
  return [...counts].map(([drm, count]) => {
    const odds = { count, total };
    return { text: t("oddsLine", { drm: formatDrm(drm), fraction: asFraction(odds), percent: asPercent(odds, 1) }) };
  });
}

/** What does not count and why, and what else is to be known. */
export function noteLines(result: FireResult, t: Say): ResultLine[] {
  if (!result.allowed) return [];
  return [
    ...result.cancelled.map(({ name, rule }) => ({ text: t(`cancelled.${name}`), rule })),
    ...result.beside.map(({ name, drms, rule }) => ({
      text: t("beside", { drm: spanText(drms, t), what: t(`line.${name}`) }),
      rule,
    })),
    ...result.remarks.map(({ name, rule }) => ({ text: t(`remark.${name}`), rule })),
  ];
}
