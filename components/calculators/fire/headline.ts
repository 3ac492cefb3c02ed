import { desertFire } from "../../../src/game/desert-fire.ts";
import { headlineOf } from "../kit/headlines.ts";
import { attackOf, FIELDS, type T } from "./fire.ts";
import { answerLines } from "./fire-lines.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state) => answerLines(t, desertFire(attackOf(state), state.book))[0]!,
);
