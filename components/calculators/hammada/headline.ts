import { headlineOf } from "../kit/headlines.ts";
import { answersOf, checkOf, FIELDS, type T } from "./hammada.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answersOf(t, state, checkOf(state))[0]!);
