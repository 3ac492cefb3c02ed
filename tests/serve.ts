import { preview } from "astro";

/** Serves dist/ on a free port, readable from other sites like public/_headers has it. Returns the address of its root, without a slash, and a way to stop. */
export async function serveSite(): Promise<{ root: string; stop: () => Promise<void> }> {
  const server = await preview({
    logLevel: "error",
    server: { port: 20000 + (process.pid % 20000), headers: { "Access-Control-Allow-Origin": "*" } },
  });
  return { root: `http://localhost:${server.port}`, stop: () => server.stop() };
}
