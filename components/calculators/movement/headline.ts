import { headlineOf } from "../kit/headlines.ts";
import { answerOf, costOf, FIELDS, type T } from "./movement.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answerOf(t, costOf(state)));
