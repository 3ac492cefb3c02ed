import type { Books, Section } from "../schemas/books.ts";
import { ancestors, type BookId, compareIds, parseId, sisterId } from "./ids.ts";

/** What the registry needs to know of a rule; the loader reads it from the rule's file. */
export interface RuleFacts {
  id: string;
  title: { en: string; ja: string };
  sameAs?: string;
  /** What the rule's own text, tables and notes cite, ids as written. */
  cites: Relation[];
}

/** A cited rule and why it is cited: "exception", "example", "see" … */
export interface Relation {
  to: string;
  kind: string;
}

export interface RuleEntry {
  id: string;
  book: BookId;
  section: string;
  title: { en: string; ja: string };
  sameAs: string | undefined;
  /** The rules of the site that this one cites, in order of mention. */
  refs: Relation[];
  citedBy: Relation[];
  parent: string | undefined;
  /** The chain from the highest rule down to the parent. */
  trail: string[];
  children: string[];
  previous: string | undefined;
  next: string | undefined;
  /** The same rule in the other book, where the site holds it. */
  parallel: string | undefined;
}

/** Where a reference leads. */
export type Target =
  | { kind: "rule"; id: string }
  /** `id` is cited; the site holds its parallel rule instead. */
  | { kind: "parallel"; id: string; held: string }
  | { kind: "section"; section: string }
  | { kind: "outside"; id: string; book: { en: string; ja: string } };

export interface Registry {
  rules: ReadonlyMap<string, RuleEntry>;
  /** Section ids that have rules, in reading order. */
  sections: readonly Section[];
  /** Returns where a written id leads; undefined if nothing of that name is known. */
  resolve(id: string): Target | undefined;
  /** The id to print where a rule of the other book repeats the text that cites `id`. */
  sister(id: string): string;
}

interface RegistryInput {
  rules: readonly RuleFacts[];
  books: Books;
  outside: ReadonlyMap<string, { en: string; ja: string }>;
}

/** Builds the registry: the order of the rules, their parents, sisters and citations in both directions. Does not check the facts. */
export function buildRegistry({ rules: facts, books, outside }: RegistryInput): Registry {
  const held = new Map(facts.map((f) => [f.id, f]));
  const allSections = books.books.flatMap((b) => b.sections);
  const sectionRank = new Map(allSections.map((s, i) => [s.id, i]));
  const inUse = new Set(facts.map((f) => parseId(f.id)!.section));
  const sisterOf = (id: string) => sisterId(id, books.parallels);

  const resolve = (id: string): Target | undefined => {
    if (held.has(id)) return { kind: "rule", id };
    const outsideBook = outside.get(id);
    if (outsideBook) return { kind: "outside", id, book: outsideBook };
    if (sectionRank.has(id)) return inUse.has(id) ? { kind: "section", section: id } : undefined;
    const sister = sisterOf(id);
    if (!sister) return undefined;
    if (held.has(sister)) return { kind: "parallel", id, held: sister };
    // Sections 1–11 and 13 of the ASL chapter stand here in their Squad Leader form.
    return known(sister) ? resolve(sister) : undefined;
  };

  const known = (id: string) => held.has(id) || sectionRank.has(id);
  const sister = (id: string) => {
    const other = sisterOf(id);
    return other && known(other) ? other : id;
  };

  const ordered = [...facts].sort((a, b) => {
    const [x, y] = [parseId(a.id)!, parseId(b.id)!];
    return (sectionRank.get(x.section) ?? 99) - (sectionRank.get(y.section) ?? 99) || compareIds(a.id, b.id);
  });

  const refsOf = (fact: RuleFacts): Relation[] => {
    const base = fact.sameAs ? held.get(fact.sameAs) : undefined;
    const borrowed = (base?.cites ?? []).map((c) => ({ ...c, to: sister(c.to) }));
    const refs = new Map<string, Relation>();
    for (const { to, kind } of [...borrowed, ...fact.cites]) {
      const target = resolve(to);
      const id = target?.kind === "rule" ? target.id : target?.kind === "parallel" ? target.held : undefined;
      if (id && id !== fact.id && !refs.has(id)) refs.set(id, { to: id, kind });
    }
    return [...refs.values()];
  };

  const rules = new Map<string, RuleEntry>();
  ordered.forEach((fact, i) => {
    const { book, section } = parseId(fact.id)!;
    const trail = ancestors(fact.id).filter((a) => held.has(a));
    const near = (n: RuleFacts | undefined) => (n && parseId(n.id)!.section === section ? n.id : undefined);
    const parallel = sisterOf(fact.id);
    rules.set(fact.id, {
      id: fact.id,
      book,
      section,
      title: fact.title,
      sameAs: fact.sameAs,
      refs: refsOf(fact),
      citedBy: [],
      parent: trail[0],
      trail: trail.reverse(),
      children: [],
      previous: near(ordered[i - 1]),
      next: near(ordered[i + 1]),
      parallel: parallel && held.has(parallel) ? parallel : undefined,
    });
  });
  for (const rule of rules.values()) {
    if (rule.parent) rules.get(rule.parent)!.children.push(rule.id);
    for (const { to, kind } of rule.refs) rules.get(to)!.citedBy.push({ to: rule.id, kind });
  }
  return { rules, sections: allSections.filter((s) => inUse.has(s.id)), resolve, sister };
}
