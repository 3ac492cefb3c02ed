import { countsInMud, MUD_HEXES, mudHexesCounted } from "../../../src/game/mud-bog.ts";
import { numberChosen, type Roll } from "./roll.ts";

/** The conditions of Desert Mud. */
const CONDITIONS = ["arid", "boards", "mud", "plain"] as const;

/** The hexes that count as entered for the Bog dr in Desert Mud (D11.8). */
export const MUD: Roll = {
  asks: () => [...CONDITIONS, "moto", ...MUD_HEXES],
  chosen: (t, state) => [
    ...([...CONDITIONS, "moto"] as const).filter((name) => state[name]).map((name) => t(name)),
    ...MUD_HEXES.flatMap((hex) => numberChosen(t(hex), state[hex])),
  ],
  outcome: (t, state) => {
    const { arid, boards, mud, plain, moto } = state;
    const { open, openTrack, openPaved, openElsewhere, scrub, hammada, sand } = state;
    const counted = mudHexesCounted(
      { aridLand: arid, desertBoardsOnly: boards, mud, plainDesert: plain },
      { open, openTrack, openPaved, openElsewhere, scrub, hammada, sand },
    );
    if (counted === null) {
      const failing = CONDITIONS.filter((name) => !state[name]);
      const text = (name: (typeof CONDITIONS)[number]) =>
        t("condition", { condition: t(name), verdict: t("fails.not") });
      return {
        answer: t("mudNormal"),
        detail: "",
        lines: failing.map((name) => ({ text: text(name), rule: "D11.8" })),
      };
    }
    const inOpenGround = moto
      ? { text: t("mudMotorcycle"), rule: "D3.32" }
      : { text: t("mudNoHammada"), rule: "D11.8" };
    return {
      answer: String(counted),
      detail: t("counted"),
      lines: [
        ...MUD_HEXES.filter((hex) => state[hex]).map((hex) => ({
          text: t(countsInMud(hex) ? "mudCounts" : "mudNot", { hex: t(hex), n: state[hex] }),
          rule: "D11.8",
        })),
        ...(counted || openPaved ? [inOpenGround] : []),
        { text: t("mudDr") },
      ],
    };
  },
};
