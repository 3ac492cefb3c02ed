/** Takes from the quick reference, for each rule, the sentences that say what the rule does, for the list of rules in force. */
import { numbersOf } from "../../../src/game/in-force/names.ts";
import type { Book } from "../../../src/game/scenario.ts";
import { PUNCTUATION } from "../../../src/rules/punctuation.ts";
import type { Bilingual, Language } from "../../../src/schemas/bilingual.ts";
import { groupBy } from "../../../src/schemas/group-by.ts";
import type { Quick } from "../../../src/schemas/quick.ts";
import type { DecidingLines } from "./deciding-line.ts";

/**
 * Splits a text into sentences. A semicolon after a citation ends a sentence too. A stop within a number, "F.1A", is not followed by a
 * space.
 */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.|\];)\s+|(?<=。|\]；)/).filter(Boolean);
const CITED = /\[([^[\]]+)\]/g;
/** Returns the only rule that a sentence cites, if it does so at its end; undefined otherwise. */
function citedBy(sentence: string): string | undefined {
  const [only, ...others] = sentence.matchAll(CITED);
  return only && !others.length && /\][.;。；]?$/.test(sentence) ? only[1] : undefined;
}
/** Returns a sentence with a capital letter and a full stop, without the citation of the rule whose line it is. */
const plain = (sentence: string): string =>
  (citedBy(sentence) ? sentence.replace(/\s*\[[^[\]]+\](?=[.;。；]?$)/, "") : sentence)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/;$/, ".")
    .replace(/；$/, "。");

type Words = Bilingual & { readonly when: readonly string[]; readonly book?: Book | undefined };

/** A sentence with the key of its entry. */
type Found = readonly [key: string, sentence: string];

/**
 * Returns the sentences of a text of the entry about the rule `own`. A sentence belongs to the rule that it cites at its end. Without a
 * citation it belongs to the only rule of `when`, or to `own` if that is one of several; else it is left out.
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

/** The costs of a terrain of the chart: the rule that states them, and the cost of each unit, in the order of `units`. */
export interface Costs {
  readonly rule: string;
  readonly costs: readonly string[];
  readonly note?: Bilingual | undefined;
}

/** The words in which costs are given: the names of the units, the comma between them, and the text around the costs. */
export interface CostWords {
  readonly units: readonly string[];
  readonly comma: string;
  readonly costs: (costs: string) => string;
}

/** Formats costs, units of equal cost together: "Inf, Cav 1 · Trk 3 + COT". A cost of all units is given alone: "COT". */
function costText(costs: readonly string[], { units, comma }: CostWords): string {
  const written = costs.map((cost, i) => [cost.replace(/ \+$/, " + COT"), units[i]!] as const);
  const groups = [...groupBy(written, ([cost]) => cost)];
  if (groups.length === 1) return groups[0]![0];
  return groups.map(([cost, own]) => `${own.map(([, unit]) => unit).join(comma)} ${cost}`).join(" · ");
}

/**
 * Returns the sentences that say what each rule does, in one language. `withFigures` puts the figures of the tables into
 * a text of the quick reference.
 */
export function decidingLines(
  { terrain, panels }: Quick,
  chart: readonly Costs[],
  language: Language,
  withFigures: (text: string) => string,
  words: CostWords,
): DecidingLines {
  const filled = (text: Words): Words => ({ ...text, [language]: withFigures(text[language]) });
  // A rule with several rows in the chart has no costs of its own.
  const own = chart.filter(({ rule }) => chart.filter((row) => row.rule === rule).length === 1);
  const ofCosts = own.flatMap(({ rule, costs, note }) =>
    [words.costs(costText(costs, words)), note?.[language] ?? ""].flatMap((text) =>
      text ? numbersOf(rule).map((id): Found => [id, text]) : [],
    ),
  );
  // A row of the terrain only mentions a roll that has a panel of its own.
  const inPanels = new Set(panels.flatMap(({ rule }) => numbersOf(rule)));
  const ofTerrain = terrain
    .filter(({ row }) => row !== "higherLevel")
    .flatMap(({ rule, effect }) => effect.flatMap((text) => foundIn(filled(text), rule, language)))
    .filter(([key]) => !inPanels.has(key));
  const ofPanels = panels.flatMap(({ rule, parts }) =>
    parts.flatMap((part) => ("en" in part ? foundIn(filled(part), rule, language) : [])),
  );
  const found = groupBy([...ofCosts, ...ofTerrain, ...ofPanels], ([key]) => key);
  const space = PUNCTUATION[language].space;
  return Object.fromEntries(
    [...found].map(([key, sentences]) => [key, sentences.map(([, sentence]) => sentence).join(space)]),
  );
}
