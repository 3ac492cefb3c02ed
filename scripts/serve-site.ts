import { preview } from "astro";
import { ALWAYS } from "../src/build/headers.ts";
import { BASE } from "./base.ts";

/**
 * Serves dist/, or another folder, with the HTTP headers of src/build/headers.ts.
 * By default, the port depends on the process id, so that parallel test runs use different ports. Returns the port, the
 * root URL without a slash at the end, and a function that stops the server.
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
