/** Packs and unpacks the rule ids in linker.js: F7.1, F7.31, D7.1 and D7.31 become "F7.,D7.:1 31". */
import { sectionOf } from "../../src/rules/ids.ts";

/**
 * Packs the ids of rules and sections into one text. A rule id begins with the id of its section. A dot follows in
 * "F7.1", but not in "D-fn17" and "It-V4".
 */
export function packIds(rules: readonly string[], sections: readonly string[]): string {
  const tails = new Map<string, string[]>();
  for (const id of rules) {
    const section = sectionOf(id);
    if (!section) throw new RangeError(`no rule id: ${id}`);
    const head = id[section.length] === "." ? `${section}.` : section;
    tails.set(head, [...(tails.get(head) ?? []), id.slice(head.length)]);
  }
  const groups = new Map<string, string[]>();
  for (const [section, list] of tails) {
    const key = list.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), section]);
  }
  return [...groups]
    .map(([list, of]) => `${of.join(",")}:${list}`)
    .concat(`:${sections.join(" ")}`)
    .join(";");
}

/**
 * Unpacks the ids as the keys of an object. Uses no array methods, because scripts of the host's page may have changed
 * Array.prototype.
 */
export function unpackIds(packed: string): Record<string, true> {
  const ids = Object.create(null) as Record<string, true>;
  const groups = packed.split(";");
  for (let g = 0; g < groups.length; g++) {
    const from = groups[g]!.indexOf(":");
    const sections = groups[g]!.slice(0, from).split(",");
    const tails = groups[g]!.slice(from + 1).split(" ");
    for (let s = 0; s < sections.length; s++)
      for (let t = 0; t < tails.length; t++) ids[sections[s]! + tails[t]!] = true;
  }
  return ids;
}
