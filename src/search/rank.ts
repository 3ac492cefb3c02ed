/** Which of the candidates are answers, and in which order. */
import { sisterId } from "../rules/ids.ts";
import type { Language } from "../schemas/bilingual.ts";
import { fold } from "./fold.ts";
import { type Field, fieldOf, type Hit, hitsOf, wordQuality } from "./match.ts";
import { type Piece, passage, pieces } from "./passage.ts";
import { type Form, isJapanese, type Query, type Slot, wordsOf } from "./query.ts";

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
  why: Reason[];
}

/** Why a rule is an answer, where the marks do not tell. */
export type Reason =
  /** The typed word does not stand there, but another that means the same. */
  | { kind: "synonym"; typed: string; found: string }
  /** The glossary names the rule for the word. */
  | { kind: "defines"; typed: string }
  | { kind: "title" }
  | { kind: "table" }
  /** The same rule of the other book stands higher in the list. */
  | { kind: "parallel"; to: string };

/** What counts first: the phrase in the title or the rule that defines it, the phrase in the text or every word in the title, every word, some words. */
const TITLE = 3;
const PHRASE = 2;
const ALL = 1;
const SOME = 0;

/** From so many ideas on a query is a question, whose words no rule need have all. */
export const QUESTION = 4;

interface Scored {
  candidate: Candidate;
  tier: number;
  score: number;
  /** How well each slot is answered, 0 to 1. */
  has: number[];
  inTitle: Hit[][];
  inBody: Hit[][];
}

const best = (hits: readonly Hit[]) => Math.max(0, ...hits.map((h) => h.quality));

/** The hits of a slot: those of the form that fits best lead, the others are marked too. */
function slotHits(place: Field, { forms }: Slot): Hit[] {
  return forms.flatMap((form) => hitsOf(place, form).map((hit) => ({ ...hit, quality: hit.quality * form.weight })));
}

/** How far a rule defines a slot's term: the first that the glossary names most. */
function defines({ rules }: Slot, id: string): number {
  const at = rules.indexOf(id);
  return at < 0 ? 0 : Math.max(0.7, 0.95 - 0.05 * at);
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
  const { slots } = query;
  const title = fieldOf(candidate.title);
  const body = fieldOf(candidate.body);
  const id = fold(candidate.id);
  const inTitle = slots.map((slot) => slotHits(title, slot));
  const inBody = slots.map((slot) => slotHits(body, slot));
  const named = slots.map(({ forms }) => wordQuality(id, forms[0].text));
  const defined = slots.map((slot) => defines(slot, candidate.id));
  const has = slots.map((_, i) => Math.max(best(inTitle[i]!), best(inBody[i]!), named[i]!, defined[i]!));
  const matched = has.filter(Boolean).length;
  if (!matched) return undefined;

  const typed = { text: query.text, weight: 1 };
  const phrase = (place: Field, hits: readonly Hit[][]) =>
    // Inflections and glossary words are phrases too; beginnings and scattered parts are not.
    slots.length === 1 ? best(hits[0]!) : best(hitsOf(place, typed));
  const titlePhrase = phrase(title, inTitle);
  const full = matched === slots.length;
  const told = slots.map((_, i) => Math.max(best(inTitle[i]!), named[i]!, defined[i]!));
  const tier =
    full && (titlePhrase >= 0.75 || (slots.length === 1 && defined[0]! >= 0.7))
      ? TITLE
      : full && (phrase(body, inBody) >= 0.75 || told.every((t) => t >= 0.7))
        ? PHRASE
        : full
          ? ALL
          : SOME;

  const section = fieldOf(candidate.section);
  const length = (hits: readonly Hit[]) => hits.reduce((sum, h) => sum + h.end - h.start, 0);
  // A title that is nothing but the words asked for is the rule that was meant.
  let score = titlePhrase + 2 * Math.min(1, length(inTitle.flat()) / (candidate.title.length || 1));
  for (const [i, slot] of slots.entries()) {
    const often = inBody[i]!.reduce((sum, h) => sum + h.quality, 0);
    score += titleShare(title, slot) + 4 * defined[i]!;
    score += 3 * Math.max(best(inTitle[i]!), named[i]!) + best(inBody[i]!) + best(slotHits(section, slot));
    // Three occurrences are worth half of what many are.
    score += often / (often + 3);
  }
  // Of two rules that say as much, the shorter says it more plainly; and before the background of a rule, the rule.
  score -= Math.min(0.25, candidate.body.length / 12000);
  if (candidate.id.startsWith("D-fn")) score -= 1;
  return { candidate, tier, score, has, inTitle, inBody };
}

