/** Sun Blindness (D11.61–D11.612): whether the +2 DRM applies to one attack, with the Zone on the map of a board. */

import { createMemo, createSignal, Index, Show } from "solid-js";
import { type Hex, parseHex } from "../../src/game/board-hexes.ts";
import { type SunAttack, type SunCondition, type SunScenario, sunBlindness } from "../../src/game/sun-blindness.ts";
import { inCoveredArc, turned } from "../../src/game/sun-zone.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { ResultLine } from "./kit/copy.ts";
import { BadValues, Check, Choices, Conditions, CopyResult, fill, type IslandProps, RuleLink, Said } from "./parts.tsx";
import { Compass, SunMap } from "./SunMap.tsx";
import { createUrlState, type Field } from "./url-state.ts";

const HOURS = ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
const NO_YES = { values: ["0", "1"] };
/** A hex without its board: "2A1" would be one of another. */
const aHex = (start: string): Field => ({
  start,
  valid: (text) => /^[A-Z]/.test(text) && parseHex(`1${text}`) !== undefined,
});

const FIELDS = {
  time: { values: ["early", "late"] },
  north: { values: HOURS },
  board: { min: 1, max: 99, start: 26 },
  firer: aHex("D5"),
  target: aHex("I5"),
  gun: { values: ["none", "1", "3", "5", "7", "9", "11"] },
  by: { values: ["ift", "th", "oba", "dc", "ft"] },
  fa: NO_YES,
  ta: NO_YES,
  higher: NO_YES,
  obstacle: NO_YES,
  desert: { values: ["1", "0"] },
  weather: { values: ["clear", "gusty", "overcast", "mud", "mudOvercast"] },
  call: { values: ["1", "0"] },
  night: NO_YES,
  steppe: { values: ["none", "veryDry", "otherEc"] },
} satisfies Record<string, Field>;
type Key = keyof typeof FIELDS;
type End = "firer" | "target";

