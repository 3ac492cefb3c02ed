/**
 * The kinds of notes on a rule. A `Reading` decides a question that the rule leaves open. A `Divergence` compares the
 * rule with another text. A `TextNote` records misprints and sources.
 */
export const NOTE_KINDS = ["Reading", "Divergence", "TextNote"] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];
