/**
 * Finds references to rules in a text: `[F12.31]`, `[the hexrow][F12.31]`, `[F12.31–.32]`, `[A2.71]`, `[SL 75.8]`. Does
 * not check whether the rules exist. The registry does that.
 */
import { splitBrackets } from "./citation-grammar.ts";

export interface Reference {
  /** The full id of the rule or section. In "[F12.31–.32]", the id for ".32" is "F12.32". */
  to: string;
  /** The text to print. */
  label: string;
  /** The position of the reference in the text, for error messages. */
  at: number;
}

export type Piece = string | Reference;

/** Matches text in brackets that may be a rule number. Any other text is not a reference: "4 [enter wadi]". */
const RULE_LIKE = /^(?:(?:ASL|SL|COI|COD|GI) [A-Z]?\.?\d|[A-Z]{1,2}\.?\d|[FD]$|D-fn|It-)/;
const BRACKETS = /\[([^[\]]+)\](?:\[([^[\]]+)\])?/g;

/** Splits a reference with several numbers into ids and separators: "F12.44/.45" → F12.44, "/", F12.45. */
const splitTarget = (target: string, at: number): Piece[] =>
  splitBrackets(target).map(({ printed, as }) => (as === undefined ? printed : { to: as, label: printed, at }));

/** Splits a text into plain strings and references, in order. The strings and labels together are the printed text. */
export function splitReferences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const m of text.matchAll(BRACKETS)) {
    const target = m[2] ?? m[1]!;
    if (!RULE_LIKE.test(target)) continue;
    if (m.index > end) pieces.push(text.slice(end, m.index));
    if (m[2]) pieces.push({ to: (splitTarget(target, m.index)[0] as Reference).to, label: m[1]!, at: m.index });
    else pieces.push(...splitTarget(target, m.index));
    end = m.index + m[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Returns the label of a rule that is not on this site. Omits the book's name: "ASL D2.51" → "D2.51". */
export const outsideLabel = (id: string): string => id.replace(/^(?:ASL|SL) /, "");

/** Returns the ids of the references in a text: "see [F12.31]" → ["F12.31"]. */
export const idsIn = (text: string): string[] => referencesIn(text).map(({ to }) => to);

/** Returns the references in a text. */
export function referencesIn(text: string): Reference[] {
  return splitReferences(text).filter((p) => typeof p !== "string");
}
