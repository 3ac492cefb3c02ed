/**
 * References in running text: `[F12.31]`, `[the hexrow][F12.31]`, `[F12.31–.32]`, `[A2.71]`, `[SL 75.8]`.
 * The registry, not this file, knows whether a target exists.
 */
import { splitBrackets } from "./citation-grammar.ts";

export interface Reference {
  /** The full id: ".32" after "F12.31" is "F12.32". */
  to: string;
  /** The text to print. */
  label: string;
  /** The offset in the text, for messages. */
  at: number;
}

export type Piece = string | Reference;

/** Matches text that may be a rule number. Other text in brackets stays plain text ("4 [enter wadi]"). */
const RULE_LIKE = /^(?:(?:ASL|SL|COI|COD|GI) [A-Z]?\.?\d|[A-Z]{1,2}\.?\d|[FD]$|D-fn|It-)/;
const BRACKETS = /\[([^[\]]+)\](?:\[([^[\]]+)\])?/g;

/** Splits a reference with a range or list ("F12.44/.45/.46", "F13.1–.2") into ids and separators. */
const splitTarget = (target: string, at: number): Piece[] =>
  splitBrackets(target).map(({ printed, as }) => (as === undefined ? printed : { to: as, label: printed, at }));

/** Splits a text into plain strings and references, in order. The joined strings and labels are the printed text. */
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

/**
 * Returns the label to print for a rule outside this site: "ASL D2.51" → "D2.51". The book's name only serves to find
 * the rule.
 */
export const outsideLabel = (id: string): string => id.replace(/^(?:ASL|SL) /, "");

/** Returns the ids that a text refers to. */
export const idsIn = (text: string): string[] => referencesIn(text).map(({ to }) => to);

/** Returns the references in a text. */
export function referencesIn(text: string): Reference[] {
  return splitReferences(text).filter((p) => typeof p !== "string");
}
