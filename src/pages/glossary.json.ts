import type { APIRoute } from "astro";
import { publishedGlossary } from "../site.ts";

/** Returns glossary.json: the glossary's terms in both languages, for other programs. */
export const GET: APIRoute = () => Response.json(publishedGlossary());
