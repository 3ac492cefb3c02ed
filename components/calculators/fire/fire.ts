/** Fire, desert modifiers: the fields of the calculator, the questions about an attack, and the attack that the answers describe. */
import { DENSITIES } from "../../../src/game/dust-density.ts";
import {
  COVERS,
  FACTS,
  type Fact,
  FIRERS,
  type FireAttack,
  KINDS,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "../../../src/game/fire-attack.ts";
import { CHOICES, QUESTIONS, type Question } from "../../../src/game/fire-questions.ts";
import { count, type Flag, flag, oneOf, type StateOf } from "../kit/fields.ts";
import type { Say, Word } from "../kit/words.ts";

export type T = Say<Word<"fire">>;

const ANSWER_FIELDS = {
  kind: oneOf(KINDS),
  at: oneOf(TARGETS),
  in: oneOf(TERRAINS),
  cover: oneOf(COVERS),
  from: oneOf(FIRERS),
  sky: oneOf(SKIES),
  dust: oneOf(DENSITIES),
  hex: oneOf(["target", "both", "empty"]),
  crest: oneOf(["none", "defender", "attacker"]),
  range: count(0, 60, PLAIN_ATTACK.range),
  fp: count(1, 60, PLAIN_ATTACK.fp),
  vd: count(0, 6, PLAIN_ATTACK.vehicleDust),
};
/** Returns whether a question is answered by yes or no. */
export const isFact = (question: Question): question is Fact => FACTS.some((fact) => fact === question);
const FACT_FIELDS = Object.fromEntries(QUESTIONS.filter(isFact).map((fact) => [fact, flag()])) as Record<Fact, Flag>;

/** The fields of the calculator. Some have a shorter name in the address than their question has in the game. */
export const FIELDS = { ...ANSWER_FIELDS, ...FACT_FIELDS };
export type State = StateOf<typeof FIELDS>;
export type AnswerKey = keyof typeof ANSWER_FIELDS;

/** A question that is answered from a list. */
interface Answer<V> {
  question: Exclude<Question, Fact>;
  /** Returns the answer that an attack holds. */
  of: (attack: FireAttack) => V;
  /** Returns the answers that go with the rest of an attack. */
  choices: (attack: FireAttack) => readonly V[];
  text: (t: T, value: V) => string;
}

const fromTo = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The questions that are answered from a list, by their fields. Numbers have a list too, since a thumb can scroll it. */
export const ANSWERS: { readonly [K in AnswerKey]: Answer<State[K]> } = {
  kind: { question: "kind", of: (a) => a.kind, choices: () => KINDS, text: (t, kind) => t(`kind.${kind}`) },
  at: { question: "target", of: (a) => a.target, choices: CHOICES.target, text: (t, target) => t(`target.${target}`) },
  in: {
    question: "terrain",
    of: (a) => a.terrain,
    choices: CHOICES.terrain,
    text: (t, value) => t(`terrain.${value}`),
  },
  cover: { question: "cover", of: (a) => a.cover, choices: CHOICES.cover, text: (t, cover) => t(`cover.${cover}`) },
  from: { question: "firer", of: (a) => a.firer, choices: CHOICES.firer, text: (t, firer) => t(`firer.${firer}`) },
  sky: { question: "sky", of: (a) => a.sky, choices: CHOICES.sky, text: (t, sky) => t(`sky.${sky}`) },
  dust: { question: "dust", of: (a) => a.dust, choices: () => DENSITIES, text: (t, dust) => t(`dust.${dust}`) },
  hex: { question: "hex", of: (a) => a.hex, choices: () => FIELDS.hex.values, text: (t, hex) => t(`hex.${hex}`) },
  crest: {
    question: "crestInCc",
    of: (a) => a.crestInCc,
    choices: () => FIELDS.crest.values,
    text: (t, who) => t(`crestInCc.${who}`),
  },
  range: { question: "range", of: (a) => a.range, choices: () => fromTo(FIELDS.range), text: (_, range) => `${range}` },
  fp: { question: "fp", of: (a) => a.fp, choices: () => fromTo(FIELDS.fp), text: (_, fp) => `${fp}` },
  vd: {
    question: "vehicleDust",
    of: (a) => a.vehicleDust,
    choices: () => fromTo(FIELDS.vd),
    text: (t, drm) => (drm ? `${drm}` : t("vehicleDust.0")),
  },
};

const isAnswer = (key: string): key is AnswerKey => Object.hasOwn(ANSWERS, key);
const ANSWER_KEYS = Object.keys(ANSWERS).filter(isAnswer);

/** Returns the question of a field, which is also the key of its words. */
export const questionOf = (key: string): string => (isAnswer(key) ? ANSWERS[key].question : key);
/** Returns the field of a question that is answered from a list. */
export const keyOf = (question: Exclude<Question, Fact>): AnswerKey =>
  ANSWER_KEYS.find((key) => ANSWERS[key].question === question)!;

/** Returns in words what an attack answers to a question from a list. */
export function answerText<K extends AnswerKey>(t: T, attack: FireAttack, key: K): string {
  const { of, text }: Answer<State[K]> = ANSWERS[key];
  return text(t, of(attack));
}

/** Returns the words of a yes-or-no question. */
export function factText(t: T, attack: FireAttack, fact: Fact): string {
  if (fact === "facing") return t(attack.target === "ceSmv90" ? "facing.ceSmv90" : "facing.ceMr35");
  return t(fact);
}

/** Returns the attack that the fields describe; it need not be legal. */
export const attackOf = (state: State): FireAttack => ({
  kind: state.kind,
  target: state.at,
  terrain: state.in,
  cover: state.cover,
  firer: state.from,
  sky: state.sky,
  dust: state.dust,
  hex: state.hex,
  crestInCc: state.crest,
  range: state.range,
  vehicleDust: state.vd,
  fp: state.fp,
  facts: FACTS.filter((fact) => state[fact]),
});
