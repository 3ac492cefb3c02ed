import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, gainedDummies, type T, waysToSplit } from "./minefields.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, _: ReturnType<typeof propsOf>) => answersOf(t, state, gainedDummies(state), waysToSplit(state))[0]!,
);
