import type { APIRoute, GetStaticPaths } from "astro";
import { HEADLINE_PROPS } from "../../../components/calculators/kit/headline-props.ts";
import { bundle } from "../../build/bundle.ts";
import { TARGETS } from "../../build/floor.ts";
import { LANGUAGES, type Language } from "../../schemas/bilingual.ts";

export const getStaticPaths = (async () => {
  const all = [...HEADLINE_PROPS.keys()].map(async (slug) => {
    const code = await bundle(`components/calculators/${slug}/headline.ts`, TARGETS);
    return LANGUAGES.map((language) => ({
      params: { headline: `${slug}.${language}` },
      props: { slug, language, code },
    }));
  });
  return (await Promise.all(all)).flat();
}) satisfies GetStaticPaths;

/** The module by which a search answers for a calculator, in one language: what it computes, and the words and tables that it needs. */
export const GET: APIRoute<{ slug: string; language: Language; code: string }> = ({
  props: { slug, language, code },
}) =>
  new Response(`${code}export const props=${JSON.stringify(HEADLINE_PROPS.get(slug)!(language))};`, {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
