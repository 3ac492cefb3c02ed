/** The same content makes the same site, and it makes one below a path. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

const made: string[] = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Builds as a reader of the README does, into a folder of its own. */
async function build(settings: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-build-"));
  made.push(folder);
  await promisify(execFile)(process.execPath, ["scripts/build.ts", folder], { env: { ...process.env, ...settings } });
  return folder;
}
const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
const sumsOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder).map((f) => [
      f,
      createHash("sha256")
        .update(readFileSync(folder + f))
        .digest("hex"),
    ]),
  );

test("built again, every page and file is the same byte by byte", { timeout: 240_000 }, async () => {
  const before = sumsOf("dist");
  assert.ok(Object.keys(before).length > 1500 && "/rules.json" in before);
  assert.deepEqual(sumsOf(await build({})), before);
});

test("below a path every address stands below that path and leads somewhere", { timeout: 240_000 }, async () => {
  const folder = await build({ BASE_PATH: "/elsewhere/" });
  const isPage = (file: string) => file.endsWith(".html");
  assert.deepEqual(filesIn(folder).filter(isPage), filesIn("dist").filter(isPage));
  const bad = new Set<string>();
  for (const file of filesIn(folder).filter(isPage)) {
    for (const [, address] of readFileSync(folder + file, "utf8").matchAll(/(?:href|src|content|url)="?(\/[^"#?]*)/g)) {
      const path = decodeURIComponent(address!).replace(/\/$/, "/index.html");
      const held = statSync(folder + path.replace(/^\/elsewhere/, ""), { throwIfNoEntry: false })?.isFile();
      if (!path.startsWith("/elsewhere/") || !held) bad.add(`${file}: ${address}`);
    }
  }
  assert.deepEqual([...bad].slice(0, 20), []);
});
