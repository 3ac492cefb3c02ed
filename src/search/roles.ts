/** Finds the firer and the target in a query: in English by the verb and prepositions, in Japanese by particles. */
import type { Role } from "../schemas/search-words.ts";
import { isJapanese } from "./words.ts";

/** Matches verbs of attack, normalized by `sameWords`: "fire" is "fir". */
const VERB = /^(?:fir|shoot|shot|attack|shell|straf)$/;
const TOWARDS = /^(?:at|on|upon|against|toward|into)$/;
const AGAINST = /^(?:vs|versu|versus|against)$/;

/**
 * Returns for each English word of a query whether it belongs to the firer or the target. In "at 20 hexes", the word
 * "at" begins a range, not the target.
 */
function englishRoles(words: readonly string[]): Role[] {
  const roles = words.map((): Role => "unsaid");
  let role: Role = "unsaid";
  const before = (i: number, own: Role) => roles.fill(own, 0, i);
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? "";
    const isRange = /^\d/.test(next);
    if (VERB.test(word)) {
      const by = words[TOWARDS.test(next) ? i + 2 : i + 1] ?? "";
      const isPassive = by === "by" || (by === "from" && words[i - 1] === "under");
      before(i, isPassive ? "target" : "firer");
      role = isPassive ? "firer" : "target";
    } else if (AGAINST.test(word)) {
      if (role === "unsaid") before(i, "firer");
      role = "target";
    } else if (word === "by" && role !== "unsaid") role = "firer";
    else if ((word === "at" && !isRange) || word === "target") role = "target";
    roles[i] = role;
  }
  return roles;
}

const JAPANESE_VERB = /射撃|撃ツ|撃ッ|撃チ|撃テ|撃タ|攻撃|砲撃/;
const PASSIVE = /撃タレ|[射攻砲]撃サレ/;

/**
 * Returns the role of Japanese words by the text before and after them. 歩兵が is the firer and 戦車を the target, if the
 * verb is active.
 */
function japaneseRole(whole: string, start: number, end: number): Role {
  const behind = whole.slice(end).trimStart();
  if (/対$/.test(whole.slice(0, start)) || /^(?:ヘノ|ニ対|ニ向)/.test(behind)) return "target";
  if (!JAPANESE_VERB.test(whole)) return "unsaid";
  const isPassive = PASSIVE.test(whole);
  if (/^(?:カラ|ニヨ)/.test(behind) || /^ノ(?:射撃|攻撃|砲撃)/.test(behind)) return "firer";
  if (/(?:撃ツ|[射攻砲]撃スル)$/.test(whole.slice(0, start))) return "firer";
  if (/^(?:ガ|ハ)/.test(behind)) return isPassive ? "target" : "firer";
  if (/^(?:ニ|ヘ)/.test(behind)) return isPassive ? "firer" : "target";
  return /^ヲ/.test(behind) ? "target" : "unsaid";
}

/** Creates a function that returns the role of the words from `start` to `end` in a query normalized by `sameWords`. */
export function roleReader(whole: string): (start: number, end: number) => Role {
  const roles = englishRoles(whole.split(" "));
  return (start, end) =>
    isJapanese(whole) ? japaneseRole(whole, start, end) : roles[whole.slice(0, start).split(" ").length - 1]!;
}
