import type { APIRoute } from "astro";
import { publishedRules } from "../site.ts";

/** Returns rules.json: every rule in both languages, for other programs. */
export const GET: APIRoute = () => Response.json(publishedRules());
