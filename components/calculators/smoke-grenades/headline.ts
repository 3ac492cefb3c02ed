import { headlineOf } from "../kit/headlines.ts";
import { answersOf, attemptOf, FIELDS, type T } from "./smoke-grenades.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answersOf(t, state, attemptOf(state))[0]!);
