import { bookOf, parallelId } from "../rules/ids.ts";
import type { Registry } from "../rules/registry.ts";
import type { Book, Books, Section } from "../schemas/books.ts";

export interface ListedSection extends Section {
  /**
   * The id of the section whose text is shown. It is `id` itself or, for a section without its own text, the parallel
   * section in the other book ("D7" for "F7").
   */
  held: string;
}

const numberOf = ({ id }: Section) => Number.parseInt(id.slice(1), 10) || 0;

/**
 * Returns the sections of a book, sorted by number. Includes sections that show the text of the parallel section in the
 * other book.
 */
export function listedSections(book: Book, { sections }: Pick<Registry, "sections">): ListedSection[] {
  const own = sections.filter((s) => s.book.id === book.id).map((s) => ({ ...s, held: s.id }));
  const borrowed = sections.flatMap((s) => {
    const id = parallelId(s.id, {});
    return id && bookOf(id) === book.id && !own.some((o) => o.id === id) ? [{ id, title: s.title, held: s.id }] : [];
  });
  return borrowed.length ? [...own, ...borrowed].sort((a, b) => numberOf(a) - numberOf(b)) : own;
}

/**
 * Returns a function that converts the rule ids in a text for the page that shows it. `isBorrowed` is true for an ASL
 * page that shows the text of Squad Leader. There, the ids become ASL ids, so that references lead to ASL pages.
 */
export const numbering =
  (isBorrowed: boolean, { parallels }: Pick<Books, "parallels">) =>
  (id: string): string =>
    (isBorrowed && parallelId(id, parallels)) || id;
