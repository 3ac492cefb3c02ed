/**
 * Text fragments: the end of an address that names a passage, `#F12.32:~:text=With%20the,known`. A browser scrolls to the
 * first place where its words stand, each term within one block and ending where words end.
 */

/** A place in the page's text: which run (a line of text without a block's border in it), and how far in. */
export interface Place {
  run: number;
  at: number;
}

/** How many words a long passage's first and last term have at least, and up to how many characters it is given whole. */
const LEAST_WORDS = 3;
const SHORT = 48;
/** Words beside a passage that may be added to tell it from another. */
const MOST_CONTEXT = 8;

/** Percent-encoding in which no mark of a directive, of Markdown or of BBCode is left. */
export function encodeTerm(term: string): string {
  return encodeURIComponent(term).replace(/[-!'()*_~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The offsets at which words, and what stands between them, begin and end. */
function borders(text: string, language: string): { all: number[]; ends: number[]; starts: number[] } {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  const words = segments.filter((s) => s.isWordLike);
  return {
    all: [...segments.map((s) => s.index), text.length],
    starts: words.map((s) => s.index),
    ends: words.map((s) => s.index + s.segment.length),
  };
}

const count = (haystack: string, needle: string) => haystack.split(needle).length - 1;

/**
 * The directive (`text=…`) for a passage, the shortest that its page takes for no other place. The passage is widened to
 * whole words.
 */
export function textDirective(runs: readonly string[], from: Place, to: Place, language: string): string {
  // Browsers do not tell capitals apart.
  const page = runs.join("\n").toLowerCase();
  const offsetOf = (place: Place) => runs.slice(0, place.run).reduce((sum, r) => sum + r.length + 1, 0) + place.at;
  const first = runs[from.run]!;
  const last = runs[to.run]!;
  const firstBorders = borders(first, language);
  const lastBorders = to.run === from.run ? firstBorders : borders(last, language);
  let start = Math.max(...firstBorders.all.filter((b) => b <= from.at));
  while (/\s/.test(first[start] ?? "")) start++;
  let end = Math.min(...lastBorders.all.filter((b) => b >= to.at));
  while (/\s/.test(last[end - 1] ?? "")) end--;

  const pageStart = offsetOf({ run: from.run, at: start });
  const pageEnd = offsetOf({ run: to.run, at: end });
  /** Whether words stand at one place of the page only. */
  const sole = (text: string) => count(page, text.toLowerCase()) === 1;

  /** A term with as many words before it, then after it, as tell it apart: in its own run, or in the one beside. */
  const withContext = (term: string, isWhole: boolean): { term: string; found: boolean } => {
    if (sole(term)) return { term: encodeTerm(term), found: true };
    const before = start > 0 ? first.slice(0, start) : (runs[from.run - 1] ?? "");
    const after = !isWhole ? "" : end < last.length ? last.slice(end) : (runs[to.run + 1] ?? "");
    const starts = borders(before, language).starts.toReversed().slice(0, MOST_CONTEXT);
    const ends = borders(after, language).ends.slice(0, MOST_CONTEXT);
    const prefixes = ["", ...starts.map((s) => before.slice(s) + (start > 0 ? "" : "\n"))];
    const suffixes = ["", ...ends.map((e) => (end < last.length ? "" : "\n") + after.slice(0, e))];
    const pairs = prefixes
      .flatMap((prefix) => suffixes.map((suffix) => ({ prefix, suffix })))
      .sort((a, b) => a.prefix.length + a.suffix.length - (b.prefix.length + b.suffix.length));
    const pair = pairs.find(({ prefix, suffix }) => sole(prefix + term + suffix));
    const { prefix, suffix } = pair ?? pairs.at(-1)!;
    const terms = [encodeTerm(term)];
    if (prefix) terms.unshift(`${encodeTerm(prefix.trim())}-`);
    if (suffix) terms.push(`-${encodeTerm(suffix.trim())}`);
    return { term: terms.join(), found: pair !== undefined };
  };

  const whole = from.run === to.run ? first.slice(start, end) : undefined;
  if (whole !== undefined && whole.length <= SHORT) return `text=${withContext(whole, true).term}`;

  // The first words, until they stand nowhere else; the last words, until nothing between is taken for them.
  const ends = firstBorders.ends.filter((e) => e > start && (whole === undefined || e <= end));
  const heads = ends.slice(Math.min(LEAST_WORDS, ends.length) - 1).map((e) => first.slice(start, e));
  const head = heads.find(sole) ?? heads[0] ?? first.slice(start);
  const opening = withContext(head, false);
  // A scrap at the end of a run, or a table's cell, that nothing tells apart will do where it is the first such on the page;
  // else the passage is named from the next run on.
  const isFirst = page.indexOf(head.toLowerCase()) === pageStart;
  if (!opening.found && isFirst) opening.term = encodeTerm(head);
  else if (!opening.found && from.run < to.run) return textDirective(runs, { run: from.run + 1, at: 0 }, to, language);
  const starts = lastBorders.starts.filter((s) => s < end && (whole === undefined || s >= start + head.length));
  const tails = starts
    .toReversed()
    .slice(Math.min(LEAST_WORDS, starts.length) - 1)
    .map((s) => last.slice(s, end));
  const afterHead = pageStart + head.length;
  const tail = tails.find((t) => page.indexOf(t.toLowerCase(), afterHead) + t.length === pageEnd);
  if (tail !== undefined) return `text=${opening.term},${encodeTerm(tail)}`;
  if (whole !== undefined) return `text=${withContext(whole, true).term}`;
  return `text=${opening.term},${encodeTerm(last.slice(0, end))}`;
}
