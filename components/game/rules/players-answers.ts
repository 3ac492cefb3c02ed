/**
 * Parses and formats the players' answers in the URL. Each letter encodes three answers. The letters for
 * `QUESTION_ORDER` come first, then "." and the letters for `NOTE_ORDER`. The text ends with "-". Without "-", it has
 * been truncated. Example: "9-" means "yes" to the first question, and no other answers.
 */
import type { Game, Question } from "../../../src/game/in-force/game.ts";

/**
 * The questions in the order of their answers in the URL. Links depend on this order: never change it, and add new
 * questions at the end.
 */
export const QUESTION_ORDER = [
  ...(["scrub", "hammada", "deir", "wadi", "wadiCliff", "wadiBridge", "hillock", "sand", "dune"] as const),
  ...(["hillside", "gully", "wallOrHedge", "rubble", "track", "sangar", "knownMines", "hiddenMines"] as const),
  ...(["cactusHedge", "cactusPatch", "oliveGrove", "vineyard"] as const),
  ...(["vehicle", "notTracked", "axisVehicle", "motorcycle", "wagon", "gun", "oba", "aircraft"] as const),
  ...(["parachutes", "germans", "italians", "freeFrench", "frenchBuilt", "usBuilt"] as const),
  ...(["dvp", "windByDr", "reverseMotion", "randomOverlays", "wadisMeet", "sandAsGrain"] as const),
  ...(["emplaceOnPlain", "dlvBesideSteppe", "e1Brush"] as const),
] as const satisfies readonly Question[];

/**
 * The notes on Italian pieces in the order of their answers in the URL. "V3" means "It-V3". Add new notes at the end.
 */
export const NOTE_ORDER = [
  ...(["V3", "V4", "V5", "V7", "V8", "V11", "V15", "V16", "V17", "V19", "V21", "V22", "V23", "V26", "V27"] as const),
  ...(["VA", "VAA", "VB", "VC", "VD", "VE", "VF", "VG", "VH", "VI", "VJ", "VK", "VL", "VM"] as const),
  ...(["O3", "O4", "O5", "O6", "O9", "O12", "OA", "OB", "OC", "OH"] as const),
] as const;

type Answers = Game["answers"];

const PARTS: readonly (readonly Question[])[] = [QUESTION_ORDER, NOTE_ORDER.map((note) => `It-${note}` as const)];
/** The 27 letters, one for each combination of three answers (unknown, yes or no). */
const LETTERS = "0123456789abcdefghijklmnopq";
const PER_LETTER = 3;
const END = "-";

const digitOf = (answer: boolean | undefined) => (answer === undefined ? 0 : answer ? 1 : 2);
const ANSWER_OF = [undefined, true, false] as const;

function writePart(questions: readonly Question[], answers: Answers): string {
  const letters = Array.from({ length: Math.ceil(questions.length / PER_LETTER) }, (_, i) => {
    const three = [0, 1, 2].map((k) => questions[i * PER_LETTER + k]);
    return LETTERS[three.reduce((sum, question) => sum * 3 + (question ? digitOf(answers[question]) : 0), 0)];
  });
  return letters.join("").replace(/0+$/, "");
}

/** Formats answers for the URL; "" if there are none. */
export function formatAnswers(answers: Answers): string {
  const parts = PARTS.map((questions) => writePart(questions, answers));
  return parts.some(Boolean) ? parts.join(".").replace(/\.$/, "") + END : "";
}

/** The result of `parseAnswers`. */
export type ParsedAnswers = {
  readonly answers: Answers;
  /**
   * The letters that could not be parsed. They are typing errors, or answers to questions of a newer version of the
   * page.
   */
  readonly unread: string;
  /** Whether the "-" at the end is missing. The text has then been truncated, and answers may be missing too. */
  readonly isCut: boolean;
};

/**
 * Parses a letter into its answers. Returns undefined if the letter is invalid or answers a question that does not
 * exist.
 */
function readLetter(letter: string, questions: readonly Question[]): readonly [Question, boolean][] | undefined {
  const value = LETTERS.indexOf(letter);
  if (value < 0) return undefined;
  const digits = [Math.floor(value / 9), Math.floor(value / 3) % 3, value % 3];
  if (digits.some((digit, k) => digit && !questions[k])) return undefined;
  return digits.flatMap((digit, k): [Question, boolean][] => {
    const answer = ANSWER_OF[digit];
    return answer === undefined ? [] : [[questions[k]!, answer]];
  });
}

/** Parses the players' answers in the URL. Skips invalid letters, and returns them in `unread`. */
export function parseAnswers(text: string): ParsedAnswers {
  const [body = "", ...rest] = text.split(END);
  const [questions = "", notes = "", ...more] = body.split(".");
  let unread = [...more, ...rest].join("");
  const answers = [questions, notes].flatMap((part, at) =>
    [...part].flatMap((letter, i) => {
      const read = readLetter(letter, PARTS[at]!.slice(i * PER_LETTER, (i + 1) * PER_LETTER));
      if (!read) unread += letter;
      return read ?? [];
    }),
  );
  return { answers: Object.fromEntries(answers), unread, isCut: text !== "" && !text.includes(END) };
}

/** Changes one answer in a text of formatted answers, and returns the new text. `undefined` removes the answer. */
export const withAnswer = (text: string, question: Question, answer: boolean | undefined): string =>
  formatAnswers({ ...parseAnswers(text).answers, [question]: answer });
