/** `npm start`: builds the site and serves it until stopped. */
import { preview } from "astro";
import { buildSite } from "./build.ts";

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const server = await preview({
  logLevel: "error",
  server: { port: Number(process.env.PORT) || 4321, headers: { "Access-Control-Allow-Origin": "*" } },
});
const base = (process.env.BASE_PATH || "/").replace(/\/?$/, "/");
console.log(`Khamsin stands at http://localhost:${server.port}${base}  (Ctrl-C stops it)`);
