import { createMemo } from "solid-js";
import { bookLine, withBookLine } from "./book-line.ts";
import type { Definition, GivenOf, KeyOf } from "./define-calculator.ts";
import type { Fields } from "./fields.ts";
import { type FrameProps, type IslandProps, useForm } from "./use-form.tsx";
import type { Say } from "./words.ts";

/** The props of a calculator's island: the props of every island, and this calculator's own data. */
export type PropsOf<D> = IslandProps<KeyOf<D>> & GivenOf<D>;

/**
 * Creates a calculator from its definition: the form (`useForm`), and the result of `find` (`found`). `Calculator` is
 * the frame. It shows the definition's `answers` and copies its `result`. If the results depend on more than the state,
 * pass other `answers` and another `result` to it.
 */
export function useCalculator<
  F extends Fields,
  Key extends string,
  Found,
  Given,
  Props extends IslandProps<Key> & Given,
>(definition: Definition<F, Key, Found, Given>, props: Props) {
  const form = useForm(definition, props);
  const { state, t, given } = form;
  const found = createMemo(() => definition.find(state, given));
  const book = createMemo(() => bookLine(definition, { t: t as Say, state, given, found: found() }));
  type Own = Pick<FrameProps, "answers" | "result">;
  const Calculator = (frame: Pick<FrameProps, "class" | "hasOwnCopy" | "children"> & Partial<Own>) => (
    <form.Frame
      class={frame.class}
      answers={frame.answers ?? definition.answers(t, state, found(), given)}
      book={book()}
      hasOwnCopy={frame.hasOwnCopy}
      result={() => withBookLine(frame.result?.() ?? definition.result(t, state, found(), given), book())}
    >
      {frame.children}
    </form.Frame>
  );
  return { ...form, found, Calculator };
}

/** The return type of `useCalculator` for a definition `D`. Used by components that get the calculator as a prop. */
export type CalculatorOf<D> =
  D extends Definition<infer F, infer Key, infer Found, infer Given>
    ? ReturnType<typeof useCalculator<F, Key, Found, Given, IslandProps<Key> & Given>>
    : never;
