import { headlineOf } from "../kit/headlines.ts";
import { answersOf, FIELDS, fireOf, type T } from "./kindling.ts";

export const headline = headlineOf(FIELDS, (t: T, state) => answersOf(t, state, fireOf(state))[0]!);
