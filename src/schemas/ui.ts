import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

const KEY = /^\w[\w.$-]*$/;

/** content/ui.yaml and content/ui/: interface strings by key. Code fills placeholders `{name}`. */
export const uiSchema = z.record(z.string().regex(KEY, "a key is written fire.title"), bilingual);

export type UiStrings = z.infer<typeof uiSchema>;
