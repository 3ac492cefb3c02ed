import { compareIds, parseId } from "./ids.ts";

/** Returns the length of the longest common prefix of two texts. */
function shared(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/**
 * Returns existing ids that resemble an unknown id: "F12.39" → ["F12.33", "F12.32", …]. Ids with the longest common
 * prefix come first, then the nearest ids in reading order.
 */
export function nearestIds(wanted: string, ids: readonly string[], most: number): string[] {
  const upper = wanted.toUpperCase();
  const distance = (id: string) => {
    const [x, y] = [parseId(wanted)?.order, parseId(id)?.order];
    return x && y ? Math.abs(Number.parseInt(x.padEnd(5, "0"), 10) - Number.parseInt(y.padEnd(5, "0"), 10)) : 99999;
  };
  return ids
    .map((id) => ({ id, alike: shared(upper, id.toUpperCase()), far: distance(id) }))
    .filter((c) => c.alike >= 2)
    .sort((a, b) => b.alike - a.alike || a.far - b.far || compareIds(a.id, b.id))
    .slice(0, most)
    .map((c) => c.id);
}

/** Returns suggestions for the end of an error message: "; nearest: sand-bog". Returns "" if no name is similar. */
export function nearestTo(wanted: string, names: Iterable<string>): string {
  const nearest = nearestIds(wanted, [...names], 3);
  return nearest.length ? `; nearest: ${nearest.join(", ")}` : "";
}
