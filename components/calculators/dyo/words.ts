/** Texts of the DYO scenario's calculator: the results of its steps, the player's question, and the copied result. */
import { asFraction, asPercent, type Odds, reduced } from "../../../src/game/distribution.ts";
import type { Guide, GuideStep } from "../../../src/game/dyo-guide.ts";
import { type DyoDrm, effectsOf, type ResultOf, RULE_OF, type Step } from "../../../src/game/dyo-scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import EC from "../../../src/tables/D11.4-ec.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import type { Say, Word } from "../kit/words.ts";
import { type DyoState, isSeeded, questionOf } from "./dyo.ts";
import type { PrintedName } from "./printed-names.ts";

export type DyoWord = Word<"dyo"> | PrintedName;
export type DyoSay = Say<DyoWord>;

/** Returns the word key of a field: "askWind" has the words of "wind", and two fields have short keys in the address. */
export const wordOf = (key: string): string =>
  key === "w" ? "weather" : key === "t" ? "time" : key.replace(/^ask(.)/, (_, first: string) => first.toLowerCase());

/** Returns the name of a step's result. The type check does not know which results each step has. */
export const resultName = (t: DyoSay, step: Step, result: ResultOf): string => (t as Say)(`${step}.${result}`);

/** Returns the players' choices in words. `months`: the names of the months, January first. */
export function placeText(t: DyoSay, state: DyoState, months: readonly string[]): string {
  const parts = [t(`theatre.${state.theatre}`), months[state.month - 1]!, t(`boards.${state.boards}`)];
  if (state.steppe !== "0") parts.push(t(state.steppe === "1" ? "steppe" : "steppeBeside"));
  if (state.broken) parts.push(t("broken"));
  if (state.bombard) parts.push(t("bombardments", { n: state.bombard }));
  return parts.join(t("comma"));
}

/** The dice of a throw: "3 + 4". */
const diceText = (dice: readonly number[]) => dice.join(" + ");

/** A line for each drm. */
export function drmLines(drms: readonly DyoDrm[], rule: string, t: DyoSay): ResultLine[] {
  return drms.map((d) => ({ text: `${formatDrm(d.drm)} ${t(`drm.${d.because}`, { times: d.times })}`, rule }));
}

/** Returns a step's last throw, its result, and whether it was typed: "DR 3 + 4 = 7 → Clear (typed)". */
export function fellText({ step, throws, final = 0, reading, ruling }: GuideStep, t: DyoSay): string {
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

/** Returns all lines of a step: its throw, the reason for its result, earlier throws, and its effects. */
export function stepLines(s: GuideStep, { scenario, results }: Guide, t: DyoSay): ResultLine[] {
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
  if (step === "ec" && results.ec) lines.push({ text: t("ecDrm", { drm: formatDrm(EC[results.ec].drm) }), rule });
  if (step === "wind" && results.wind) lines.push({ text: t(`windResult.${results.wind}`), rule });
  for (const e of effectsOf(step, scenario, results)) lines.push({ text: t(`effect.${e.name}`), rule: e.rule });
  return lines;
}

/** "Weather Clear, Dust any Dust at all" */
export function askedText(t: DyoSay, state: DyoState): string {
  const word = t as Say;
  return Object.entries(questionOf(state))
    .filter(([, result]) => result !== "any")
    .map(([what, result]) => t("asked", { what: word(what), result: word(`${what}.${result}`) }))
    .join(t("comma"));
}

/** Formats odds as they were counted, and reduced if that differs: "5430/46656 = 905/7776". */
export const fractionsText = (odds: Odds): string =>
  [...new Set([asFraction(odds), asFraction(reduced(odds))])].join(" = ");

/** Returns the line of the question with its odds; no line without a question. */
export function oddsLines(t: DyoSay, state: DyoState, odds: Odds | undefined): ResultLine[] {
  if (!odds) return [];
  const given = t(state.given ? "givenShort" : "beforeDice");
  return [{ text: `${askedText(t, state)}${t("colon")}${fractionsText(odds)} = ${asPercent(odds, 2)} ${given}` }];
}

/** Returns the copied result. `odds`: of the question; `overlays`: the absolute address of the overlays, "" without any. */
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
