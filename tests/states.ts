/** Generates random query strings of the calculators and of the game page. */
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
import { fuzzSettings, knownStates } from "./fuzz.ts";

/**
 * Returns a fast-check generator of a field's values. For a field with a text, such as a path, it chooses from `known`.
 */
const anyValue = (field: Field<unknown>, known: readonly string[]): fc.Arbitrary<unknown> => {
  if ("values" in field) return fc.constantFrom(...(field.values as readonly unknown[]));
  if ("flag" in field) return fc.boolean();
  if ("min" in field) return fc.integer(field as Count);
  return fc.constantFrom("1", "2.5", ...known).map((text) => field.nearest(text));
};

/**
 * Returns `runs` random query strings. Fields with a text, such as a path, get values from the query strings in
 * `known`.
 */
export function drawStates(fields: Fields, known: readonly string[], runs: number): string[] {
  const values = Object.entries(fields).map(([key, field]) => {
    const written = known.map((query) => new URLSearchParams(query).get(key)).filter((text) => text !== null);
    return [key, fc.oneof(fc.constant(field.start), anyValue(field, written))] as const;
  });
  const state = fc.record(Object.fromEntries(values)) as fc.Arbitrary<StateOf<Fields>>;
  return fc
    .sample(state, fuzzSettings(runs))
    .map((drawn) => writeState(readState(writeState(drawn, fields), fields).state, fields));
}

/** Returns the fields of the calculator with this slug. */
export async function fieldsOf(slug: string): Promise<Fields> {
  const { calculator } = (await import(`../components/calculators/${slug}/calculator.ts`)) as {
    calculator: AnyDefinition;
  };
  return calculator.fields;
}

/**
 * Returns `runs` paths of a calculator with random query strings: "tools/hammada/?track=1". Fields with a text get
 * values from examples and published URLs.
 */
export const statesOf = async (slug: string, runs: number): Promise<string[]> =>
  drawStates(await fieldsOf(slug), knownStates()[slug]!, runs).map((query) => `tools/${slug}/${query}`);

/** Returns `runs` paths of the game page with random query strings. They contain no answers, dice or turns. */
export function gameStates(runs: number): string[] {
  const { id, said, play, dice, lie, ...fields } = GAME_FIELDS;
  return drawStates(fields, ["name=Sidi+Rezegh&boards=26-27&overlays=S1.D2&month=1941-11"], runs).map(
    (query) => `game/${query}`,
  );
}
