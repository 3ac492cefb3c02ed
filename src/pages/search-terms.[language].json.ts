import type { APIRoute, GetStaticPaths } from "astro";
import { SEARCH_RESULT_PROPS } from "../../components/calculators/kit/search-result-props.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import type { SearchWord } from "../schemas/search-words.ts";
import { type Candidate, choicesIn, type Kind, pieceNames, type SearchTerms, searchTerms } from "../search/terms.ts";
import { getContent, say } from "../site.ts";

export const getStaticPaths = (() => LANGUAGES.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/**
 * The search words of each calculator, by file path. If a user types them in a search, they set fields of the
 * calculator.
 */
const choices = import.meta.glob<readonly SearchWord[]>("../../components/calculators/*/search-words.ts", {
  eager: true,
  import: "WORDS",
});

/**
 * Returns the data that the search box needs in one language, apart from the texts of rules: page titles, terms, UI
 * texts. Fetched before the first search.
 */
export const GET: APIRoute = ({ params }) => {
  const language = params.language as Language;
  const { books, glossary, rules, registry, tools, quick } = getContent();
  const asked = [...rules.values()].map((rule) => [
    rule.id,
    (rule.asked ?? rules.get(rule.sameAs ?? "")?.asked)?.[language],
  ]);
  const kinds = (["section", "glossary", "tools"] as const satisfies Kind[]).map((kind) => [
    kind,
    say(language, `query.wants.${kind}`).split(" / "),
  ]);
  const wordsOf = (slug: string) => choices[`../../components/calculators/${slug}/search-words.ts`];
  const pages: Candidate[] = [
    ...registry.sections.map(({ id, title }) => ({ kind: "section" as const, id, title: title[language] })),
    ...tools.map(({ slug, title, summary, asked }) => ({
      kind: "tools" as const,
      id: `tools/${slug}/`,
      title: title[language],
      words: wordsOf(slug) && choicesIn(wordsOf(slug)!, language),
      answers: SEARCH_RESULT_PROPS.has(slug) ? slug : undefined,
      asked: asked?.[language],
      says: summary[language],
    })),
    { kind: "quick", id: "quick/", title: say(language, "quick.title"), asked: quick.asked?.[language] },
    {
      kind: "game",
      id: "game/",
      title: say(language, "game.title"),
      asked: say(language, "game.asked").split(" / "),
      says: say(language, "game.lead"),
    },
    ...glossary.terms.map(({ id, name, abbr, meaning }) => ({
      kind: "glossary" as const,
      id: `glossary/#${id}`,
      title: abbr ? `${name[language]} (${abbr})` : name[language],
      says: meaning[language],
    })),
  ];
  return Response.json({
    release: import.meta.env.RELEASE,
    books: Object.fromEntries(books.books.map((book) => [book.id, book.short])),
    parallels: books.parallels,
    terms: searchTerms(glossary, language),
    asked: Object.fromEntries(asked),
    names: pieceNames(rules.values()),
    pages,
    kinds: Object.fromEntries(kinds),
    decides: say(language, "query.decides").split(" / "),
    idle: say(language, "query.idle").split(" / "),
  } satisfies SearchTerms);
};
