import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

const KEY = /^\w[\w.$-]*$/;

/** The UI texts of content/ui.yaml and content/ui/, by key. Code replaces their placeholders, such as `{name}`. */
export const uiSchema = z.record(z.string().regex(KEY, "a key is written fire.title"), bilingual);

export type UiStrings = z.infer<typeof uiSchema>;
