import type { APIRoute } from "astro";
import { publishedGlossary } from "../site.ts";

/** The terms of the rules in both languages. */
export const GET: APIRoute = () => Response.json(publishedGlossary());
