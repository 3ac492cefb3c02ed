import type { APIRoute } from "astro";
import { publishedTools } from "../../components/calculators/published-tools.ts";

/** Returns tools.json: the calculators, with the fields that the URL of each can set. */
export const GET: APIRoute = () => Response.json(publishedTools());
