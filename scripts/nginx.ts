import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BASE } from "./base.ts";
import { freePort } from "./free-port.ts";
import { findProgram } from "./provision.ts";

/**
 * Returns the path of nginx. On Debian as root, installs nginx if it is missing.
 * @throws Error with instructions if there is no nginx
 */
export const findNginx = (): string =>
  findProgram(
    [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    "nginx-light",
    "The tests of deploy/nginx.conf need nginx: install it, or set NGINX_PATH to it.",
  );

const findMimeTypes = () =>
  findProgram(
    ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"],
    "nginx-common",
    "nginx has no mime.types",
  );

/** Returns deploy/nginx.conf with this port, root and base path. @throws Error if a line to replace is missing */
function configured(port: number, root: string): string {
  const own = {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "root /srv/khamsin;": `root ${root};`,
    "=404 /404.html;": `=404 ${BASE}404.html;`,
  };
  return Object.entries(own).reduce(
    (text, [line, filled]) => {
      if (!text.includes(line)) throw new Error(`deploy/nginx.conf has no line ${line}`);
      return text.replace(line, filled);
    },
    readFileSync("deploy/nginx.conf", "utf8"),
  );
}

/**
 * Serves the folder `dist` with deploy/nginx.conf. If `port` is omitted, uses a free port. Returns the root URL without
 * a slash at the end, and a function that stops the server.
 */
export async function serveByNginx(dist = "dist", port?: number): Promise<{ root: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), "khamsin-nginx-"));
  const place = join(home, "www", BASE.slice(0, -1));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(dist), place);
  const listening = port ?? (await freePort());
  writeFileSync(join(home, "site.conf"), configured(listening, join(home, "www")));
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${home};`);
  // Writes a main nginx.conf with the relevant settings of Debian's.
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; worker_processes auto; pid ${home}/pid; error_log ${home}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 768; }
http { include ${findMimeTypes()}; default_type application/octet-stream; sendfile on; access_log off; ${folders.join(" ")} include site.conf; }
`,
  );
  const server = spawn(findNginx(), ["-e", join(home, "error.log"), "-p", home, "-c", "nginx.conf"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `http://127.0.0.1:${listening}`;
  for (let tries = 0; !(await fetch(address).catch(() => undefined)); tries++) {
    if (tries > 100 || server.exitCode !== null)
      throw new Error(`nginx: ${readFileSync(join(home, "error.log"), "utf8")}`);
    await setTimeout(50);
  }
  return {
    root: address + BASE.slice(0, -1),
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(home, { recursive: true });
    },
  };
}
