import { headlineOf } from "../kit/headlines.ts";
import { answerOf, costOf, FIELDS, type T } from "./movement.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(FIELDS, (t: T, state, { chart }: ReturnType<typeof propsOf>) =>
  answerOf(t, costOf(state, chart)),
);
