/** How long a build takes. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const BUILD = fileURLToPath(new URL("../build.ts", import.meta.url));

/** Builds the Astro project in `folder` into its dist/, in a process of its own, and tells the seconds. @throws Error with what it printed */
export async function secondsToBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const started = performance.now();
  try {
    await promisify(execFile)(process.execPath, [BUILD], { cwd: folder, env: { ...process.env, ...env } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The build of ${folder} failed:\n${stdout}${stderr}`);
  }
  return (performance.now() - started) / 1000;
}
