import type { APIRoute, GetStaticPaths } from "astro";
import { answeredIds } from "../../content/rule-text.ts";
import { publishedRules, site } from "../../site.ts";

/** One file per rule with its entry in rules.json. For an F-rule without a text, the entry of its parallel D-rule. */
export const getStaticPaths = (() => {
  const rules = new Map(publishedRules().rules.map((rule) => [rule.id, rule]));
  return answeredIds(site()).map(({ asked, id }) => ({
    params: { id: asked },
    props: { rule: rules.get(id) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.rule);
