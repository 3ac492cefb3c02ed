import type { APIRoute, GetStaticPaths } from "astro";
import { ANSWERING } from "../../../components/calculators/kit/answering.ts";
import { LANGUAGES, type Language } from "../../schemas/bilingual.ts";

export const getStaticPaths = (() =>
  [...ANSWERING.keys()].flatMap((slug) =>
    LANGUAGES.map((language) => ({ params: { headline: `${slug}.${language}` }, props: { slug, language } })),
  )) satisfies GetStaticPaths;

/** Returns the UI texts and data with which a calculator's result is computed in the search, in one language. */
export const GET: APIRoute<{ slug: string; language: Language }> = ({ props: { slug, language } }) =>
  Response.json({ release: import.meta.env.RELEASE, props: ANSWERING.get(slug)!(language) });
