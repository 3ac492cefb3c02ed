/** Which rules and pages are answers, and in which order. */

import type { KnownWords } from "./left-words.ts";
import { likeness } from "./likeness.ts";
import { match } from "./match.ts";
import { type NamedValues, namedValues } from "./named-values.ts";
import { namedPieces } from "./names.ts";
import type { Query, Slot } from "./query.ts";
import type { Candidate } from "./terms.ts";

/** The rules whose text has an idea of the query: how well (0–1) and by which word. */
export type TextHits = ReadonlyMap<string, { quality: number; form: string }>;

/** An answer. */
export interface Ranked extends Candidate {
  /** By which word it has each idea of the query: "" where only the glossary names it, undefined where it has not. */
  by: (string | undefined)[];
  /** What the query tells a calculator. */
  told?: NamedValues | undefined;
}

/** An idea in a question counts nearly as much as in a title, in the title of the section half as much. */
const ASKED = 0.9;
const UNDER = 0.5;
/** What is added to the 1 of all ideas where the glossary names the rule for them, and where its text has them too. */
const DEFINED = 0.2;
const TEXT = 0.125;
/** What is added for a title or question that is like the query as a whole; one so like is an answer without the main idea. */
const LIKE = 0.75;
const ALIKE = 0.35;
/** Who asks for a page of some kind in so many words gets it before rules; else sections and terms come behind them. */
const WANTED = 0.6;
const NAME = -0.25;
/** A calculator that has been told enough comes first, and the note of a piece that is named. */
const ENOUGH = 3;
const PIECE = 3;

/** How well a candidate has an idea (0–1), by which word, and what that is worth. */
function held({ forms, rules }: Slot, { id, title, under = "", asked = [] }: Candidate, hits: TextHits) {
  // The first rule that the glossary names for an idea defines it most.
  const at = rules.indexOf(id);
  const defined = at < 0 ? 0 : 1 - 0.1 * at;
  const hit = hits.get(id) ?? { quality: 0, form: "" };
  let [has, by] = [Math.max(defined, hit.quality), hit.quality ? hit.form : defined ? "" : undefined];
  for (const { text, weight } of forms) {
    const inAsked = Math.max(0, ...asked.map((line) => match(line, text)));
    const own = weight * Math.max(match(title, text), match(under, text) * UNDER, inAsked * ASKED);
    if (own > has) [has, by] = [own, text];
  }
  return { has, by, worth: has + DEFINED * defined + TEXT * hit.quality };
}

/**
 * The rules and pages that answer a query, best first; the ideas of which none has anything; how much each idea says of what is asked:
 * one that few have says more. The rarest term of the glossary is the main idea, which every answer has.
 *
 * @param candidates in reading order, which decides between equals
 * @param hits for each idea of the query
 * @param titles those of the rules that the query names by number, which tell a calculator what it is about
 * @param known the words of the game; a calculator answers only if none of them is left over
 * @param typed all that was typed around the numbers, which tells it the book too
 */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  hits: readonly TextHits[],
  titles = "",
  typed = query.text,
  known: KnownWords = new Set(),
) {
  const { text, slots, wants } = query;
  const like = likeness(query, candidates);
  const words = slots.map(({ forms: [form] }) => form.text);
  // A section or a term answers only what asks for nothing else.
  const isName = ({ kind }: Candidate) => kind === "section" || kind === "glossary";
  const pieces = namedPieces(text, candidates);
  const all = candidates.map((candidate, i) => {
    const ideas = slots.map((slot, k) => held(slot, candidate, hits[k]!));
    const its = candidate.words && namedValues(typed, words, candidate.words, known, titles);
    const isFirst = its?.isEnough && its.values >= (titles || wants.includes("tools") ? 1 : 2);
    const isPiece = pieces.has(candidate.id);
    const isAlike = isPiece || its?.isEnough || like[i]! > ALIKE;
    return { candidate, ideas, told: its, isFirst, isPiece, isAlike, like: like[i]! };
  });
  const some = all.filter(({ candidate, ideas, isAlike }) =>
    isName(candidate) ? ideas.every(({ has }) => has) : isAlike || ideas.some(({ has }) => has),
  );
  const holders = slots.map((_, i) => some.filter(({ ideas }) => ideas[i]!.has).length);
  const rare = holders.map((number) => Math.log(1 + some.length / Math.max(1, number)));
  const rarity = rare.map((own) => own / rare.reduce((a, b) => a + b, 0));
  const main = rarity.indexOf(Math.max(...rarity.filter((_, i) => holders[i] && slots[i]!.rules.length)));
  const valued = some.map((one) => {
    const worth = one.ideas.reduce((sum, idea, i) => sum + idea.worth * rarity[i]!, 0);
    const asked = wants.includes(one.candidate.kind ?? "") ? WANTED : isName(one.candidate) ? NAME : 0;
    return {
      ...one,
      worth,
      value: worth + LIKE * one.like + asked + (one.isFirst ? ENOUGH : 0) + (one.isPiece ? PIECE : 0),
    };
  });
  const least = Math.max(0, ...valued.map(({ worth }) => worth)) / 2;
  const found = valued
    .filter(({ value, isAlike, ideas }) => value > least && (isAlike || ideas[main]?.has !== 0))
    .sort((a, b) => b.value - a.value)
    .map(({ candidate, ideas, told }): Ranked => ({ ...candidate, told, by: ideas.map(({ by }) => by) }));
  return { found, missing: slots.filter((_, i) => !holders[i]), rarity };
}
