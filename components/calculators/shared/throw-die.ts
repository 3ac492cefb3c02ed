/**
 * Returns the face of a random die, "1" to "6". A random byte ≥ 252 is drawn again, because 256 is not a multiple of 6.
 */
export function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}
