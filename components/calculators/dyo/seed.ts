/** Seeds of the dice: letters and figures, so that they can be read out at a table. */

/** Those that are not taken for one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A random seed of six letters and figures. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => LETTERS[n % LETTERS.length]).join("");

/** The seed that a player means by what was typed: full-width and capital letters are read, all else is left out. */
export const seedFrom = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
