/** Finds numbers that a text has in only one of its two languages. */

/** The words for each number. */
const WORDS = {
  2: ["two", "twice", "double", "doubled", "doubles", "both", "second", "二", "倍", "両"],
  3: ["three", "triple", "三"],
  4: ["four", "四"],
  5: ["five", "五"],
  6: ["six", "六"],
  7: ["seven", "七"],
  8: ["eight", "八"],
  9: ["nine", "九"],
  10: ["ten", "十"],
  11: ["eleven"],
  12: ["twelve"],
  "½": ["half", "halved", "halves", "半"],
};
const NUMBER_OF = new Map(Object.entries(WORDS).flatMap(([number, words]) => words.map((word) => [word, number])));

/**
 * The numbers in a text: those in digits ("2"), and those in words ("two", "both"). A word may match a digit in the
 * other language. It need not match, because it is often only an idiom.
 */
interface Figures {
  digits: Set<string>;
  words: Set<string>;
}

function read(text: string): Figures {
  const plain = text
    .normalize("NFKC")
    .replaceAll("1⁄2", "½")
    .replace(/[−–]/g, "-")
    // Removes rule numbers, hexes, overlays, guns, dates and months, because these are names and not figures.
    .replace(/\b[A-Z]{0,3}\.?\d{1,3}\.\d+[A-Z]?\b|(?<![\d.])\.\d+\b/g, " ")
    .replace(/\b(?:D-fn|It-[VO])\d+\b/g, " ")
    .replace(/\d{1,2}(?:-\d{1,2})?月/g, " ")
    .replace(/\b\d{1,4}\/\d+\b/g, " ")
    .replace(/\b\d{0,2}[A-Z]{1,2}\d{1,2}(?:\/\d+)?\b/g, " ")
    .replace(/(\d),(?=\d{3})/g, "$1")
    // Removes signs that do not belong to a modifier: the hyphen of a range ("2-3") and the plus of a sum ("2 + 3").
    .replace(/(\d)-(?=\d)/g, "$1 ")
    .replace(/\+ (?=\d)/g, " ");
  const digits = new Set([...plain.matchAll(/(?<![\w.])[+-]?\d+(?:\.\d+)?|½/g)].map((m) => m[0]));
  const words = new Set(
    plain
      .toLowerCase()
      .match(/[a-z]+|\p{Script=Han}/gu)
      ?.flatMap((word) => NUMBER_OF.get(word) ?? []),
  );
  return { digits, words };
}

/**
 * Returns the numbers that `from` has in digits, and `others` has neither in digits nor in words: ["3", "+1"]. Skips
 * "1", because the other language often has "a" or nothing in its place.
 */
export function figuresMissing(from: string, others: string): string[] {
  const [a, b] = [read(from), read(others)];
  return [...a.digits].filter((f) => f !== "1" && !b.digits.has(f) && !b.words.has(f));
}
