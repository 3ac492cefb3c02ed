import type { APIRoute } from "astro";
import { publishedTools } from "../../components/calculators/published-tools.ts";

/** The calculators, with the fields that a link to each can have. */
export const GET: APIRoute = () => Response.json(publishedTools());
