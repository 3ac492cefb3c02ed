import type { APIRoute } from "astro";
import { changesFeed } from "../../../content/changes.ts";
import { languageRoutes, site, teller } from "../../../site.ts";

export const getStaticPaths = languageRoutes;

/** Returns the Atom feed of changes. Its language is that of its path. */
export const GET: APIRoute = ({ locals }) =>
  new Response(changesFeed(site(), teller(locals.language)), { headers: { "Content-Type": "application/atom+xml" } });
