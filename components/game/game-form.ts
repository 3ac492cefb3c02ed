import type { Form } from "../calculators/kit/define-calculator.ts";
import { withDyo } from "./dyo-state.ts";
import { FIELDS, type GameFields } from "./game-fields.ts";
import { withoutMarks } from "./games/share-link.ts";
import { type GameWord, words } from "./words.ts";

/** The game's form: its UI texts, its fields, and how the URL is converted before its fields are read. */
export const gameForm: Form<GameFields, GameWord, unknown> = {
  words,
  fields: FIELDS,
  valueWordOf: (key, value) => (value === "unknown" ? value : `${key}.${value}`),
  normalizeQuery: (query) => withDyo(withoutMarks(query)),
};
