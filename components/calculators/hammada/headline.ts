import { headlineOf } from "../kit/headlines.ts";
import { answersOf, checkOf, FIELDS, type T } from "./hammada.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, { drmRows }: ReturnType<typeof propsOf>) => answersOf(t, state, checkOf(state, drmRows))[0]!,
);
