import type { APIRoute } from "astro";
import { publishedRules } from "../site.ts";

/** The site's public data: every rule in both languages. */
export const GET: APIRoute = () => Response.json(publishedRules());
