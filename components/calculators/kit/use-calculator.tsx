/** The state, the words and the frame of a calculator, and the controls that are bound to its fields. */
import type { JSX } from "solid-js";
import { createAddressState } from "./address-state.ts";
import { BadValues } from "./BadValues.tsx";
import { Check } from "./Check.tsx";
import { Choices } from "./Choices.tsx";
import { CalculatorContext } from "./context.ts";
import type { Count as CountField, Fields, Flag as FlagField, KeysOf, OneOf, StateOf } from "./fields.ts";
import { Select } from "./Select.tsx";
import { Stepper } from "./Stepper.tsx";
import { type Say, sayFrom } from "./words.ts";

/** What every island gets from its page. */
export interface IslandProps<Key extends string = string> {
  /** The calculator's own words and those that all share, by key. */
  strings: Readonly<Record<Key, string>>;
  /** Address that a rule's id is put into: "/ja/r/{id}/". */
  ruleHref: string;
}

/**
 * A calculator with these fields. `state` reads each field reactively and with its own type; `set` changes one. `t` gives the
 * calculator's words. `Calculator` is the frame that all parts stand in; `Choice`, `Flag`, `Count` and `Pick` are controls for the
 * field that `of` names, labelled by its words (`mover`, and `mover.truck` for one of its values).
 *
 * @param wordOf the key of a field's words, where it is not the field's own
 * @param valueWordOf the key of a value's words, where it does not follow from its field's
 */
export function useCalculator<F extends Fields, Key extends string>(
  props: IslandProps<Key>,
  fields: F,
  wordOf: (key: string) => string = (key) => key,
  valueWordOf: (key: string, value: string) => string = (key, value) => `${wordOf(key)}.${value}`,
) {
  let form!: HTMLDivElement;
  const { state, set, bad } = createAddressState(fields, () => form);
  const t: Say<Key> = sayFrom(props.strings);
  const word = t as Say;

  const labelOf = (key: string) => word(wordOf(key));
  type Words<K extends keyof F> = StateOf<F>[K] & string;
  /** How one of the values of a field is chosen: `values` keeps it to some of them, `text` gives other words than the calculator's. */
  interface Of<K extends keyof F> {
    of: K;
    values?: readonly Words<K>[];
    text?: (value: Words<K>) => string;
  }
  const optionsOf = <K extends KeysOf<F, OneOf>>({ of, values, text }: Of<K>) =>
    (values ?? (fields[of] as unknown as OneOf<Words<K>>).values).map((value) => ({
      value,
      label: text ? text(value) : word(valueWordOf(of, value)),
    }));

  /** The calculator's frame: messages about the address, then its parts. `class` names the calculator for its style. */
  function Calculator(frame: { class?: string; children: JSX.Element }) {
    return (
      <CalculatorContext.Provider value={{ t: word, ruleHref: props.ruleHref }}>
        <div class={frame.class ? `calculator ${frame.class}` : "calculator"} ref={form}>
          <BadValues bad={bad()} strings={props.strings} wordOf={wordOf} valueWordOf={valueWordOf} />
          {frame.children}
        </div>
      </CalculatorContext.Provider>
    );
  }

  /** Radio buttons for a field that holds one of a few words. */
  function Choice<K extends KeysOf<F, OneOf>>(own: Of<K> & { hint?: string | undefined }) {
    return (
      <Choices
        label={labelOf(own.of)}
        value={state[own.of] as Words<K>}
        set={(value) => set(own.of, value)}
        options={optionsOf(own)}
        hint={own.hint}
      />
    );
  }

  /** A list that opens, for a field that holds one of a few words. */
  function Pick<K extends KeysOf<F, OneOf>>(own: Of<K> & { class?: string }) {
    return (
      <Select
        label={labelOf(own.of)}
        value={state[own.of] as Words<K>}
        set={(value) => set(own.of, value)}
        options={optionsOf(own)}
        {...(own.class ? { class: own.class } : {})}
      />
    );
  }

  /** A box to tick for a field that holds yes or no. */
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

  /** A number with − and + for a field that holds a whole number. */
  function Count<K extends KeysOf<F, CountField>>(own: { of: K; label?: string; hint?: string | undefined }) {
    const { min, max } = fields[own.of] as unknown as CountField;
    return (
      <Stepper
        label={own.label ?? labelOf(own.of)}
        value={state[own.of] as number}
        set={(value) => set(own.of, value as StateOf<F>[K])}
        min={min}
        max={max}
        hint={own.hint}
      />
    );
  }

  return { state, set, t, Calculator, Choice, Pick, Flag, Count };
}

/** What `useCalculator` returns for these fields and words, as a prop of a calculator's parts. */
export type CalculatorOf<F extends Fields, Key extends string> = ReturnType<typeof useCalculator<F, Key>>;
