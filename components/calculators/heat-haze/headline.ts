import { headlineOf } from "../kit/headlines.ts";
import { answersOf, answerTo, FIELDS, type T } from "./heat-haze.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, props: ReturnType<typeof propsOf>) => answersOf(t, answerTo(state, props))[0]!,
);
