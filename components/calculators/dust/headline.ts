import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, findDust, type T } from "./dust.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, props: ReturnType<typeof propsOf>) => answersOf(t, findDust(state, props))[0]!,
);
