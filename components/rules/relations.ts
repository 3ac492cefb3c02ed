/** Groups citations by direction and kind, for lists. */
import type { RuleEntry } from "../../src/rules/registry.ts";

const NAMED_KINDS = ["see", "example", "note"] as const;
const PLAIN = ["cites", ...NAMED_KINDS];

/** Whether a kind of citation is named beside the rule's number. */
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

/** A rule's citations in groups by direction and kind; `heading` is the string key of a group's heading. Groups may be empty. */
export const relationsOf = (rule: Pick<RuleEntry, "refs" | "citedBy">) =>
  GROUPS.map(({ heading, direction, kinds }) => ({
    heading,
    direction,
    relations: rule[direction].filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
  }));
