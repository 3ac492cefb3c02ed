import { headlineOf } from "../kit/headlines.ts";
import type { propsOf } from "./props.ts";
import { answerOf, bogPath, FIELDS, type T } from "./sand-bog.ts";

export const headline = headlineOf(FIELDS, (t: T, state, { drmRows }: ReturnType<typeof propsOf>) =>
  answerOf(t, bogPath(state, drmRows)),
);
