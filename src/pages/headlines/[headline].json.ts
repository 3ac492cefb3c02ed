import type { APIRoute, GetStaticPaths } from "astro";
import { ANSWERING } from "../../../components/calculators/kit/answering.ts";
import { LANGUAGES, type Language } from "../../schemas/bilingual.ts";

export const getStaticPaths = (() =>
  [...ANSWERING.keys()].flatMap((slug) =>
    LANGUAGES.map((language) => ({ params: { headline: `${slug}.${language}` }, props: { slug, language } })),
  )) satisfies GetStaticPaths;

/** What a calculator needs to answer in a search, in one language: the words and whatever else its page gives to its island. */
export const GET: APIRoute<{ slug: string; language: Language }> = ({ props: { slug, language } }) =>
  Response.json({ release: import.meta.env.RELEASE, props: ANSWERING.get(slug)!(language) });
