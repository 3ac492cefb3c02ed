/** Dust: its DRM to an attack at the density of now (D11.7–D11.79). */
import {
  asFraction,
  asPercent,
  atMost,
  finalAtMost,
  type Odds,
  reduced,
  twoDice,
} from "../../../src/game/distribution.ts";
import { type DustResult, dustAttack } from "../../../src/game/dust-attack.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import type { DustNow } from "./density.ts";
import type { State, T } from "./fields.ts";

/** What the rules say of an attack that they allow. */
export type AllowedAttack = Extract<DustResult, { allowed: true }>;

/** The attack that the fields describe. */
export const attackOf = (state: State, dust: DustNow): DustResult =>
  dustAttack({
    density: dust.now,
    range: state.range,
    kind: state.by,
    inBuilding: state.building,
    intoWind: state.wind && dust.isHeavyPossible,
    throughFfe: state.ffe && !dust.isNone && !dust.hasRained,
  });

/** The DRM that may come, with the chances of each, the least first. */
export function chancesOf({ drms }: AllowedAttack) {
  const counts = [...drms.counts].toSorted(([a], [b]) => a - b);
  return { counts: new Map(counts.map(([drm, count]) => [formatDrm(drm), count])), total: drms.total };
}

/** The DRM, or the least and the greatest that may come, or that the attack is not allowed. */
export function drmText(t: T, attack: DustResult): string {
  if (!attack.allowed) return t("prohibited");
  const drms = [...chancesOf(attack).counts.keys()];
  const [first, last] = [drms[0]!, drms.at(-1)!];
  return first === last ? first : t("fromTo", { first, last });
}

const oddsText = (odds: Odds) => `${asFraction(reduced(odds))} = ${asPercent(odds, 1)}`;

/** The odds of the Final DR that is needed, with Dust and without. */
export const needText = (t: T, { need }: State, { drms }: AllowedAttack): string =>
  t("needResult", { need, with: oddsText(finalAtMost(need, drms)), without: oddsText(atMost(twoDice, need)) });

/** How the DRM comes about, each line with its rule. */
export function attackLines(t: T, { range }: State, attack: DustResult): ResultLine[] {
  if (!attack.allowed) return [{ text: t("aerialProhibited"), rule: attack.rule }];
  const { lines, exemptions } = attack;
  return [
    ...lines.map(({ name, drms, rule }) => {
      // A fixed DRM has one value; the lines of a dr name it in words.
      const [drm = 0] = drms.counts.keys();
      return { text: t(`line.${name}`, { drm: formatDrm(drm), range }), rule };
    }),
    ...exemptions.map(({ name, rule }) => ({ text: t(`exempt.${name}`), rule })),
    ...(lines.some(({ name }) => name === "lightDr") ? [{ text: t("fru"), rule: "D11.71" }] : []),
  ];
}

/** What a change has come to, in a sentence. */
export const attackText = (t: T, state: State, attack: DustResult): string =>
  attack.allowed
    ? `${t("drmTo")}${t("colon")}${drmText(t, attack)}. ${needText(t, state, attack)}`
    : t("aerialProhibited");

/** The result as it is copied. */
export const attackResult = (t: T, state: State, dust: DustNow, attack: DustResult): Omit<Result, "url"> => ({
  title: t("attackTitle", {
    density: t(`density.${dust.now}`),
    by: t(`by.${state.by}`),
    range: state.range,
    drm: drmText(t, attack),
  }),
  lines: [...attackLines(t, state, attack), ...(attack.allowed ? [{ text: needText(t, state, attack) }] : [])],
});
