/** Builds the site into dist/, or into the folder given as argument. `SITE_URL` and `BASE_PATH` set its future address. */
import { resolve, sep } from "node:path";
import { build } from "astro";
import { SITE } from "./base.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";

/** Builds the site into dist/ or another folder. Prints problems of the content without a stack trace. */
export async function buildSite(outDir?: string): Promise<void> {
  const out = resolve(outDir ?? "dist");
  if (out.startsWith(process.cwd()) && !out.startsWith(process.cwd() + sep))
    throw new Error(
      `Astro takes "${out}" for a folder of this project, since its name begins alike: give it another name.`,
    );
  await build({ logLevel: "warn", ...(outDir ? { outDir } : {}) });
}

if (import.meta.main) {
  try {
    if (!SITE)
      console.warn("SITE_URL is not set: shared links will have no preview picture, and no sitemap.xml is written.");
    await buildSite(process.argv[2]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
