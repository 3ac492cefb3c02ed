import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

const KEY = /^\w[\w.$-]*$/;

/** content/ui.yaml: the interface's strings by key; `{name}` in a string is filled in where it is used. */
export const uiSchema = z.record(z.string().regex(KEY, "a key is written fire.title"), bilingual);

export type UiStrings = z.infer<typeof uiSchema>;
