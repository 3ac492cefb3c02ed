import type { APIRoute } from "astro";
import { changesFeed } from "../../../content/changes.ts";
import { getContent, languageRoutes, linkContext } from "../../../site.ts";

export const getStaticPaths = languageRoutes;

/** Returns the Atom feed of rule changes, in English or, below /ja/, in Japanese. */
export const GET: APIRoute = ({ locals }) =>
  new Response(changesFeed(getContent(), linkContext(locals.language)), {
    headers: { "Content-Type": "application/atom+xml" },
  });
