/** For a word that nothing has: the known word it was probably meant to be. */

/** Whether two words differ by one letter left out, added, changed, or by two swapped. */
export function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = (x: string, y: string) => x === y;
  return (
    rest(a.slice(i + 1), b.slice(i + 1)) ||
    rest(a.slice(i + 1), b.slice(i)) ||
    rest(a.slice(i), b.slice(i + 1)) ||
    (a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a.slice(i + 2), b.slice(i + 2)))
  );
}

/**
 * A query with each unknown English word replaced by a known one that is a slip away; undefined where a word has none.
 * Words of three letters are left alone: too many are one slip apart.
 */
export function suggestion(words: readonly string[], known: ReadonlySet<string>): string | undefined {
  const better = words.map((word) =>
    known.has(word) || !/^[a-z]{4,}$/.test(word) ? word : [...known].find((k) => k.length >= 4 && oneSlip(word, k)),
  );
  if (better.some((w) => w === undefined) || better.every((w, i) => w === words[i])) return undefined;
  return better.join(" ");
}
