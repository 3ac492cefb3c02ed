import { z } from "astro/zod";
import { reportTo, unique } from "./unique.ts";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々]/g;

/** Whether most letters of a text are Japanese. */
export const isJapanese = (text: string): boolean => {
  const letters = text.replace(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0;
  return (text.match(JAPANESE)?.length ?? 0) * 2 > letters;
};

/** Whether a text is English prose: no letter is Japanese, and two words are neither names nor abbreviations. */
export const isEnglish = (text: string): boolean =>
  text.search(JAPANESE) < 0 &&
  (text.replace(/\{\w+\}/g, "").match(/(?<![\p{L}-])[a-z]{3,}(?!\p{L})/gu)?.length ?? 0) > 1;

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(" ") || "nothing";

/** What is wrong with words in a language. */
function faultsOf(text: string, language: Language): string[] {
  const faults: string[] = [];
  if (!/\S/.test(text)) faults.push(`is blank: write the ${language === "en" ? "English" : "Japanese"} words`);
  // Words that lead to the Japanese pages are Japanese on the English ones.
  if (language === "en" && isJapanese(text) && !text.startsWith("日本語"))
    faults.push("is Japanese: write the English words here");
  if (language === "ja" && isEnglish(text)) faults.push("is English: write the Japanese words here");
  if (text.split("[").length !== text.split("]").length)
    faults.push("has a bracket without its other half: write [F12.31]");
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) faults.push("has a brace that fills in nothing: write {name}");
  return faults;
}

/** The fields of a string in both languages, for what has more fields than these. */
export const texts = { en: z.string().min(1), ja: z.string().min(1) };

/** Says what is wrong with a string in both languages. */
export function checkTexts(both: Readonly<Record<Language, string>>, context: z.RefinementCtx) {
  const wrong = reportTo(context);
  for (const language of LANGUAGES) for (const fault of faultsOf(both[language], language)) wrong([language], fault);
  const [inEnglish, inJapanese] = [placesIn(both.en), placesIn(both.ja)];
  if (inEnglish !== inJapanese)
    wrong(["ja"], `fills in ${inJapanese}, and the English ${inEnglish}: write the same in both`);
}

/** A string in both languages of the site. */
export const bilingual = z.strictObject(texts).superRefine(checkTexts);

/** Words of one language, each once. */
export const wordsIn = (language: Language) =>
  z.array(z.string()).superRefine((words, context) => {
    unique((word: string) => word)(words, context);
    for (const [i, word] of words.entries())
      for (const fault of faultsOf(word, language)) reportTo(context)([i], fault);
  });
export type Bilingual = z.infer<typeof bilingual>;
