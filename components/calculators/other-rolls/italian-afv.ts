import { type CrewExposed, crewExposedDrm } from "../../../src/game/crew-exposed.ts";
import { asFraction, asPercent, die, reduced } from "../../../src/game/distribution.ts";
import { betterToKillDr, toKill } from "../../../src/game/to-kill.ts";
import { coloredUnbogDr } from "../../../src/game/unbogging.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import { oddsValues } from "../kit/result-lines.ts";
import { numberChosen, type Roll } from "./roll.ts";

/** The lower of two To Kill DR (It-VA). */
export const TO_KILL: Roll = {
  asks: () => ["tk"],
  chosen: (t, { tk }) => numberChosen(t("tk"), tk),
  outcome: (t, { tk }) => {
    const { one, two } = toKill(tk);
    const label = t("tkTwo", { tk, ...oddsValues(two) });
    return {
      answer: asPercent(two, 1),
      detail: t("tkBig", { fraction: asFraction(reduced(two)), one: asPercent(one, 1) }),
      lines: [
        { text: label, rule: "It-VA" },
        { text: t("tkOne", { tk, ...oddsValues(one) }) },
        { text: t("tkKeep"), rule: "It-VA" },
      ],
      bars: { dist: betterToKillDr, marked: (dr) => dr <= tk, label },
    };
  },
};

/** The colored dr of unbogging a Fiat 508 MC with help (It-V27). */
export const UNBOGGING: Roll = {
  asks: () => ["help", "frees"],
  chosen: (t, { help, frees }) => [t(`help.${help}`), ...numberChosen(t("frees"), frees)],
  outcome: (t, { help, frees }) => {
    const { drm, alone, helped } = coloredUnbogDr(help, frees);
    const highest = Math.min(6, frees - drm);
    const label = t("unbogHelped", { dr: highest, ...oddsValues(helped) });
    return {
      answer: asFraction(helped),
      detail: t("unbogSmall", { percent: asPercent(helped, 1), number: frees }),
      lines: [
        { text: t(`unbog.${help}`, { drm: formatDrm(drm) }), rule: "It-V27" },
        { text: label },
        ...(drm ? [{ text: t("unbogAlone", { dr: frees, ...oddsValues(alone) }) }] : []),
        { text: t("unbogConditions"), rule: "It-V27" },
      ],
      bars: { dist: die, marked: (dr) => dr <= highest, label },
    };
  },
};

/** The CE DRM of two AFV whose notes give one of their own (It-V11, It-V16). */
export const CREW_EXPOSED: Roll = {
  asks: ({ afv }) => ["afv", afv === "mr35" ? "from" : "face"],
  chosen: (t, { afv, from, face }) => [t(`afv.${afv}`), t(afv === "mr35" ? `from.${from}` : `face.${face}`)],
  outcome: (t, { afv, from, face }) => {
    const target: CrewExposed = afv === "mr35" ? { afv, attack: from } : { afv, attack: face };
    const { drm, rule } = crewExposedDrm(target);
    return {
      answer: drm === null ? t("ceNormal") : drm ? formatDrm(drm) : t("ceNone"),
      detail: drm ? t("ceDrm") : "",
      lines: [{ text: t(`ce.${target.attack}`, { drm: formatDrm(drm ?? 0) }), rule }],
    };
  },
};
