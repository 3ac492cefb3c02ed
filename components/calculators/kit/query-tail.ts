/** What a sentence hangs on the last value of an address: "?at=vehicle&range=30)", "?range=30を参照". */

/** Marks and Japanese letters, which a value may hold too: only one that is faulty with them is tried without. */
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
  // A value of marks alone is no value with an end hung on it: it is named as a fault.
  const tail = marks === value.length ? 0 : marks;
  for (let cut = 1; cut <= tail; cut++) {
    const last = value ? [[key, value.slice(0, -cut)]] : key.length > cut ? [[key.slice(0, -cut), ""]] : [];
    const tried = `?${new URLSearchParams([...entries, ...last])}`;
    if (faults(tried) < before) return tried;
  }
  return query;
}
