import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BASE } from "./base.ts";
import { findProgram } from "./provision.ts";

const PLACES = [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/**
 * The path of an nginx for the tests of deploy/nginx.conf. Installs Debian's where there is none and we may.
 * @throws Error that says what to do
 */
export const findNginx = (): string =>
  findProgram(PLACES, "nginx-light", "The tests of deploy/nginx.conf need nginx: install it, or set NGINX_PATH to it.");

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** deploy/nginx.conf with the lines that are the reader's filled in. @throws Error if one of them is not there */
function configured(port: number, root: string): string {
  let text = readFileSync("deploy/nginx.conf", "utf8");
  for (const [line, own] of [
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/root \/srv\/khamsin;/, `root ${root};`],
    [/=404 \/404\.html;/, `=404 ${BASE}404.html;`],
  ] as const) {
    if (!line.test(text)) throw new Error(`deploy/nginx.conf has no line ${line.source}`);
    text = text.replace(line, own);
  }
  return text;
}

/** Serves `dist` by deploy/nginx.conf. Returns the address of its root, without a slash, and a way to stop. */
export async function serveByNginx(dist = "dist"): Promise<{ root: string; stop: () => Promise<void> }> {
  const program = findNginx();
  const home = mkdtempSync(join(tmpdir(), "khamsin-nginx-"));
  const root = join(home, "www");
  const place = join(root, BASE.slice(0, -1));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(dist), place);
  const port = await freePort();
  writeFileSync(join(home, "site.conf"), configured(port, root));
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  // What Debian's own nginx.conf has around a site, as far as it matters.
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; worker_processes auto; pid ${home}/pid; error_log ${home}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 768; }
http { include ${mimeTypes()}; default_type application/octet-stream; sendfile on; access_log off; ${folders.join(" ")} include site.conf; }
`,
  );
  const server = spawn(program, ["-e", join(home, "error.log"), "-p", home, "-c", "nginx.conf"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
    if (tries > 100 || server.exitCode !== null)
      throw new Error(`nginx: ${readFileSync(join(home, "error.log"), "utf8")}`);
    await setTimeout(50);
  }
  return {
    root: address + BASE.slice(0, -1),
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}

const mimeTypes = () =>
  findProgram(
    ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"],
    "nginx-common",
    "nginx has no mime.types",
  );
