/** Random states of the calculators and of a game. */
import fc from "fast-check";
import type { AnyDefinition } from "../components/calculators/kit/define-calculator.ts";
import {
  type Count,
  type Field,
  type Fields,
  readState,
  type StateOf,
  writeState,
} from "../components/calculators/kit/fields.ts";
import { FIELDS as GAME_FIELDS } from "../components/game/game-fields.ts";
import { cases, knownStates } from "./fuzz.ts";

/** Returns random values of a field. `nearest` turns any text into a legal notation. */
const anyValue = (field: Field<unknown>, known: readonly string[]): fc.Arbitrary<unknown> => {
  if ("values" in field) return fc.constantFrom(...(field.values as readonly unknown[]));
  if ("flag" in field) return fc.boolean();
  if ("min" in field) return fc.integer(field as Count);
  return fc.constantFrom("1", "2.5", ...known).map((text) => field.nearest(text));
};

/** Returns query strings of `runs` random states with these fields. Notations take their values from the queries in `known`. */
export function drawStates(fields: Fields, known: readonly string[], runs: number): string[] {
  const values = Object.entries(fields).map(([key, field]) => {
    const written = known.map((query) => new URLSearchParams(query).get(key)).filter((text) => text !== null);
    return [key, fc.oneof(fc.constant(field.start), anyValue(field, written))] as const;
  });
  const state = fc.record(Object.fromEntries(values)) as fc.Arbitrary<StateOf<Fields>>;
  return fc
    .sample(state, cases(runs))
    .map((drawn) => writeState(readState(writeState(drawn, fields), fields).state, fields));
}

/** Returns the fields of a calculator by its slug. */
export async function fieldsOf(slug: string): Promise<Fields> {
  const { calculator } = (await import(`../components/calculators/${slug}/calculator.ts`)) as {
    calculator: AnyDefinition;
  };
  return calculator.fields;
}

/** Returns paths with `runs` random states of a calculator. Notations take their values from published states. */
export const statesOf = async (slug: string, runs: number): Promise<string[]> =>
  drawStates(await fieldsOf(slug), knownStates()[slug]!, runs).map((query) => `tools/${slug}/${query}`);

/** Returns paths with `runs` random states of a game, without answers, throws or turns. */
export function gameStates(runs: number): string[] {
  const { id, said, play, dice, lie, ...fields } = GAME_FIELDS;
  return drawStates(fields, ["name=Sidi+Rezegh&boards=26-27&overlays=S1.D2&month=1941-11"], runs).map(
    (query) => `game/${query}`,
  );
}
