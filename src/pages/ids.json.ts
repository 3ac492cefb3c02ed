import type { APIRoute } from "astro";
import { idTable } from "../content/id-table.ts";
import { getContent } from "../site.ts";

/** Returns ids.json, the list of all ids. The search box and the 404 page use it to find rule numbers. */
export const GET: APIRoute = () => Response.json({ ...idTable(getContent()), release: import.meta.env.RELEASE });
