import type { APIRoute } from "astro";
import { recordOf } from "../search/passage.ts";
import type { SearchTexts } from "../search/texts.ts";
import { publishedRules } from "../site.ts";

/** Joins lines without a space after Japanese punctuation, and otherwise with a space. */
const inOneLine = (text: string) => text.replace(/(?<=[。：）])\n/g, "").replaceAll("\n", " ");

/**
 * Returns the title and content of each rule in Japanese, because Pagefind is not used for Japanese. Fetched before the
 * first Japanese search.
 */
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
