import { headlineOf } from "../kit/headlines.ts";
import { answerOf, bogPath, FIELDS, type T } from "./sand-bog.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answerOf(t, bogPath(state)));
