/** Fire into the desert: every desert modifier of one attack. */

import { createMemo, For, Index, Match, Show, Switch } from "solid-js";
import { desertFire } from "../../src/game/desert-fire.ts";
import { mapValues } from "../../src/game/distribution.ts";
import { DENSITIES } from "../../src/game/dust-density.ts";
import {
  COVERS,
  FACTS,
  type Fact,
  FIRERS,
  type FireAttack,
  KINDS,
  PLAIN_ATTACK,
  SKIES,
  TARGETS,
  TERRAINS,
} from "../../src/game/fire-attack.ts";
import {
  coversIn,
  firersOf,
  fits,
  type Question,
  questionsFor,
  skiesOf,
  targetsOf,
} from "../../src/game/fire-questions.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { drmLines, kindsText, noteLines, powerLines, type Say, totalText } from "./fire-lines.ts";
import { BadValues, Check, CopyResult, Derivation, fill, type IslandProps, RuleLink } from "./parts.tsx";
import { Spread } from "./Spread.tsx";
import { createUrlState, type Field } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of tables D11.62-haze and D11.622-aerial: names and numbers. */
  hazeRows: readonly TableRow[];
  aerialRows: readonly TableRow[];
  /** Addresses of the calculators that answer a question, by their names. */
  links: Record<string, string>;
}

type ChoiceField = Exclude<keyof FireAttack, "facts" | "range" | "fp" | "vehicleDust">;
type NumberKey = "range" | "fp" | "vehicleDust";

const CHOICES: { readonly [F in ChoiceField]: readonly FireAttack[F][] } = {
  kind: KINDS,
  target: TARGETS,
  terrain: TERRAINS,
  cover: COVERS,
  firer: FIRERS,
  sky: SKIES,
  dust: DENSITIES,
  hex: ["target", "both", "empty"],
  crestInCc: ["none", "defender", "attacker"],
};
const BOUNDS: Record<NumberKey, { min: number; max: number }> = {
  range: { min: 0, max: 60 },
  fp: { min: 1, max: 100 },
  vehicleDust: { min: 0, max: 9 },
};
/** The names in the address, where they are shorter. */
const KEY: Partial<Record<Question, string>> = {
  target: "at",
  terrain: "in",
  firer: "from",
  crestInCc: "crest",
  vehicleDust: "vd",
};
const keyOf = (question: Question) => KEY[question] ?? question;

const FIELDS: Record<string, Field> = Object.fromEntries<Field>([
  ...(Object.keys(CHOICES) as ChoiceField[]).map((f): [string, Field] => [keyOf(f), { values: CHOICES[f] }]),
  ...(Object.keys(BOUNDS) as NumberKey[]).map((f): [string, Field] => [
    keyOf(f),
    { ...BOUNDS[f], start: PLAIN_ATTACK[f] },
  ]),
  ...FACTS.map((fact): [string, Field] => [keyOf(fact), { values: ["0", "1"] }]),
]);

const isChoice = (question: Question): question is ChoiceField => question in CHOICES;
const isNumber = (question: Question): question is NumberKey => question in BOUNDS;

