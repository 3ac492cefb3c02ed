/** The result texts and bar charts of the calculator "Other desert rolls". Each roll has its function. */
import { FREE_FRENCH_ACCURACY, freeFrenchAccuracy, moduleOdds, moduleOf } from "../../../src/game/artillery-dice.ts";
import { breakdown } from "../../../src/game/breakdown.ts";
import { type CrewExposed, crewExposedDrm } from "../../../src/game/crew-exposed.ts";
import { asPercent, atLeast, atLeastOnce, die, reduced, twoDice } from "../../../src/game/distribution.ts";
import { entrenching } from "../../../src/game/entrenching.ts";
import { hammadaCheck } from "../../../src/game/hammada.ts";
import { LANDING_RULE, landingCheck } from "../../../src/game/landing-check.ts";
import { mechanicalReliability } from "../../../src/game/mechanical-reliability.ts";
import { countsInMud, MUD_HEXES, mudHexesCounted } from "../../../src/game/mud-bog.ts";
import { betterToKillDr, toKill } from "../../../src/game/to-kill.ts";
import { coloredUnbogDr } from "../../../src/game/unbogging.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Say } from "../kit/words.ts";
import { type Conditions, exactly, type HammadaWord, hammadaLines, oddsValues } from "../shared/result-lines.ts";
import type { Outcome, RollName, RollsSay, RollsState } from "./other-rolls.ts";

/** The conditions of the DRM to the Hammada Immobilization DR, as printed in the DRM table. */
export interface RollConditions {
  hammadaConditions: Conditions;
}

/** Formats the highest DR that succeeds: "5 or less". If no DR or every DR succeeds, the text says so. */
const highest = (t: RollsSay, dr: number): string =>
  dr < 2 ? t("never") : dr >= 12 ? t("anyDr") : t("atMost", { dr });

/** Returns the odds of an Entrenching Attempt (F.1B, D.1B, D7.421, D13.2). */
function entrench(t: RollsSay, { book, place, need, drm: otherDrm }: RollsState): Outcome {
  const { drm, rule, before, after } = entrenching(place, need, otherDrm);
  const label = t("after", { dr: highest(t, after.dr), ...oddsValues(after.odds) });
  return {
    answer: {
      roll: t(after.dr < 2 ? "entrenchesNever" : after.dr >= 12 ? "entrenchesAlways" : "entrenches", { dr: after.dr }),
      odds: exactly(t, after.odds),
    },
    lines: [
      { text: t(`ground.${place}`, { drm: formatDrm(drm) }), rule: rule[book] },
      ...(otherDrm ? [{ text: t("otherDrm", { drm: formatDrm(otherDrm) }) }] : []),
      { text: label },
      ...(drm ? [{ text: t("before", { dr: highest(t, before.dr), ...oddsValues(before.odds) }) }] : []),
    ],
    bars: { dist: twoDice, marked: (dr) => dr <= after.dr, label },
  };
}

