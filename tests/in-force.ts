/**
 * Test helpers: whether a game rule is in force, as a short text: "in", "out: <reason> by <rule>", "ask: <questions>".
 */
import { type Game, QUESTIONS } from "../src/game/in-force/game.ts";
import { type Failing, inForce, type RuleInGame } from "../src/game/in-force/in-force.ts";
import { content } from "./content.ts";

const pieces = [...content.rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);

/** Returns for each rule whether it is in force in a game. Includes the Italian notes. */
export const rulesOf = (game: Game): RuleInGame[] => inForce(game, pieces);

const short = (found: RuleInGame) => {
  if (found.inForce === "ask") return `ask: ${found.asks.join(" ")}`;
  if (found.inForce) return "in";
  const [{ reason, by }] = found.failing as [Failing];
  return `out: ${reason} by ${by}`;
};

/**
 * Returns whether a rule, or a part of it ("D.1C#where"), is in force in a game: "in", "out: …" or "ask: …".
 * @throws RangeError if the rule does not exist
 */
export function statusOf(game: Game, name: string): string {
  const found = rulesOf(game).find(({ rule, part }) => name === (part ? `${rule}#${part}` : rule));
  if (!found) throw new RangeError(`no row ${name}`);
  return short(found);
}

const every = (value: boolean) => Object.fromEntries(QUESTIONS.map((question) => [question, value]));
/** Answers yes to every question about a game. */
export const ALL_YES = every(true);
/** Answers no to every question about a game. */
export const ALL_NO = every(false);

/**
 * A printed scenario on boards 25–28 in Libya, July 1942, by day, in Clear Weather and EC Dry. Tests change its fields.
 */
export const JULY: Game = {
  book: "sl",
  dyo: false,
  place: "northAfrica",
  month: "1942-07",
  boards: [25, 26, 27, 28].map((number) => ({ number })),
  overlays: [],
  weather: "clear",
  time: "none",
  ec: "dry",
  wind: "noWind",
  dust: "none",
  ssrHaze: "none",
  ssrSun: "none",
  answers: {},
};
