/** Which calculators work out each rule. */

import type { Phase } from "../../../src/game/in-force/row.ts";
import type { Tool } from "../../../src/schemas/tools.ts";

/** A calculator that a rule leads to: its name, and what it opens on ("other-rolls?roll=oba"). */
export type RuleTool = { readonly tool: string; readonly phase: Tool["phase"] };

/** The name of the calculator that something opens. */
export const slugOf = (tool: string): string => tool.split("?")[0]!;

/** Calculators of many cases, which open on that of the rule. The others open on the game alone. */
const OF_MANY_CASES = ["other-rolls", "los"];

/** What a calculator opens on for a rule: its first example of the rule, without the book, which is the game's. */
function opensOn({ slug, examples }: Tool, rule: string): string {
  const example = OF_MANY_CASES.includes(slug) && examples.find((e) => e.rule === rule);
  if (!example) return slug;
  const query = new URLSearchParams(example.query);
  query.delete("book");
  return `${slug}?${query}`;
}

/** The calculators of each of these rules, by its id; rules without any are left out. */
export function toolsByRule(ids: readonly string[], tools: readonly Tool[]): Record<string, RuleTool[]> {
  const found = [...new Set(ids)].map((id): [string, RuleTool[]] => [
    id,
    tools.filter(({ rules }) => rules.includes(id)).map((tool) => ({ tool: opensOn(tool, id), phase: tool.phase })),
  ]);
  return Object.fromEntries(found.filter(([, own]) => own.length));
}

/** The calculators of a rule that are for a phase, or for any; all of them where none is. */
export function toolsFor(phase: Phase, own: readonly RuleTool[] = []): string[] {
  const fitting = own.filter((tool) => tool.phase === phase || tool.phase === "any");
  return (fitting.length ? fitting : own).map(({ tool }) => tool);
}
