/**
 * What players have answered, as the address holds it: three answers to a letter, first those to the questions, then behind "." those
 * about notes on Italian pieces, and "-" at the end, without which a link was cut.
 */
import type { Game, Question } from "../../../src/game/in-force/game.ts";

/** The questions in the order of the notation. It never changes, or links would mean something else: new ones come last. */
export const SAID_QUESTIONS = [
  ...(["scrub", "hammada", "deir", "wadi", "wadiCliff", "wadiBridge", "hillock", "sand", "dune"] as const),
  ...(["hillside", "gully", "wallOrHedge", "rubble", "track", "sangar", "knownMines", "hiddenMines"] as const),
  ...(["cactusHedge", "cactusPatch", "oliveGrove", "vineyard"] as const),
  ...(["vehicle", "notTracked", "axisVehicle", "motorcycle", "wagon", "gun", "oba", "aircraft"] as const),
  ...(["parachutes", "germans", "italians", "freeFrench", "frenchBuilt", "usBuilt"] as const),
  ...(["dvp", "windByDr", "reverseMotion", "randomOverlays", "wadisMeet", "sandAsGrain"] as const),
  ...(["emplaceOnPlain", "dlvBesideSteppe", "e1Brush"] as const),
] as const satisfies readonly Question[];

/** The notes on Italian pieces in the order of the notation, without "It-"; new ones come last here too. */
export const SAID_NOTES = [
  ...(["V3", "V4", "V5", "V7", "V8", "V11", "V15", "V16", "V17", "V19", "V21", "V22", "V23", "V26", "V27"] as const),
  ...(["VA", "VAA", "VB", "VC", "VD", "VE", "VF", "VG", "VH", "VI", "VJ", "VK", "VL", "VM"] as const),
  ...(["O3", "O4", "O5", "O6", "O9", "O12", "OA", "OB", "OC", "OH"] as const),
] as const;

type Answers = Game["answers"];

const PARTS: readonly (readonly Question[])[] = [SAID_QUESTIONS, SAID_NOTES.map((note) => `It-${note}` as const)];
/** A letter for each way to answer three questions. */
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

/** Answers as the address holds them; "" without any. */
export function writeSaid(answers: Answers): string {
  const parts = PARTS.map((questions) => writePart(questions, answers));
  return parts.some(Boolean) ? parts.join(".").replace(/\.$/, "") + END : "";
}

/** What a text of the address says. */
export type Said = {
  readonly answers: Answers;
  /** What means nothing here, letter by letter: written wrongly, or by a newer version of this page. */
  readonly unread: string;
  /** Whether its end is missing, and so perhaps answers with it. */
  readonly isCut: boolean;
};

/** The three answers of a letter; undefined where it has none, or one to a question that is not known here. */
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

/** The answers that a text of the address holds, as far as it can be read. */
export function readSaid(text: string): Said {
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

/** A text of answers with one changed; undefined takes it back. */
export const withAnswer = (text: string, question: Question, answer: boolean | undefined): string =>
  writeSaid({ ...readSaid(text).answers, [question]: answer });
