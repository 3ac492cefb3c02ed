import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, gainedDummies, type T, waysToSplit } from "./minefields.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state) => answersOf(t, state, gainedDummies(state), waysToSplit(state))[0]!,
);
