import type { APIRoute, GetStaticPaths } from "astro";
import { answeredIds } from "../../content/rule-text.ts";
import { publishedRules, site } from "../../site.ts";

/** One file per rule: its entry in rules.json. An F-number that is not held answers with the entry of its parallel D-rule. */
export const getStaticPaths = (() => {
  const rules = new Map(publishedRules().rules.map((rule) => [rule.id, rule]));
  return answeredIds(site()).map(({ asked, id }) => ({
    params: { id: asked },
    props: { rule: rules.get(id) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.rule);
