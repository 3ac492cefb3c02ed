/** The desert's smaller dice, one at a time. Numbers of other books are the player's to enter. */

import { batch, createMemo, Index, type JSX, Show } from "solid-js";
import { FREE_FRENCH_ACCURACY, freeFrenchAccuracy, moduleOdds, moduleOf } from "../../src/game/artillery-dice.ts";
import { type CrewExposed, crewExposedDrm } from "../../src/game/crew-exposed.ts";
import {
  asFraction,
  asPercent,
  atLeast,
  type Distribution,
  die,
  type Odds,
  oddsThat,
  reduced,
  twoDice,
} from "../../src/game/distribution.ts";
import { entrenching, type Ground } from "../../src/game/entrenching.ts";
import { mechanicalReliability } from "../../src/game/mechanical-reliability.ts";
import { countsInMud, MUD_HEXES, type MudHex, mudHexesCounted } from "../../src/game/mud-bog.ts";
import { atLeastOnce } from "../../src/game/repeated-rolls.ts";
import { betterToKillDr, toKill } from "../../src/game/to-kill.ts";
import { coloredUnbogDr, type Helpers } from "../../src/game/unbogging.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import type { ResultLine } from "./kit/copy.ts";
import { OddsBars } from "./kit/OddsBars.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import { Stepper } from "./Stepper.tsx";
import { createUrlState, type Field, startOf } from "./url-state.ts";

interface Props extends IslandProps {
  /** Rows of table It-OArt-module. */
  moduleRows: readonly TableRow[];
}

const ROLLS = ["entrench", "reliability", "mud", "oba", "module", "tokill", "unbog", "ce"] as const;
const BOOKS = ["asl", "sl"] as const;
const GROUNDS = ["desert", "sand", "broken", "steppe", "otherBoard"];
const HELPERS = ["squad", "crewOrHs", "twoCrewsOrHs", "none"];
const AFV = ["mr35", "smv90"];
/** The attacks between which each AFV's note tells, and the field that holds them. */
const ATTACKS = {
  mr35: { of: "from", values: ["indirect", "rear", "otherDirect"] },
  smv90: { of: "face", values: ["armored", "unarmored"] },
};
const CONDITIONS = ["arid", "boards", "mud", "plain"];
const MOST_HEXES = 20;

const FIELDS: Record<string, Field> = {
  roll: { values: ROLLS },
  book: { values: BOOKS },
  place: { values: GROUNDS },
  need: { min: 2, max: 12, start: 7 },
  drm: { min: -6, max: 6, start: 0 },
  side: { values: ["axis", "other"] },
  kind: { values: ["vehicle", "motorcycle"] },
  theatre: { values: ["northAfrica", "other"] },
  when: { values: ["before", "after"] },
  red: { values: ["0", "1"] },
  fails: { min: 2, max: 12, start: 12 },
  times: { min: 1, max: 20, start: 1 },
  dr: { values: ["none", ..."123456"] },
  tk: { min: 1, max: 13, start: 7 },
  help: { values: HELPERS },
  frees: { min: 1, max: 6, start: 3 },
  afv: { values: AFV },
  from: { values: ATTACKS.mr35.values },
  face: { values: ATTACKS.smv90.values },
  ...Object.fromEntries(CONDITIONS.map((name) => [name, { values: ["1", "0"] }])),
  moto: { values: ["0", "1"] },
  ...Object.fromEntries(MUD_HEXES.map((hex) => [hex, { min: 0, max: MOST_HEXES, start: hex === "open" ? 1 : 0 }])),
};

/** What each roll asks, by field; the attacks on an AFV depend on the AFV. */
const ASKS: Record<(typeof ROLLS)[number], readonly string[]> = {
  entrench: ["book", "place", "need", "drm"],
  reliability: ["book", "side", "kind", "theatre", "when", "red", "fails", "times"],
  mud: [...CONDITIONS, "moto", ...MUD_HEXES],
  oba: ["book"],
  module: ["dr"],
  tokill: ["tk"],
  unbog: ["help", "frees"],
  ce: ["afv"],
};

const isCheck = (field: Field) => "values" in field && field.values.includes("0");

interface View {
  /** What to read first: odds, a DRM, yes or no. */
  big: string;
  small: string;
  lines: readonly ResultLine[];
  bars?: { dist: Distribution; marked: (value: number) => boolean; label: string };
}

