/** Which rules are answers, and in which order: what their titles say of the query, with what Pagefind finds in their texts. */
import { match } from "./match.ts";
import type { Query, Slot } from "./query.ts";

/** The rules whose text has an idea of the query: how well (0–1) and by which word. */
export type TextHits = ReadonlyMap<string, { quality: number; form: string }>;

/** A rule that answers a query. */
export interface Ranked {
  id: string;
  /** By which word it has each idea of the query: "" where only the glossary names it for the idea, undefined where it has not. */
  by: (string | undefined)[];
}

/** How far a rule defines an idea: the first that the glossary names for it most. */
function defines({ rules }: Slot, id: string): number {
  const at = rules.indexOf(id);
  return at < 0 ? 0 : 1 - 0.1 * at;
}

/** Compares one rule with a query: how well it has each idea (0–1), by which word, and what its title and the glossary add. */
function scored({ text, slots }: Query, { id, title }: { id: string; title: string }, hits: readonly TextHits[]) {
  const each = slots.map((slot, i) => {
    const titled = slot.forms.map(({ text: form, weight }) => ({ quality: match(title, form) * weight, form }));
    const inTitle = titled.reduce((best, next) => (next.quality > best.quality ? next : best));
    const inText = hits[i]!.get(id);
    const defined = defines(slot, id);
    const read = inText?.form === slot.forms[0].text || !inTitle.quality ? inText?.form : inTitle.form;
    const told = Math.max(inTitle.quality, defined);
    const has = Math.max(told, inText?.quality ?? 0);
    return { inTitle, defined, told, has, text: inText?.quality ?? 0, by: read ?? (defined ? "" : undefined) };
  });
  const sum = (value: (idea: (typeof each)[number]) => number) => each.reduce((total, idea) => total + value(idea), 0);
  const titlePhrase = slots.length === 1 ? each[0]!.told : match(title, text);
  // A title that is nothing but the words asked for is the rule that was meant.
  const share = Math.min(1, sum(({ inTitle }) => (inTitle.quality ? inTitle.form.length : 0)) / title.length);
  const ideas = sum(({ told, defined, text }) => 3 * told + 4 * defined + 2 * text);
  // Before the background of a rule, the rule.
  const score = 3 * titlePhrase + 2 * share + ideas - Number(id.includes("-fn"));
  return { id, score, has: each.map((idea) => idea.has), by: each.map((idea) => idea.by) };
}

/**
 * The rules that answer a query, best first, and the ideas of the query of which no rule has anything. An idea that few rules have
 * says more of what is asked; the rarest term of the glossary is the main one, which every answer has.
 *
 * @param rules in reading order, which decides between equals
 * @param hits for each idea of the query
 */
export function rank(
  query: Query,
  rules: readonly { id: string; title: string }[],
  hits: readonly TextHits[],
): { found: Ranked[]; missing: Slot[] } {
  const { slots } = query;
  const all = rules.map((rule) => scored(query, rule, hits)).filter(({ has }) => has.some(Boolean));
  const holders = slots.map((_, i) => all.filter((s) => s.has[i]).length);
  const rarity = holders.map((number) => Math.log(1 + all.length / Math.max(1, number)));
  const total = rarity.reduce((a, b) => a + b, 0);
  const main = rarity.indexOf(Math.max(...rarity.filter((_, i) => holders[i] && slots[i]!.rules.length)));
  const valued = all.map((s) => {
    const covered = s.has.reduce((sum, has, i) => sum + has * rarity[i]!, 0) / total;
    return { ...s, value: 30 * covered + s.score };
  });
  const least = Math.max(0, ...valued.map((s) => s.value)) / 2;
  const found = valued.filter((s) => s.value > least && s.has[main] !== 0).sort((a, b) => b.value - a.value);
  return { found, missing: slots.filter((_, i) => !holders[i]) };
}
