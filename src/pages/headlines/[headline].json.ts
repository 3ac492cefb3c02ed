import type { APIRoute, GetStaticPaths } from "astro";
import { SEARCH_RESULT_PROPS } from "../../../components/calculators/kit/search-result-props.ts";
import { LANGUAGES, type Language } from "../../schemas/bilingual.ts";

export const getStaticPaths = (() =>
  [...SEARCH_RESULT_PROPS.keys()].flatMap((slug) =>
    LANGUAGES.map((language) => ({ params: { headline: `${slug}.${language}` }, props: { slug, language } })),
  )) satisfies GetStaticPaths;

/** Returns the UI texts and data with which the search computes a calculator's result, in one language. */
export const GET: APIRoute<{ slug: string; language: Language }> = ({ props: { slug, language } }) =>
  Response.json({ release: import.meta.env.RELEASE, props: SEARCH_RESULT_PROPS.get(slug)!(language) });
