import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** content/ui.yaml: the interface's strings by key; `{name}` in a string is filled in where it is used. */
export const uiSchema = z.record(z.string(), bilingual);

export type UiStrings = z.infer<typeof uiSchema>;
