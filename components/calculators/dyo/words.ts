/** Texts of the calculator of DYO scenarios: the results of the steps, the odds, and the copied result. */
import { asFraction, asPercent, type Odds, reduced } from "../../../src/game/distribution.ts";
import type { Guide, GuideStep } from "../../../src/game/dyo-guide.ts";
import { type DyoDrm, effectsOf, type ResultOf, RULE_OF, type Step } from "../../../src/game/dyo-scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import EC from "../../../src/tables/D11.4-ec.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import type { PrintedName } from "../kit/printed-names.ts";
import type { Say, Word } from "../kit/words.ts";
import { type DyoState, isSeeded, questionOf } from "./dyo.ts";

export type DyoWord = Word<"dyo"> | UiWords["ask"] | PrintedName;
export type DyoSay = Say<DyoWord>;

/**
 * Returns the key of a field's label in the UI texts: "wind" for the field `askWind`, "weather" for `w`, "time" for
 * `t`.
 */
export const wordOf = (key: string): string =>
  key === "w" ? "weather" : key === "t" ? "time" : key.replace(/^ask(.)/, (_, first: string) => first.toLowerCase());

/**
 * Returns the name of a step's result: "Very Dry". The cast is needed because TypeScript does not know the results of a
 * step.
 */
export const resultName = (t: DyoSay, step: Step, result: ResultOf): string => (t as Say)(`${step}.${result}`);

/**
 * Returns the players' choices as text: "North Africa, July, Desert Boards only". `months`: the names of the months,
 * January first.
 */
export function placeText(t: DyoSay, state: DyoState, months: readonly string[]): string {
  const parts = [t(`theatre.${state.theatre}`), months[state.month - 1]!, t(`boards.${state.boards}`)];
  if (state.steppe !== "0") parts.push(t(state.steppe === "1" ? "steppe" : "steppeBeside"));
  if (state.broken) parts.push(t("broken"));
  if (state.bombard) parts.push(t("bombardments", { n: state.bombard }));
  return parts.join(t("comma"));
}

/** Formats the dice of a roll: "3 + 4". */
const diceText = (dice: readonly number[]) => dice.join(" + ");

/** Returns a line for each drm. */
export function drmLines(drms: readonly DyoDrm[], rule: string, t: DyoSay): ResultLine[] {
  return drms.map((d) => ({ text: `${formatDrm(d.drm)} ${t(`drm.${d.because}`, { times: d.times })}`, rule }));
}

/** Returns the latest roll of a step with its result: "Weather: DR 3 + 4 = 7 → Clear (typed)". */
export function latestRollText({ step, throws, final = 0, reading, ruling }: GuideStep, t: DyoSay): string {
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
    how: last.count ? t("fromSeed", { count: last.count }) : t("typed"),
  });
}

/** Returns all lines of a step: its roll, the reason for its result, earlier rolls, and its effects. */
export function stepLines(s: GuideStep, { scenario, results }: Guide, t: DyoSay): ResultLine[] {
  const { step, ruling, reading, throws, unused } = s;
  const rule = RULE_OF[step];
  const lines: ResultLine[] = [];
  if (!ruling || s.state === "next") return lines;
  lines.push({ text: latestRollText(s, t), rule });
  if (!ruling.roll) lines.push({ text: t(`because.${ruling.because}`), rule: ruling.rule });
  else lines.push(...drmLines(ruling.drms, rule, t));
  if (reading?.because)
    lines.push({ text: t(`because.${reading.because}`, { printed: resultName(t, step, reading.printed) }), rule });
  if (throws.length > 1 && !unused) {
    const before = throws.slice(0, -1).map((th) => diceText(th.dice) + (th.count ? "" : ` ${t("typedMark")}`));
    lines.push({ text: t("before", { before: before.join(", ") }) });
  }
  if (unused) lines.push({ text: t("unused", { dice: throws.map((th) => diceText(th.dice)).join(", ") }) });
  if (step === "ec" && results.ec) lines.push({ text: t("ecDrm", { drm: formatDrm(EC[results.ec].drm) }), rule });
  if (step === "wind" && results.wind) lines.push({ text: t(`windResult.${results.wind}`), rule });
  for (const e of effectsOf(step, scenario, results)) lines.push({ text: t(`effect.${e.name}`), rule: e.rule });
  return lines;
}

/** Returns the results whose odds the player asks for: "Weather Clear, Dust any Dust at all". */
export function askedText(t: DyoSay, state: DyoState): string {
  const word = t as Say;
  return Object.entries(questionOf(state))
    .filter(([, result]) => result !== "any")
    .map(([what, result]) => t("asked", { what: word(what), result: word(`${what}.${result}`) }))
    .join(t("comma"));
}

/** Formats odds as an unreduced fraction and, if different, as a reduced fraction: "5430/46656 = 905/7776". */
export const fractionsText = (odds: Odds): string =>
  [...new Set([asFraction(odds), asFraction(reduced(odds))])].join(" = ");

/** Returns a line with the odds that the player asks for. Returns no line if `odds` is undefined. */
export function oddsLines(t: DyoSay, state: DyoState, odds: Odds | undefined): ResultLine[] {
  if (!odds) return [];
  const given = t(state.given ? "givenShort" : "beforeDice");
  return [{ text: `${askedText(t, state)}${t("colon")}${fractionsText(odds)} = ${asPercent(odds, 2)} ${given}` }];
}

/**
 * Returns the result that the copy buttons copy. `odds`: the odds that the player asks for. `overlays`: the link to the
 * overlays, or "" if there are none.
 */
export function dyoResult(
  t: DyoSay,
  state: DyoState,
  guide: Guide,
  odds: Odds | undefined,
  page: { months: readonly string[]; overlays: string },
): Result {
  const lines: ResultLine[] = [{ text: placeText(t, state, page.months), rule: "D11.2" }];
  for (const s of guide.steps) {
    if (s.step === "dust" && page.overlays)
      lines.push({ text: `${t("overlays")}${t("colon")}${page.overlays}`, rule: "F12.3" });
    lines.push(...stepLines(s, guide, t));
  }
  if (isSeeded(state)) lines.push({ text: t("seedLine", { seed: state.seed }) });
  lines.push(...oddsLines(t, state, odds));
  return { title: t("title"), lines };
}
