/** The few parts that calculators share. */
import { createMemo, createSignal, createUniqueId, Index, type JSX, Show } from "solid-js";
import { type Format, formatResult, type Result, type ResultLine } from "./kit/copy.ts";
import type { BadValue } from "./url-state.ts";

/** What every island gets from its page. */
export interface IslandProps {
  /** Strings by key, of `tool.*` and of the calculator's own. */
  strings: Record<string, string>;
  /** Address that a rule's id is put into: "/ja/r/{id}/". */
  ruleHref: string;
}

/** A string with `{name}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A rule's number as a link. */
export function RuleLink(props: { id: string; to: string }) {
  return (
    <a class="ref" href={props.to.replace("{id}", props.id)}>
      {props.id}
    </a>
  );
}

/** One of a few: a group of radio buttons, all of them in sight. */
export function Choices(props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
  hint?: string | undefined;
}) {
  const name = createUniqueId();
  return (
    <fieldset class="choices">
      <legend>{props.label}</legend>
      <Index each={props.options}>
        {(option) => (
          <label>
            <input
              type="radio"
              name={name}
              value={option().value}
              checked={props.value === option().value}
              onChange={() => props.set(option().value)}
            />
            <span>{option().label}</span>
          </label>
        )}
      </Index>
      <Show when={props.hint}>
        <p class="hint">{props.hint}</p>
      </Show>
    </fieldset>
  );
}

/** Yes or no, as "1" and "0" in the address. */
export function Check(props: { label: string; value: string; set: (value: string) => void; disabled?: boolean }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.value === "1"}
        disabled={props.disabled}
        onChange={(event) => props.set(event.currentTarget.checked ? "1" : "0")}
      />
      <span>{props.label}</span>
    </label>
  );
}

/** A text of the address as a message shows it: not longer than a line, and nothing in it that turns or hides what follows. */
export function shown(text: string): string {
  const [...letters] = text.slice(0, 200).replace(/[\p{C}\p{Z}]/gu, (c) => (c === " " ? c : "\uFFFD"));
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join("");
}
const MOST_SHOWN = 60;
/** As many messages as help; an address may hold thousands of things. */
const MOST_TOLD = 8;

/**
 * What the address held and the calculator could not take. Nothing is lost: the address keeps it until a choice is made.
 * `field`: under which key the strings have a field's words, where it is not its key in the address.
 */
export function BadValues(props: {
  bad: readonly BadValue[];
  strings: Record<string, string>;
  field?: (key: string) => string;
}) {
  const t = (key: string) => props.strings[key]!;
  const field = (key: string) => props.field?.(key) ?? key;
  const text = ({ key, value, used, why }: BadValue) =>
    fill(t(!used ? "badKey" : why === "twice" ? "badTwice" : "badValue"), {
      key: shown(key),
      value: shown(value),
      label: props.strings[`address.${key}`] ?? props.strings[field(key)] ?? key,
      used: why === "flag" ? t(used === "1" ? "yes" : "no") : (props.strings[`${field(key)}.${used}`] ?? shown(used)),
    });
  return (
    <Show when={props.bad.length}>
      <div class="bad" role="alert">
        <Index each={props.bad.slice(0, MOST_TOLD)}>{(b) => <p>{text(b())}</p>}</Index>
        <Show when={props.bad.length > MOST_TOLD}>
          <p>{fill(t("badMore"), { more: props.bad.length - MOST_TOLD })}</p>
        </Show>
      </div>
    </Show>
  );
}

/** The lines that lead to a result, each with its rule. */
export function Derivation(props: { label: string; lines: readonly ResultLine[]; ruleHref: string }) {
  return (
    <ol class="derivation" aria-label={props.label}>
      <Index each={props.lines}>
        {(line) => (
          <li>
            {line().text} <Show when={line().rule}>{(id) => <RuleLink id={id()} to={props.ruleHref} />}</Show>
          </li>
        )}
      </Index>
    </ol>
  );
}

/** Conditions, each with its rule and marked by whether it holds; `text` says it of one. */
export function Conditions<C extends { readonly holds: boolean; readonly rule: string }>(props: {
  label: string;
  conditions: readonly C[];
  text: (condition: C) => string;
  ruleHref: string;
}) {
  return (
    <ul class="derivation" aria-label={props.label}>
      <Index each={props.conditions}>
        {(c) => (
          <li class={c().holds ? "holds" : "fails"}>
            {props.text(c())} <RuleLink id={c().rule} to={props.ruleHref} />
          </li>
        )}
      </Index>
    </ul>
  );
}

/**
 * The one place where a calculator says what a change has come to, for who does not see it: of its results, each a sentence,
 * those that are new. Nothing at first, so that who reads on meets no result twice.
 */
export function Said(props: { results: readonly string[] }) {
  const said = createMemo<{ all: readonly string[]; news: readonly string[] }>(
    ({ all: before, news }) => {
      const all = props.results;
      const fresh = all.filter((result) => !before.includes(result));
      return { all, news: fresh.length ? fresh : news };
    },
    { all: props.results, news: [] },
  );
  return (
    <div class="unseen" role="status">
      <Index each={said().news}>{(result) => <p>{result()}</p>}</Index>
    </div>
  );
}

/** Buttons that copy a result as text, Markdown or BBCode; where the clipboard is shut, the text is shown to copy by hand. */
export function CopyResult(props: {
  result: () => Omit<Result, "url">;
  strings: Record<string, string>;
  ruleHref: string;
  /** Which of several results on the page. */
  of?: string;
}) {
  const [done, setDone] = createSignal("");
  const [byHand, setByHand] = createSignal("");
  const copy = async (format: Format) => {
    const ruleUrl = (id: string) => new URL(props.ruleHref.replace("{id}", id), location.href).href;
    const text = formatResult({ ...props.result(), url: location.href }, format, ruleUrl);
    try {
      await navigator.clipboard.writeText(text);
      setByHand("");
      setDone(props.strings.copied!);
    } catch {
      setByHand(text);
      setDone(props.strings.copyByHand!);
    }
  };
  const button = (format: Format): JSX.Element => (
    <button type="button" onClick={() => copy(format)}>
      {props.strings[`copy.${format}`]}
    </button>
  );
  return (
    <fieldset class="copy">
      <legend class="unseen">
        {props.strings.copy} {props.of}
      </legend>
      <span aria-hidden="true">{props.strings.copy}</span>
      {button("text")}
      {button("markdown")}
      {button("bbcode")}
      <output>{done()}</output>
      <Show when={byHand()}>
        <textarea
          readonly
          rows="6"
          aria-label={props.strings.copyByHand}
          ref={(el) => queueMicrotask(() => el.select())}
        >
          {byHand()}
        </textarea>
      </Show>
    </fieldset>
  );
}
