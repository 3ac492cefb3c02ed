/** Selects and orders the rules and pages that answer a query. */

import type { KnownWords } from "./left-words.ts";
import { likeness } from "./likeness.ts";
import { match } from "./match.ts";
import { type NamedValues, namedValues } from "./named-values.ts";
import { namedPieces } from "./names.ts";
import type { Query, QueryTerm } from "./query.ts";
import type { Candidate } from "./terms.ts";

/** The full-text hits of one query term by rule: the quality (0–1) and the form that matched. */
export type TextHits = ReadonlyMap<string, { quality: number; form: string }>;

/** A search result. */
export interface Ranked extends Candidate {
  /**
   * The word that matched each query term: "" if only the glossary names the rule for the query term, undefined if
   * nothing matched.
   */
  by: (string | undefined)[];
  /** The values that the query names for the calculator. Undefined for other results. */
  namedValues?: NamedValues | undefined;
}

/**
 * Weights of a match in a rule's typical questions (`ASKED`) and in the title of its section (`UNDER`), relative to its
 * own title.
 */
const ASKED = 0.9;
const UNDER = 0.5;
/**
 * Added to the score of a query term if the glossary names the rule for the term (`DEFINED`), and if the rule's text
 * contains the term (`TEXT`). A match in the title scores 1.
 */
const DEFINED = 0.2;
const TEXT = 0.125;
/**
 * Weight of the similarity of a title or question to the whole query. A result with a similarity above `ALIKE` need not
 * match the main query term (see `rank`).
 */
const LIKE = 0.75;
const ALIKE = 0.35;
/** Weight of a word that the glossary does not have, relative to a glossary term of the same rarity. */
const EVERYDAY = 0.5;
/**
 * Added to the score of a result that is not a rule. `WANTED`: for a page of the kind that the query asks for; it then
 * ranks before rules. `NAME`: for any other section or glossary term; it then ranks after rules.
 */
const WANTED = 0.6;
const NAME = -0.25;
/**
 * Added to the score of a calculator with enough named values (`ENOUGH`) and of a note on a named piece (`PIECE`), so
 * that these results come first.
 */
const ENOUGH = 3;
const PIECE = 3;

/** Returns how well a candidate matches a query term (0–1), the word that matched, and the score. */
function scoreIdea(slot: QueryTerm, { id, title, under = "", asked = [] }: Candidate, hits: TextHits) {
  const { forms, rules, notRules } = slot;
  if (notRules.includes(id)) return { has: 0, by: undefined, worth: 0 };
  // The glossary lists the rules of a term by importance, so each further rule has a lower weight.
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
 * Ranks rules and pages for a query. Returns the results, best first (`found`), the query terms without any match
 * (`missing`), and the weight of each query term (`rarity`). A query term with few matches weighs more. The rarest
 * glossary term of the query is the main query term. A result must match the main query term, unless the result is
 * similar to the query as a whole, is a note on a named piece, or is a calculator with enough named values.
 *
 * @param candidates in reading order, which decides between equal scores
 * @param hits full-text hits for each query term
 * @param titles titles of the rules that the query names by number. Such a title can name a calculator's subject
 * @param typed the whole typed text without the numbers, but with the name of a book
 * @param known the words of the game. Words of the query that are among these and set no value are in
 * `namedValues.left`
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
  const hasOtherMeaning = (id: string) => slots.some(({ notRules }) => notRules.includes(id));
  const like = likeness(query, candidates).map((own, i) => (hasOtherMeaning(candidates[i]!.id) ? 0 : own));
  const words = slots.map(({ forms: [form] }) => form.text);
  // A section or a glossary term is a result only if it matches all query terms.
  const isName = ({ kind }: Candidate) => kind === "section" || kind === "glossary";
  const pieces = namedPieces(text, candidates);
  const all = candidates.map((candidate, i) => {
    const ideas = slots.map((slot, k) => scoreIdea(slot, candidate, hits[k]!));
    const values = candidate.words && namedValues(typed, words, candidate.words, known, titles);
    const isFirst = values?.isEnough && values.values >= (titles || wants.includes("tools") ? 1 : 2);
    const isPiece = pieces.has(candidate.id);
    const isAlike = isPiece || values?.isEnough || like[i]! > ALIKE;
    return { candidate, ideas, namedValues: values, isFirst, isPiece, isAlike, like: like[i]! };
  });
  const some = all.filter(({ candidate, ideas, isAlike }) =>
    isName(candidate) ? ideas.every(({ has }) => has) : isAlike || ideas.some(({ has }) => has),
  );
  const holders = slots.map((_, i) => some.filter(({ ideas }) => ideas[i]!.has).length);
  const rare = holders.map(
    (number, i) => Math.log(1 + some.length / Math.max(1, number)) * (slots[i]!.isTerm ? 1 : EVERYDAY),
  );
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
    .map(({ candidate, ideas, namedValues }): Ranked => ({ ...candidate, namedValues, by: ideas.map(({ by }) => by) }));
  return { found, missing: slots.filter((_, i) => !holders[i]), rarity };
}
