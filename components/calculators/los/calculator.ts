/** The LOS calculator (D4.4–D10.2): its fields and result texts. */
import { losOf } from "../../../src/game/los/los.ts";
import { type LosHex, type LosRow, POSTURES, type Step, UNITS } from "../../../src/game/los/row.ts";
import { rowFaults } from "../../../src/game/los/row-faults.ts";
import { attackFrom } from "../../../src/game/los/shot.ts";
import { forbiddenInWadi } from "../../../src/game/wadi-fire.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import { levelText } from "../../rules/profile.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { normalizedText, oneOf, type StateOf } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { attackQuery } from "../shared/attack-query.ts";
import { bookField } from "../shared/book.ts";
import { nearestRow, readRow, reversed } from "./los-notation.ts";

const words = wordsOf("los");
export type LosSay = SayOf<typeof words>;

/** Capitalizes the first letter of a text. */
export const asLabel = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The initial row of hexes: both units at Level 0, with a hillock between them that is adjacent to neither. */
const START = "o.o.h.o.o";

export const FIELDS = {
  book: bookField(),
  row: normalizedText(START, (text) => nearestRow(text) || START),
  a: oneOf(UNITS),
  aIn: oneOf(POSTURES),
  b: oneOf(UNITS),
  bIn: oneOf(POSTURES),
};
export type LosState = StateOf<typeof FIELDS>;

/** Returns the string key of a value's label. Units A and B share keys: "unit.infantry". */
export const valueWordOf = (key: string, value: string): string =>
  key === "book" ? `book.${value}` : `${key.endsWith("In") ? "in" : "unit"}.${value}`;

/**
 * Returns a state's row of hexes with its faults, such as impossible terrain, and its LOS. With faults, `los` is
 * undefined.
 */
export function sightOf({ book, row: text, a, aIn, b, bIn }: LosState) {
  const row: LosRow = {
    hexes: readRow(text),
    viewer: { kind: a, posture: aIn },
    target: { kind: b, posture: bIn },
    book,
  };
  const faults = rowFaults(row);
  return { row, faults, los: faults.length ? undefined : losOf(row) };
}
export type Sight = ReturnType<typeof sightOf>;

/** Returns a hex as text: "hillock, brush, Level 1". */
export function hexName(t: LosSay, { form, ground, level, smoke, twice }: Omit<LosHex, "side">): string {
  const named =
    form === "flat" ? [t(`ground.${ground}`)] : [t(`form.${form}`), ground === "open" ? "" : t(`ground.${ground}`)];
  const rest = [
    twice ? t("twice") : "",
    level ? t("atLevel", { level: levelText(level) }) : "",
    smoke ? t("withSmoke", { drm: formatDrm(smoke) }) : "",
  ];
  return [...named, ...rest].filter(Boolean).join(t("comma"));
}

/**
 * Returns a hex with the hexside to the next hex as text: "Low Dune, then Dune Crest". If the LOS runs along a
 * hexspine, the text includes the hex on the other side.
 */
export function placeName(t: LosSay, { side, beside, ...hex }: LosHex): string {
  const spine = beside && [
    t("alongSpine", { hex: hexName(t, beside) }),
    beside.side === "none" ? "" : t(`side.${beside.side}`),
  ];
  return [hexName(t, hex), ...(spine ?? []), side === "none" ? "" : t("thenSide", { side: t(`side.${side}`) })]
    .filter(Boolean)
    .join(t("comma"));
}

/** Returns a line for each hex: "Hex 4: Low Dune, then Dune Crest". */
export const hexLines = (t: LosSay, { row: { hexes } }: Sight): ResultLine[] =>
  hexes.map((hex, i) => ({ text: `${asLabel(t("hex", { n: i + 1 }))}${t("colon")}${placeName(t, hex)}` }));

/** Returns the hex or hexside at an index: "hex 3" for 2, "hexside 3–4" for 2.5. Hex 1 is the viewer's hex. */
const whereText = (t: LosSay, at: number): string =>
  Number.isInteger(at) ? t("hex", { n: at + 1 }) : t("hexside", { n: at + 0.5, next: at + 1.5 });

/**
 * Returns the name of the terrain that affects the LOS: "Dune Crest", "hillock". If this is a crest or wall on a
 * hexspine, only the crest or wall is named.
 */
function terrainText(t: LosSay, { hexes }: LosRow, { at, name }: Pick<Step, "at" | "name">): string {
  if (!Number.isInteger(at)) return t(`side.${hexes[at - 0.5]!.side}`);
  const { beside, ...hex } = hexes[at]!;
  if (beside && /crest|wall/i.test(name)) return t(`side.${beside.side}`);
  return [hex, ...(beside ? [beside] : [])].map((hex) => hexName(t, { ...hex, smoke: 0, twice: false })).join(" / ");
}

