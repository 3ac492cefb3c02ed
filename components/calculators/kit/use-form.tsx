/** Creates the form of a calculator: its state, UI texts, frame and controls. */
import type { JSX } from "solid-js";
import { unwrap } from "solid-js/store";
import { type Answer, Answers } from "./Answer.tsx";
import { createAddressState } from "./address-state.ts";
import { BadValues } from "./BadValues.tsx";
import { badValueText } from "./bad-value-text.ts";
import { Check } from "./Check.tsx";
import { Choices } from "./Choices.tsx";
import { CopyResult } from "./CopyResult.tsx";
import { CalculatorContext } from "./context.ts";
import type { Result } from "./copy.ts";
import { type Form, wordKeysOf } from "./define-calculator.ts";
import {
  type BadValue,
  type Count as CountField,
  type Fields,
  type Flag as FlagField,
  type KeysOf,
  type OneOf,
  type StateOf,
  valuesOf,
} from "./fields.ts";
import { keepFocus } from "./keep-focus.ts";
import { Select } from "./Select.tsx";
import { Stepper } from "./Stepper.tsx";
import { type Say, sayFrom } from "./words.ts";

/** The props of every island. */
export interface IslandProps<Key extends string = string> {
  /** The calculator's own UI texts and the shared UI texts, by key. */
  strings: Readonly<Record<Key, string>>;
  /** The start of error messages about a missing UI text: "content/ui/fire.yaml: fire." */
  wordsIn: string;
  /** The path of a rule's page, with a placeholder for the rule's id: "/ja/r/{id}/". */
  ruleHref: string;
}

/** The props of `Frame`, which surrounds a calculator. */
export interface FrameProps {
  /** The CSS class of the calculator. */
  class?: string;
  /** The main results, the most important first. */
  answers: readonly Answer[];
  /** The line that names the book, ASL or SL (book-line.ts). */
  book?: string;
  /** Returns the result to copy. */
  result: () => Result;
  /** Returns the link to share. By default the link is the page's URL with the calculator's state. */
  link?: () => string;
  /** The invalid query values to list, by default all. Pass fewer if the calculator shows some of them itself. */
  bad?: readonly BadValue[];
  /** Whether `children` contain the buttons that share and copy (`CopyResult`). By default they are below `children`. */
  hasOwnCopy?: boolean | undefined;
  children: JSX.Element;
}

/**
 * Creates the form of a calculator.
 *
 * - `state` reads each field reactively. `set` changes a field.
 * - `t` returns UI texts by key.
 * - `given` are the props without reactivity.
 * - `Frame` surrounds all components.
 * - `Choice`, `Flag`, `Count` and `Pick` are controls for the field named by `of`.
 *
 * By default, a field `mover` has these string keys: `mover` for its label, `mover.truck` for the label of its value
 * `truck`, and `moverHint` for the hint below the control.
 */
export function useForm<F extends Fields, Key extends string, Given, Props extends IslandProps<Key> & Given>(
  form: Form<F, Key, Given>,
  props: Props,
) {
  // Astro passes the props of an island as a Solid store. Reading values from a store is slow, and these do not change.
  const given = unwrap(props);
  const [wordOf, valueWordOf] = wordKeysOf(form);
  const fields = form.fieldsWith?.(given) ?? form.fields;
  let element!: HTMLDivElement;
  const { state, set, book, bad, read, link } = createAddressState(
    fields,
    () => element,
    form.normalizeQuery,
    form.keepsDay,
  );
  const t: Say<Key> = sayFrom(given.strings, given.wordsIn, book);
  const word = t as Say;

  const labelOf = (key: string) => word(wordOf(key));
  const hintOf = (key: string): string | undefined => {
    const hint = `${wordOf(key)}Hint`;
    return given.strings[hint as Key] && word(hint);
  };
  type Listed<K extends keyof F> = StateOf<F>[K] & (string | number);
  /**
   * The props of a control. `values` limits the options. `text` returns the label of a value, instead of the default
   * label.
   */
  interface Of<K extends keyof F> {
    of: K;
    label?: string;
    values?: readonly Listed<K>[];
    text?: (value: Listed<K>) => string;
  }
  const optionsOf = <K extends keyof F & string>({ of, values, text }: Of<K>) =>
    (values ?? (valuesOf(fields[of] as unknown as OneOf | CountField) as readonly Listed<K>[])).map((value) => ({
      value,
      label: text ? text(value) : typeof value === "number" ? `${value}` : word(valueWordOf(of, value)),
    }));

  /**
   * The frame of the calculator: messages about invalid query values, the main results, the children, and buttons that
   * share or copy the result.
   */
  function Frame(frame: FrameProps) {
    return (
      <CalculatorContext.Provider
        value={{ t: word, ruleHref: given.ruleHref, book, link: frame.link ?? link, result: frame.result }}
      >
        <div class={`calculator stack ${frame.class ?? ""}`} ref={element} on:click={keepFocus}>
          <BadValues
            bad={frame.bad ?? bad()}
            text={(value) => badValueText(value, given.strings, wordOf, valueWordOf)}
          />
          <Answers of={frame.answers} book={frame.book} />
          {frame.children}
          {!frame.hasOwnCopy && <CopyResult />}
        </div>
      </CalculatorContext.Provider>
    );
  }

  /** Radio buttons for a `oneOf` field. */
  function Choice<K extends KeysOf<F, OneOf>>(own: Of<K> & { hint?: string | undefined }) {
    return (
      <Choices
        label={own.label ?? labelOf(own.of)}
        value={state[own.of] as Listed<K>}
        set={(value) => set(own.of, value)}
        options={optionsOf(own)}
        hint={own.hint ?? hintOf(own.of)}
      />
    );
  }

  /** A `<select>` for a `oneOf` or `count` field. If `value` is given, it is shown instead of the field's value. */
  function Pick<K extends KeysOf<F, OneOf | CountField>>(own: Of<K> & { value?: Listed<K>; class?: string }) {
    return (
      <Select
        label={own.label ?? labelOf(own.of)}
        value={own.value ?? (state[own.of] as Listed<K>)}
        set={(value) => set(own.of, value)}
        options={optionsOf(own)}
        class={own.class}
      />
    );
  }

  /** A checkbox for a boolean field. */
  function Flag<K extends KeysOf<F, FlagField>>(own: { of: K; label?: string; disabled?: boolean }) {
    return (
      <Check
        label={own.label ?? labelOf(own.of)}
        value={state[own.of] as boolean}
        set={(value) => set(own.of, value as StateOf<F>[K])}
        disabled={own.disabled}
      />
    );
  }

  /** A number field with − and + buttons, for a whole number. */
  function Count<K extends KeysOf<F, CountField>>(own: { of: K }) {
    const { min, max } = fields[own.of] as unknown as CountField;
    return (
      <Stepper
        label={labelOf(own.of)}
        value={state[own.of] as number}
        set={(value) => set(own.of, value as StateOf<F>[K])}
        min={min}
        max={max}
        hint={hintOf(own.of)}
      />
    );
  }

  return { given, state, set, fields, bad, read, t, Frame, Choice, Pick, Flag, Count };
}

/** The return type of `useForm` for fields `F` and string keys `Key`. */
export type FormOf<F extends Fields, Key extends string> = ReturnType<
  typeof useForm<F, Key, unknown, IslandProps<Key>>
>;
