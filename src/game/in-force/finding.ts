/** The truth of a rule's condition in a game: true, false, or "ask" if only the players know. */
import type { Condition } from "../scenario.ts";
import type { Field, Game, Question } from "./game.ts";

export type Truth = boolean | "ask";

/** Reasons to leave out a rule that are not questions to the players. */
export const FACTS = [
  ...(["otherBook", "dyo", "printed", "aridLand", "northAfrica", "date", "notAvailable"] as const),
  ...(["desertBoard", "desertGround", "desertOnly", "board25", "board25to31", "overlayBoards", "overlay"] as const),
  ...(["noSteppe", "noBroken", "noAltered", "altered", "broken", "steppe"] as const),
  ...(["daytime", "night", "notOvercast", "specified", "haze", "mist"] as const),
  ...(["dry", "wet", "dryGround", "mud", "rained", "density", "summit"] as const),
] as const;
export type Reason = (typeof FACTS)[number] | Question;

/** A condition evaluated for a game. `rule`: the rule that states it, if it is not the rule that has the condition. */
export type Finding = {
  readonly name: Reason;
  readonly holds: Truth;
  readonly rule?: string | undefined;
  /** The field or question to ask if `holds` is "ask"; `name` if undefined. */
  readonly ask?: Field | Question;
};

/** True if any is true; else "ask" if any is "ask". */
export const anyTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes("ask") && "ask";

/** False if any is false; else "ask" if any is "ask". */
export const allTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes("ask") ? "ask" : true;

/** The opposite; "ask" remains "ask". */
export const not = (truth: Truth): Truth => (truth === "ask" ? truth : !truth);

/** A player's answer to a question; "ask" if there is none. */
export const answered = ({ answers }: Game, question: Question): Truth => answers[question] ?? "ask";

/** True if `holds` is true for every value, false if for none, else "ask". */
export const forAll = <T>(values: readonly T[], holds: (value: T) => boolean): Truth => {
  const found = values.map(holds);
  return found.every(Boolean) ? true : found.some(Boolean) && "ask";
};

/** The known value of a field, or all its possible values. */
export const valuesOf = <T>(known: T | undefined, all: readonly T[]): readonly T[] =>
  known === undefined ? all : [known];

/**
 * Evaluates conditions for a game that is not fully known. `cases`: the same list of conditions for every possible state of the game.
 * `asks`: the field or question for each condition, used if the cases differ.
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

/** Returns the first alternative that holds; else the first that may hold; else the first. */
export const firstOf = (...alternatives: readonly (readonly Finding[])[]): readonly Finding[] =>
  alternatives.find((a) => truthOf(a) === true) ?? alternatives.find((a) => truthOf(a) === "ask") ?? alternatives[0]!;
