import { headlineOf } from "../kit/headlines.ts";
import { answerOf, fieldsFor, findPieces, type T } from "./availability.ts";
import type { propsOf } from "./props.ts";

type Props = ReturnType<typeof propsOf>;

export const headline = (query: string, props: Props) =>
  headlineOf(fieldsFor(props.theatres, props.pieces), (t: T, state) => answerOf(t, findPieces(state, props.pieces)))(
    query,
    props,
  );
