/** Fire into the desert: every desert modifier of one attack. */

import { createMemo, Index, Show } from "solid-js";
import { desertFire } from "../../src/game/desert-fire.ts";
import { DENSITIES } from "../../src/game/dust-density.ts";
import {
  COVERS,
  type Fact,
  FIRERS,
  type FireAttack,
  KINDS,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "../../src/game/fire-attack.ts";
import { choicesOf, QUESTIONS, type Question, questionsFor } from "../../src/game/fire-questions.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { drmLines, kindsText, noteLines, oddsLines, powerLines, totalText } from "./fire-lines.ts";
import { BadValues, Check, CopyResult, Derivation, fill, type IslandProps, RuleLink, Said } from "./parts.tsx";
import type { Say } from "./result-lines.ts";
import { createUrlState, type Field } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of tables D11.62-haze and D11.622-aerial: names and numbers. */
  hazeRows: readonly TableRow[];
  aerialRows: readonly TableRow[];
}

type AnswerField = Exclude<keyof FireAttack, "facts">;

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
/** Every choice of a field; numbers are chosen from a list too, which a thumb scrolls and a keyboard types into. */
const CHOICES: Record<AnswerField, readonly string[]> = {
  kind: KINDS,
  target: TARGETS,
  terrain: TERRAINS,
  cover: COVERS,
  firer: FIRERS,
  sky: SKIES,
  dust: DENSITIES,
  hex: ["target", "both", "empty"],
  crestInCc: ["none", "defender", "attacker"],
  range: upTo(0, 60),
  fp: upTo(1, 60),
  vehicleDust: upTo(0, 6),
};
const ANSWERS = Object.keys(CHOICES) as AnswerField[];
/** Fields whose choices depend on the rest. */
const DEPENDENT = ["target", "terrain", "cover", "firer", "sky"] as const;
/** The names in the address, where they are shorter. */
const KEY: Partial<Record<Question, string>> = {
  target: "at",
  terrain: "in",
  firer: "from",
  crestInCc: "crest",
  vehicleDust: "vd",
};
const keyOf = (question: Question) => KEY[question] ?? question;
const questionOf = (key: string) => QUESTIONS.find((question) => keyOf(question) === key) ?? key;

const isFact = (question: Question): question is Fact => !(question in CHOICES);
const FACTS = QUESTIONS.filter(isFact);

const FIELDS: Record<string, Field> = Object.fromEntries<Field>([
  ...ANSWERS.map((field): [string, Field] => {
    const [values, start] = [CHOICES[field], PLAIN_ATTACK[field]];
    const bounds = { min: Number(values[0]), max: Number(values.at(-1)) };
    return [keyOf(field), typeof start === "number" ? { ...bounds, start } : { values }];
  }),
  ...FACTS.map((fact): [string, Field] => [fact, { values: ["0", "1"] }]),
]);

export default function DesertFire(props: Props) {
  const t: Say = (key, values = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);

  const result = createMemo(() => {
    const answers = ANSWERS.map((field) => {
      const value = get(keyOf(field));
      return [field, typeof PLAIN_ATTACK[field] === "number" ? Number(value) : value];
    });
    return desertFire(
      { ...PLAIN_ATTACK, ...Object.fromEntries(answers), facts: FACTS.filter((fact) => get(fact) === "1") },
      { haze: props.hazeRows, aerial: props.aerialRows },
    );
  });
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));

  const optionsOf = (field: AnswerField) => {
    const dependent = DEPENDENT.find((name) => name === field);
    return dependent ? choicesOf(dependent, attack()) : CHOICES[field];
  };
  const labelOf = (question: Question) => t(question === "facing" ? `facing.${attack().target}` : question);
  /** A choice in words; a number stands for itself. */
  const word = (field: Question, value: string | number) => props.strings[`${field}.${value}`] ?? String(value);
  /** The attack itself, and what was answered otherwise than at the start, in one line. */
  const askedText = () =>
    questions()
      .filter((q, i) =>
        isFact(q) ? attack().facts.includes(q) : i < 3 || q === "range" || attack()[q] !== PLAIN_ATTACK[q],
      )
      .map((q) => (isFact(q) ? labelOf(q) : t("asked", { label: t(q), value: word(q, attack()[q]) })))
      .join(t("comma"));

  const whatText = () => kindsText(result(), t) || t("fromDesert");
  const copied = () => ({
    title: t("copyTitle", { drm: totalText(result(), t) }),
    lines: [
      ...[askedText(), kindsText(result(), t)].filter(Boolean).map((text) => ({ text })),
      ...drmLines(result(), t),
      ...oddsLines(result(), t),
      ...powerLines(result(), t),
      ...noteLines(result(), t),
    ],
  });
  const list = (label: string, lines: typeof drmLines) => (
    <Show when={lines(result(), t).length}>
      <Derivation label={t(label)} lines={lines(result(), t)} ruleHref={props.ruleHref} />
    </Show>
  );

  return (
    <div class="calculator fire">
      <BadValues bad={bad()} strings={props.strings} field={questionOf} />
      <Show when={result().misfits.length}>
        <div class="bad" role="alert">
          <Derivation
            label={t("notes")}
            lines={result().misfits.map(({ field, value, rule }) => ({
              text: field === "dust" ? t("misfit.dust") : t("misfit", { label: t(field), value: word(field, value) }),
              ...(rule ? { rule } : {}),
            }))}
            ruleHref={props.ruleHref}
          />
        </div>
      </Show>
      <div class="step ask">
        <div class="inputs">
          {QUESTIONS.map((question) => (
            <Show when={questions().includes(question)}>
              {isFact(question) ? (
                <Check label={labelOf(question)} value={get(question)} set={(v) => set(question, v)} />
              ) : (
                <label class="field">
                  <span>{t(question)}</span>
                  <select onChange={(event) => set(keyOf(question), event.currentTarget.value)}>
                    <Index each={optionsOf(question)}>
                      {(value) => (
                        <option value={value()} selected={String(attack()[question]) === value()}>
                          {word(question, value())}
                        </option>
                      )}
                    </Index>
                  </select>
                </label>
              )}
            </Show>
          ))}
        </div>
        <div class="result">
          <div class="sum">
            <p class="verdict drm">
              <b>{totalText(result(), t)}</b> <span>{whatText()}</span>
            </p>
            <Index each={powerLines(result(), t)}>
              {(line) => (
                <p>
                  {line().text} <RuleLink id={line().rule!} to={props.ruleHref} />
                </p>
              )}
            </Index>
          </div>
          {list("lines", drmLines)}
          {list("odds", oddsLines)}
          <div class="notes">{list("notes", noteLines)}</div>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
      <Said results={[`${totalText(result(), t)} ${whatText()}`, ...powerLines(result(), t).map(({ text }) => text)]} />
      <CopyResult result={copied} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
