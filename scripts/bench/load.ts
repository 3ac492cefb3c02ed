import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serveByNginx } from "../nginx.ts";
import { findProgram } from "../provision.ts";
import type { Figure } from "./figures.ts";

const CONNECTIONS = 200;

/** The number that stands after a word in what wrk says; 0 where it does not come up. */
const said = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** wrk's "1.25ms" or "1.02s" in milliseconds. */
function milliseconds(text: string): number {
  const [, value, unit] = /([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  return Number(value) * { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit as "us"];
}

/**
 * dist/ behind deploy/nginx.conf, asked by 200 connections at once for so many seconds for one path after another (below
 * the root, "/r/F12.32/"), as phones do: compressed. Answers per second, the slowest of 99 in 100, and what failed.
 *
 * @throws Error if there is no wrk and it cannot be installed
 */
export async function loadFigures(paths: readonly string[], seconds: number): Promise<Figure[]> {
  const wrk = findProgram(
    [process.env.WRK_PATH, "/usr/bin/wrk", "/opt/homebrew/bin/wrk"],
    "wrk",
    "The load is made by wrk: install it, or set WRK_PATH to it.",
  );
  const home = mkdtempSync(join(tmpdir(), "khamsin-load-"));
  const site = await serveByNginx();
  try {
    const script = join(home, "paths.lua");
    const list = paths.map((path) => `"${new URL(site.root).pathname.replace(/\/$/, "")}${path}"`).join(", ");
    writeFileSync(
      script,
      `local paths = { ${list} }
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", paths[n % #paths + 1], { ["Accept-Encoding"] = "gzip" })
end
`,
    );
    const { stdout } = await promisify(execFile)(wrk, [
      ...["-t2", `-c${CONNECTIONS}`, `-d${seconds}s`, "--timeout", "10s", "--latency", "-s", script],
      new URL(site.root).origin,
    ]);
    const sockets = /Socket errors: (.*)/.exec(stdout)?.[1] ?? "";
    const failed =
      said(stdout, /Non-2xx or 3xx responses: (\d+)/) +
      [...sockets.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    const of = `nginx, ${CONNECTIONS} connections for ${seconds} s`;
    return [
      { table: "Load", of, measure: "answers", value: said(stdout, /(\d+) requests in/), least: 1 },
      { table: "Load", of, measure: "errors", value: failed, most: 0 },
      { table: "Load", of, measure: "answers per second", value: said(stdout, /Requests\/sec:\s+([\d.]+)/) },
      { table: "Load", of, measure: "99 in 100 within ms", value: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? "") },
    ];
  } finally {
    await site.stop();
    rmSync(home, { recursive: true });
  }
}
