/** How citations are grouped wherever they are listed: by direction, and by the capacity in which a rule is cited. */
import type { RuleEntry } from "../../src/rules/registry.ts";

/** Capacities that are said beside the number. */
export const SAID: readonly string[] = ["see", "example", "note"];
const PLAIN = ["cites", ...SAID];

const GROUPS = [
  { heading: "rule.exceptions", direction: "refs", kinds: ["exception"] },
  { heading: "rule.exceptionTo", direction: "citedBy", kinds: ["exception"] },
  { heading: "rule.modifies", direction: "refs", kinds: ["modifies"] },
  { heading: "rule.modifiedBy", direction: "citedBy", kinds: ["modifies"] },
  { heading: "rule.refs", direction: "refs", kinds: PLAIN },
  { heading: "rule.citedBy", direction: "citedBy", kinds: PLAIN },
] as const;

/** A rule's citations, out and in, each group under the string that heads it; groups without any are empty. */
export const relationsOf = (rule: Pick<RuleEntry, "refs" | "citedBy">) =>
  GROUPS.map(({ heading, direction, kinds }) => ({
    heading,
    direction,
    relations: rule[direction].filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
  }));
