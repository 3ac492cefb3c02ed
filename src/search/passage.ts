/** What of a rule's text answers a query: a sentence, with those after it as far as there is room. */
import { markedName, match, type Piece } from "./match.ts";
import type { Query } from "./query.ts";

/** Stands in a record's content before each note, which is found and shown as one, and before its tables, which are only found. */
const NOTE_SIGN = "⁂";
const TABLE_SIGN = "⁑";

/** What a record of the index holds of a rule: its text without its tables, its notes, its tables. */
export function recordOf(text: string, notes: readonly string[]): string {
  const lines = text.split("\n");
  // A table's caption stands before its first row, its notes behind the last.
  const isTable = lines.map((line, i) => /^[*†‡] | \| /.test(line) || !!lines[i + 1]?.includes(" | "));
  const prose = lines.filter((_, i) => !isTable[i]).join("\n");
  return [[prose, ...notes].join(`\n${NOTE_SIGN} `), ...lines.filter((_, i) => isTable[i])].join(`\n${TABLE_SIGN} `);
}

/** A passage in pieces, some of them marked; whether it is from a note, and not from the rule. */
export interface Passage {
  pieces: Piece[];
  isNote: boolean;
}

/** About so many letters are shown: a Japanese one says as much as two or three. */
const MOST = { en: 240, ja: 110 };
/** A sentence of a note has to fit so much better than one of the rule. */
const NOTE = 0.7;
/** Between sentences. "Who." alone is none: it is the head of the next. */
const SENTENCES = /(?<=。) ?|(?<=[^.!?:] \S*[.!?:]) (?=[\p{Lu}\p{N}“"(])/u;

/** The sentence of a record's content that answers best, else the first one of the rule. `rarity`: how much each idea says. */
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