/** Returns whether a vehicle makes a Mechanical Reliability DR (F.4, D.3), and the odds that the DR fails. */
function reliability(t: RollsSay, state: RollsState): Outcome {
  const { book, fails, times } = state;
  const { red, by, conditions } = mechanicalReliability({
    axis: state.side === "axis",
    motorcycle: state.kind === "motorcycle",
    northAfrica: state.theatre === "northAfrica",
    month: state.when === "before" ? "1941-09" : "1941-10",
    printedRed: state.red,
  });
  const rule = book === "asl" ? "F.4" : "D.3";
  const judged = conditions.map(({ name, holds }) => ({
    text: t("condition", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails.not") }),
    rule,
  }));
  const why = by === "counter" ? [{ text: t("redPrinted") }] : judged;
  if (!red) return { answer: { roll: t("mustNot"), odds: t("notRed") }, lines: why };
  const failing = atLeast(twoDice, fails);
  const label = t("failsOn", { dr: fails, ...oddsValues(failing) });
  const any = t("oneOf", { times, ...oddsValues(reduced(atLeastOnce(failing, times)), 2) });
  return {
    answer: { roll: t("failsFrom", { dr: fails }), odds: exactly(t, failing) },
    lines: [...why, { text: t("mustRoll") }, { text: label }, ...(times > 1 ? [{ text: any }] : [])],
    bars: { dist: twoDice, marked: (dr) => dr >= fails, label },
  };
}

/** Returns the number of hexes that count as entered for the Bog dr in Desert Mud (D11.8). */
function desertMud(t: RollsSay, state: RollsState): Outcome {
  const rule = "D11.8";
  const { arid, boards, mud, plain } = state;
  const counted = mudHexesCounted({ aridLand: arid, desertBoardsOnly: boards, mud, plainDesert: plain }, state);
  if (counted === null) {
    const failing = (["arid", "boards", "mud", "plain"] as const).filter((name) => !state[name]);
    const text = (condition: string) => t("condition", { condition, verdict: t("fails.not") });
    return { answer: { roll: t("mudNormal") }, lines: failing.map((name) => ({ text: text(t(name)), rule })) };
  }
  const inOpenGround = state.moto ? { text: t("mudMotorcycle"), rule: "D3.32" } : { text: t("mudNoHammada"), rule };
  return {
    answer: { roll: String(counted), odds: t("counted") },
    lines: [
      ...MUD_HEXES.filter((hex) => state[hex]).map((hex) => ({
        text: t(countsInMud(hex) ? "mudCounts" : "mudNot", { hex: t(hex), n: state[hex] }),
        rule,
      })),
      ...(counted || state.openPaved ? [inOpenGround] : []),
      { text: t("mudDr") },
    ],
  };
}

/** Returns the odds that Free French OBA is accurate in SL (D.7). In ASL, this OBA is treated as British (F.8). */
function freeFrenchOba(t: RollsSay, { book }: RollsState): Outcome {
  if (book === "asl") return { answer: { roll: t("obaBritish") }, lines: [{ text: t("obaAsl"), rule: "F.8" }] };
  const odds = freeFrenchAccuracy();
  const label = t("obaLine", { dr: FREE_FRENCH_ACCURACY, ...oddsValues(odds) });
  return {
    answer: { roll: t("obaAccurate", { dr: FREE_FRENCH_ACCURACY }), odds: exactly(t, odds) },
    lines: [{ text: label, rule: "D.7" }],
    bars: { dist: die, marked: (dr) => dr <= FREE_FRENCH_ACCURACY, label },
  };
}

/** Returns the caliber of an Italian OBA module, or the odds of each caliber before the dr (It-OArt). */
function italianModule(t: RollsSay, { dr }: RollsState): Outcome {
  const rule = "It-OArt";
  if (dr === "none") {
    const { counts, total } = moduleOdds();
    const lines = [...counts].map(([module, count]) => ({
      text: t("moduleLine", { module, ...oddsValues({ count, total }) }),
      rule,
    }));
    return { answer: { roll: t("moduleAll") }, lines };
  }
  const module = moduleOf(Number(dr));
  return {
    answer: { roll: module, odds: t("moduleOn", { dr }) },
    lines: [{ text: t("moduleSelected", { dr, module }), rule }],
  };
}

/** Returns the odds of a kill with the lower of two To Kill DR (It-VA). */
function lowerToKill(t: RollsSay, { tk }: RollsState): Outcome {
  const { one, two } = toKill(tk);
  const label = t("tkTwo", { tk, ...oddsValues(two) });
  return {
    answer: {
      roll: t("tkKills", { tk }),
      odds: t("tkBig", { odds: exactly(t, reduced(two)), one: asPercent(one, 1) }),
    },
    lines: [
      { text: label, rule: "It-VA" },
      { text: t("tkOne", oddsValues(one)) },
      { text: t("tkKeep"), rule: "It-VA" },
    ],
    bars: { dist: betterToKillDr, marked: (dr) => dr <= tk, label },
  };
}

/** Returns the odds that the colored dr frees a bogged Fiat 508 MC, with and without assistance (It-V27). */
function unbogging(t: RollsSay, { help, frees }: RollsState): Outcome {
  const { drm, alone, helped } = coloredUnbogDr(help, frees);
  const highest = Math.min(6, frees - drm);
  const label = t("unbogHelped", { dr: highest, ...oddsValues(helped) });
  return {
    answer: { roll: t("unbogOn", { dr: highest }), odds: exactly(t, helped) },
    lines: [
      { text: t(`unbog.${help}`, { drm: formatDrm(drm) }), rule: "It-V27" },
      { text: label },
      ...(drm ? [{ text: t("unbogAlone", { dr: frees, ...oddsValues(alone) }) }] : []),
      { text: t("unbogConditions"), rule: "It-V27" },
    ],
    bars: { dist: die, marked: (dr) => dr <= highest, label },
  };
}

/** Returns the CE DRM of an AFV that has a special CE DRM by its Italian note (It-V11, It-V16). */
function crewExposed(t: RollsSay, { afv, from, face }: RollsState): Outcome {
  const target: CrewExposed = afv === "mr35" ? { afv, attack: from } : { afv, attack: face };
  const { drm, rule } = crewExposedDrm(target);
  return {
    answer: drm ? { roll: formatDrm(drm), odds: t("ceDrm") } : { roll: t(drm === null ? "ceNormal" : "ceNone") },
    lines: [{ text: t(`ce.${target.attack}`, { drm: formatDrm(drm ?? 0) }), rule }],
  };
}

/**
 * Returns the odds that a weapon breaks down. The weapon's B or X number is printed in an Italian note (It-VF, It-V5,
 * It-V7). Extremely Heavy Dust lowers the number (D11.732).
 */
function breaksDown(t: RollsSay, { weapon, breaks, dusty, times }: RollsState): Outcome {
  const { letter, rule, number, odds, oddsOfAny } = breakdown(weapon, breaks, dusty, times);
  const label = t("breaksOn", { dr: number, ...oddsValues(odds) });
  return {
    answer: { roll: t(`breaks.${letter}`, { dr: number }), odds: exactly(t, odds) },
    lines: [
      { text: t(`weaponNote.${weapon}`), rule },
      ...(dusty ? [{ text: t("dustLowers"), rule: "D11.732" }] : []),
      { text: label },
      ...(times > 1 ? [{ text: t("oneBreaks", { times, ...oddsValues(reduced(oddsOfAny), 2) }) }] : []),
    ],
    bars: { dist: twoDice, marked: (dr) => dr >= number, label },
  };
}

/** Returns the odds that a parachute that lands in plants passes its NMC (D13.4, D13.5, D13.6). */
function landing(t: RollsSay, { landing: terrain, morale, drm, times }: RollsState): Outcome {
  const { passesOnOriginalDr: dr, odds, anyFails } = landingCheck(morale, drm, times);
  const label = t("nmcPasses", { dr: highest(t, dr), ...oddsValues(odds) });
  return {
    answer: { roll: t("passes", { dr: highest(t, dr) }), odds: exactly(t, odds) },
    lines: [
      { text: t("nmc", { terrain: t(`landing.${terrain}`) }), rule: LANDING_RULE[terrain] },
      ...(drm ? [{ text: t("otherDrm", { drm: formatDrm(drm) }) }] : []),
      { text: label },
      ...(times > 1 ? [{ text: t("oneOf", { times, ...oddsValues(reduced(anyFails), 2) }) }] : []),
    ],
    bars: { dist: twoDice, marked: (rolled) => rolled <= dr, label },
  };
}

/**
 * Returns the odds of a motorcycle's Hammada Immobilization DR in Broken Ground. The DR is the same as in Open Ground
 * Accessible to hammada (D13.1, D3.32).
 */
function brokenGround(t: RollsSay, { book, doubled }: RollsState, { hammadaConditions }: RollConditions): Outcome {
  const hex = { hex: "openGroundAccessible", alongTrackOrRoad: false, doubled, mud: false } as const;
  const check = hammadaCheck({ mover: "motorcycle", britishBuilt: false }, hex);
  const ofHammada: Say<HammadaWord> = (key, values) => t(`hammada.${key}`, values);
  const lines = [
    { text: t("brokenDr"), rule: "D13.1" },
    ...hammadaLines(ofHammada, check, true, hammadaConditions, book),
  ];
  if (!check.required) return { answer: { roll: t("mustNot") }, lines };
  const { odds, failsOnOriginalDr } = check;
  const least = failsOnOriginalDr ?? Infinity;
  const label = t("failsOn", { dr: least, ...oddsValues(odds) });
  return {
    answer: { roll: t("dismountedFrom", { dr: least }), odds: exactly(t, odds) },
    lines,
    bars: { dist: twoDice, marked: (dr) => dr >= least, label },
  };
}

const OUTCOMES: Record<RollName, (t: RollsSay, state: RollsState, tables: RollConditions) => Outcome> = {
  entrench,
  reliability,
  mud: desertMud,
  oba: freeFrenchOba,
  module: italianModule,
  tokill: lowerToKill,
  unbog: unbogging,
  ce: crewExposed,
  breakdown: breaksDown,
  landing,
  broken: brokenGround,
};

/** Returns the texts and the bar chart of the chosen roll. */
export const outcomeOf = (t: RollsSay, state: RollsState, tables: RollConditions): Outcome =>
  OUTCOMES[state.roll](t, state, tables);
