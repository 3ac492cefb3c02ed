import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, fireOf, type T } from "./kindling.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, _: ReturnType<typeof propsOf>) => answersOf(t, state, fireOf(state))[0]!,
);
