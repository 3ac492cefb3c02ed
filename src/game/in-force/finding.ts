/**
 * Evaluates the conditions of game rules. The result (`Finding`) is that a condition holds, fails, or depends on an
 * answer from the players.
 */
import type { Condition } from "../scenario.ts";
import type { Field, Game, Question } from "./game.ts";

/** Whether a condition holds; "ask" if only the players know. */
export type Truth = boolean | "ask";

/**
 * Names of conditions that are not questions to the players. If such a condition fails, its name is the reason why a
 * rule is not in force.
 */
export const EXCLUSION_REASONS = [
  ...(["otherBook", "dyo", "printed", "aridLand", "northAfrica", "date", "notAvailable"] as const),
  ...(["desertBoard", "desertGround", "desertOnly", "board25", "board25to31", "overlayBoards", "overlay"] as const),
  ...(["noSteppe", "noBroken", "noAltered", "altered", "broken", "steppe"] as const),
  ...(["daytime", "night", "notOvercast", "specified", "haze", "mist"] as const),
  ...(["dry", "wet", "dryGround", "mud", "rained", "density", "summit"] as const),
] as const;
/** The name of a condition. */
export type Reason = (typeof EXCLUSION_REASONS)[number] | Question;

/**
 * The result of a condition in a game. `rule`: the rule that states the condition; undefined if it is the rule being
 * evaluated.
 */
export type Finding = {
  readonly name: Reason;
  readonly holds: Truth;
  readonly rule?: string | undefined;
  /** The field or question to ask the players if `holds` is "ask". Undefined if `name` is itself that question. */
  readonly ask?: Field | Question;
};

/** Returns true if any truth is true, else "ask" if any is "ask", else false. */
export const anyTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes("ask") && "ask";

/** Returns false if any truth is false, else "ask" if any is "ask", else true. */
export const allTrue = (...truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes("ask") ? "ask" : true;

/** Negates a truth; "ask" remains "ask". */
export const not = (truth: Truth): Truth => (truth === "ask" ? truth : !truth);

/** Returns the players' answer to a question; "ask" if they have not answered. */
export const answered = ({ answers }: Game, question: Question): Truth => answers[question] ?? "ask";

/** Returns true if `holds` returns true for every value, false if it returns true for none, else "ask". */
export const forAll = <T>(values: readonly T[], holds: (value: T) => boolean): Truth => {
  const found = values.map(holds);
  return found.every(Boolean) ? true : found.some(Boolean) && "ask";
};

/** Returns the possible values of a field: only the known value or, if it is unknown, all values. */
export const valuesOf = <T>(known: T | undefined, all: readonly T[]): readonly T[] =>
  known === undefined ? all : [known];

/**
 * Evaluates conditions for a game with unknown fields. `cases`: the conditions for each combination of possible values,
 * always in the same order. `asks`: the field or question to ask if a condition differs between the cases.
 */
export const evaluateCases = <Name extends Reason>(
  cases: readonly (readonly Condition<Name>[])[],
  asks: Partial<Record<Name, Field | Question>>,
): Finding[] =>
  cases[0]!.map(({ name, rule }, i) => ({
    name,
    holds: forAll(cases, (conditions) => conditions[i]!.holds),
    rule,
    ask: asks[name],
  }));

/** Returns true if all findings hold, false if any fails, else "ask". */
export const truthOf = (findings: readonly Finding[]): Truth => allTrue(...findings.map(({ holds }) => holds));

/**
 * Returns the first list of findings that all hold. If there is none, returns the first list that may still hold, else
 * the first list.
 */
export const firstOf = (...alternatives: readonly (readonly Finding[])[]): readonly Finding[] =>
  alternatives.find((a) => truthOf(a) === true) ?? alternatives.find((a) => truthOf(a) === "ask") ?? alternatives[0]!;
