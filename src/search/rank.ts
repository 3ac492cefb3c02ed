/** Selects and orders the rules and pages that answer a query. */

import type { KnownWords } from "./left-words.ts";
import { likeness } from "./likeness.ts";
import { match } from "./match.ts";
import { type NamedValues, namedValues } from "./named-values.ts";
import { namedPieces } from "./names.ts";
import type { Query, QueryTerm } from "./query.ts";
import type { Candidate } from "./terms.ts";

/** The full-text hits of one query term, by rule id. `quality` is between 0 and 1. `form` is the word that matched. */
export type TextHits = ReadonlyMap<string, { quality: number; form: string }>;

/** A search result. */
export interface Ranked extends Candidate {
  /**
   * The word that matched each query term. "" if nothing matched but the glossary lists the rule for the term.
   * Undefined if the term does not match at all.
   */
  by: (string | undefined)[];
  /** The values that the query names for the calculator; undefined if the result is not a calculator. */
  namedValues?: NamedValues | undefined;
}

/**
 * Weights of a match in a rule's typical questions (`ASKED`) and in the title of its section (`UNDER`). A match in the
 * rule's own title has weight 1.
 */
const ASKED = 0.9;
const UNDER = 0.5;
/**
 * Bonuses to a rule's score for a query term: if the glossary lists the rule for the term (`DEFINED`), and if the
 * rule's text contains the term (`TEXT`). A match in the title scores 1.
 */
const DEFINED = 0.2;
const TEXT = 0.125;
/**
 * Weight of the similarity between the whole query and a rule's title or questions (`LIKE`). A result that is more
 * similar than `ALIKE` need not match the main query term (see `rank`).
 */
const LIKE = 0.75;
const ALIKE = 0.35;
/** Weight of a word that the glossary does not have, relative to a glossary term of the same rarity. */
const EVERYDAY = 0.5;
/**
 * Bonuses to the score of a result that is not a rule. `WANTED` raises a page of the kind that the query asks for above
 * the rules. `NAME` lowers any other section or glossary term below the rules.
 */
const WANTED = 0.6;
const NAME = -0.25;
/**
 * Bonuses that put a result first: a calculator for which the query has enough values (`ENOUGH`), and the note on a
 * vehicle or Gun that the query names (`PIECE`).
 */
const ENOUGH = 3;
const PIECE = 3;

/**
 * Returns how well a rule or page matches a query term (`has`, 0–1), the word that matched (`by`), and the score
 * (`worth`).
 */
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
 * Ranks rules and pages for a query. Returns the results, best first (`found`), the query terms that nothing matches
 * (`missing`), and the weight of each query term (`rarity`). A query term with few matches weighs more.
 *
 * The main query term is the rarest glossary term of the query. Each result must match it, with three exceptions: a
 * result that is similar to the whole query, the note on a vehicle or Gun that the query names, and a calculator for
 * which the query has enough values.
 *
 * @param candidates all rules and pages that can be results. Equal scores keep this order
 * @param hits full-text hits for each query term
 * @param titles titles of the rules whose numbers are in the query. A title can name a calculator's subject
 * @param typed the typed text without rule numbers, but with the name of a book
 * @param known the words of the game. If such a word of the query sets no value, it is in `namedValues.left`
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
