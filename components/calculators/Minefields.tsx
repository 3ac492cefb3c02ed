/** Known Minefields (F.7–F.7C, D.6, D.6B): splits over counters, lines, Dummies, and what becomes of them in play. */

import { createMemo, createSignal, Show } from "solid-js";
import { asFraction, asPercent, oddsThat } from "../../src/game/distribution.ts";
import { type Book, MINEFIELD_EVENTS, type MinefieldEvent, minefieldOutcome } from "../../src/game/minefield-events.ts";
import {
  dummies,
  EXAMPLE_STRENGTHS,
  extraDummies,
  FACTORS_PER_DUMMY,
  knownLine,
  mostPlaceable,
  type Split,
  splits,
} from "../../src/game/minefields.ts";
import type { ResultLine } from "./kit/copy.ts";
import { OddsBars } from "./kit/OddsBars.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, RuleLink, Said } from "./parts.tsx";
import { Stepper } from "./Stepper.tsx";
import { createUrlState, type Field } from "./url-state.ts";

const BOOKS = ["asl", "sl"];
const SECRET = ["none", ..."123456"];
const MOST_STRENGTHS = 5;
const MOST_LISTED = 40;

/** "12.8.6" in the address. */
const STRENGTHS = /^[1-9]\d?(?:\.[1-9]\d?){0,4}$/;
const strengthsOf = (text: string) => text.split(".").map(Number);

const FIELDS: Record<string, Field> = {
  book: { values: BOOKS },
  factors: { min: 0, max: 120, start: 24 },
  strengths: {
    start: EXAMPLE_STRENGTHS.join("."),
    valid: (text) => STRENGTHS.test(text) && new Set(text.split(".")).size === text.split(".").length,
  },
  line: { values: ["0", "1"] },
  between: { min: 0, max: 40, start: 3 },
  allotted: { min: 0, max: 20, start: 0 },
  secret: { values: SECRET },
  event: { values: MINEFIELD_EVENTS },
};