/**
 * Returns the main results. The first is the verdict, with its terrain, hex or hexside, Hindrance and rule. The second
 * is the range, with the levels of both units.
 */
export function answersOf(t: LosSay, { row, faults, los }: Sight): Answer[] {
  if (!los)
    return faults.map(({ at, name, rule }) => ({
      roll: t("impossible"),
      odds: `${whereText(t, at)}${t("colon")}${(t as Say)(`fault.${name}`)}`,
      rule,
    }));
  const { decidedBy: step, hindrance, levels } = los;
  const what = step && { thing: terrainText(t, row, step), where: whereText(t, step.at) };
  /** The step that decides the verdict. If none decides, the first step that depends on our reading. */
  const rests = step ?? los.steps.find(({ reading }) => reading);
  const also = [
    los.verdict !== "blocked" && hindrance ? t("hindrance", { drm: formatDrm(hindrance) }) : "",
    rests?.reading ? t("ourReading") : "",
  ];
  const levelName = (kind: LosState["a"], level: number) =>
    kind === "aerial" ? t("unit.aerial") : t("atLevel", { level: levelText(level) });
  const viewer = levelName(row.viewer.kind, levels.viewer);
  const target = levelName(row.target.kind, levels.target);
  return [
    { roll: t(los.verdict, what ?? {}), odds: also.filter(Boolean).join(t("comma")), rule: rests?.rule },
    { roll: t("range", { range: row.hexes.length - 1 }), odds: t("levels", { viewer, target }) },
  ];
}

function stepLine(t: LosSay, row: LosRow, step: Step, decides: boolean): ResultLine {
  const { at, name, rule, reading, vasl, drm = 0 } = step;
  const text = [
    `${asLabel(whereText(t, at))}${t("comma")}${terrainText(t, row, step)}${t("colon")}${(t as Say)(`step.${name}`, { drm: formatDrm(drm) })}`,
    vasl ? t(`vasl.${vasl}`) : "",
  ];
  return {
    text: text.filter(Boolean).join(" "),
    rule,
    ...(decides ? { holds: false } : {}),
    ...(reading ? { note: { anchor: reading, text: t("ourReading") } } : {}),
  };
}

/**
 * Returns the derivation: a line for each hex or hexside that affects the LOS, from the viewer on. The line that
 * decides the verdict has `holds: false`.
 */
export const stepLines = (t: LosSay, { row, los }: Sight): ResultLine[] =>
  !los
    ? []
    : los.steps.length
      ? los.steps.map((step) => stepLine(t, row, step, step === los.decidedBy))
      : [{ text: t("nothing") }];

/**
 * Returns the attacks from A at B and from B at A, with links to the fire calculator. `barredBy` is the rule that
 * forbids the attack, if any. Returns no attacks if the LOS is blocked. Omits attacks at Aerial units.
 */
export function shotsOf(t: LosSay, { row, los }: Sight) {
  if (!los || los.verdict === "blocked") return [];
  const back = { ...row, hexes: reversed(row.hexes), viewer: row.target, target: row.viewer };
  const ways = [
    ["A", "B", row],
    ["B", "A", back],
  ] as const;
  return ways.flatMap(([from, at, way]) => {
    if (way.target.kind === "aerial") return [];
    const attack = attackFrom(way);
    const barredBy = forbiddenInWadi(attack)?.[1];
    return [{ text: t(barredBy ? "noFire" : "fire", { from, at }), query: attackQuery(attack, row.book), barredBy }];
  });
}

/** Returns a unit as text: "Infantry, a foxhole or trench". */
const unitName = (t: LosSay, kind: LosState["a"], posture: LosState["aIn"]): string =>
  t(`unit.${kind}`) + (posture === "none" ? "" : t("comma") + t(`in.${posture}`));

/** Returns the result to copy. */
export function resultOf(t: LosSay, state: LosState, sight: Sight): Result {
  const answers = answersOf(t, sight).map((answer) => ({ text: answerText(t, answer), rule: answer.rule }));
  return {
    title: `${t("title")}${t("colon")}A ${unitName(t, state.a, state.aIn)} – B ${unitName(t, state.b, state.bIn)}`,
    lines: [
      ...answers,
      ...hexLines(t, sight),
      ...stepLines(t, sight).map(({ note, ...line }) =>
        note ? { ...line, text: `${line.text} (${t("ourReading")})` } : line,
      ),
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  valueWordOf,
  find: sightOf,
  answers: (t, _, sight) => answersOf(t, sight),
  result: resultOf,
});
