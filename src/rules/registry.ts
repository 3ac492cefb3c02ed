import type { Bilingual } from "../schemas/bilingual.ts";
import type { Book, Books, Section } from "../schemas/books.ts";
import type { BookId } from "../schemas/chapters.ts";
import { groupBy } from "../schemas/group-by.ts";
import { ancestors, compareIds, parallelId, parseId } from "./ids.ts";

/** The data of a rule from which the registry is built. It comes from the rule's file. */
export interface RuleFacts {
  id: string;
  title: Bilingual;
  sameAs?: string;
  /** The rules that the text, tables and notes of this rule cite. The ids are as written in the file. */
  cites: Relation[];
}

/** A citation: the id of the other rule, and the kind of the citation ("exception", "example", "see" …). */
export interface Relation {
  to: string;
  kind: string;
}

export interface RuleEntry extends Omit<RuleFacts, "cites"> {
  book: BookId;
  section: string;
  /** The rules of this site that this rule cites, in the order in which it cites them. */
  refs: Relation[];
  citedBy: Relation[];
  /** The ids of the ancestors, top-level rule first: ["D11.6", "D11.61"] for D11.611. */
  trail: string[];
  children: string[];
  /** The id of the parallel rule in the other book. Undefined if the site does not have this rule. */
  parallel: string | undefined;
}

/** A section that has rules. */
export interface SectionWithRules extends Section {
  book: Book;
  /** The section's rules in reading order. */
  rules: readonly RuleEntry[];
}

/** What a reference leads to: a rule, its parallel rule, a section, or a rule of another book. */
export type Target =
  | { kind: "rule"; id: string }
  /** The site has no rule `id`, only its parallel rule `held`. */
  | { kind: "parallel"; id: string; held: string }
  | { kind: "section"; section: string }
  | { kind: "outside"; id: string; book: Bilingual };

export interface Registry {
  /** All rules by id, in reading order. */
  rules: ReadonlyMap<string, RuleEntry>;
  sections: readonly SectionWithRules[];
  /**
   * Returns the target of an id as written in a reference ("F12.31", "SL 75.8"). Returns undefined if the id is
   * unknown.
   */
  resolve(id: string): Target | undefined;
  /**
   * Returns the id of the parallel rule or section: "F12.31" → "D12.31". Returns `id` itself if there is none. When a
   * rule repeats the text of its parallel rule, this function converts the ids in that text.
   */
  toParallel(id: string): string;
}

interface RegistryInput {
  rules: readonly RuleFacts[];
  books: Books;
  outside: ReadonlyMap<string, Bilingual>;
}

/**
 * Builds the registry. Finds the ancestors and the parallel of each rule, and the citations from and to each rule. Does
 * not check the rules for mistakes.
 */
export function buildRegistry({ rules: facts, books, outside }: RegistryInput): Registry {
  const held = new Map(facts.map((f) => [f.id, f]));
  const sectionRank = new Map(books.books.flatMap((b) => b.sections).map((s, i) => [s.id, i]));
  const inUse = new Set(facts.map((f) => parseId(f.id)!.section));
  const parallelIdOf = (id: string) => parallelId(id, books.parallels);

  const resolve = (id: string): Target | undefined => {
    if (held.has(id)) return { kind: "rule", id };
    const outsideBook = outside.get(id);
    if (outsideBook) return { kind: "outside", id, book: outsideBook };
    if (sectionRank.has(id)) return inUse.has(id) ? { kind: "section", section: id } : undefined;
    const parallel = parallelIdOf(id);
    if (!parallel) return undefined;
    if (held.has(parallel)) return { kind: "parallel", id, held: parallel };
    // The site has no section such as F7. A reference to it leads to the parallel section D7.
    return known(parallel) ? resolve(parallel) : undefined;
  };

  const known = (id: string) => held.has(id) || sectionRank.has(id);
  const toParallel = (id: string) => {
    const other = parallelIdOf(id);
    return other && known(other) ? other : id;
  };

  const ordered = facts.toSorted((a, b) => {
    const [x, y] = [parseId(a.id)!, parseId(b.id)!];
    return (sectionRank.get(x.section) ?? 99) - (sectionRank.get(y.section) ?? 99) || compareIds(a.id, b.id);
  });

  const refsOf = (fact: RuleFacts): Relation[] => {
    const base = fact.sameAs ? held.get(fact.sameAs) : undefined;
    const borrowed = (base?.cites ?? []).map((c) => ({ ...c, to: toParallel(c.to) }));
    const refs = new Map<string, Relation>();
    for (const { to, kind } of [...borrowed, ...fact.cites]) {
      const target = resolve(to);
      const id = target?.kind === "rule" ? target.id : target?.kind === "parallel" ? target.held : undefined;
      if (id && id !== fact.id && !refs.has(id)) refs.set(id, { to: id, kind });
    }
    return [...refs.values()];
  };

  const rules = new Map<string, RuleEntry>();
  for (const fact of ordered) {
    const { id, title, sameAs } = fact;
    const { book, section } = parseId(id)!;
    const trail = ancestors(id)
      .filter((a) => held.has(a))
      .reverse();
    const parallel = [parallelIdOf(id)].find((other) => other && held.has(other));
    rules.set(id, { id, book, section, title, sameAs, trail, parallel, refs: refsOf(fact), citedBy: [], children: [] });
  }
  for (const { id, trail, refs } of rules.values()) {
    rules.get(trail.at(-1) ?? "")?.children.push(id);
    for (const { to, kind } of refs) rules.get(to)!.citedBy.push({ to: id, kind });
  }
  const bySection = groupBy(rules.values(), (rule) => rule.section);
  const sections = books.books.flatMap((book) =>
    book.sections.flatMap((section) => {
      const own = bySection.get(section.id);
      return own ? [{ ...section, book, rules: own }] : [];
    }),
  );
  return { rules, sections, resolve, toParallel };
}
