/**
 * Builds the site into dist/, or into the folder given as argument. The environment variables `SITE_URL` and
 * `BASE_PATH` set the origin and the base path.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { build } from "astro";
import { SITE } from "./base.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";

/** Returns whether a process is running. The error EPERM means that it is running, but belongs to another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Creates a folder for the build beside `out`, named after this process: "dist.1234". Removes such folders of builds
 * that were killed. @throws Error if another build of `out` is running
 */
function folderBeside(out: string): string {
  for (const name of existsSync(dirname(out)) ? readdirSync(dirname(out)) : []) {
    const pid =
      name.startsWith(`${basename(out)}.`) && /^\.(\d+)(?:\.old)?$/.exec(name.slice(basename(out).length))?.[1];
    if (!pid) continue;
    if (Number(pid) !== process.pid && isRunning(Number(pid)))
      throw new Error(`Another build of "${out}" is running (process ${pid}): wait until it has ended.`);
    rmSync(join(dirname(out), name), { recursive: true });
  }
  const folder = `${out}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Builds the site into `outDir`. Prints errors in the content without a stack trace.
 * The site is built in another folder, which replaces `outDir` when complete. So a server of `outDir` never sees an
 * incomplete site, and a failed build does not change the old site.
 */
export async function buildSite(outDir = "dist"): Promise<void> {
  const named = resolve(outDir);
  if (named.startsWith(process.cwd()) && !named.startsWith(process.cwd() + sep))
    throw new Error(
      `Astro takes "${named}" for a folder of this project, because its path begins with the project's path: give it another name.`,
    );
  const out = existsSync(named) ? realpathSync(named) : named;
  const beside = folderBeside(out);
  // Removes the build folder on exit, because the process may end during the build if a check of the content fails.
  process.once("exit", () => rmSync(beside, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  await build({ logLevel: "warn", outDir: beside });
  const old = `${beside}.old`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(beside, out);
  rmSync(old, { recursive: true, force: true });
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
