/** Generates pseudo-random numbers from a seed. */

/** Returns a generator of numbers ≥ 0 and < 1 (mulberry32). The same seed gives the same numbers. */
export function numbersBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
