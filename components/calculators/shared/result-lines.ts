/** Result lines that several calculators use: lists of conditions, and explanations of Sand Bog DR and Hammada DR. */
import { asFraction, asPercent, type Odds } from "../../../src/game/distribution.ts";
import type { HammadaDr, NoHammadaDr } from "../../../src/game/hammada.ts";
import type { NoSandBogDr, SandBogDr } from "../../../src/game/sand-bog.ts";
import { type Book, type Condition, printNumbers } from "../../../src/game/scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { ResultLine } from "../kit/copy.ts";
import type { Say, Values } from "../kit/words.ts";

/** The string keys of the UI texts that `bogLines` uses. */
export type BogWord = "line.never" | "line.any" | "line.on" | "total" | `none.${NoSandBogDr["reason"]}`;
type HammadaDrWord = "cannotFail" | "failsOn" | "dismountedOn" | "eliminatedOn" | "notEliminated";
/**
 * The key prefixes of the UI texts that `hammadaLines` uses, for calculators whose own UI texts have another prefix.
 */
export const HAMMADA_WORDS = [
  ...(["hammada.none", "hammada.total", "hammada.cannotFail", "hammada.failsOn"] as const),
  ...(["hammada.dismountedOn", "hammada.eliminatedOn", "hammada.notEliminated"] as const),
];

/** The string keys of the UI texts that `hammadaLines` uses. */
export type HammadaWord = HammadaDrWord | "total" | `none.${NoHammadaDr["reason"]}`;

/** Formats odds for the placeholders of a UI text: { fraction: "15/36", percent: "41.7%" }. */
export const oddsValues = (odds: Odds, digits = 1) => ({
  fraction: asFraction(odds),
  percent: asPercent(odds, digits),
});

/** Formats odds for a main result: "15/36 = 41.7%". */
export const exactly = (t: Say<"exact">, odds: Odds, digits = 1): string => t("exact", oddsValues(odds, digits));

type ConditionWord<Name extends string> = `condition.${Name | "line"}` | "holds" | "fails";

/** Returns a line for each condition, marked as met or not met. `values` replace the placeholders in the UI texts. */
export const conditionLines = <Name extends string>(
  t: Say<ConditionWord<NoInfer<Name>>>,
  conditions: readonly Condition<Name>[],
  values?: Values,
): ResultLine[] =>
  conditions.map(({ name, holds, rule }) => ({
    text: t("condition.line", { condition: t(`condition.${name}`, values), verdict: t(holds ? "holds" : "fails") }),
    rule,
    holds,
  }));

/** Returns the text for the Original DR on which the vehicle bogs. `t` adds the prefix "sandBog." to its keys. */
export function bogDrText(t: Say<BogWord>, check: SandBogDr): string {
  if (check.bogsOnOriginalDr === null) return t("line.never");
  return check.bogsOnOriginalDr <= 2 ? t("line.any") : t("line.on", { dr: check.bogsOnOriginalDr });
}

/** The printed condition of each DRM, by the name of its row in the DRM table (`conditionsOf`). */
export type Conditions = Readonly<Record<string, string>>;

/** Returns a line for each DRM, with its condition as worded in `book`, and a line with the total DRM. */
const drmLines = (
  t: Say<"total">,
  { lines, drm }: SandBogDr | HammadaDr,
  conditions: Conditions,
  book: Book,
): ResultLine[] => [
  ...lines.map(({ name, drm, rule }) => ({
    text: printNumbers(book, `${formatDrm(drm)} ${conditions[`${name}.${book}`] ?? conditions[name]}`),
    rule,
  })),
  { text: t("total", { drm: formatDrm(drm) }) },
];

/** Returns the lines that explain a Sand Bog DR (D7.31). `t` adds the prefix "sandBog." to its keys. */
export function bogLines(
  t: Say<BogWord>,
  check: SandBogDr | NoSandBogDr,
  conditions: Conditions,
  book: Book,
): ResultLine[] {
  if (!check.required) return [{ text: t(`none.${check.reason}`), rule: check.rule }];
  return [...drmLines(t, check, conditions, book), { text: bogDrText(t, check), rule: "D7.31" }];
}

/**
 * Returns a line with the Original DR that fail (D3.31). For a motorcycle, returns two lines: one with the Original DR
 * that dismount the Rider, and one with the Original DR that also eliminate the motorcycle (D3.32).
 */
export function hammadaDrLines(t: Say<HammadaDrWord>, check: HammadaDr, motorcycle: boolean): ResultLine[] {
  const { failsOnOriginalDr: fails, eliminatedOnOriginalDr: lost, eliminated } = check;
  if (fails === null) return [{ text: t("cannotFail"), rule: "D3.31" }];
  if (!motorcycle) return [{ text: t("failsOn", { dr: fails }), rule: "D3.31" }];
  return [
    { text: t("dismountedOn", { dr: fails }), rule: "D3.32" },
    {
      text: lost === null ? t("notEliminated") : t("eliminatedOn", { dr: lost, ...oddsValues(eliminated) }),
      rule: "D3.32",
    },
  ];
}

/** Returns the lines that explain a Hammada Immobilization DR (D3.31). `t` adds the prefix "hammada." to its keys. */
export function hammadaLines(
  t: Say<HammadaWord>,
  check: HammadaDr | NoHammadaDr,
  motorcycle: boolean,
  conditions: Conditions,
  book: Book,
): ResultLine[] {
  if (!check.required) return [{ text: t(`none.${check.reason}`), rule: check.rule }];
  return [...drmLines(t, check, conditions, book), ...hammadaDrLines(t, check, motorcycle)];
}
