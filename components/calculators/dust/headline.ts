import { headlineOf } from "../kit/headlines.ts";
import { answersOf, attackOf, dustNow, FIELDS, type T, vehicleDustOf } from "./dust.ts";
import type { propsOf } from "./props.ts";

export const headline = headlineOf(FIELDS, (t: T, state, { densityRows }: ReturnType<typeof propsOf>) => {
  const dust = dustNow(state);
  return answersOf(t, dust, attackOf(state, dust, densityRows), vehicleDustOf(state, dust))[0]!;
});
