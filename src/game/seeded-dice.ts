/**
 * Computes dice from a word, the seed. Everyone who uses the same seed gets the same dice.
 *
 * The dice of a roll come from the SHA-256 of "seed:step:number" in UTF-8, such as "sirocco:weather:1". Each byte b
 * below 252 gives the die b mod 6 + 1. The bytes from 252 are skipped, because 256 is not a multiple of 6. Anyone can
 * check a roll: `printf sirocco:weather:1 | sha256sum`.
 */

/** The first 64 primes. The constants of SHA-256 come from their square roots and cube roots. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
/** Returns the first 32 bits of a number's fractional part. */
const fraction = (n: number) => ((n - Math.floor(n)) * 2 ** 32) | 0;
const startState = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const roundConstants = primes.map((p) => fraction(Math.cbrt(p)));

/**
 * Returns the SHA-256 (FIPS 180-4) of a text in UTF-8, as 32 bytes. The browser's own SHA-256 is not used, because it
 * is asynchronous and is missing on pages served over plain HTTP.
 */
export function sha256(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((b, i) => {
    padded.setUint8(i, b);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = [...startState];
  for (let at = 0; at < padded.byteLength; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => padded.getInt32(at + 4 * i));
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i > 15) {
        const near = w[i - 15]!;
        const far = w[i - 2]!;
        const s0 = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
        const s1 = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
        w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
      }
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + w[i]!) | 0;
      const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i]! + word) | 0;
    });
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    hash.setInt32(4 * i, word);
  });
  return new Uint8Array(hash.buffer);
}

/** Rotates a 32-bit word to the right by `by` bits. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/**
 * Returns the die (1–6) for a byte; undefined if the byte is skipped. All six faces are equally likely, because 252 is
 * 42 × 6.
 */
export function dieFromByte(byte: number): number | undefined {
  return byte < 252 ? (byte % 6) + 1 : undefined;
}

/**
 * Returns the dice of one roll of a step, such as "weather". `count`: 1 for the step's first roll, 2 for the second,
 * and so on. The same arguments always give the same dice. If one hash has too few bytes, the text is hashed again with
 * ":2", ":3" … appended.
 */
export function seededDice(seed: string, step: string, count: number, dice: number): number[] {
  const name = `${seed}:${step}:${count}`;
  const thrown: number[] = [];
  for (let block = 1; thrown.length < dice; block++)
    for (const byte of sha256(block === 1 ? name : `${name}:${block}`)) {
      const face = dieFromByte(byte);
      if (face && thrown.length < dice) thrown.push(face);
    }
  return thrown;
}
