import { preview } from "astro";

/**
 * Serves dist/ on a free port, readable from other sites like public/_headers has it; or another folder, or on a port that was
 * free again. Returns the address of its root, without a slash, and a way to stop.
 */
export async function serveSite({
  outDir = "dist",
  port = 20000 + (process.pid % 20000),
} = {}): Promise<{ root: string; port: number; stop: () => Promise<void> }> {
  const server = await preview({
    outDir,
    logLevel: "error",
    server: { port, headers: { "Access-Control-Allow-Origin": "*" } },
  });
  return { root: `http://localhost:${server.port}`, port: server.port!, stop: () => server.stop() };
}