/** Why a rule is an answer: for each word what stands for it, then where it stands. */
function reasons({ slots }: Query, { candidate, inTitle, inBody }: Scored, above: ReadonlySet<string>): Reason[] {
  const why: Reason[] = [];
  const there = (form: Form) =>
    hitsOf(fieldOf(candidate.title), form).length > 0 || hitsOf(fieldOf(candidate.body), form).length > 0;
  for (const { forms, rules } of slots) {
    const [typed, ...others] = forms;
    if (there(typed)) continue;
    const found = others.find(there);
    // An inflection needs no word of explanation.
    if (found && !found.text.startsWith(typed.text) && !typed.text.startsWith(found.text))
      why.push({ kind: "synonym", typed: typed.text, found: found.text });
    else if (!found && rules.includes(candidate.id)) why.push({ kind: "defines", typed: typed.text });
  }
  if (inTitle.some((hits) => hits.length)) why.push({ kind: "title" });
  // The cells of a printed table are parted by strokes in the plain text.
  const inTable = ({ start }: Hit) => {
    const text = candidate.body;
    const line = text.slice(text.lastIndexOf("\n", start) + 1, (text.indexOf("\n", start) + 1 || text.length + 1) - 1);
    return line.includes(" | ");
  };
  const hits = inBody.flat();
  if (hits.length && hits.every(inTable)) why.push({ kind: "table" });
  const sister = sisterId(candidate.id, {});
  if (sister && above.has(sister)) why.push({ kind: "parallel", to: sister });
  return why;
}

function shown(query: Query, one: Scored, above: ReadonlySet<string>): Found {
  const { candidate, inTitle, inBody } = one;
  const marks = inBody.flatMap((hits, slot) => hits.map((hit) => ({ ...hit, slot })));
  return {
    id: candidate.id,
    language: candidate.language,
    title: pieces(candidate.title, inTitle.flat()),
    passage: passage(candidate.body, marks, candidate.language),
    why: reasons(query, one, above),
  };
}

export interface Ranked {
  found: Found[];
  /** The slots of the query of which no candidate holds anything. */
  missing: Slot[];
}

/**
 * The rules that answer a query, best first, each once. Between two languages that answer as well, the reader's own
 * is shown. Rules with only some of the words are answers only when no rule has all of them, or to a question of many words.
 *
 * @param order reading order of ids, which decides between equals
 */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  prefers: Language,
  order: ReadonlyMap<string, number>,
): Ranked {
  const byId = new Map<string, Scored>();
  const { slots } = query;
  for (const candidate of candidates) {
    const next = scored(query, candidate);
    if (!next) continue;
    if (candidate.language === prefers) next.score *= 1.25;
    const known = byId.get(candidate.id);
    if (!known || next.tier > known.tier || (next.tier === known.tier && next.score > known.score))
      byId.set(candidate.id, next);
  }
  const all = [...byId.values()];
  // A word that few rules have says more of what is asked.
  const rarity = slots.map((_, i) => {
    const holders = all.filter((s) => s.has[i]!).length;
    return Math.log(1 + all.length / Math.max(1, holders));
  });
  const total = rarity.reduce((a, b) => a + b, 0) || 1;
  const covered = (s: Scored) => s.has.reduce((sum, has, i) => sum + Math.min(1, has) * rarity[i]!, 0) / total;
  const question = slots.length >= QUESTION;
  const value = (s: Scored) =>
    question || s.tier === SOME ? 30 * covered(s) + s.score * 0.8 + (question ? 2 * s.tier : 0) : s.score;
  const whole = all.filter((s) => s.tier > SOME);
  // Two or three answers leave room for what comes near.
  const partly = all.filter((s) => s.tier === SOME && (!whole.length || (whole.length < 3 && covered(s) >= 0.4)));
  const listed = (question ? all : [...whole, ...partly]).map((s) => ({ s, value: value(s) }));
  const most = Math.max(0, ...listed.map((l) => l.value));
  const sorted = listed
    .filter((l) => !question || l.value > most * 0.4)
    .sort(
      (a, b) =>
        (question ? 0 : b.s.tier - a.s.tier) ||
        b.value - a.value ||
        order.get(a.s.candidate.id)! - order.get(b.s.candidate.id)!,
    )
    .map((l) => l.s);
  const above = new Set<string>();
  const found = sorted.map((s) => {
    const made = shown(query, s, above);
    above.add(s.candidate.id);
    return made;
  });
  return { found, missing: slots.filter((_, i) => !all.some((s) => s.has[i])) };
}
