/**
 * Groups a rule's citations for the lists below the rule: those in the rule (`refs`), and those of it in other rules
 * (`citedBy`).
 */
import type { RuleEntry } from "../../src/rules/registry.ts";

const NAMED_KINDS = ["see", "example", "note"] as const;
const PLAIN = ["cites", ...NAMED_KINDS];

/** Returns whether the lists name this kind of citation beside the cited rule, such as "example". */
export const isNamedKind = (kind: string | undefined): kind is (typeof NAMED_KINDS)[number] =>
  NAMED_KINDS.some((named) => named === kind);

const GROUPS = [
  { heading: "rule.exceptions", direction: "refs", kinds: ["exception"] },
  { heading: "rule.exceptionTo", direction: "citedBy", kinds: ["exception"] },
  { heading: "rule.modifies", direction: "refs", kinds: ["modifies"] },
  { heading: "rule.modifiedBy", direction: "citedBy", kinds: ["modifies"] },
  { heading: "rule.refs", direction: "refs", kinds: PLAIN },
  { heading: "rule.citedBy", direction: "citedBy", kinds: PLAIN },
] as const;

/**
 * Returns a rule's citations, grouped by direction and kind. `heading` is the key of the UI text above the group. A
 * group may be empty.
 */
export const relationsOf = (rule: Pick<RuleEntry, "refs" | "citedBy">) =>
  GROUPS.map(({ heading, direction, kinds }) => ({
    heading,
    direction,
    relations: rule[direction].filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
  }));
