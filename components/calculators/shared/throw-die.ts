/**
 * Returns the face of a random die, "1" to "6". Draws again if the random byte is 252 or more, so that all faces are
 * equally likely.
 */
export function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}
