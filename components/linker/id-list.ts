/** Packs and unpacks the rule ids in linker.js: F7.1, F7.31 and D7.1 become "F7.:1 31;D7.:1". */
import { sectionOf } from "../../src/rules/ids.ts";
import { groupBy } from "../../src/schemas/group-by.ts";

/** Returns what the ids of a section begin with: "F7." for F7.31, but "D-fn" for D-fn17 and "It-V" for It-V4. */
function headOf(id: string): string {
  const section = sectionOf(id);
  if (!section) throw new RangeError(`no rule id: ${id}`);
  return id[section.length] === "." ? `${section}.` : section;
}

/** Packs the ids of rules and sections into one text. */
export function packIds(rules: readonly string[], sections: readonly string[]): string {
  const groups = [...groupBy(rules, headOf)].map(
    ([head, ids]) => `${head}:${ids.map((id) => id.slice(head.length)).join(" ")}`,
  );
  return [...groups, `:${sections.join(" ")}`].join(";");
}

/**
 * Unpacks the ids as the keys of an object. Uses no array methods, because scripts of the host's page may have changed
 * Array.prototype.
 */
export function unpackIds(packed: string): Record<string, true> {
  const ids = Object.create(null) as Record<string, true>;
  const groups = packed.split(";");
  for (let g = 0; g < groups.length; g++) {
    const colon = groups[g]!.indexOf(":");
    const tails = groups[g]!.slice(colon + 1).split(" ");
    for (let t = 0; t < tails.length; t++) ids[groups[g]!.slice(0, colon) + tails[t]!] = true;
  }
  return ids;
}
