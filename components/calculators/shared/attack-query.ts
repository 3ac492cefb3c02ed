/**
 * Creates links to the fire calculator. This is a separate file, so that other calculators can link to the fire
 * calculator without loading it.
 */
import { type Fact, type FireAttack, PLAIN_ATTACK } from "../../../src/game/fire-attack.ts";
import type { Question } from "../../../src/game/fire-questions.ts";
import type { Book } from "../../../src/game/scenario.ts";

/** A question of the fire calculator whose answer is a value, not yes or no as for a `Fact`. */
export type ListQuestion = Exclude<Question, Fact>;

/** The query key of each `ListQuestion`. The query key of a `Fact` is its name. */
export const KEY_OF = {
  kind: "kind",
  target: "at",
  terrain: "in",
  ground: "ground",
  cover: "cover",
  firer: "from",
  place: "place",
  sky: "sky",
  dust: "dust",
  hex: "hex",
  crestInCc: "crest",
  range: "range",
  vehicleDust: "vd",
  hindrance: "hindrance",
  fp: "fp",
} as const satisfies Record<ListQuestion, string>;

/**
 * Returns the query string that opens the fire calculator with this attack. `book`: the book whose game rules apply.
 */
export function attackQuery(attack: FireAttack, book: Book): string {
  const told = (Object.keys(KEY_OF) as ListQuestion[]).filter(
    (question) => attack[question] !== PLAIN_ATTACK[question],
  );
  const pairs = [
    ...(book === "sl" ? [] : [["book", book]]),
    ...told.map((question) => [KEY_OF[question], `${attack[question]}`]),
    ...attack.facts.map((fact) => [fact, "1"]),
  ];
  return `?${new URLSearchParams(pairs)}`;
}
