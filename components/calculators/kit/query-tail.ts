/** Cuts off the end of a sentence that was pasted with an address: "?at=vehicle&range=30)", "?range=30を参照". */

/** Punctuation and Japanese letters. Legal values may end with them too, so they are cut off faulty values only. */
const TAIL = /[^A-Za-z0-9]+$/;

/**
 * A query string without the end of a sentence. Cuts the last value one letter at a time, and only where `faults`, the number of
 * values that are not legal, becomes smaller. A letter or digit is never cut.
 */
export function withoutQueryTail(query: string, faults: (query: string) => number): string {
  const entries = [...new URLSearchParams(query)];
  const [key, value] = entries.pop() ?? ["", ""];
  const before = faults(query);
  const marks = before ? (TAIL.exec(value || key)?.[0].length ?? 0) : 0;
  // A value of punctuation alone is reported as a fault.
  const tail = marks === value.length ? 0 : marks;
  for (let cut = 1; cut <= tail; cut++) {
    const last = value ? [[key, value.slice(0, -cut)]] : key.length > cut ? [[key.slice(0, -cut), ""]] : [];
    const tried = `?${new URLSearchParams([...entries, ...last])}`;
    if (faults(tried) < before) return tried;
  }
  return query;
}
