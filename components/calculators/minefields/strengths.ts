/** The strengths printed on the counters, up to five different ones, as the address holds them: "12.8.6". */
import { EXAMPLE_STRENGTHS } from "../../../src/game/minefields.ts";
import { notation } from "../kit/fields.ts";

const MOST_STRENGTHS = 5;
const STRENGTHS = /^[1-9]\d?(?:\.[1-9]\d?){0,4}$/;

export const strengthsField = notation(
  EXAMPLE_STRENGTHS.join("."),
  (text) => STRENGTHS.test(text) && new Set(text.split(".")).size === text.split(".").length,
);

/** The strengths that the field holds. */
export const strengthsOf = (field: string): number[] => field.split(".").map(Number);

/** The field for strengths that were typed, whatever stands between them; undefined where one is no strength from 1 to 99. */
export function typedStrengths(text: string): string | undefined {
  const field = [...new Set(text.normalize("NFKC").match(/\d+/g))].slice(0, MOST_STRENGTHS).join(".");
  return STRENGTHS.test(field) ? field : undefined;
}
