import { headlineOf } from "../kit/headlines.ts";
import { FIELDS, type T } from "./other-rolls.ts";
import { outcomeOf } from "./outcomes.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(
  FIELDS,
  (t: T, state, props: ReturnType<typeof propsOf>) => outcomeOf(t, state, props).answer,
);