export default function Minefields(props: IslandProps) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: props.strings[`${key}.${value}`] ?? value }));
  const number = (key: string) => Number(get(key));
  const asl = () => get("book") === "asl";
  const rule = (inAsl: string, inSl: string) => (asl() ? inAsl : inSl);

  const strengths = () => strengthsOf(get("strengths"));
  const lined = () => asl() && get("line") === "1";
  const line = createMemo(() => (lined() ? knownLine(number("between"), number("factors"), strengths()) : undefined));
  const found = createMemo(() => line()?.fitting ?? splits(number("factors"), strengths()));
  const listed = () => found().slice(0, MOST_LISTED);
  const splitText = ({ parts, counters }: Split) =>
    t(lined() ? "split.line" : counters === 1 ? "split.one" : "split.many", {
      counters,
      empty: (line()?.hexes ?? 0) - counters,
      parts: parts.map((p) => `${p.counters} × ${p.strength}`).join(" + "),
    });
  const waysText = () => {
    const ways = found().length;
    if (number("factors") === 0) return t("noFactors");
    if (ways === 1) return t("ways.one");
    if (ways > 1) return t("ways.many", { ways });
    const most = mostPlaceable(number("factors"), strengths());
    return most < number("factors") ? t("notEven", { most }) : t("tooShort", { hexes: line()?.hexes ?? 0 });
  };
  const splitLines = (): ResultLine[] => [
    ...[line()].flatMap((l) => (l ? [{ text: t("lineHexes", { hexes: l.hexes }), rule: "F.7A" }] : [])),
    ...listed().map((split) => ({ text: splitText(split) })),
    ...(found().length > MOST_LISTED ? [{ text: t("more", { more: found().length - MOST_LISTED }) }] : []),
  ];

  const gained = createMemo(() => dummies(number("factors"), number("allotted")));
  /** The Secret dr, once it is made. */
  const secret = () => (gained().secretDr && get("secret") !== "none" ? number("secret") : undefined);
  const many = (key: string, n: number) => t(`${key}.${n === 1 ? "one" : "many"}`, { n });
  const dummiesText = () => {
    const { sure, secretDr } = gained();
    const dr = secret();
    if (dr !== undefined) return many("dummies", sure + extraDummies(dr));
    return secretDr ? t("dummies.range", { from: sure, to: sure + extraDummies(6) }) : many("dummies", sure);
  };
  const oddsText = () =>
    [...gained().total!.counts.keys()]
      .map((n) => {
        const odds = oddsThat(gained().total!, (v) => v === n);
        return t("chance", { n, fraction: asFraction(odds), percent: asPercent(odds, 1) });
      })
      .join(t("comma"));
  const dummyLines = (): ResultLine[] => {
    const { sure, from, secretDr } = gained();
    const dr = secret();
    const at = rule("F.7B", "D.6B");
    return [
      { text: t(`from.${from}`, { n: sure, factors: number("factors"), per: FACTORS_PER_DUMMY }), rule: at },
      !secretDr
        ? { text: t("noSecret"), rule: at }
        : dr === undefined
          ? { text: t("secretOdds", { odds: oddsText() }), rule: at }
          : { text: t("secretMade", { dr, n: extraDummies(dr) }), rule: at },
    ];
  };

  const event = createMemo(() => minefieldOutcome(get("event") as MinefieldEvent, get("book") as Book));
  const eventText = () => t(`outcome.${event().outcome}`);

  const result = () => ({
    title: t("copyTitle", {
      book: t(`book.${get("book")}`),
      factors: get("factors"),
      strengths: strengths().join(", "),
      dummies: dummiesText(),
    }),
    lines: [
      ...dummyLines(),
      { text: waysText(), rule: rule("F.7", "D.6") },
      ...splitLines(),
      { text: t("eventLine", { event: t(`event.${get("event")}`), outcome: eventText() }), rule: event().rule },
    ],
  });

  const [wrong, setWrong] = createSignal("");
  /** Takes strengths that were typed, however they are parted; those that make no sense are left as they were. */
  const typedStrengths = (field: HTMLInputElement) => {
    const text = [...new Set(field.value.normalize("NFKC").match(/\d+/g))].slice(0, MOST_STRENGTHS).join(".");
    const good = STRENGTHS.test(text);
    setWrong(good ? "" : t("wrongStrengths", { text: field.value }));
    if (good) set("strengths", text);
    field.value = strengths().join(", ");
  };

  return (
    <div class="calculator mines">
      <BadValues bad={bad()} strings={props.strings} />
      <Choices label={t("book")} value={get("book")} set={(v) => set("book", v)} options={options("book", BOOKS)} />
      <div class="step ask">
        <div class="inputs">
          <Stepper
            label={t("factors")}
            value={get("factors")}
            min={0}
            max={120}
            set={(v) => set("factors", v)}
            strings={props.strings}
          />
          <Stepper
            label={t("allotted")}
            value={get("allotted")}
            min={0}
            max={20}
            set={(v) => set("allotted", v)}
            strings={props.strings}
            hint={t("allottedHint")}
          />
          <Show when={gained().secretDr}>
            <Choices
              label={t("secret")}
              value={get("secret")}
              set={(v) => set("secret", v)}
              options={options("secret", SECRET)}
            />
          </Show>
        </div>
        <div class="result">
          <p class="verdict">
            <b>{dummiesText()}</b>
          </p>
          <Show when={gained().secretDr && secret() === undefined}>
            <OddsBars dist={gained().total!} marked={() => false} label={t("secretOdds", { odds: oddsText() })} />
          </Show>
          <Derivation label={t("derivation")} lines={dummyLines()} ruleHref={props.ruleHref} />
        </div>
      </div>
      <h2>{t("splits")}</h2>
      <div class="step ask">
        <div class="inputs">
          <div>
            <label class="field">
              {t("strengths")}
              <input
                type="text"
                aria-describedby="wrong-strengths strengths"
                value={strengths().join(", ")}
                onChange={({ currentTarget }) => typedStrengths(currentTarget)}
              />
            </label>
            <p id="wrong-strengths" role="alert">
              {wrong()}
            </p>
            <p class="hint" id="strengths">
              {t("strengthsHint")}
            </p>
          </div>
          <Show when={asl()} fallback={<p class="hint">{t("noLine")}</p>}>
            <Check label={t("line")} value={get("line")} set={(v) => set("line", v)} />
            <Show when={lined()}>
              <Stepper
                label={t("between")}
                value={get("between")}
                min={0}
                max={40}
                set={(v) => set("between", v)}
                strings={props.strings}
              />
            </Show>
          </Show>
        </div>
        <div class="result">
          <p class="verdict outcome">
            <b>{waysText()}</b> <RuleLink id={rule("F.7", "D.6")} to={props.ruleHref} />
          </p>
          <Derivation label={t("splits")} lines={splitLines()} ruleHref={props.ruleHref} />
        </div>
      </div>
      <h2>{t("event")}</h2>
      <div class="step ask">
        <div class="inputs">
          <label class="field">
            {t("eventLabel")}
            <select onChange={({ currentTarget }) => set("event", currentTarget.value)}>
              {MINEFIELD_EVENTS.map((value) => (
                <option value={value} selected={get("event") === value}>
                  {t(`event.${value}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="result">
          <p class="verdict outcome">
            <b>{t(`short.${event().outcome}`)}</b>
          </p>
          <p>
            {eventText()} <RuleLink id={event().rule} to={props.ruleHref} />
          </p>
        </div>
      </div>
      <Said results={[dummiesText(), `${t("splits")}${t("colon")}${waysText()}`, eventText()]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
