/**
 * Tests that builds in another folder and at another base path make the same site, and that bad content stops a build.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { BASE } from "../scripts/base.ts";

const made: string[] = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-build-"));
  made.push(folder);
  return folder;
}
/**
 * Builds the project in `cwd` into a new folder that contains an older site, and returns the folder. Asserts that the
 * older site stays until the new site is complete.
 */
async function build(settings: Record<string, string>, cwd = process.cwd()): Promise<string> {
  const folder = newFolder();
  const env = { ...process.env, ...settings };
  writeFileSync(join(folder, "older.html"), "");
  let gaps = 0;
  const watch = setInterval(() => {
    if (!["older.html", "index.html"].some((page) => existsSync(join(folder, page)))) gaps++;
  }, 50);
  await promisify(execFile)(process.execPath, ["scripts/build.ts", folder], { env, cwd }).finally(() =>
    clearInterval(watch),
  );
  assert.equal(gaps, 0, "the older site must stay until the new site is complete");
  return folder;
}
/** Copies the project to a new folder, without build output, and returns the folder. */
function otherClone(): string {
  const folder = newFolder();
  const [made, caches] = [
    ["dist", "node_modules", ".astro", ".git"],
    [".astro", ".vite"],
  ];
  for (const entry of readdirSync(".").filter((name) => !made.includes(name)))
    cpSync(entry, join(folder, entry), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const entry of readdirSync("node_modules").filter((name) => !caches.includes(name)))
    symlinkSync(join(process.cwd(), "node_modules", entry), join(folder, "node_modules", entry));
  return folder;
}
const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
/** Matches hashes in file names and file contents. They are not compared, because they depend on the base path. */
const HASHES = /sha256-[\w+/=]+|\b[0-9a-f]{12,}\b|en_[0-9a-f]{7,}|\buid="\w+"|(?<=\.)[\w-]{8}(?=\.(?:js|css)\b)/g;
/**
 * Matches files that are not compared. They compress or list other files, or contain lengths that depend on the base
 * path.
 */
const INCOMPARABLE = /\.(?:pack|pf_fragment|pf_meta|pf_filter)$|^\/sw\.js$|\/data\/index\.html$|\/NotFound/;
/** Returns a checksum of each file of a built site, by file name. Ignores hashes and the base path. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => !INCOMPARABLE.test(file))
      .map((file) => {
        const bytes = readFileSync(folder + file);
        const isText = /\.(?:html|js|css|json|xml|txt|webmanifest)$|\/_\w+$/.test(file);
        const text = isText && bytes.toString().replaceAll("/elsewhere/", BASE).replace(HASHES, "");
        return [
          file.replace(HASHES, ""),
          createHash("sha256")
            .update(text || bytes)
            .digest("hex"),
        ];
      }),
  );

let built: Promise<string> | undefined;
/** Builds the site in another folder and at another base path. Later calls return the same build. */
const elsewhere = () => (built ??= build({ BASE_PATH: "/elsewhere/" }, otherClone()));

test("a build in another folder and at another base path has the same files, apart from the base path", async () => {
  const before = contentsOf("dist");
  assert.ok(Object.keys(before).length > 1500 && "/rules.json" in before);
  assert.deepEqual(contentsOf(await elsewhere()), before);
});

test("in a site with a base path, every address in a page begins with the base path and leads to a file", async () => {
  const folder = await elsewhere();
  const isPage = (file: string) => file.endsWith(".html");
  const bad = new Set<string>();
  for (const file of filesIn(folder).filter(isPage)) {
    for (const [, address] of readFileSync(folder + file, "utf8").matchAll(/(?:href|src|content|url)="?(\/[^"#?]*)/g)) {
      const path = decodeURIComponent(address!).replace(/\/$/, "/index.html");
      const held = statSync(folder + path.replace(/^\/elsewhere/, ""), { throwIfNoEntry: false })?.isFile();
      if (!path.startsWith("/elsewhere/") || !held) bad.add(`${file}: ${address}`);
    }
  }
  assert.deepEqual([...bad].slice(0, 20), []);
  assert.match(readFileSync(`${folder}/sw.js`, "utf8"), /"base":"\/elsewhere\/"/);
});

test("bad content stops the build, which prints every problem with its file and line instead of a stack trace", async () => {
  const project = newFolder();
  const own = ["content", "dist", ".astro", ".git"];
  for (const entry of readdirSync(".").filter((name) => !own.includes(name)))
    symlinkSync(join(process.cwd(), entry), join(project, entry));
  cpSync("content", join(project, "content"), { recursive: true });
  const broken = (file: string, from: RegExp, to: string) => {
    const path = join(project, "content/rules", file);
    const text = readFileSync(path, "utf8");
    assert.match(text, from);
    writeFileSync(path, text.replace(from, to));
  };
  broken("asl/F12/F12.32.mdx", /\[F12\.31\]/, "[F12.99]");
  broken("sl/D7/D7.31.mdx", /<Ja>[\s\S]*?<\/Ja>/, "");
  broken("sl/D7/D7.4.mdx", /^title:/m, "titel:");
  broken("sl/D5/D5.1.mdx", /<En>\n/, "<En>\nAn open {brace\n");
  const run = promisify(execFile)(process.execPath, ["scripts/build.ts", join(project, "dist")], { cwd: project });
  const { stderr } = await run.then(
    () => assert.fail("it was built"),
    (error: { stderr: string }) => error,
  );
  for (const problem of [
    /F12\.32\.mdx:\d+ {2}unknown-reference {2}\[F12\.99\]/,
    /D7\.31\.mdx:\d+ {2}missing-language/,
    /D7\.4\.mdx:2 {2}bad-field {2}title/,
    /D5\.1\.mdx:\d+ {2}bad-mdx/,
    /^\d+ problems in the content$/m,
  ])
    assert.match(stderr, problem);
  assert.doesNotMatch(stderr, /InvalidContentEntryDataError|MDXError|\n {4}at /);
});
