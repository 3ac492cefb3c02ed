import type { APIRoute } from "astro";
import { rulesData } from "../content/rules-data.ts";
import { link, site } from "../site.ts";

/** The public data of the site: every rule in both languages. */
export const GET: APIRoute = () => Response.json(rulesData(site(), link));
