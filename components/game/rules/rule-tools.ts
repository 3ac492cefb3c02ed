/** Finds the calculators for a rule. */

import type { Phase } from "../../../src/game/in-force/row.ts";
import type { Tool } from "../../../src/schemas/tools.ts";

/** A calculator for a rule. `tool`: its slug, perhaps with a query string for the rule: "other-rolls?roll=oba". */
export type RuleTool = { readonly tool: string; readonly phase: Tool["phase"] };

/** Returns a calculator's name without its parameters. */
export const slugOf = (tool: string): string => tool.split("?")[0]!;

/** Calculators that cover many cases. A link from a rule opens the case of that rule. */
const OF_MANY_CASES = ["other-rolls", "los"];

/**
 * Returns a calculator's name: "fire". If the calculator covers many cases, adds the query string of its first example
 * for the rule, without the book: "other-rolls?roll=oba".
 */
function opensOn({ slug, examples }: Tool, rule: string): string {
  const example = OF_MANY_CASES.includes(slug) && examples.find((e) => e.rule === rule);
  if (!example) return slug;
  const query = new URLSearchParams(example.query);
  query.delete("book");
  return `${slug}?${query}`;
}

/** Returns the calculators of each rule in `ids`, by the rule's id. Rules without calculators are omitted. */
export function toolsByRule(ids: readonly string[], tools: readonly Tool[]): Record<string, RuleTool[]> {
  const found = [...new Set(ids)].map((id): [string, RuleTool[]] => [
    id,
    tools.filter(({ rules }) => rules.includes(id)).map((tool) => ({ tool: opensOn(tool, id), phase: tool.phase })),
  ]);
  return Object.fromEntries(found.filter(([, own]) => own.length));
}

/**
 * Returns a rule's calculators for a phase, including those for the phase "any". If there are none, returns all its
 * calculators.
 */
export function toolsFor(phase: Phase, own: readonly RuleTool[] = []): string[] {
  const fitting = own.filter((tool) => tool.phase === phase || tool.phase === "any");
  return (fitting.length ? fitting : own).map(({ tool }) => tool);
}
