/** Removes text that was pasted along with a URL: ")" in "?at=vehicle&range=30)", "を参照" in "?range=30を参照". */

/**
 * Matches characters other than A–Z and digits at the end of a value. Only invalid values are shortened, because legal
 * values may end with such characters.
 */
const TAIL = /[^A-Za-z0-9]+$/;

/**
 * Removes pasted text from the end of a query string. Shortens the last value until the query string has fewer invalid
 * values. Never removes a letter A–Z or a digit. `faults` returns the number of invalid values.
 */
export function withoutQueryTail(query: string, faults: (query: string) => number): string {
  const entries = [...new URLSearchParams(query)];
  const [key, value] = entries.pop() ?? ["", ""];
  const before = faults(query);
  const marks = before ? (TAIL.exec(value || key)?.[0].length ?? 0) : 0;
  // Keeps a value that is only punctuation, so that the message about the value can name it.
  const tail = marks === value.length ? 0 : marks;
  for (let cut = 1; cut <= tail; cut++) {
    const last = value ? [[key, value.slice(0, -cut)]] : key.length > cut ? [[key.slice(0, -cut), ""]] : [];
    const tried = `?${new URLSearchParams([...entries, ...last])}`;
    if (faults(tried) < before) return tried;
  }
  return query;
}
