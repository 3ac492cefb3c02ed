/**
 * Selects the passage of a rule to show below a search result: the sentence that matches best, and some sentences after
 * it.
 */
import { noBreak } from "../rules/no-break.ts";
import { markedName, match, type Piece } from "./match.ts";
import type { Query } from "./query.ts";

/**
 * Separators in a rule's record in the search index: `NOTE_SIGN` before each note, `TABLE_SIGN` before each line of a
 * table. Tables are searched but never shown.
 */
const NOTE_SIGN = "⁂";
const TABLE_SIGN = "⁑";

/**
 * Matches the end of a heading, or of a list item without punctuation. Does not match if the sentence continues on the
 * next line.
 */
const OPEN_END = /(?<![.;:?!。：]["”’)）]?|[;,] (?:and|or))\n(?![a-z\d])/g;

/** Returns the text of a rule for the search index: the rule without its tables, then its notes, then its tables. */
export function recordOf(text: string, notes: readonly string[]): string {
  const lines = text.split("\n");
  // A table includes the line before its first row, which is its caption, and its footnotes, which begin with a mark.
  const isTable = lines.map((line, i) => /^[*†‡] | \| /.test(line) || !!lines[i + 1]?.includes(" | "));
  const prose = lines.filter((_, i) => !isTable[i]).join("\n");
  const shown = [prose, ...notes].map((part) => part.replace(OPEN_END, " · "));
  return [shown.join(`\n${NOTE_SIGN} `), ...lines.filter((_, i) => isTable[i])].join(`\n${TABLE_SIGN} `);
}

/** A passage to show below a result. `isNote` is true if the passage is from a note on the rule. */
export interface Passage {
  pieces: Piece[];
  isNote: boolean;
}

/**
 * Approximate maximum length of a passage in characters. A Japanese text needs less than half as many characters as an
 * English text.
 */
const MOST = { en: 240, ja: 110 };
/** Weight of a sentence in a note. A sentence in the rule itself has weight 1. */
const NOTE = 0.7;
/**
 * Matches the boundary between two sentences. A single word with a period ("Who.") is the heading of the next sentence,
 * and is not separated from it.
 */
const SENTENCES = /(?<=。) ?|(?<=[^.!?:] \S*[.!?:]) (?=[\p{Lu}\p{N}“"(])/u;

/**
 * Returns the passage that matches a query best. Returns the start of the rule if nothing matches. `rarity` has the
 * weight of each query term (see `rank`).
 */
export function passageOf(content: string, { slots }: Query, rarity: readonly number[]): Passage {
  const [shown = ""] = content.split(TABLE_SIGN);
  // Looks only for the typed words and their printed forms. Other synonyms would match only by chance: よる (night) in
  // "FFEによる".
  const forms = slots.map(({ forms: [typed], asked }) => [typed, ...asked]);
  const parts = shown.split(NOTE_SIGN).map((part) => part.trim().split(SENTENCES));
  let best = { worth: -1, part: 0, at: 0 };
  for (const [part, sentences] of parts.entries()) {
    for (const [at, sentence] of sentences.entries()) {
      const held = forms.map((own) => Math.max(...own.map((f) => f.weight * match(sentence, f.text))));
      const worth = held.reduce((sum, has, i) => sum + has * rarity[i]!, 0) * (part ? NOTE : 1);
      if (worth > best.worth) best = { worth, part, at };
    }
  }
  const [first = "", ...more] = parts[best.part]!.slice(best.at);
  const isJapanese = first.endsWith("。");
  const most = MOST[isJapanese ? "ja" : "en"];
  let text = first.length > 2 * most ? `${first.slice(0, 2 * most)} …` : first;
  for (const next of more) {
    // A Japanese sentence with 次の ("the following") announces a list, which is the next sentence.
    const room = /次の[^。]*。$/.test(text) ? 2 * most : most;
    if (text.length + next.length > room || next.endsWith(":")) break;
    text += (isJapanese ? "" : " ") + next;
  }
  const words = forms.flat().map((form) => form.text);
  return { pieces: markedName(noBreak(text), words), isNote: best.part > 0 };
}
