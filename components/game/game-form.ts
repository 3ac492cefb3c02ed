import { OVERLAY_IDS } from "../../src/game/overlay-tables.ts";
import type { Form } from "../calculators/kit/define-calculator.ts";
import { withDyo } from "./dyo-state.ts";
import { fieldsFor, type GameFields } from "./game-fields.ts";
import { withoutMarks } from "./games/share-link.ts";
import { type GameWord, words } from "./words.ts";

/** The IDs of all overlays. X1 and E1 are never laid at random. */
export const overlayIds = [...OVERLAY_IDS, "X1", "E1"];
export const fields = fieldsFor(overlayIds);

/** The words and fields of a game. */
export const gameForm: Form<GameFields, GameWord, unknown> = {
  words,
  fields,
  valueWordOf: (key, value) => (value === "unknown" ? value : `${key}.${value}`),
  asFieldsHold: (query) => withDyo(withoutMarks(query), fields),
};