export default function DesertFire(props: Props) {
  const t: Say = (key, values = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const answer = (question: Question) => get(keyOf(question));
  const reply = (question: Question, value: string) => set(keyOf(question), value);

  const given = createMemo(
    (): FireAttack => ({
      ...PLAIN_ATTACK,
      ...(Object.fromEntries(
        (Object.keys(CHOICES) as ChoiceField[]).map((f) => [f, answer(f)]),
      ) as Partial<FireAttack>),
      ...Object.fromEntries((Object.keys(BOUNDS) as NumberKey[]).map((f) => [f, Number(answer(f))])),
      facts: FACTS.filter((fact) => answer(fact) === "1"),
    }),
  );
  const result = createMemo(() => desertFire(given(), { haze: props.hazeRows, aerial: props.aerialRows }));
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));

  /** The choices that go with the rest; one that does not is still shown while the address holds it. */
  const optionsOf = (field: ChoiceField): readonly string[] => {
    const a = attack();
    if (field === "target") return targetsOf(a.kind);
    if (field === "terrain") return TERRAINS.filter((terrain) => fits(terrain, a.target));
    if (field === "cover") return coversIn(a.terrain);
    if (field === "firer") return firersOf(a);
    if (field === "sky") return skiesOf(a);
    return CHOICES[field];
  };
  const factText = (fact: Fact) => t(fact === "facing" ? `facing.${attack().target}` : fact);
  const valueText = (question: Question): string => {
    if (isChoice(question)) return t("asked", { label: t(question), value: t(`${question}.${attack()[question]}`) });
    if (isNumber(question)) return t("asked", { label: t(question), value: attack()[question] });
    return factText(question);
  };
  /** What was answered otherwise than at the start, in one line. */
  const askedText = () =>
    questions()
      .filter((q) =>
        isChoice(q) || isNumber(q)
          ? q !== "kind" && q !== "target" && (attack()[q] !== PLAIN_ATTACK[q] || q === "range")
          : attack().facts.includes(q),
      )
      .map(valueText)
      .join(t("comma"));

  /** The calculator that helps with a question. */
  const helper = (question: Question): string | undefined => {
    if (question === "zone") return "sun-blindness";
    if (question === "dust" && attack().dust !== "none") return "dust";
    const { sky } = attack();
    return question === "sky" && (sky === "haze" || sky === "intense") ? "heat-haze" : undefined;
  };

  const copied = () => ({
    title: t(attack().kind === "cc" ? "copyTitleCc" : "copyTitle", {
      kind: t(`kind.${attack().kind}`),
      target: t(`target.${attack().target}`),
      drm: totalText(result(), t),
    }),
    lines: [
      ...(askedText() ? [{ text: askedText() }] : []),
      ...(kindsText(result(), t) ? [{ text: kindsText(result(), t) }] : []),
      ...drmLines(result(), t),
      ...powerLines(result(), t),
      ...noteLines(result(), t),
    ],
  });
  const spread = () => {
    const r = result();
    return r.allowed && r.drms.counts.size > 1 ? mapValues(r.drms, String) : undefined;
  };

  return (
    <div class="calculator fire">
      <BadValues bad={bad()} strings={props.strings} />
      <Show when={result().misfits.length}>
        <div class="bad" role="alert">
          <Index each={result().misfits}>
            {(misfit) => (
              <p>
                {t("misfit", {
                  label: isChoice(misfit().field) || isNumber(misfit().field) ? t(misfit().field) : factText("ffe"),
                  value: isChoice(misfit().field) ? t(`${misfit().field}.${misfit().value}`) : misfit().value,
                })}{" "}
                <Show when={misfit().rule}>{(id) => <RuleLink id={id()} to={props.ruleHref} />}</Show>
              </p>
            )}
          </Index>
        </div>
      </Show>
      <div class="step ask">
        <div class="inputs">
          <For each={questions()}>
            {(question) => (
              <>
                <Switch
                  fallback={
                    <Check
                      label={factText(question as Fact)}
                      value={answer(question)}
                      set={(v) => reply(question, v)}
                    />
                  }
                >
                  <Match when={isChoice(question)}>
                    <label class="field">
                      <span>{t(question)}</span>
                      <select onChange={(event) => reply(question, event.currentTarget.value)}>
                        <For each={optionsOf(question as ChoiceField)}>
                          {(value) => (
                            <option value={value} selected={attack()[question as ChoiceField] === value}>
                              {t(`${question}.${value}`)}
                            </option>
                          )}
                        </For>
                      </select>
                    </label>
                  </Match>
                  <Match when={isNumber(question)}>
                    <Stepper
                      label={t(question)}
                      value={answer(question)}
                      bounds={BOUNDS[question as NumberKey]}
                      set={(v) => reply(question, v)}
                      t={t}
                      hint={answer(question) === "0" ? undefined : props.strings[`${question}.hint`]}
                    />
                  </Match>
                </Switch>
                <Show when={props.links[helper(question) ?? ""]}>
                  {(href) => (
                    <p class="hint">
                      <a href={href()}>{t(`link.${helper(question)}`)}</a>
                    </p>
                  )}
                </Show>
              </>
            )}
          </For>
        </div>
        <div class="result">
          <div class="sum" aria-live="polite">
            <p class="verdict drm">
              <b>{totalText(result(), t)}</b> <span>{kindsText(result(), t) || t("fromDesert")}</span>
            </p>
            <Index each={powerLines(result(), t)}>
              {(line) => (
                <p>
                  {line().text} <Show when={line().rule}>{(id) => <RuleLink id={id()} to={props.ruleHref} />}</Show>
                </p>
              )}
            </Index>
          </div>
          <Show when={drmLines(result(), t).length}>
            <Derivation label={t("lines")} lines={drmLines(result(), t)} ruleHref={props.ruleHref} />
          </Show>
          <Show when={spread()}>
            {(odds) => <Spread label={t("odds")} odds={odds()} name={(value) => formatDrm(Number(value))} />}
          </Show>
          <Show when={noteLines(result(), t).length}>
            <div class="notes">
              <Derivation label={t("notes")} lines={noteLines(result(), t)} ruleHref={props.ruleHref} />
            </div>
          </Show>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
      <CopyResult result={copied} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}

/** A whole number with a button on either side; what is typed is taken once it is finished, at the nearest bound. */
function Stepper(props: {
  label: string;
  value: string;
  bounds: { min: number; max: number };
  set: (value: string) => void;
  t: Say;
  hint: string | undefined;
}) {
  const take = (value: number) => {
    if (!Number.isNaN(value))
      props.set(String(Math.min(props.bounds.max, Math.max(props.bounds.min, Math.round(value)))));
  };
  const step = (by: number, key: string, sign: string) => (
    <button
      type="button"
      aria-label={props.t(key, { what: props.label })}
      onClick={() => take(Number(props.value) + by)}
    >
      {sign}
    </button>
  );
  return (
    <fieldset class="range field">
      <legend>{props.label}</legend>
      <div>
        {step(-1, "less", "−")}
        <input
          type="number"
          inputmode="numeric"
          min={props.bounds.min}
          max={props.bounds.max}
          aria-label={props.label}
          value={props.value}
          onChange={({ currentTarget: field }) => {
            take(field.valueAsNumber);
            field.value = props.value;
          }}
        />
        {step(1, "more", "+")}
      </div>
      <Show when={props.hint}>
        <p class="hint">{props.hint}</p>
      </Show>
    </fieldset>
  );
}
