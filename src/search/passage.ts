/** The passage of a rule's text that answers a query: a sentence, and following ones up to a maximum length. */
import { markedName, match, type Piece } from "./match.ts";
import type { Query } from "./query.ts";

/** Separators in the content of an index record: before each note, and before table lines, which are searched but never shown. */
const NOTE_SIGN = "⁂";
const TABLE_SIGN = "⁑";

/** Returns the content of a rule's index record: its text without tables, its notes, its tables. */
export function recordOf(text: string, notes: readonly string[]): string {
  const lines = text.split("\n");
  // A table's caption is the line before its first row; its notes are after the last.
  const isTable = lines.map((line, i) => /^[*†‡] | \| /.test(line) || !!lines[i + 1]?.includes(" | "));
  const prose = lines.filter((_, i) => !isTable[i]).join("\n");
  return [[prose, ...notes].join(`\n${NOTE_SIGN} `), ...lines.filter((_, i) => isTable[i])].join(`\n${TABLE_SIGN} `);
}

/** A passage in pieces, and whether it is from a note instead of the rule. */
export interface Passage {
  pieces: Piece[];
  isNote: boolean;
}

/** Approximate maximum length in characters. A Japanese character holds as much as two or three Latin ones. */
const MOST = { en: 240, ja: 110 };
/** Weight of a note's sentence relative to the rule's. */
const NOTE = 0.7;
/** Boundaries of sentences. A single word with a period ("Who.") is the head of the next sentence. */
const SENTENCES = /(?<=。) ?|(?<=[^.!?:] \S*[.!?:]) (?=[\p{Lu}\p{N}“"(])/u;

/** Returns the passage that answers a query best, or the start of the rule. `rarity`: the weight of each idea of the query. */
export function passageOf(content: string, { slots }: Query, rarity: readonly number[]): Passage {
  const [shown = ""] = content.split(TABLE_SIGN);
  const parts = shown.split(NOTE_SIGN).map((part) => part.trim().split(SENTENCES));
  let best = { worth: -1, part: 0, at: 0 };
  for (const [part, sentences] of parts.entries()) {
    for (const [at, sentence] of sentences.entries()) {
      const held = slots.map(({ forms }) => Math.max(...forms.map((f) => f.weight * match(sentence, f.text))));
      const worth = held.reduce((sum, has, i) => sum + has * rarity[i]!, 0) * (part ? NOTE : 1);
      if (worth > best.worth) best = { worth, part, at };
    }
  }
  const [first = "", ...more] = parts[best.part]!.slice(best.at);
  const isJapanese = first.endsWith("。");
  const most = MOST[isJapanese ? "ja" : "en"];
  let text = first.length > 2 * most ? `${first.slice(0, 2 * most)} …` : first;
  for (const next of more) {
    if (text.length + next.length > most || next.endsWith(":")) break;
    text += (isJapanese ? "" : " ") + next;
  }
  const words = slots.flatMap(({ forms }) => forms.map((form) => form.text));
  return { pieces: markedName(text, words), isNote: best.part > 0 };
}
