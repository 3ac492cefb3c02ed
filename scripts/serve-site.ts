import { preview } from "astro";
import { ALWAYS } from "../src/build/headers.ts";
import { BASE } from "./base.ts";

/**
 * Serves dist/ on a free port, with the headers of src/build/headers.ts; or another folder, or on a port that was
 * free again. Returns the address of its root, without a slash, and a way to stop.
 */
export async function serveSite({
  outDir = "dist",
  port = 20000 + (process.pid % 20000),
} = {}): Promise<{ root: string; port: number; stop: () => Promise<void> }> {
  const server = await preview({
    outDir,
    logLevel: "error",
    server: { port, headers: { ...ALWAYS } },
  });
  return {
    root: `http://localhost:${server.port}${BASE.slice(0, -1)}`,
    port: server.port!,
    stop: () => server.stop(),
  };
}
