/**
 * Kinds of notes: `Reading` decides what a rule leaves open, `Divergence` compares it with another text, `TextNote` records misprints
 * and sources.
 */
export const NOTE_KINDS = ["Reading", "Divergence", "TextNote"] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];
