import { type Hex, parseHex } from "./board-hexes.ts";

/** What a player enters: the dice of a roll, an overlay to reroll, or a wadi to place by agreement (F12.41). */
export type Token = { readonly text: string } & (
  | { readonly dice: readonly number[] }
  | { readonly reroll: string }
  | { readonly wadi: string; readonly hex1: Hex; readonly hex2: Hex }
);

/** A text that could not be parsed as a token, with the reason. */
export type TokenError = { readonly text: string; readonly code: TokenErrorCode };
export type TokenErrorCode = "notADie" | "incomplete" | "finished" | "badCommand" | "badHex";

/**
 * Parses the token at the start of `text`. A token is `dice` digits from 1 to 6, "rS3." (reroll S3) or "aW2.27H6.27G7."
 * (place W2 by agreement). Does not check whether the token is legal in the set-up.
 * `text`: not empty, without whitespace. `dice`: the number of dice of the next roll, 0 if no roll remains.
 */
export function readToken(text: string, dice: number): Token | TokenError {
  const command = /^[ra][^ra]*/.exec(text)?.[0];
  if (command) return readCommand(command);
  const digits = text.slice(0, dice || 1);
  const fallen = /^[1-6]*/.exec(digits)?.[0].length;
  if (fallen !== digits.length) return { text: digits, code: "notADie" };
  if (dice === 0) return { text: digits, code: "finished" };
  if (digits.length < dice) return { text: digits, code: "incomplete" };
  return { text: digits, dice: [...digits].map(Number) };
}

/**
 * Returns the start of a text, up to the first character that is not part of dice or a command: "13" for "137". Only
 * `replay` checks whether the commands are legal.
 */
export const tokensIn = (text: string): string =>
  /^(?:[1-6\s]|r[A-Z]+\d+\.|a[A-Z]+\d+\.\w+\.\w+\.)*/.exec(text)?.[0] ?? "";

function readCommand(rest: string): Token | TokenError {
  const m = /^(?:r([A-Z]+\d+)|a([A-Z]+\d+)\.(\w+)\.(\w+))\./.exec(rest);
  if (!m) return { text: rest, code: "badCommand" };
  const [text, reroll, wadi = "", one = "", two = ""] = m;
  if (reroll) return { text, reroll };
  const hex1 = parseHex(one);
  const hex2 = parseHex(two);
  return hex1 && hex2 ? { text, wadi, hex1, hex2 } : { text, code: "badHex" };
}
