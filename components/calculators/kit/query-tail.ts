/** Cuts sentence text off a pasted address: "?at=vehicle&range=30)", "?range=30を参照". */

/** Punctuation and Japanese letters. Legal values may also end with them, so only invalid values are cut. */
const TAIL = /[^A-Za-z0-9]+$/;

/**
 * Removes sentence text from the end of a query string. Cuts the last value character by character, but only if that
 * lowers `faults`, the number of invalid values. Never cuts a letter A–Z or a digit.
 */
export function withoutQueryTail(query: string, faults: (query: string) => number): string {
  const entries = [...new URLSearchParams(query)];
  const [key, value] = entries.pop() ?? ["", ""];
  const before = faults(query);
  const marks = before ? (TAIL.exec(value || key)?.[0].length ?? 0) : 0;
  // A value of punctuation alone is reported instead of cut.
  const tail = marks === value.length ? 0 : marks;
  for (let cut = 1; cut <= tail; cut++) {
    const last = value ? [[key, value.slice(0, -cut)]] : key.length > cut ? [[key.slice(0, -cut), ""]] : [];
    const tried = `?${new URLSearchParams([...entries, ...last])}`;
    if (faults(tried) < before) return tried;
  }
  return query;
}
