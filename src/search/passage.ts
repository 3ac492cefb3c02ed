import type { Place } from "./match.ts";

/** A piece of a text; `marked` where it is what the reader asked for. Data, so that no text is ever read as HTML. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a text into pieces at its marks, which may overlap. */
export function pieces(text: string, marks: readonly Place[], from = 0, to = text.length): Piece[] {
  const out: Piece[] = [];
  let at = from;
  const push = (end: number, marked: boolean) => {
    if (end > at) out.push({ text: text.slice(at, end), marked });
    at = Math.max(at, end);
  };
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at || start >= to) continue;
    push(Math.max(at, start), false);
    const last = out.at(-1);
    if (last?.marked) {
      last.text += text.slice(at, Math.min(end, to));
      at = Math.min(end, to);
    } else push(Math.min(end, to), true);
  }
  push(to, false);
  return out;
}

/** How much is shown: a line or two in either language. */
const LENGTH = { en: 170, ja: 85 };

/**
 * The part of a text that shows best why it was found: the window with most different ideas of the query in it, then
 * most marks. It begins at a sentence where one is near, else at a word.
 */
export function passage(text: string, marks: readonly (Place & { slot: number })[], language: "en" | "ja"): Piece[] {
  const length = LENGTH[language];
  const lead = Math.floor(length / 4);
  const sorted = [...marks].sort((a, b) => a.start - b.start);
  let best = { value: -1, start: 0 };
  for (const { start } of sorted) {
    const seen = sorted.filter((m) => m.start >= start && m.end <= start + length - lead);
    const value = new Set(seen.map((m) => m.slot)).size * 100 + seen.length;
    if (value > best.value) best = { value, start };
  }

  const before = text.slice(Math.max(0, best.start - lead * 2), best.start);
  const sentence = /^[\s\S]*(?:[.!?|]\s|[。！？])\s*/u.exec(before)?.[0].length;
  let start = best.start - before.length;
  if (sentence !== undefined) start += sentence;
  else if (start > 0) {
    start = Math.max(0, best.start - lead);
    if (language === "en") start += /^\S*\s/.exec(text.slice(start, best.start))?.[0].length ?? 0;
  }
  let end = Math.min(text.length, start + length);
  if (end < text.length && language === "en") end = Math.max(best.start + 1, text.lastIndexOf(" ", end));
  const out = pieces(text, marks, start, end);
  if (start > 0 && sentence === undefined) out.unshift({ text: "… ", marked: false });
  if (end < text.length) out.push({ text: " …", marked: false });
  return out;
}
