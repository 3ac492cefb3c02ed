/**
 * Kinds of notes: a `Reading` decides a question that a rule leaves open, a `Divergence` compares the rule with another
 * text, and a `TextNote` records misprints and sources.
 */
export const NOTE_KINDS = ["Reading", "Divergence", "TextNote"] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];
