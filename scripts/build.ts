/** Builds the site into dist/, or into the folder that is named. `SITE_URL` and `BASE_PATH` say where it will stand. */
import { resolve, sep } from "node:path";
import { build } from "astro";
import { SITE } from "./base.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";

/** Builds into dist/, or into another folder. Bad content is reported whole, without a stack. */
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
      console.warn(
        "SITE_URL is not set: shared links will unfold without their pictures, and there is no sitemap.xml.",
      );
    await buildSite(process.argv[2]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
