/** `npm start`: builds the site and serves it until stopped. */
import { BASE } from "./base.ts";
import { buildSite } from "./build.ts";
import { serveSite } from "./serve-site.ts";

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { port } = await serveSite({ port: Number(process.env.PORT) || 4321 });
console.log(`Khamsin runs at http://localhost:${port}${BASE}  (Ctrl-C stops it)`);
