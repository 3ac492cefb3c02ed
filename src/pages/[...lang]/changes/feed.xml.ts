import type { APIRoute } from "astro";
import { changesFeed } from "../../../content/changes.ts";
import { getContent, languageRoutes, linkContext } from "../../../site.ts";

export const getStaticPaths = languageRoutes;

/** Returns the Atom feed of changes, in the language of the feed's path. */
export const GET: APIRoute = ({ locals }) =>
  new Response(changesFeed(getContent(), linkContext(locals.language)), {
    headers: { "Content-Type": "application/atom+xml" },
  });
