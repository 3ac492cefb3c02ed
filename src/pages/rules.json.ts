import type { APIRoute } from "astro";
import { publishedRules } from "../site.ts";

/** The public data of the site: every rule in both languages. */
export const GET: APIRoute = () => Response.json(publishedRules());
