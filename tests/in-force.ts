/** Statuses of rules in a game as short texts, for tests: "in", "out: <first reason> by <rule>", "ask: <questions>". */
import { type Game, QUESTIONS } from "../src/game/in-force/game.ts";
import { type Failing, inForce, type RuleInGame } from "../src/game/in-force/in-force.ts";
import { content } from "./content.ts";

const pieces = [...content.rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);

/** Returns every rule with its status in a game. The pieces are those of all Italian notes. */
export const rulesOf = (game: Game): RuleInGame[] => inForce(game, pieces);

const short = (found: RuleInGame) => {
  if (found.inForce === "ask") return `ask: ${found.asks.join(" ")}`;
  if (found.inForce) return "in";
  const [{ reason, by }] = found.failing as [Failing];
  return `out: ${reason} by ${by}`;
};

/**
 * Returns the status of a rule, or of a part of it ("D.1C#where"), in a game.
 * @throws RangeError if no row has that name
 */
export function statusOf(game: Game, name: string): string {
  const found = rulesOf(game).find(({ rule, part }) => name === (part ? `${rule}#${part}` : rule));
  if (!found) throw new RangeError(`no row ${name}`);
  return short(found);
}

const every = (value: boolean) => Object.fromEntries(QUESTIONS.map((question) => [question, value]));
/** Every question answered with yes. */
export const ALL_YES = every(true);
/** Every question answered with no. */
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
