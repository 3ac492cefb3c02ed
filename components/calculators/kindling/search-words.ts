import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["cactus", "cactus patch"], ja: ["サボテン", "サボテンの茂み"] },
  { en: ["kindling", "burn", "kindle", "set fire"], ja: ["着火", "燃える", "火がつく"], set: { roll: "kindling" } },
  { en: ["spread", "spreading fire"], ja: ["延焼", "燃え移る"], set: { roll: "spreading" } },
  { en: ["# times", "# DR"], ja: ["#回"], set: { times: "#" } },
]);