export default function SunBlindness(props: IslandProps) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get: read, set: write, bad } = createUrlState(FIELDS);
  const get = (key: Key) => read(key);
  const is = (key: Key) => get(key) === "1";
  const set = (key: Key, value: string) => write(key, value);

  const hexOf = (end: End): Hex => parseHex(get("board") + get(end))!;
  const north = () => Number(get("north"));
  const result = createMemo(() =>
    sunBlindness(
      {
        time: get("time"),
        desertBoards: Number(get("desert")),
        weather: get("weather"),
        night: is("night"),
        specified: is("call"),
        steppe: get("steppe"),
      } as SunScenario,
      {
        by: get("by") as SunAttack["by"],
        firer: hexOf("firer"),
        target: hexOf("target"),
        north: north(),
        firerAerial: is("fa"),
        targetAerial: is("ta"),
        firerAbove: is("higher") ? 2 : 0,
        obstacleAbove: is("obstacle") ? 2 : null,
      },
    ),
  );
  const drm = () => (result().drm ? formatDrm(result().drm) : t("noDrm"));
  const effect = () => t(result().inEffect ? "inEffect" : "notInEffect");
  const sunSide = () => t(`side.${get("time")}`);

  const conditionLine = (c: SunCondition): ResultLine => ({
    text: t("condition.line", {
      condition: t(`condition.${c.name}`, { side: sunSide() }),
      verdict: t(c.holds ? "holds" : "fails"),
    }),
    rule: c.rule,
  });
  const conditions = () => [...result().scenario, ...result().attack];
  const zoneLine = (): ResultLine => ({
    text: t(`place.${result().place}`, {
      side: sunSide(),
      board: get("board"),
      firer: get("firer"),
      target: get("target"),
    }),
    rule: result().rule,
  });
  /** A direction on the board, by its name on the compass. */
  const compass = (hour: number) => t(`compass.${turned(hour, -north()) % 12}`);
  const gun = () => (get("gun") === "none" ? undefined : Number(get("gun")));
  const gunLine = (): ResultLine[] => {
    const facing = gun();
    if (!facing) return [];
    const held = result().place !== "same" && inCoveredArc(hexOf("firer"), hexOf("target"), facing);
    return [{ text: t(held ? "gun.in" : "gun.out", { facing: compass(facing) }), rule: "D11.611" }];
  };
  const ecLine = (): ResultLine[] =>
    result().inEffect && get("time") === "early" ? [{ text: t("ec"), rule: "D11.6111" }] : [];
  const lasting = (): ResultLine[] => [
    ...gunLine(),
    ...ecLine(),
    { text: t("reading"), rule: "D11.611" },
    { text: t("los"), rule: "D11.6" },
  ];
  const copied = () => ({
    title: t("copyTitle", {
      time: t(`time.${get("time")}`),
      board: get("board"),
      firer: get("firer"),
      target: get("target"),
      north: t("clock", { hour: get("north") }),
      drm: drm(),
    }),
    lines: [zoneLine(), ...conditions().map(conditionLine), ...lasting()],
  });

  /** Which end of the LOS a tap or an arrow key moves. */
  const [moving, setMoving] = createSignal<End>("target");
  /** What was typed into a field and is no hex. */
  const [wrong, setWrong] = createSignal<{ end: End; text: string }>();
  /** Takes a hex that was typed: "I5", or "26I5" with its board. */
  const typed = (end: End, field: HTMLInputElement) => {
    const text = field.value.normalize("NFKC").toUpperCase().replace(/\s/g, "");
    const found = parseHex(/^\d/.test(text) ? text : get("board") + text);
    setWrong(found ? undefined : { end, text: t("wrongHex", { text: field.value, hex: get(end) }) });
    if (found) {
      set("board", String(found.board));
      set(end, found.hexrow + found.number);
    }
    field.value = get(end);
  };
  const choices = (key: Key, options: readonly string[] = (FIELDS[key] as { values: readonly string[] }).values) => (
    <Choices
      label={t(key)}
      value={get(key)}
      set={(v) => set(key, v)}
      options={options.map((value) => ({ value, label: t(`${key}.${value}`) }))}
    />
  );
  const check = (key: Key) => <Check label={t(key)} value={get(key)} set={(v) => set(key, v)} />;
  const select = (key: Key, label: (value: string) => string) => (
    <label class="field">
      {t(key)}
      <select onChange={(event) => set(key, event.currentTarget.value)}>
        {(FIELDS[key] as { values: readonly string[] }).values.map((value) => (
          <option value={value} selected={get(key) === value}>
            {label(value)}
          </option>
        ))}
      </select>
    </label>
  );
  const hexField = (end: End) => (
    <label class="field">
      {t(end)}
      <input
        type="text"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        size="5"
        value={get(end)}
        aria-describedby={wrong()?.end === end ? "wrong-hex" : "hex-hint"}
        onChange={(event) => typed(end, event.currentTarget)}
      />
    </label>
  );
  const list = (lines: () => readonly SunCondition[], label: string) => (
    <Conditions label={label} conditions={lines()} text={(c) => conditionLine(c).text} ruleHref={props.ruleHref} />
  );
  const line = (l: ResultLine) => (
    <>
      {l.text} <RuleLink id={l.rule!} to={props.ruleHref} />
    </>
  );

  return (
    <div class="calculator sun">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="step ask">
        <div class="inputs">
          {choices("time")}
          <div class="north">
            {select("north", (hour) => t(Number(hour) % 3 ? "clock" : `north.${hour}`, { hour }))}
            <Compass north={north()} sun={result().sun} letter={t("compass.0.letter")} />
          </div>
          <p class="hint">
            {t(
              `orientation.${north() % 6 ? (north() % 6 === 3 ? "rows" : north() % 2 ? "spine" : "side") : "columns"}`,
            )}
          </p>
          <div class="ends">
            {hexField("firer")}
            {hexField("target")}
          </div>
          <p class="hint" id="hex-hint">
            {t("hexHint", { board: get("board") })}
          </p>
          <p id="wrong-hex" role="alert">
            {wrong()?.text}
          </p>
        </div>
        <div class="result">
          <p class="verdict drm">
            <b>{drm()}</b> <span>{result().drm ? t("drmTo") : ""}</span>
          </p>
          <p>{line(zoneLine())}</p>
          <Show when={/border|inside|outside/.test(result().place)}>
            <p>
              {t("byReading")} <a href="#zone">{t("readingLink")}</a>
            </p>
          </Show>
          <p>{t(result().drm ? "allHold" : "someFail", { n: conditions().filter((c) => !c.holds).length })}</p>
        </div>
      </div>

      <div class="moves">
        <Choices
          label={t("moving")}
          value={moving()}
          set={(v) => setMoving(v as End)}
          options={[
            { value: "target", label: t("target") },
            { value: "firer", label: t("firer") },
          ]}
        />
        {select("gun", (hour) =>
          hour === "none" ? t("gun.none") : t("gun.facing", { facing: compass(Number(hour)), hour }),
        )}
      </div>
      <SunMap
        firer={hexOf("firer")}
        target={hexOf("target")}
        sun={result().sun}
        gun={gun()}
        moving={moving()}
        move={(to) => set(moving(), to.hexrow + to.number)}
        other={() => setMoving(moving() === "target" ? "firer" : "target")}
        label={t("map", { board: get("board"), moving: t(moving()) })}
      />
      <p class="hint">{t("mapHint")}</p>

      <h2>{t("conditions")}</h2>
      <div class="step ask">
        <div class="inputs">
          {choices("by")}
          {check("fa")}
          {check("ta")}
          {check("higher")}
          {check("obstacle")}
        </div>
        <div class="result">{list(() => result().attack, t("conditions.attack"))}</div>
      </div>
      <h2>{t("scenario")}</h2>
      <div class="step ask">
        <div class="inputs">
          {choices("call")}
          {choices("desert")}
          {choices("weather")}
          {choices("steppe")}
          {check("night")}
        </div>
        <div class="result">
          <p class="verdict outcome">
            <b>{effect()}</b>
          </p>
          {list(() => result().scenario, t("conditions.scenario"))}
        </div>
      </div>
      <ul class="derivation">
        <Index each={lasting()}>{(l) => <li>{line(l())}</li>}</Index>
      </ul>
      <Said results={[`${drm()} ${result().drm ? t("drmTo") : ""}`, zoneLine().text, effect()]} />
      <CopyResult result={copied} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
