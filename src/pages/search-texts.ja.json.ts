import type { APIRoute } from "astro";
import { recordOf } from "../search/passage.ts";
import type { SearchTexts } from "../search/texts.ts";
import { publishedRules } from "../site.ts";

/** Joins lines as a Japanese paragraph would: with a space only where no punctuation ends the first. */
const inOneLine = (text: string) => text.replace(/(?<=[。：）])\n/g, "").replaceAll("\n", " ");

/** Title and content of each rule in Japanese, which the search reads without Pagefind. Fetched by the first Japanese query. */
export const GET: APIRoute = () => {
  const { rules } = publishedRules();
  const contentOf = ({ text, notes }: (typeof rules)[number]) =>
    recordOf(
      text.ja,
      notes.map((note) => note.text.ja),
    );
  return Response.json({
    release: import.meta.env.RELEASE,
    rules: Object.fromEntries(rules.map((rule) => [rule.id, [rule.title.ja, inOneLine(contentOf(rule))]])),
  } satisfies SearchTexts);
};
