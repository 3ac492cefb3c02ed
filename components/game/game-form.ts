import type { Form } from "../calculators/kit/define-calculator.ts";
import { withDyo } from "./dyo-state.ts";
import { FIELDS, type GameFields } from "./game-fields.ts";
import { withoutMarks } from "./games/share-link.ts";
import { type GameWord, words } from "./words.ts";

/**
 * Converts the query of an empty game page to the query of a new game, in which kind, place and month are "unknown".
 * Returns a query with fields other than `view` and `book` unchanged.
 */
function orNewGame(query: string): string {
  const params = new URLSearchParams(query);
  if (Object.keys(FIELDS).some((key) => key !== "view" && key !== "book" && params.has(key))) return query;
  params.delete("view");
  for (const key of ["kind", "place", "month"] as const) params.set(key, FIELDS[key].first);
  return `?${params}`;
}

/** The form of a game: its UI texts, its fields, and a conversion of the query before its fields are read. */
export const gameForm: Form<GameFields, GameWord, unknown> = {
  words,
  fields: FIELDS,
  valueWordOf: (key, value) => (value === "unknown" ? value : `${key}.${value}`),
  keepsDay: true,
  normalizeQuery: (query) => orNewGame(withDyo(withoutMarks(query))),
};
