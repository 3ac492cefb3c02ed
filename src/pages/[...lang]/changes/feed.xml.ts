import type { APIRoute } from "astro";
import { changesFeed } from "../../../content/changes.ts";
import { languageRoutes, site, teller } from "../../../site.ts";

export const getStaticPaths = languageRoutes;

/** The Atom feed of changes, in the language of its address. */
export const GET: APIRoute = ({ locals }) =>
  new Response(changesFeed(site(), teller(locals.language)), { headers: { "Content-Type": "application/atom+xml" } });