export default function OtherRolls(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const number = (key: string) => Number(get(key));
  const is = (key: string) => get(key) === "1";
  const book = () => get("book") as (typeof BOOKS)[number];
  const roll = () => get("roll") as (typeof ROLLS)[number];
  const inBook = (asl: string, sl: string) => (book() === "asl" ? asl : sl);
  const oddsValues = (odds: Odds) => ({ fraction: asFraction(odds), percent: asPercent(odds, 1) });
  /** Another roll begins with its own questions as they stand at first, so that its link says nothing else. */
  const chooseRoll = (name: string) =>
    batch(() => {
      for (const [key, field] of Object.entries(FIELDS)) if (key !== "book") set(key, startOf(field));
      set("roll", name);
    });
  const attacks = () => ATTACKS[get("afv") as keyof typeof ATTACKS];
  const attack = () => get(attacks().of);

  const views: Record<(typeof ROLLS)[number], () => View> = {
    entrench: () => {
      const { drm, rule, before, after } = entrenching(get("place") as Ground, number("need"), number("drm"));
      const highest = ({ dr }: typeof after) => (dr < 2 ? t("never") : dr >= 12 ? t("anyDr") : t("atMost", { dr }));
      const told = (key: string, when: typeof after) => t(key, { dr: highest(when), ...oddsValues(when.odds) });
      return {
        big: asFraction(after.odds),
        small: t("toEntrench", { percent: asPercent(after.odds, 1) }),
        lines: [
          { text: t(`ground.${get("place")}`, { drm: formatDrm(drm) }), rule: rule[book()] },
          ...(number("drm") ? [{ text: t("otherDrm", { drm: formatDrm(number("drm")) }) }] : []),
          { text: told("after", after) },
          ...(drm ? [{ text: told("before", before) }] : []),
        ],
        bars: { dist: twoDice, marked: (dr) => dr <= after.dr, label: told("after", after) },
      };
    },
    reliability: () => {
      const { red, by, conditions } = mechanicalReliability({
        axis: get("side") === "axis",
        motorcycle: get("kind") === "motorcycle",
        northAfrica: get("theatre") === "northAfrica",
        month: get("when") === "before" ? "1941-09" : "1941-10",
        printedRed: is("red"),
      });
      const rule = inBook("F.4", "D.3");
      const failing = atLeast(twoDice, number("fails"));
      const whole = reduced(atLeastOnce(failing, number("times")));
      const judged = conditions.map(({ name, holds }) => ({
        text: t("condition", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails.not") }),
        rule,
      }));
      return {
        big: t(red ? "mustRoll" : "mustNot"),
        small: red ? "" : t("notRed"),
        lines: [
          ...(by === "counter" ? [{ text: t("redPrinted") }] : judged),
          ...(red
            ? [
                { text: t("failsOn", { dr: get("fails"), ...oddsValues(failing) }) },
                ...(number("times") > 1
                  ? [
                      {
                        text: t("oneOf", {
                          times: get("times"),
                          fraction: asFraction(whole),
                          percent: asPercent(whole, 2),
                        }),
                      },
                    ]
                  : []),
              ]
            : []),
        ],
        ...(red && {
          bars: {
            dist: twoDice,
            marked: (dr: number) => dr >= number("fails"),
            label: t("failsOn", { dr: get("fails"), ...oddsValues(failing) }),
          },
        }),
      };
    },
    mud: () => {
      const entered = Object.fromEntries(MUD_HEXES.map((hex) => [hex, number(hex)])) as Record<MudHex, number>;
      const [aridLand, desertBoardsOnly, mud, plainDesert] = CONDITIONS.map(is) as [boolean, boolean, boolean, boolean];
      const counted = mudHexesCounted({ aridLand, desertBoardsOnly, mud, plainDesert }, entered);
      if (counted === null) {
        const failing = CONDITIONS.filter((name) => !is(name));
        return {
          big: t("mudNormal"),
          small: "",
          lines: failing.map((name) => ({
            text: t("condition", { condition: t(name), verdict: t("fails.not") }),
            rule: "D11.8",
          })),
        };
      }
      return {
        big: String(counted),
        small: t("counted"),
        lines: [
          ...MUD_HEXES.filter((hex) => entered[hex]).map((hex) => ({
            text: t(countsInMud(hex) ? "mudCounts" : "mudNot", { hex: t(hex), n: entered[hex] }),
            rule: "D11.8",
          })),
          ...(counted || entered.openPaved
            ? [is("moto") ? { text: t("mudMotorcycle"), rule: "D3.32" } : { text: t("mudNoHammada"), rule: "D11.8" }]
            : []),
          { text: t("mudDr") },
        ],
      };
    },
    oba: () => {
      if (book() === "asl") return { big: t("obaBritish"), small: "", lines: [{ text: t("obaAsl"), rule: "F.8" }] };
      const odds = freeFrenchAccuracy();
      const label = t("obaLine", { dr: FREE_FRENCH_ACCURACY, ...oddsValues(odds) });
      return {
        big: asFraction(odds),
        small: t("obaAccurate", { percent: asPercent(odds, 1) }),
        lines: [{ text: label, rule: "D.7" }],
        bars: { dist: die, marked: (dr) => dr <= FREE_FRENCH_ACCURACY, label },
      };
    },
    module: () => {
      const odds = moduleOdds(props.moduleRows);
      const lines = [...odds.counts.keys()].map((module) => ({
        text: t("moduleLine", { module, ...oddsValues(oddsThat(odds, (m) => m === module)) }),
        rule: "It-OArt",
      }));
      if (get("dr") === "none") return { big: t("moduleAll"), small: "", lines };
      const module = moduleOf(number("dr"), props.moduleRows);
      return {
        big: module,
        small: t("moduleOn", { dr: get("dr") }),
        lines: [{ text: t("moduleSelected", { dr: get("dr"), module }), rule: "It-OArt" }],
      };
    },
    tokill: () => {
      const { one, two } = toKill(number("tk"));
      const label = t("tkTwo", { tk: get("tk"), ...oddsValues(two) });
      return {
        big: asPercent(two, 1),
        small: t("tkBig", { fraction: asFraction(reduced(two)), one: asPercent(one, 1) }),
        lines: [
          { text: label, rule: "It-VA" },
          { text: t("tkOne", { tk: get("tk"), ...oddsValues(one) }) },
          { text: t("tkKeep"), rule: "It-VA" },
        ],
        bars: { dist: betterToKillDr, marked: (dr) => dr <= number("tk"), label },
      };
    },
    unbog: () => {
      const { drm, alone, helped } = coloredUnbogDr(get("help") as Helpers, number("frees"));
      const highest = Math.min(6, number("frees") - drm);
      const label = t("unbogHelped", { dr: highest, ...oddsValues(helped) });
      return {
        big: asFraction(helped),
        small: t("unbogSmall", { percent: asPercent(helped, 1), number: get("frees") }),
        lines: [
          { text: t(`unbog.${get("help")}`, { drm: formatDrm(drm) }), rule: "It-V27" },
          { text: label },
          ...(drm ? [{ text: t("unbogAlone", { dr: get("frees"), ...oddsValues(alone) }) }] : []),
          { text: t("unbogConditions"), rule: "It-V27" },
        ],
        bars: { dist: die, marked: (dr) => dr <= highest, label },
      };
    },
    ce: () => {
      const { drm, rule } = crewExposedDrm({ afv: get("afv"), attack: attack() } as CrewExposed);
      return {
        big: drm === null ? t("ceNormal") : drm ? formatDrm(drm) : t("ceNone"),
        small: drm ? t("ceDrm") : "",
        lines: [{ text: t(`ce.${attack()}`, { drm: formatDrm(drm ?? 0) }), rule }],
      };
    },
  };
  const view = createMemo(() => views[roll()]());

  const asks = () => (roll() === "ce" ? ["afv", attacks().of] : ASKS[roll()]);
  const optionName = (key: string, value: string) => props.strings[`${key}.${value}`] ?? value;
  /** What has been asked, for a reader of the copy: the choices, and the numbers that are not 0. */
  const asked = () =>
    asks()
      .filter((key) => get(key) !== "0")
      .map((key) => {
        const field = FIELDS[key]!;
        if (isCheck(field)) return t(key);
        return "min" in field ? `${t(key)} ${get(key)}` : optionName(key, get(key));
      })
      .join(t("comma"));
  const result = () => ({
    title: `${t(`roll.${roll()}`)}${t("colon")}${view().big} ${view().small}`.trim(),
    lines: [{ text: asked() }, ...view().lines],
  });

  /** A field as its kind asks for it: a number, yes or no, one of a few. */
  const ask = (key: string): JSX.Element => {
    const field = FIELDS[key]!;
    const label = t(key);
    const hint = props.strings[`${key}Hint`];
    const take = (value: string) => set(key, value);
    if ("min" in field) {
      const { min, max } = field;
      return (
        <Stepper label={label} value={get(key)} min={min} max={max} set={take} strings={props.strings} hint={hint} />
      );
    }
    if (isCheck(field)) return <Check label={label} value={get(key)} set={take} />;
    const values = "values" in field ? field.values : [];
    const options = values.map((value) => ({ value, label: optionName(key, value) }));
    return <Choices label={label} value={get(key)} set={take} options={options} hint={hint} />;
  };

  return (
    <div class="calculator others">
      <BadValues bad={bad()} strings={props.strings} />
      <Choices
        label={t("roll")}
        value={roll()}
        set={chooseRoll}
        options={ROLLS.map((value) => ({ value, label: t(`roll.${value}`) }))}
      />
      <div class="step ask">
        <div class="inputs">
          <Index each={asks()}>{(key) => <>{ask(key())}</>}</Index>
        </div>
        <div class="result">
          <p class={/\d/.test(view().big) ? "verdict" : "verdict outcome"}>
            <b>{view().big}</b> <span>{view().small}</span>
          </p>
          <Show when={view().bars}>
            {(bars) => <OddsBars dist={bars().dist} marked={bars().marked} label={bars().label} />}
          </Show>
          <Derivation label={t("derivation")} lines={view().lines} ruleHref={props.ruleHref} />
        </div>
      </div>
      <Said results={[`${t(`roll.${roll()}`)}${t("colon")}${view().big} ${view().small}`]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
