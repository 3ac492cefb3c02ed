/** A die that the page throws: "1" to "6". A byte of the last, incomplete six would favor some faces, so another is drawn. */
export function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}
