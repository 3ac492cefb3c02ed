import type { APIRoute, GetStaticPaths } from "astro";
import { answeredIds } from "../../content/rule-text.ts";
import { getContent, publishedRules } from "../../site.ts";

/**
 * Creates r/<id>.json for each rule, with the same data as in rules.json. The file of an F-rule without a text has the
 * data of the parallel D-rule: r/F7.31.json contains D7.31.
 */
export const getStaticPaths = (() => {
  const rules = new Map(publishedRules().rules.map((rule) => [rule.id, rule]));
  return answeredIds(getContent()).map(({ asked, id }) => ({
    params: { id: asked },
    props: { rule: rules.get(id) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.rule);
