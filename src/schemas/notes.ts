/**
 * What a note on a rule is for: `Reading` settles what the words leave open, `Divergence` sets what another text says beside
 * them, `TextNote` tells of misprints and of where a figure comes from.
 */
export const NOTE_KINDS = ["Reading", "Divergence", "TextNote"] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];
