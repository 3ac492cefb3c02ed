import { compareIds, parseId } from "./ids.ts";

/** Returns the length of the common beginning of two texts. */
function shared(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/**
 * Returns the existing ids nearest to an unknown id: first the ids with the longest common beginning, then the ids
 * nearest in reading order. "F12.39" → F12.33, F12.32 …
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

/** Formats suggestions as the end of a message: "; nearest: sand-bog". Empty if no name is similar. */
export function nearestTo(wanted: string, names: Iterable<string>): string {
  const nearest = nearestIds(wanted, [...names], 3);
  return nearest.length ? `; nearest: ${nearest.join(", ")}` : "";
}
