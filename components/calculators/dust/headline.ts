import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, findDust, type T } from "./dust.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answersOf(t, findDust(state))[0]!);
