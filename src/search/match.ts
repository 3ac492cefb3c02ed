/** Whether a text really holds what a query asks for, where, and how well. The index only proposes candidates. */
import { fold, stem } from "./fold.ts";
import { type Form, isJapanese, placedWords, type Word, wordsOf } from "./query.ts";

/** A place in a text. */
export interface Place {
  start: number;
  end: number;
}

export interface Hit extends Place {
  /** 1 for the word itself, less for an inflection, a beginning, a part of a compound. */
  quality: number;
}

/** A folded text with its words. */
export interface Field {
  folded: string;
  latin: readonly (Word & { stem: string })[];
}

/** Prepares a folded text for matching. */
export function field(folded: string): Field {
  const latin = placedWords(folded).filter((w) => !isJapanese(w.text));
  return { folded, latin: latin.map((w) => ({ ...w, stem: stem(w.text) })) };
}

const fields = new Map<string, Field>();

/** The field of a text, folded; made once, since titles and texts are compared at every keystroke. */
export function fieldOf(text: string): Field {
  let made = fields.get(text);
  if (!made) {
    made = field(fold(text));
    fields.set(text, made);
  }
  return made;
}

/** How well a word of a text answers a word of a query; 0 for not at all. */
export function wordQuality(word: string, wanted: string, stems = [stem(word), stem(wanted)]): number {
  if (word === wanted || word.replace(/^[≥≤]/, "") === wanted) return 1;
  // Figures and rule numbers are exact: 7.31 is not 7.311, and 2 is not +2.
  if (/[^a-z']/.test(wanted)) return 0;
  if (stems[0] === stems[1]) return 0.9;
  return wanted.length >= 3 && word.startsWith(wanted) ? 0.6 : 0;
}

const scriptOf = (char: string | undefined) =>
  char && (/[\p{Script=Han}々]/u.test(char) ? "han" : /[\p{Script=Katakana}ー]/u.test(char) ? "kata" : "");

function exactHits(folded: string, run: string): Hit[] {
  const hits: Hit[] = [];
  const [first, last] = [scriptOf(run[0]), scriptOf(run.at(-1))];
  for (let at = folded.indexOf(run); at >= 0; at = folded.indexOf(run, at + run.length)) {
    const end = at + run.length;
    // 砂 stands in 砂丘, but a reader who asks for 砂 rather means the word.
    const inside = (first && scriptOf(folded[at - 1]) === first) || (last && scriptOf(folded[end]) === last);
    hits.push({ start: at, end, quality: inside ? 0.85 : 1 });
  }
  return hits;
}

/** A compound that is not there whole may be there in parts: most of its pairs of characters, close together. */
function sharedPairs(folded: string, run: string): Hit[] {
  const all = Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2));
  const pairs = all.filter((pair) => !/^\p{Script=Hiragana}+$/u.test(pair));
  if (pairs.length < 3) return [];
  const places = pairs
    .flatMap((pair) => exactHits(folded, pair).map((hit) => ({ ...hit, pair })))
    .sort((a, b) => a.start - b.start);
  let best: typeof places = [];
  let most = 0;
  for (const [i, { start }] of places.entries()) {
    const near = places.slice(i).filter((p) => p.end <= start + run.length * 2.5);
    const share = new Set(near.map((p) => p.pair)).size / pairs.length;
    if (share > most) [best, most] = [near, share];
  }
  return most < 0.6 ? [] : best.map(({ start, end }) => ({ start, end, quality: most / 2 }));
}

function hitsOfWord({ folded, latin }: Field, wanted: string, inParts: boolean): Hit[] {
  if (isJapanese(wanted)) {
    const exact = exactHits(folded, wanted);
    return exact.length || !inParts ? exact : sharedPairs(folded, wanted);
  }
  const hits: Hit[] = [];
  const wantedStem = stem(wanted);
  for (const word of latin) {
    const quality = wordQuality(word.text, wanted, [word.stem, wantedStem]);
    if (quality) hits.push({ start: word.start, end: word.end, quality });
  }
  return hits;
}

/** Hits that stand one after the other with nothing but spaces and signs between them. */
function inARow({ folded }: Field, hits: readonly Hit[][]): Hit[] {
  return hits[0]!.flatMap((first) => {
    let { end, quality } = first;
    for (const next of hits.slice(1)) {
      const hit = next.find((h) => h.start >= end && /^[^\p{L}\p{N}.;:。|]{0,3}$/u.test(folded.slice(end, h.start)));
      if (!hit) return [];
      end = hit.end;
      quality = Math.min(quality, hit.quality);
    }
    return [{ start: first.start, end, quality }];
  });
}

const cut = new Map<string, string[]>();

/** The words of a form, which is compared with hundreds of texts. */
function wordsIn(form: string): string[] {
  let words = cut.get(form);
  if (!words) {
    words = wordsOf(form);
    cut.set(form, words);
  }
  return words;
}

/**
 * Where a text has a word or phrase. Words of a phrase that stand apart, and parts of a compound, count half, and only for what was typed:
 * "high" and "dune" somewhere is a poor hit for "high dune", and none for a phrase that the glossary put in its place.
 */
export function hitsOf(place: Field, { text, weight }: Form): Hit[] {
  const each = wordsIn(text).map((word) => hitsOfWord(place, word, weight === 1));
  if (!each.length || each.some((hits) => !hits.length)) return [];
  const row = inARow(place, each);
  if (row.length || each.length === 1) return row;
  return weight < 1 ? [] : each.flat().map((hit) => ({ ...hit, quality: hit.quality / 2 }));
}
