import { z } from "astro/zod";

/** A string in both languages of the site. */
export const bilingual = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
export type Bilingual = z.infer<typeof bilingual>;

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
