import { desertFire } from "../../../src/game/desert-fire.ts";
import { headlineOf } from "../kit/headlines.ts";
import { attackOf, FIELDS, type T } from "./fire.ts";
import { answerLines } from "./fire-lines.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, { tables }: ReturnType<typeof propsOf>) =>
    answerLines(t, desertFire(attackOf(state), tables, state.book))[0]!,
);
