/** Throws a die, "1" to "6". Bytes from 252 up would favor some faces, so another byte is drawn. */
export function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}
