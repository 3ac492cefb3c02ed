/**
 * Lists the rules for Italian DYO and the notes on Italian vehicles and Guns, with their conditions. Notes with only
 * history and dates are left out, because they do not change play.
 */
import { type Kind, type Phase, rows } from "./row.ts";

/** Returns notes without conditions. `noteFindings` adds the condition that a piece with the note is in the game. */
const notes = (phase: Phase, kind: Kind, ...rules: readonly `It-${string}`[]) =>
  rows(phase, kind, Object.fromEntries(rules.map((rule) => [rule, []])));

/** Notes that apply only if a piece with the note is in the game. `noteFindings` checks this. */
export const ITALIAN_NOTES = [
  ...notes("movement", "movement", "It-V17", "It-V19", "It-V22", "It-VL", "It-VM"),
  ...notes("movement", "roll", "It-V23", "It-V27"),
  ...notes("fire", "roll", "It-V5", "It-V7", "It-VA", "It-VF"),
  ...notes("fire", "fire", "It-V11", "It-V16", "It-VAA", "It-VC", "It-VD", "It-VE", "It-VG", "It-VI", "It-VJ"),
  ...notes("fire", "fire", "It-O3", "It-OB"),
  ...rows("fire", "fire", { "It-VH": ["since 1942-09"], "It-OH": ["since 1942-09"] }),
  ...notes("any", "other", "It-V3", "It-V4", "It-V8", "It-V15", "It-V21", "It-V26", "It-VB", "It-VK"),
  ...notes("any", "other", "It-O4", "It-O5", "It-O6", "It-O9", "It-O12", "It-OA", "It-OC"),
  ...rows("setup", "setUp", { "It-OC#dyo": ["dyo", "before 1941-08"] }),
];

/** Rules and notes that apply whether or not a piece with the note is in the game. */
export const ITALIAN = [
  ...rows("setup", "setUp", {
    "It-V0": ["dyo", "since 1945-01", "before 1946-01", "italians"],
    "It-O0": ["dyo", "since 1945-01", "before 1946-01", "italians"],
  }),
  ...rows("setup", "roll", { "It-OArt": ["italians", "oba"] }),
];
