import type { APIRoute } from "astro";
import { idTable } from "../content/id-table.ts";
import { getContent } from "../site.ts";

/** Returns the table of ids, with which the search box and the 404 page resolve rule numbers. */
export const GET: APIRoute = () => Response.json({ ...idTable(getContent()), release: import.meta.env.RELEASE });
