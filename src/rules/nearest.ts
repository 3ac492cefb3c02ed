import { compareIds, parseId } from "./ids.ts";

/** How many leading characters two texts share. */
function shared(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/**
 * The existing ids nearest to one that does not exist: those that share most of its number, then those that
 * stand closest to it in reading order. "F12.39" → F12.33, F12.32 …
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

/** The end of a message about a name that does not exist: "; nearest: sand-bog". Empty where none is near. */
export function nearestTo(wanted: string, names: Iterable<string>): string {
  const nearest = nearestIds(wanted, [...names], 3);
  return nearest.length ? `; nearest: ${nearest.join(", ")}` : "";
}
