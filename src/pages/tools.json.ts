import type { APIRoute } from "astro";
import { publishedTools } from "../../components/calculators/published-tools.ts";

/** Returns tools.json: the calculators, and the fields that can be set in their URLs. */
export const GET: APIRoute = () => Response.json(publishedTools());
