import type { APIRoute, GetStaticPaths } from "astro";
import { VERSION } from "../../content/version.ts";
import { LANGUAGES, type Language } from "../../schemas/bilingual.ts";
import { say, stringsUnder } from "../../site.ts";

const PARTS = ["cite", "preview", "search"] as const;

export const getStaticPaths = (() =>
  PARTS.flatMap((part) =>
    LANGUAGES.map((language) => ({ params: { part, language }, props: { part, language } })),
  )) satisfies GetStaticPaths;

/**
 * Returns the UI texts of a box in one language, for components/layout/load-strings.ts. `site` is the site's name and
 * version.
 */
export const GET: APIRoute<{ part: (typeof PARTS)[number]; language: Language }> = ({ props: { part, language } }) =>
  Response.json({ ...stringsUnder(language, part), site: `${say(language, "site.name")} ${VERSION}` });
