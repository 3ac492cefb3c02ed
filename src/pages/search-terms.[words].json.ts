import type { APIRoute, GetStaticPaths } from "astro";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import { type SearchTerms, searchTerms } from "../search/terms.ts";
import { site } from "../site.ts";

export const getStaticPaths = (() => LANGUAGES.map((words) => ({ params: { words } }))) satisfies GetStaticPaths;

/** What the search box widens queries with: the words of the glossary in one language, and the names of the books. Fetched on first use. */
export const GET: APIRoute = ({ params }) => {
  const { books, glossary } = site();
  return Response.json({
    books: Object.fromEntries(books.books.map((book) => [book.id, book.short])),
    terms: searchTerms(glossary, params.words as Language),
  } satisfies SearchTerms);
};
