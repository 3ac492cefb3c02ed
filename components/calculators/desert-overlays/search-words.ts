import { searchWords } from "../shared/mover-words.ts";
import { BOARDS } from "./board-list.ts";
import { FIELDS } from "./desert-overlays.ts";

/**
 * The search terms. A number of boards, such as "2 boards", sets no field, because the page asks which boards they are.
 */
export const WORDS = searchWords(FIELDS, [
  {
    en: [
      "overlay",
      "random overlay",
      "overlay placement",
      "terrain generator",
      "boards",
      "2 boards",
      "two boards",
      "3 boards",
    ],
    ja: ["オーバーレイ", "無作為配置", "地形の無作為配置", "地図盤", "2枚", "3枚"],
  },
  ...BOARDS.flatMap((a) =>
    BOARDS.filter((b) => b > a).map((b) => ({
      en: [`boards ${a} and ${b}`, `boards ${a} ${b}`, `${a} and ${b}`],
      ja: [`地図盤${a}と${b}`, `${a}と${b}`],
      set: { boards: `${a}-${b}` },
    })),
  ),
  ...BOARDS.map((n) => ({ en: [`board ${n}`], ja: [`地図盤${n}`, `${n}番盤`], set: { boards: `${n}` } })),
  {
    en: ["failed dune counts", "failed dune counts as selected"],
    ja: ["置けなかった砂丘も数える"],
    set: { failed: "1" },
  },
  { en: ["E1", "overlay E1"], ja: ["E1", "オーバーレイE1"], set: { boards: "25e" } },
  { en: ["north left"], ja: ["北が左"], set: { north: "left" } },
  { en: ["north right"], ja: ["北が右"], set: { north: "right" } },
]);
