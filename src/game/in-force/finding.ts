/** Whether a condition of a rule holds, where "ask" means that only the players can tell. */
import type { Condition } from "../scenario.ts";
import type { Field, Game, Question } from "./game.ts";

export type Truth = boolean | "ask";

/** Why a rule is left out that no question stands for. */
export const FACTS = [
  ...(["otherBook", "dyo", "printed", "aridLand", "northAfrica", "date", "notAvailable"] as const),
  ...(["desertBoard", "desertGround", "desertOnly", "board25", "board25to31", "overlayBoards", "overlay"] as const),
  ...(["noSteppe", "noBroken", "noAltered", "altered", "broken", "steppe"] as const),
  ...(["daytime", "night", "notOvercast", "specified", "haze", "mist"] as const),
  ...(["dry", "wet", "dryGround", "mud", "rained", "density", "summit"] as const),
] as const;
export type Reason = (typeof FACTS)[number] | Question;

/** A condition as judged for a game; `rule` states it, if it is not the rule itself that has the condition. */
export type Finding = {
  readonly name: Reason;
  readonly holds: Truth;
  readonly rule?: string | undefined;
  /** What to ask where it is open, if not the name. */
  readonly ask?: Field | Question;
};

/** True if one is; "ask" if none is, but one may be. */
export const anyTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes("ask") && "ask";

/** False if one is; "ask" if none is, but one may be. */
export const allTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes("ask") ? "ask" : true;

/** The opposite; what is open stays open. */
export const not = (truth: Truth): Truth => (truth === "ask" ? truth : !truth);

/** What a player answered, "ask" without an answer. */
export const answered = ({ answers }: Game, question: Question): Truth => answers[question] ?? "ask";

/** Whether something holds for every value that a field can have, for none, or only for some. */
export const forAll = <T>(values: readonly T[], holds: (value: T) => boolean): Truth => {
  const found = values.map(holds);
  return found.every(Boolean) ? true : found.some(Boolean) && "ask";
};

/** The value of a field that is known, else all that it can have. */
export const valuesOf = <T>(known: T | undefined, all: readonly T[]): readonly T[] =>
  known === undefined ? all : [known];

/**
 * Judges conditions for a game of which not all is known: `cases` are the lists of the same conditions for every state that
 * it can be in; `asks` says for each what to ask where the cases differ.
 */
export const judged = <Name extends Reason>(
  cases: readonly (readonly Condition<Name>[])[],
  asks: Partial<Record<Name, Field | Question>>,
): Finding[] =>
  cases[0]!.map(({ name, rule }, i) => ({
    name,
    holds: forAll(cases, (conditions) => conditions[i]!.holds),
    rule,
    ask: asks[name],
  }));

/** Whether all of several findings hold. */
export const truthOf = (findings: readonly Finding[]): Truth => allTrue(...findings.map(({ holds }) => holds));

/** The findings of the first of several alternatives that holds, else of the first that may, else of the first. */
export const firstOf = (...alternatives: readonly (readonly Finding[])[]): readonly Finding[] =>
  alternatives.find((a) => truthOf(a) === true) ?? alternatives.find((a) => truthOf(a) === "ask") ?? alternatives[0]!;
