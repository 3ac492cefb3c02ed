import { headlineOf } from "../kit/headlines.ts";
import { answersOf, answerTo, FIELDS, type T } from "./heat-haze.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answersOf(t, answerTo(state))[0]!);
