import { headlineOf } from "../kit/headlines.ts";
import type { propsOf } from "./props.ts";
import { answersOf, attemptOf, FIELDS, type T } from "./smoke-grenades.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, _: ReturnType<typeof propsOf>) => answersOf(t, state, attemptOf(state))[0]!,
);
