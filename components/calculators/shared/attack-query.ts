/**
 * Creates links to the fire calculator. This is a separate file, so that calculators with such a link do not load the
 * fire calculator.
 */
import { type Fact, type FireAttack, PLAIN_ATTACK } from "../../../src/game/fire-attack.ts";
import type { Question } from "../../../src/game/fire-questions.ts";
import type { Book } from "../../../src/game/scenario.ts";

/** A question of the fire calculator that has a value: a field of the attack, not a yes-or-no `Fact`. */
export type ListQuestion = Exclude<Question, Fact>;

/** The query key of each question that has a value. The query key of a `Fact` is the name of the fact. */
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

/** Returns the query string that opens the fire calculator with an attack under the rules of a book. */
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
