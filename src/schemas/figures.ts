/** Finds numbers that a text has in only one of its two languages. */

const WORDS: Record<string, string> = {
  two: "2",
  twice: "2",
  double: "2",
  doubled: "2",
  doubles: "2",
  both: "2",
  second: "2",
  three: "3",
  triple: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  half: "½",
  halved: "½",
  halves: "½",
};
const KANJI: Record<string, string> = {
  二: "2",
  倍: "2",
  両: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
  十: "10",
  半: "½",
};

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
  const words = new Set<string>();
  for (const m of plain.toLowerCase().matchAll(/[a-z]+/g)) if (WORDS[m[0]]) words.add(WORDS[m[0]]!);
  for (const c of plain) if (KANJI[c]) words.add(KANJI[c]!);
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
