/** The fields of the fire calculator, the texts of its questions, and the attack described by its state. */
import { DENSITIES } from "../../../src/game/dust-density.ts";
import {
  COVERS,
  FACTS,
  type Fact,
  FIRE_GROUNDS,
  FIRERS,
  type FireAttack,
  firesFromWadi,
  KINDS,
  PLACES,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "../../../src/game/fire-attack.ts";
import { CHOICES, QUESTIONS, type Question } from "../../../src/game/fire-questions.ts";
import { MAX_RANGE } from "../../../src/game/scenario.ts";
import { count, type Flag, flag, oneOf, type StateOf, valuesOf } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { KEY_OF, type ListQuestion } from "../shared/attack-query.ts";
import { bookField } from "../shared/book.ts";

export const words = wordsOf("fire", "ask.dust", "ask.range", "ask.wet", "ask.ffe", "ask.inside", "ask.pbfFree");
export type FireSay = SayOf<typeof words>;

const ANSWER_FIELDS = {
  kind: oneOf(KINDS),
  at: oneOf(TARGETS),
  in: oneOf(TERRAINS),
  ground: oneOf(FIRE_GROUNDS),
  cover: oneOf(COVERS),
  from: oneOf(FIRERS),
  place: oneOf(PLACES),
  sky: oneOf(SKIES),
  dust: oneOf(DENSITIES),
  hex: oneOf(["target", "both", "empty"]),
  crest: oneOf(["none", "defender", "attacker"]),
  range: count(0, MAX_RANGE, PLAIN_ATTACK.range),
  fp: count(1, 60, PLAIN_ATTACK.fp),
  /** The highest possible Hindrance: a LOS of 21 hexes, each with SMOKE (+4) and another Hindrance (+1). */
  hindrance: count(0, 105, PLAIN_ATTACK.hindrance),
  vd: count(0, 6, PLAIN_ATTACK.vehicleDust),
};
/** Returns whether a question is a yes-or-no question. */
export const isFact = (question: Question): question is Fact => FACTS.some((fact) => fact === question);
const FACT_FIELDS = Object.fromEntries(QUESTIONS.filter(isFact).map((fact) => [fact, flag()])) as Record<Fact, Flag>;

/** The fields of the calculator. Some have a shorter name than their question, to keep links short. */
export const FIELDS = { book: bookField(), ...ANSWER_FIELDS, ...FACT_FIELDS };
export type FireState = StateOf<typeof FIELDS>;

/** Returns the name of the question that a field answers. It is also the key of the label in the UI texts. */
export const questionOf = (key: string): string => Object.entries(KEY_OF).find(([, own]) => own === key)?.[0] ?? key;

/** Returns whether a question asks for a number. */
export const isNumber = (question: ListQuestion) =>
  question === "range" || question === "fp" || question === "hindrance" || question === "vehicleDust";

/** Returns the possible answers to a question. They depend on the rest of the attack. */
export const answersTo = <Q extends ListQuestion>(question: Q, attack: FireAttack) =>
  (question in CHOICES
    ? CHOICES[question as keyof typeof CHOICES](attack)
    : valuesOf(ANSWER_FIELDS[KEY_OF[question]])) as readonly FireAttack[Q][];

/** Returns an answer as text. */
export function answerText(t: FireSay, question: ListQuestion, answer: string | number): string {
  if ((question === "vehicleDust" || question === "hindrance") && !answer) return t("vehicleDust.0");
  return typeof answer === "number" ? `${answer}` : (t as Say)(`${question}.${answer}`);
}

/**
 * Returns the label of a question with a list of answers. The question `place` asks about the firer or about the
 * target.
 */
export const labelText = (t: FireSay, attack: FireAttack, question: ListQuestion): string =>
  t(
    question !== "place"
      ? question
      : firesFromWadi(attack) && attack.terrain !== "wadi"
        ? "placeOfTarget"
        : "placeOfFirer",
  );

/** Returns the text of a yes-or-no question. */
export function factText(t: FireSay, attack: FireAttack, fact: Fact): string {
  if (fact === "facing") return t(attack.target === "ceSmv90" ? "facing.ceSmv90" : "facing.ceMr35");
  return t(fact);
}

/** Returns the attack that the state describes. The attack may be illegal. */
export const attackOf = (state: FireState): FireAttack => ({
  ...PLAIN_ATTACK,
  ...Object.fromEntries(Object.entries(KEY_OF).map(([question, key]) => [question, state[key]])),
  facts: FACTS.filter((fact) => state[fact]),
});
