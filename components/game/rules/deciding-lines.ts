/**
 * Collects, for each rule, the sentences of the quick reference that say what the rule does (its "deciding line"). The
 * list of rules in force shows them.
 */
import { numbersOf } from "../../../src/game/in-force/names.ts";
import type { Book } from "../../../src/game/scenario.ts";
import { PUNCTUATION } from "../../../src/rules/punctuation.ts";
import type { Bilingual, Language } from "../../../src/schemas/bilingual.ts";
import { groupBy } from "../../../src/schemas/group-by.ts";
import type { Quick } from "../../../src/schemas/quick.ts";
import type { DecidingLines } from "./deciding-line.ts";

/**
 * Splits a text into sentences. A semicolon after a citation also ends a sentence. The full stop in "F.1A" does not,
 * because no space follows it.
 */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.|\];)\s+|(?<=。|\]；)/).filter(Boolean);
const CITED = /\[([^[\]]+)\]/g;
/**
 * Returns the rule that a sentence cites at its end. Returns undefined if there is none, or if the sentence has more
 * citations.
 */
function citedBy(sentence: string): string | undefined {
  const [only, ...others] = sentence.matchAll(CITED);
  return only && !others.length && /\][.;。；]?$/.test(sentence) ? only[1] : undefined;
}
/** Capitalizes a sentence, ends it with a full stop, and removes the citation that `citedBy` finds. */
const plain = (sentence: string): string =>
  (citedBy(sentence) ? sentence.replace(/\s*\[[^[\]]+\](?=[.;。；]?$)/, "") : sentence)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/;$/, ".")
    .replace(/；$/, "。");

type Words = Bilingual & { readonly when: readonly string[]; readonly book?: Book | undefined };

/** A sentence with its key in `DecidingLines`. */
type Found = readonly [key: string, sentence: string];

/**
 * Returns the sentences of a text, each with the key of the rule that it is about. This is the rule cited at the
 * sentence's end. Without a citation, it is the only rule in `when`, or `own` (the rule of the row or panel) if `when`
 * has several rules and `own` is one of them. All other sentences are omitted.
 */
function foundIn(text: Words, own: string, language: Language): Found[] {
  const named = text.when.map((name) => name.split("#")[0]!);
  const about = named.length === 1 ? named[0] : named.find((rule) => rule === own);
  return sentencesOf(text[language]).flatMap((sentence) =>
    numbersOf(citedBy(sentence) ?? about ?? "").map(
      (id): Found => [text.book ? `${id} ${text.book}` : id, plain(sentence)],
    ),
  );
}

/**
 * A row of the terrain chart: the rule that states the costs, and the cost for each type of unit, in the order of
 * `CostWords.units`.
 */
export interface Costs {
  readonly rule: string;
  readonly costs: readonly string[];
  readonly note?: Bilingual | undefined;
}

/**
 * The UI texts for costs: the names of the types of unit, and the comma between these names. `costs` makes a sentence
 * of formatted costs: "Costs: COT."
 */
export interface CostWords {
  readonly units: readonly string[];
  readonly comma: string;
  readonly costs: (costs: string) => string;
}

/**
 * Formats costs, and groups units of equal cost: "Inf, Cav 1 · Trk 3 + COT". If all costs are equal, returns only the
 * cost: "COT".
 */
function costText(costs: readonly string[], { units, comma }: CostWords): string {
  const written = costs.map((cost, i) => [cost.replace(/ \+$/, " + COT"), units[i]!] as const);
  const groups = [...groupBy(written, ([cost]) => cost)];
  if (groups.length === 1) return groups[0]![0];
  return groups.map(([cost, own]) => `${own.map(([, unit]) => unit).join(comma)} ${cost}`).join(" · ");
}

/**
 * Returns the deciding lines of all rules in one language. `withFigures` replaces placeholders in a text by numbers
 * from the tables.
 */
export function decidingLines(
  { terrain, panels, inForce }: Quick,
  chart: readonly Costs[],
  language: Language,
  withFigures: (text: string) => string,
  words: CostWords,
): DecidingLines {
  const filled = (text: Words): Words => ({ ...text, [language]: withFigures(text[language]) });
  // Omits rules with several rows in the chart, because no single row has all costs of such a rule.
  const own = chart.filter(({ rule }) => chart.filter((row) => row.rule === rule).length === 1);
  const ofCosts = own.flatMap(({ rule, costs, note }) =>
    [words.costs(costText(costs, words)), note?.[language] ?? ""].flatMap((text) =>
      text ? numbersOf(rule).map((id): Found => [id, text]) : [],
    ),
  );
  // The rules that have a panel. Their sentences in the terrain table are omitted, because they only mention the roll.
  const inPanels = new Set(panels.flatMap(({ rule }) => numbersOf(rule)));
  const ofTerrain = terrain
    .filter(({ row }) => row !== "higherLevel")
    .flatMap(({ rule, effect }) => effect.flatMap((text) => foundIn(filled(text), rule, language)))
    .filter(([key]) => !inPanels.has(key));
  const ofPanels = panels.flatMap(({ rule, parts }) =>
    parts.flatMap((part) => ("en" in part ? foundIn(filled(part), rule, language) : [])),
  );
  const ofOthers = Object.entries(inForce).flatMap(([key, text]) => {
    const [rule, ...book] = key.split(" ") as [string, string?];
    return numbersOf(rule).map((id): Found => [[id, ...book].join(" "), withFigures(text[language])]);
  });
  const found = groupBy([...ofCosts, ...ofTerrain, ...ofPanels, ...ofOthers], ([key]) => key);
  const space = PUNCTUATION[language].space;
  return Object.fromEntries(
    [...found].map(([key, sentences]) => [key, sentences.map(([, sentence]) => sentence).join(space)]),
  );
}
