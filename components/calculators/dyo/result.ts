/** The set-up of a DYO scenario in words. */
import type { Odds } from "../../../src/game/distribution.ts";
import type { DyoCharts } from "../../../src/game/dyo-charts.ts";
import type { Guide } from "../../../src/game/dyo-guide.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { isSeeded, type State, scenarioOf } from "./dyo.ts";
import { oddsLines } from "./question.ts";
import { stepLines } from "./step-lines.ts";
import type { T } from "./words.ts";

/** What the dice do not decide, in words. `months`: their names, January first. */
export function placeText(t: T, state: State, months: readonly string[]): string {
  const parts = [t(`theatre.${state.theatre}`), months[state.month - 1]!, t(`boards.${state.boards}`)];
  if (state.steppe) parts.push(t("steppe"));
  if (state.bombard) parts.push(t("bombardments", { n: state.bombard }));
  return parts.join(t("comma"));
}

/** The result as it is copied. `odds`: of what is asked; `overlays`: the absolute address of the overlays; "" where the state holds none. */
export function dyoResult(
  t: T,
  state: State,
  guide: Guide,
  odds: Odds | undefined,
  page: { charts: DyoCharts; months: readonly string[]; overlays: string },
): Omit<Result, "url"> {
  const lines: ResultLine[] = [{ text: placeText(t, state, page.months), rule: "D11.2" }];
  for (const s of guide.steps) {
    if (s.step === "dust" && page.overlays)
      lines.push({ text: `${t("overlays")}${t("colon")}${page.overlays}`, rule: "F12.3" });
    lines.push(...stepLines(s, scenarioOf(state), guide.results, page.charts, t));
  }
  if (isSeeded(state)) lines.push({ text: t("seedLine", { seed: state.seed }) });
  lines.push(...oddsLines(t, state, odds));
  return { title: t("title"), lines };
}
