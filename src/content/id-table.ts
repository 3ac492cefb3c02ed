import { sectionPath } from "../rules/addresses.ts";
import type { IdTable } from "../schemas/id-table.ts";
import { listedSections } from "./book-sections.ts";
import type { Content } from "./content.ts";
import { answeredIds } from "./rule-text.ts";

/** Returns the content of ids.json: every rule and section that has a page, with its title in both languages. */
export function idTable(content: Content): IdTable {
  const { rules } = content.registry;
  const sections = content.books.books.flatMap((book) => listedSections(book, content.registry));
  const titled = (id: string) => ({ en: rules.get(id)!.title.en, ja: rules.get(id)!.title.ja });
  return {
    rules: answeredIds(content).map(({ asked, id }) => ({
      id: asked,
      ...titled(id),
      ...(asked === id ? {} : { held: id }),
    })),
    sections: sections.map(({ id, title, held }) => ({
      id,
      ...title,
      path: sectionPath(id),
      ...(held === id ? {} : { held }),
    })),
  };
}
