import { z } from "astro/zod";
import { figuresMissing } from "./figures.ts";
import { reportTo, unique } from "./unique.ts";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々]/g;

/** Returns whether more than half of a text's letters are Japanese. */
export const isJapanese = (text: string): boolean => {
  const letters = text.replace(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0;
  return (text.match(JAPANESE)?.length ?? 0) * 2 > letters;
};

/** Returns whether a text is English prose: no Japanese letters, and at least two lower-case words. */
export const isEnglish = (text: string): boolean =>
  text.search(JAPANESE) < 0 &&
  (text.replace(/\{\w+\}/g, "").match(/(?<![\p{L}-])[a-z]{3,}(?!\p{L})/gu)?.length ?? 0) > 1;

/** Patterns of wrong characters, such as a hyphen in place of a minus sign. Each has an error message. */
const TYPED: readonly [sign: RegExp, fault: string][] = [
  [/(?<![\w.–-])-\d/, "has a hyphen for a minus: write −1"],
  [/(?<![\d/])1\/2(?![\d/])/, "has 1/2: write ½"],
  [/>=|<=/, "has >= or <=: write ≥ or ≤"],
  [/&#?\w+;/, "has a code for a character: write the character"],
];
/** Matches Japanese text in half-width parentheses. Such text must be in full-width parentheses: （ ）. */
const HALF_WIDTH = /\([ぁ-ヶ一-龥々][^()]*\)/;

/** Returns an error message for each kind of wrong character in a text: ["has 1/2: write ½"]. */
export const faultsOfSigns = (text: string, language: Language): string[] => [
  ...TYPED.filter(([sign]) => sign.test(text)).map(([, fault]) => fault),
  ...(language === "ja" && HALF_WIDTH.test(text) ? ["has half-width parentheses: write （ ）"] : []),
];

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(" ") || "nothing";

function faultsOf(text: string, language: Language): string[] {
  const faults = faultsOfSigns(text, language);
  if (!/\S/.test(text)) faults.push(`is blank: write the ${language === "en" ? "English" : "Japanese"} words`);
  // One English UI text may be Japanese: 日本語, the label of the link to the Japanese pages.
  if (language === "en" && isJapanese(text) && !text.startsWith("日本語"))
    faults.push("is Japanese: write the English words here");
  if (language === "ja" && isEnglish(text)) faults.push("is English: write the Japanese words here");
  if (text.split("[").length !== text.split("]").length)
    faults.push("has a bracket without its other half: write [F12.31]");
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) faults.push("has a brace that fills in nothing: write {name}");
  return faults;
}

/** The fields of a text in both languages. For objects that have other fields, too. */
export const texts = { en: z.string().min(1), ja: z.string().min(1) };

/** A string for each language, such as a path. Unlike the strings of `bilingual`, they are not checked for mistakes. */
export const eachLanguage = z.strictObject(texts);

/** Reports each mistake in a text in both languages, such as a number that is in one language only. */
export function checkTexts(both: Readonly<Record<Language, string>>, context: z.RefinementCtx) {
  const wrong = reportTo(context);
  for (const language of LANGUAGES) for (const fault of faultsOf(both[language], language)) wrong([language], fault);
  const [inEnglish, inJapanese] = [placesIn(both.en), placesIn(both.ja)];
  if (inEnglish !== inJapanese)
    wrong(["ja"], `fills in ${inJapanese}, and the English ${inEnglish}: write the same in both`);
  const figures = [...figuresMissing(both.en, both.ja), ...figuresMissing(both.ja, both.en)];
  if (figures.length) wrong(["ja"], `${figures.join(", ")} is in one language only: write the same figures in both`);
}

/** A text in both languages. */
export const bilingual = z.strictObject(texts).superRefine(checkTexts);

/** A list of words in one language, without duplicates. */
export const wordsIn = (language: Language) =>
  z.array(z.string()).superRefine((words, context) => {
    unique((word: string) => word)(words, context);
    for (const [i, word] of words.entries())
      for (const fault of faultsOf(word, language)) reportTo(context)([i], fault);
  });
export type Bilingual = z.infer<typeof bilingual>;

/** Calls `make` for each language. Returns the results as `{ en: …, ja: … }`. */
export const inBoth = (make: (language: Language) => string): Bilingual => ({ en: make("en"), ja: make("ja") });
