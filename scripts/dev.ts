/** `npm run dev`: serves the site while its content and code are edited. */
import { dev } from "astro";

process.env.ASTRO_TELEMETRY_DISABLED = "1";
await dev({});
