/** Groups citations for every list of them: by direction, and by the kind of citation. */
import type { RuleEntry } from "../../src/rules/registry.ts";

/** Kinds of citation that are named beside the rule's number. */
export const NAMED_KINDS: readonly string[] = ["see", "example", "note"];
const PLAIN = ["cites", ...NAMED_KINDS];

const GROUPS = [
  { heading: "rule.exceptions", direction: "refs", kinds: ["exception"] },
  { heading: "rule.exceptionTo", direction: "citedBy", kinds: ["exception"] },
  { heading: "rule.modifies", direction: "refs", kinds: ["modifies"] },
  { heading: "rule.modifiedBy", direction: "citedBy", kinds: ["modifies"] },
  { heading: "rule.refs", direction: "refs", kinds: PLAIN },
  { heading: "rule.citedBy", direction: "citedBy", kinds: PLAIN },
] as const;

/** A rule's citations, out and in, in groups; `heading` is the key of the string above a group. Groups may be empty. */
export const relationsOf = (rule: Pick<RuleEntry, "refs" | "citedBy">) =>
  GROUPS.map(({ heading, direction, kinds }) => ({
    heading,
    direction,
    relations: rule[direction].filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
  }));
