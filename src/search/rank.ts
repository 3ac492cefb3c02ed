/** Which of the candidates are answers, and in which order. */
import type { Language } from "../schemas/bilingual.ts";
import { fold } from "./fold.ts";
import { type Field, field, type Hit, hitsOf, wordQuality } from "./match.ts";
import { type Piece, passage, pieces } from "./passage.ts";
import { isJapanese, type Query, type Slot, wordsOf } from "./query.ts";

/** A rule in one language. Without a body, only its title is known. */
export interface Candidate {
  id: string;
  language: Language;
  title: string;
  body: string;
  /** The title of its section: what a rule of the section on scrub says of scrub counts for more. */
  section: string;
}

/** A rule that answers a query, in the language that answers it best. */
export interface Found {
  id: string;
  language: Language;
  title: Piece[];
  passage: Piece[];
}

/** What counts first: the phrase in the title, the phrase in the text or every word in the title, every word, some words. */
const TITLE = 3;
const PHRASE = 2;
const ALL = 1;
const SOME = 0;

interface Scored {
  candidate: Candidate;
  tier: number;
  score: number;
  inTitle: Hit[][];
  inBody: Hit[][];
}

const best = (hits: readonly Hit[]) => Math.max(0, ...hits.map((h) => h.quality));

/** The hits of a slot: those of the form that fits best lead, the others are marked too. */
function slotHits(place: Field, { forms }: Slot): Hit[] {
  return forms.flatMap((form) => hitsOf(place, form).map((hit) => ({ ...hit, quality: hit.quality * form.weight })));
}

/** How much of a phrase stands in a title: the rule "Sand Dunes" is half of what "high dune" asks for. */
function titleShare(title: Field, { forms }: Slot): number {
  const shares = forms.map(({ text, weight }) => {
    const parts = wordsOf(text).flatMap((word) =>
      isJapanese(word) ? (word.match(/[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}/gu) ?? []) : [word],
    );
    const there = parts.filter((part) => hitsOf(title, { text: part, weight: 1 }).length);
    return parts.length ? (weight * there.length) / parts.length : 0;
  });
  return Math.max(...shares);
}

/** Compares one rule in one language with a query; undefined if it holds nothing of it. */
function scored(query: Query, candidate: Candidate): Scored | undefined {
  const title = field(fold(candidate.title));
  const body = field(fold(candidate.body));
  const id = fold(candidate.id);
  const inTitle = query.slots.map((slot) => slotHits(title, slot));
  const inBody = query.slots.map((slot) => slotHits(body, slot));
  const named = query.slots.map(({ forms }) => wordQuality(id, forms[0].text));
  const has = query.slots.map((_, i) => Math.max(best(inTitle[i]!), best(inBody[i]!), named[i]!));
  const matched = has.filter(Boolean).length;
  if (!matched) return undefined;

  const typed = { text: query.text, weight: 1 };
  const phrase = (place: Field, hits: readonly Hit[][]) =>
    // Inflections and glossary words are phrases too; beginnings and scattered parts are not.
    query.slots.length === 1 ? best(hits[0]!) : best(hitsOf(place, typed));
  const titlePhrase = phrase(title, inTitle);
  const full = matched === query.slots.length;
  const tier =
    full && titlePhrase >= 0.75
      ? TITLE
      : full && (phrase(body, inBody) >= 0.75 || inTitle.every((h, i) => best(h) >= 0.75 || named[i]))
        ? PHRASE
        : full
          ? ALL
          : SOME;

  const section = field(fold(candidate.section));
  const length = (hits: readonly Hit[]) => hits.reduce((sum, h) => sum + h.end - h.start, 0);
  // A title that is nothing but the words asked for is the rule that was meant.
  let score = titlePhrase + 2 * Math.min(1, length(inTitle.flat()) / candidate.title.length);
  for (const [i, slot] of query.slots.entries()) {
    const often = inBody[i]!.reduce((sum, h) => sum + h.quality, 0);
    score += titleShare(title, slot);
    score += 3 * Math.max(best(inTitle[i]!), named[i]!) + best(inBody[i]!) + best(slotHits(section, slot));
    // Three occurrences are worth half of what many are.
    score += often / (often + 3);
  }
  // Of two rules that say as much, the shorter says it more plainly.
  score -= Math.min(0.25, candidate.body.length / 12000);
  return { candidate, tier, score: tier === SOME ? score + matched * 10 : score, inTitle, inBody };
}

function shown({ candidate, inTitle, inBody }: Scored): Found {
  const marks = inBody.flatMap((hits, slot) => hits.map((hit) => ({ ...hit, slot })));
  return {
    id: candidate.id,
    language: candidate.language,
    title: pieces(candidate.title, inTitle.flat()),
    passage: passage(candidate.body, marks, candidate.language),
  };
}

/**
 * The rules that answer a query, best first, each once. Between two languages that answer as well, the reader's own
 * is shown. Rules with only some of the words are answers only when no rule has all of them.
 *
 * @param order reading order of ids, which decides between equals
 */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  prefers: Language,
  order: readonly string[],
): Found[] {
  const places = new Map(order.map((id, i) => [id, i]));
  const byId = new Map<string, Scored>();
  for (const candidate of candidates) {
    const next = scored(query, candidate);
    if (!next) continue;
    if (candidate.language === prefers) next.score *= 1.25;
    const known = byId.get(candidate.id);
    if (!known || next.tier > known.tier || (next.tier === known.tier && next.score > known.score))
      byId.set(candidate.id, next);
  }
  const all = [...byId.values()];
  const whole = all.filter((s) => s.tier > SOME);
  return (whole.length ? whole : all)
    .sort((a, b) => b.tier - a.tier || b.score - a.score || places.get(a.candidate.id)! - places.get(b.candidate.id)!)
    .map(shown);
}
