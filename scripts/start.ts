/** `npm start`: builds the site and serves it until stopped. */
import { preview } from "astro";
import { ALWAYS } from "../src/build/headers.ts";
import { BASE } from "./base.ts";
import { buildSite } from "./build.ts";

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const server = await preview({
  logLevel: "error",
  server: { port: Number(process.env.PORT) || 4321, headers: { ...ALWAYS } },
});
console.log(`Khamsin runs at http://localhost:${server.port}${BASE}  (Ctrl-C stops it)`);
