/** A DYO desert scenario (D11.2–D11.5, D11.701): its rolls in their order, what each switches on, and the odds of any outcome. */

import { batch, createMemo, createSignal, Index, Show } from "solid-js";
import { asFraction, asPercent, type Odds, reduced } from "../../src/game/distribution.ts";
import type { DyoCharts } from "../../src/game/dyo-charts.ts";
import { type Guide, type GuideStep, isSeed, isThrows, playGuide } from "../../src/game/dyo-guide.ts";
import { oddsOf, outcomes, type Question } from "../../src/game/dyo-odds.ts";
import { type DyoScenario, RULE_OF, rulingOdds, STEPS, type Step } from "../../src/game/dyo-scenario.ts";
import { drmLines, fellText, stepLines } from "./dyo-lines.ts";
import type { ResultLine } from "./kit/copy.ts";
import { DiceInput } from "./kit/DiceInput.tsx";
import { Spread } from "./kit/Spread.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, RuleLink, Said } from "./parts.tsx";
import { createUrlState, type Field, rememberState } from "./url-state.ts";

interface Props extends IslandProps {
  charts: DyoCharts;
  /** The months in this language, January first. */
  months: readonly string[];
  /** The address of the overlays' calculator. */
  overlaysHref: string;
  /** The address of the Dust calculator. */
  dustHref: string;
}

const THEATRES = ["northAfrica", "middleEast", "mediterranean", "eastAfrica"];
const BOARDS = ["desert", "mixed", "none"];
/** Each step's key in the address. */
const KEY = { weather: "w", time: "t", ec: "ec", wind: "wind", dust: "dust" } as const satisfies Record<Step, string>;
const throwsOf = (step: Step) => ({ start: "", valid: (text: string) => isThrows(step, text) });

const ASKED = {
  weather: ["any", "clear", "gusty", "overcast", "mud", "mudOvercast", "anyOvercast", "anyMud"],
  time: ["any", "earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night", "none"],
  effect: ["any", "sunBlindness", "mist", "haze", "intenseHeatHaze", "mud"],
  ec: ["any", "veryDry", "dry", "dryOrVeryDry", "moderate", "moist", "wet", "mud"],
  wind: ["any", "noWind", "mildBreeze", "heavyWind"],
  dust: ["any", "none", "some", "light", "moderate", "heavy"],
} as const;
type Asked = keyof typeof ASKED;
const askKey = (asked: string) => `ask${asked[0]!.toUpperCase()}${asked.slice(1)}`;
/** Under which key the strings have the words of a field. */
const fieldOf = (key: string): string =>
  STEPS.find((step) => KEY[step] === key) ??
  Object.keys(ASKED).find((asked) => askKey(asked) === key) ??
  (key === "up" ? "big" : key);

/** What a pasted link to the overlays' calculator holds: only its own keys. */
const OVERLAY_KEYS = ["boards", "north", "dice", "onehex"];
const isOverlays = (query: string) => [...new URLSearchParams(query).keys()].every((key) => OVERLAY_KEYS.includes(key));

const flag: Field = { values: ["0", "1"] };
const FIELDS: Record<string, Field> = {
  theatre: { values: THEATRES },
  month: { min: 1, max: 12, start: 7 },
  boards: { values: BOARDS },
  steppe: flag,
  bombard: { min: 0, max: 9, start: 0 },
  nonight: flag,
  mudec: flag,
  seed: { start: "", valid: (text) => !text || isSeed(text) },
  ...Object.fromEntries(STEPS.map((step) => [KEY[step], throwsOf(step)])),
  up: flag,
  overlays: { start: "", valid: isOverlays },
  ...Object.fromEntries(Object.entries(ASKED).map(([asked, values]) => [askKey(asked), { values }])),
  given: flag,
};

