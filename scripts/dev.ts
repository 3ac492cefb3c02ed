/** `npm run dev`: starts Astro's dev server. */
import { dev } from "astro";

process.env.ASTRO_TELEMETRY_DISABLED = "1";
await dev({});
