/** Builds the site that stands in the working folder, and tells what it took. A process of its own, so that its memory is the build's. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface BuildCost {
  seconds: number;
  /** Peak of the process's memory in MB; Pagefind's own process apart. */
  megabytes: number;
  /** Seconds of the search index, which is made when the pages are done. */
  phases: Record<string, number>;
}

/** Builds the project in `cwd` into its dist/. @throws Error with what the build printed, if it fails */
export function timedBuild(cwd: string, env: NodeJS.ProcessEnv = {}): Promise<BuildCost> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let printed = "";
    let cost: BuildCost | undefined;
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (data) => (printed += data));
    child.on("message", (message) => (cost = message as BuildCost));
    child.on("close", (code) =>
      code === 0 && cost ? resolve(cost) : reject(new Error(`The build failed:\n${printed}`)),
    );
  });
}

if (import.meta.main) {
  const { buildSite } = await import("../build.ts");
  const { writeSearchIndex } = await import("../../src/search/index-rules.ts");
  const started = performance.now();
  await buildSite();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  // Once more and alone, since the build does not tell its parts apart.
  await writeSearchIndex("dist");
  const index = (performance.now() - started) / 1000 - seconds;
  process.send?.({ seconds, megabytes, phases: { "search index": index } } satisfies BuildCost);
  process.disconnect?.();
}