/** Six letters and figures that are not taken for one another. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => "abcdefghjkmnpqrstuvwxyz23456789"[n % 31]).join("");

export default function Dyo(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const isOn = (key: string) => get(key) === "1";
  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));

  const scenario = createMemo(
    (): DyoScenario => ({
      theatre: get("theatre") as DyoScenario["theatre"],
      month: Number(get("month")),
      boards: get("boards") as DyoScenario["boards"],
      steppe: isOn("steppe"),
      bombardments: Number(get("bombard")),
      noNight: isOn("nonight"),
      mudEc: isOn("mudec"),
    }),
  );
  const thrown = () => Object.fromEntries(STEPS.map((step) => [step, get(KEY[step])])) as Record<Step, string>;
  const isSeeded = () => STEPS.some((step) => get(KEY[step]).includes("s"));
  const guide = createMemo(() => playGuide(scenario(), thrown(), get("seed"), props.charts));
  const stepOf = (step: Step) => guide().steps.find((s) => s.step === step) as GuideStep;

  /** A step that is to be thrown again, and the dice that were tapped for it so far. */
  const [again, setAgain] = createSignal<Step>();
  const [tapped, setTapped] = createSignal(["", ""]);
  const open = () => again() ?? guide().next;
  /** Overlays and set-up stand between the Wind and Dust. */
  const isSetUp = () =>
    !again() && !isOn("up") && stepOf("dust").state !== "waiting" && stepOf("dust").state !== "done";
  const asks = () => (isSetUp() ? undefined : open());
  const ruling = () => {
    const step = asks();
    const found = step && stepOf(step).ruling;
    return found?.roll ? found : undefined;
  };
  const dice = () => ruling()?.dice ?? 0;
  const askText = () => t(asks() ? `ask.${asks()}` : isSetUp() ? "ask.setUp" : "ask.done");
  const isFull = () => !!asks() && !isThrows(asks()!, `${get(KEY[asks()!])}s`);

  let prompt!: HTMLParagraphElement;
  let roll!: HTMLButtonElement;
  const refocus = () => {
    if (!document.activeElement?.matches(":disabled, .idle *, body")) return;
    (roll.disabled ? prompt : roll).focus();
  };
  const [fell, setFell] = createSignal("");
  const write = (step: Step, text: string, seed = get("seed")) => {
    // All at once, so that the page is reckoned anew once only.
    batch(() => {
      set("seed", seed);
      set(KEY[step], text);
      setAgain(undefined);
      setTapped(["", ""]);
      setFell(fellText(stepOf(step), t));
    });
    refocus();
  };
  const rollDice = () => {
    const step = asks()!;
    write(step, `${get(KEY[step])}s`, get("seed") || newSeed());
  };
  const tap = (die: number, face: string) => {
    const now = tapped().map((old, i) => (i === die ? face : old));
    if (now.slice(0, dice()).every(Boolean)) write(asks()!, get(KEY[asks()!]) + now.join(""));
    else setTapped(now);
  };
  const lastThrown = () => STEPS.findLast((step) => get(KEY[step]));
  const undo = () => {
    const step = lastThrown();
    if (tapped().some(Boolean)) setTapped(["", ""]);
    else if (again()) setAgain(undefined);
    else if (step) write(step, get(KEY[step]).replace(step === "weather" ? /(s|\d\d)$/ : /.$/, ""));
  };
  const startOver = () => {
    if (!confirm(t("overAsk"))) return;
    rememberState();
    batch(() => {
      for (const key of [...STEPS.map((step) => KEY[step]), "seed", "overlays"]) set(key, "");
      set("up", "0");
      setAgain(undefined);
      setFell("");
    });
    refocus();
  };
  const setSeed = (field: HTMLInputElement) => {
    const text = field.value
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "")
      .slice(0, 16);
    set("seed", text);
    field.value = text;
  };
  const [pasteError, setPasteError] = createSignal("");
  const paste = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const text = event.currentTarget.link.value.trim();
    const query = text.slice(text.indexOf("?") + 1).replace(/#.*/, "");
    const isGood = text.includes("?") && query && isOverlays(query);
    setPasteError(isGood ? "" : t("pasteError"));
    if (isGood) set("overlays", query);
  };
  const overlaysHref = () => props.overlaysHref + (get("overlays") ? `?${get("overlays")}` : "");

  /** The Dust calculator in the state that the set-up has come to. */
  const dustHref = () => {
    const { dust = "none", ec = "" } = guide().results;
    const state = {
      boards: get("boards"),
      ec: /dry/i.test(ec) ? ec : "moderate",
      steppe: get("steppe"),
      density: dust,
    };
    return `${props.dustHref}?${new URLSearchParams(state)}`;
  };

  const place = () => {
    const parts = [t(`theatre.${get("theatre")}`), props.months[scenario().month - 1]!, t(`boards.${get("boards")}`)];
    if (scenario().steppe) parts.push(t("steppe"));
    if (scenario().bombardments) parts.push(t("bombardments", { n: scenario().bombardments }));
    return parts.join(t("comma"));
  };
  const linesOf = (s: GuideStep, { results }: Guide) => stepLines(s, scenario(), results, props.charts, t);
  const problems = () => (guide().needsSeed ? [{ text: t("needsSeed") }] : []);

  const question = () => Object.fromEntries(Object.keys(ASKED).map((asked) => [asked, get(askKey(asked))])) as Question;
  const isAsked = () => Object.values(question()).some((result) => result !== "any");
  const odds = createMemo(() => {
    if (!isAsked()) return undefined;
    const tree = outcomes(scenario(), props.charts, isOn("given") ? guide().results : {});
    return oddsOf(question(), scenario(), tree);
  });
  const askedText = () =>
    (Object.keys(ASKED) as Asked[])
      .filter((asked) => get(askKey(asked)) !== "any")
      .map((asked) => t("asked", { what: t(`q.${asked}`), result: t(`${asked}.${get(askKey(asked))}`) }))
      .join(t("comma"));
  const fractions = (odds: Odds) => [...new Set([asFraction(odds), asFraction(reduced(odds))])].join(" = ");

  const oddsLines = (): ResultLine[] => {
    const o = odds();
    const given = t(isOn("given") ? "givenShort" : "beforeDice");
    return o ? [{ text: `${askedText()}${t("colon")}${fractions(o)} = ${asPercent(o, 2)} ${given}` }] : [];
  };

  const result = () => {
    const lines: ResultLine[] = [{ text: place(), rule: "D11.2" }];
    for (const s of guide().steps) {
      if (s.step === "dust" && get("overlays"))
        lines.push({ text: `${t("overlays")}${t("colon")}${new URL(overlaysHref(), location.href)}`, rule: "F12.3" });
      lines.push(...linesOf(s, guide()));
    }
    if (isSeeded()) lines.push({ text: t("seedLine", { seed: get("seed") }) });
    lines.push(...oddsLines());
    return { title: t("title"), lines };
  };

  const choices = (key: string, values: readonly string[]) => (
    <Choices label={t(key)} value={get(key)} set={(v) => set(key, v)} options={options(key, values)} />
  );
  const check = (key: string) => <Check label={t(key)} value={get(key)} set={(v) => set(key, v)} />;
  /** One of many: a list that opens. */
  const select = (key: string, label: string, options: readonly { value: string; label: string }[]) => (
    <label class="field">
      {t(label)}
      <select onChange={(event) => set(key, event.currentTarget.value)}>
        {options.map((option) => (
          <option value={option.value} selected={option.value === get(key)}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
  const rule = (id: string) => <RuleLink id={id} to={props.ruleHref} />;
  const button = (key: string, onClick: () => void, disabled: () => unknown = () => false) => (
    <button type="button" class={key} disabled={!!disabled()} onClick={() => onClick()}>
      {t(key)}
    </button>
  );

  return (
    <div class="calculator overlays dyo">
      <Said results={[fell(), askText(), ...oddsLines().map(({ text }) => text)]} />
      <div class="panel">
        <BadValues bad={bad()} strings={props.strings} field={fieldOf} />
        <Show when={problems().length}>
          <div class="bad" role="alert">
            <Derivation label={t("problems")} lines={problems()} ruleHref={props.ruleHref} />
          </div>
        </Show>
        <details open={!lastThrown()}>
          <summary>{t("scenario")}</summary>
          <div class="inputs">
            {choices("theatre", THEATRES)}
            {select(
              "month",
              "month",
              props.months.map((label, i) => ({ value: String(i + 1), label })),
            )}
            {choices("boards", BOARDS)}
            {check("steppe")}
            {select(
              "bombard",
              "bombard",
              [..."0123456789"].map((value) => ({ value, label: value })),
            )}
            {check("nonight")}
            {check("mudec")}
          </div>
        </details>
        <p class="fell">{fell()}</p>
        <p class="ask" tabindex="-1" ref={prompt}>
          {askText()} <Show when={asks()}>{(step) => rule(RULE_OF[step()])}</Show>
        </p>
        <Show when={isSetUp()}>
          <Show when={get("boards") !== "none"}>
            <p>
              {t("overlaysNow")} {rule("F12.3")} {rule("F12.41")}
            </p>
            <p class="hint">
              {t("duneOdds")} {rule("F12.42")}
            </p>
            <p>
              <a class="button" href={overlaysHref()} target="_blank" rel="noopener">
                {t(get("overlays") ? "overlaysAgain" : "toOverlays")}
              </a>
            </p>
            <form class="inputs" onSubmit={paste}>
              <label class="field">
                {t("paste")}
                <input
                  name="link"
                  inputmode="url"
                  autocomplete="off"
                  aria-invalid={!!pasteError()}
                  aria-describedby="paste-error"
                  value={get("overlays") && `?${get("overlays")}`}
                />
              </label>
              <button type="submit">{t("keep")}</button>
              <p id="paste-error" role="alert">
                {pasteError()}
              </p>
            </form>
          </Show>
        </Show>
        <Show
          when={!isSetUp()}
          fallback={button("big", () => {
            set("up", "1");
            (roll.disabled ? prompt : roll).focus();
          })}
        >
          <Show when={ruling()}>
            {(r) => (
              <>
                <Derivation
                  label={t("derivation")}
                  lines={drmLines(r().drms, RULE_OF[asks()!], t)}
                  ruleHref={props.ruleHref}
                />
                <Spread label={t("chances")} odds={rulingOdds(r())} name={(value) => t(`${asks()}.${value}`)} />
              </>
            )}
          </Show>
        </Show>
        <button
          type="button"
          class="big"
          hidden={isSetUp()}
          disabled={!dice() || isFull()}
          onClick={rollDice}
          ref={roll}
        >
          {t(`roll.${dice()}`)}
        </button>
        <Show when={!isSetUp()}>
          <p class="hint">{t("orTap")}</p>
          <DiceInput dice={isFull() ? 0 : dice()} chosen={tapped()} tap={tap} />
        </Show>
        <div class="copy">
          {button("undo", undo, () => !lastThrown() && !tapped().some(Boolean) && !again())}
          {button("over", startOver, () => !lastThrown())}
        </div>
        <label class="field">
          {t("seed")}
          <input
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxlength="16"
            value={get("seed")}
            disabled={isSeeded() && !guide().needsSeed}
            onChange={(event) => setSeed(event.currentTarget)}
          />
        </label>
        <p class="hint">{t(isSeeded() ? "seedFixed" : "seedHint")}</p>
      </div>

      <div class="set-up">
        <section class="card" aria-label={t("card")}>
          <h2>{t("card")}</h2>
          <p>
            {place()} {rule("D11.2")}
          </p>
          <ol class="rolls">
            <Index each={guide().steps}>
              {(s) => (
                <>
                  <Show when={s().step === "dust" && get("overlays")}>
                    <li>
                      <h3>{t("overlays")}</h3>
                      <a href={overlaysHref()}>{t("overlaysLink")}</a> {rule("F12.3")}
                    </li>
                  </Show>
                  <li class={s().state}>
                    <h3>
                      <small>{t(s().step)}</small>{" "}
                      {guide().results[s().step] && t(`${s().step}.${guide().results[s().step]}`)}
                    </h3>
                    <Show
                      when={s().state !== "waiting" && s().ruling}
                      fallback={<p class="hint">{t(s().unused ? "waitingThrows" : "waiting")}</p>}
                    >
                      {(r) => (
                        <>
                          <Derivation label={t(s().step)} lines={linesOf(s(), guide())} ruleHref={props.ruleHref} />
                          <Show when={s().state === "done"}>
                            <div class="more">
                              <details>
                                <summary aria-label={t("chances") + t("colon") + t(s().step)}>{t("chances")}</summary>
                                <Spread
                                  label={t("chances")}
                                  odds={rulingOdds(r())}
                                  name={(value) => t(`${s().step}.${value}`)}
                                  marked={s().reading?.result}
                                />
                              </details>
                              <button
                                type="button"
                                class="reroll"
                                aria-label={t("againStep", { step: t(s().step) })}
                                onClick={() => {
                                  setAgain(s().step);
                                  setTapped(["", ""]);
                                  roll.focus();
                                }}
                              >
                                {t("again")}
                              </button>
                            </div>
                          </Show>
                        </>
                      )}
                    </Show>
                  </li>
                </>
              )}
            </Index>
          </ol>
          <Show when={guide().results.dust}>
            <p>
              <a href={dustHref()}>{t("toDust")}</a> {rule("D11.76")}
            </p>
          </Show>
          <Show when={isSeeded()}>
            <p class="hint">{t("seedLine", { seed: get("seed") })}</p>
          </Show>
        </section>
        <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
        <p>{button("print", () => print())}</p>

        <h2>{t("question")}</h2>
        <p class="hint">{t("questionHint")}</p>
        <div class="questions">
          {(Object.keys(ASKED) as Asked[]).map((asked) =>
            select(askKey(asked), `q.${asked}`, options(asked, ASKED[asked])),
          )}
        </div>
        {check("given")}
        <div class="result">
          <Show when={odds()} fallback={<p>{t("nothingAsked")}</p>}>
            {(o) => (
              <>
                <p class="verdict">
                  <b>{asPercent(o(), 2)}</b> <span>{fractions(o())}</span>
                </p>
                <p>{askedText()}</p>
              </>
            )}
          </Show>
        </div>
      </div>
    </div>
  );
}
