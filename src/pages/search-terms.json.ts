import type { APIRoute } from "astro";
import { type SearchTerms, searchTerms } from "../search/terms.ts";
import { site } from "../site.ts";

/** What the search box widens queries with: the words of the glossary, and the names of the books. Fetched on first use. */
export const GET: APIRoute = () => {
  const { books, glossary } = site();
  return Response.json({
    books: Object.fromEntries(books.books.map((book) => [book.id, book.short])),
    terms: searchTerms(glossary),
  } satisfies SearchTerms);
};
