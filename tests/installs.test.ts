/** Tests the checksums of packages, the error messages for bad settings, and the licenses of delivered code. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { DELIVERED_PACKAGES } from "../src/build/licences.ts";

interface Entry {
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  os?: string | string[];
}
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  string,
  Record<string, string>
>;
const entries = Object.entries(packages).filter(([path]) => path);
const scriptFiles = Object.values(scripts!).filter((command) => command.startsWith("node "));

test("every package in package-lock.json has a checksum, including the Node.js that builds the site", () => {
  assert.deepEqual(
    entries.filter(([, { integrity }]) => !integrity).map(([path]) => path),
    [],
  );
  const nodes = entries.filter(([path]) => /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/.test(path));
  assert.deepEqual([nodes.length, nodes.filter(([, { integrity, os }]) => !integrity || !os)], [5, []]);
});

test("no package needed for a build runs an install script, except esbuild", () => {
  const running = entries.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional);
  assert.deepEqual(
    running.map(([path]) => path).filter((path) => path !== "node_modules/esbuild"),
    [],
  );
});

/** Returns the packages that a file imports, without type imports. */
const packagesOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^import (?!type )(?:[^"]* from )?"((?:@[\w-]+\/)?[a-z][\w-]*)/gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== "node");

test("packages that a build imports are in `dependencies`, so that npm ci --omit=dev suffices", () => {
  const files = globSync([
    "{src,components}/**/*.{ts,tsx,astro}",
    "scripts/{base,build,dev,start,write-tables}.ts",
    "astro.config.mjs",
  ]);
  const used = new Set(files.filter((file) => !file.endsWith(".test.ts")).flatMap(packagesOf));
  assert.ok(used.has("solid-js") && used.has("pagefind"));
  assert.deepEqual(
    [...used].filter((name) => !(name in dependencies!)),
    [],
  );
});

test("an old Node.js is rejected with a message of one sentence before any script runs", () => {
  for (const command of scriptFiles) assert.match(command, /^node --import \.\/scripts\/enough-node\.mjs scripts\//);
  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.20.2"}})';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", old, "--import", "./scripts/enough-node.mjs", "scripts/base.ts"],
    { encoding: "utf8" },
  );
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /^Khamsin needs Node 24\.2 or newer, and this is v.*nodejs\.org\.\n$/);
});

test("if packages are not installed, a message of one sentence names them before any script runs", () => {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-"));
  mkdirSync(join(folder, "scripts"));
  cpSync("scripts/enough-node.mjs", join(folder, "scripts/enough-node.mjs"));
  writeFileSync(join(folder, "package.json"), '{"dependencies":{"astro":"7","sharp":"0"}}');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/enough-node.mjs")], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  assert.deepEqual([status, stderr], [1, 'Packages are not installed (astro, sharp): run "npm ci".\n']);
});

test("while a build is running, a second build of the same folder stops with a message of one sentence", () => {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-"));
  const out = join(folder, "dist");
  // Creates the folders of a build that is running (by this process) and of a build that was killed.
  for (const name of [`dist.${process.pid}`, "dist.999999999"]) mkdirSync(join(folder, name));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts", out], { encoding: "utf8" });
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  assert.equal(status, 1);
  assert.match(stderr, /^Another build of ".*dist" is running \(process \d+\): wait until it has ended\.$/m);
  assert.doesNotMatch(stderr, /\n {4}at /);
  assert.ok(left.includes(`dist.${process.pid}`));
});

const base = (env: Record<string, string>) =>
  spawnSync(process.execPath, ["-e", 'import("./scripts/base.ts").then((m) => console.log(m.SITE ?? "", m.BASE))'], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });

test("BASE_PATH may lack the slashes at its ends, and SITE_URL may have a final slash", () => {
  for (const path of ["/desert/", "/desert", "desert"])
    assert.equal(base({ BASE_PATH: path }).stdout.trim(), "/desert/", path);
  assert.equal(base({ SITE_URL: "https://example.org/", BASE_PATH: "" }).stdout.trim(), "https://example.org /");
});

test("an invalid SITE_URL or BASE_PATH is rejected with an explanation", () => {
  for (const [env, message] of [
    [{ SITE_URL: "https://example.org/desert" }, "Write SITE_URL=https://example.org BASE_PATH=/desert/"],
    [{ SITE_URL: "example.org" }, "SITE_URL is a whole address"],
    [{ SITE_URL: "ftp://example.org" }, "SITE_URL is a whole address"],
    [{ BASE_PATH: "https://example.org/desert/" }, "BASE_PATH is a path of Latin letters"],
    [{ BASE_PATH: "/a?b/" }, "BASE_PATH is a path of Latin letters"],
    [{ BASE_PATH: "/砂/" }, "BASE_PATH is a path of Latin letters"],
    [{ BASE_PATH: "/../" }, "BASE_PATH is a path of Latin letters"],
  ] as const) {
    const { status, stderr } = base(env);
    assert.deepEqual([status, stderr.includes(message), stderr.trim().split("\n").length], [1, true, 1], stderr);
  }
});

test("a project in a folder with % in its name is rejected, because Astro would build it without its styles", () => {
  const folder = mkdtempSync(join(tmpdir(), "khamsin%20"));
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/base.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmdirSync(folder);
  assert.equal(status, 1);
  assert.match(stderr, /^Astro reads the % in ".*khamsin%20.*give that folder another name\.\n$/);
});

test("a project in a folder with ', # or ? in its name is rejected, because Astro and Vite cannot build there", () => {
  for (const name of ["khamsin's", "khamsin#1", "khamsin?"]) {
    const folder = mkdtempSync(join(tmpdir(), name));
    const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/base.ts")], {
      cwd: folder,
      encoding: "utf8",
    });
    rmdirSync(folder);
    assert.equal(status, 1, name);
    assert.match(
      stderr,
      /^Astro and Vite cannot build in ".*khamsin.*" because of its ['#?]: give that folder another name\.\n$/,
    );
  }
});

test("an output folder whose path begins with the project's path is rejected, because Astro confuses the two", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts", `${process.cwd()}-out`], {
    encoding: "utf8",
  });
  assert.equal(status, 1);
  assert.match(stderr, /^Astro takes ".*-out" for a folder of this project.*give it another name\.$/m);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

test("licenses.txt names the authors of all delivered code, and /about/ links to the file", () => {
  const licenses = readFileSync("dist/licenses.txt", "utf8");
  for (const name of DELIVERED_PACKAGES) assert.match(licenses, new RegExp(`^${name} \\d`, "m"));
  assert.ok(licenses.match(/Permission is hereby granted/g)!.length >= DELIVERED_PACKAGES.length);
  const atRuntime = new Set(
    // Excludes the code that makes EPUBs, because it runs only during the build.
    globSync(["components/**/*.{ts,tsx}", "src/offline/worker.ts"], { exclude: ["components/epub/**"] })
      .filter((f) => !f.endsWith(".test.ts"))
      .flatMap(packagesOf),
  );
  assert.deepEqual(
    [...atRuntime].filter((name) => !DELIVERED_PACKAGES.includes(name)),
    [],
  );
  for (const page of ["about", "ja/about"])
    assert.match(readFileSync(`dist/${page}/index.html`, "utf8"), /href="\/[^"]*licenses\.txt"/);
});

test("source files have no CRLF, so that every checkout has the same bytes", () => {
  assert.ok(existsSync(".gitattributes"));
  for (const file of globSync("{src,components,content,public}/**/*.{ts,tsx,astro,css,mdx,yaml,tsv,svg}"))
    assert.ok(!readFileSync(file).includes("\r\n"), file);
});
