import { z } from "astro/zod";

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

/** A string in both languages of the site. */
export const bilingual = z
  .strictObject({ en: z.string().min(1), ja: z.string().min(1) })
  .superRefine(({ en, ja }, context) => {
    const wrong = (language: Language, message: string) =>
      context.addIssue({ code: "custom", path: [language], message });
    if (!/\S/.test(en)) wrong("en", "is blank: write the English words");
    if (!/\S/.test(ja)) wrong("ja", "is blank: write the Japanese words");
    // Words that lead to the Japanese pages are Japanese on the English ones.
    if (isJapanese(en) && !en.startsWith("日本語")) wrong("en", "is Japanese: write the English words here");
    if (isEnglish(ja)) wrong("ja", "is English: write the Japanese words here");
    const [inEnglish, inJapanese] = [placesIn(en), placesIn(ja)];
    if (inEnglish !== inJapanese)
      wrong("ja", `fills in ${inJapanese}, and the English ${inEnglish}: write the same in both`);
  });
export type Bilingual = z.infer<typeof bilingual>;
