/** Writes the files for offline use into the built site: the service worker, and packs of many files each. */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { VERSION } from "../content/version.ts";
import { encodePack, type PackedFile } from "../offline/pack.ts";
import type { Plan } from "../offline/release.ts";
import { fileOf, kindOf } from "../offline/requests.ts";
import { bundle } from "./bundle.ts";
import { TARGETS } from "./floor.ts";

/**
 * The maximum size of all files in a pack together, in bytes. A larger file has a pack of its own. Packs are small,
 * because a pack must be downloaded again if its download is interrupted.
 */
const PACK = 1_000_000;

/** Pages that the worker stores when it is installed, to show when there is no network. */
const FIRST = ["offline/", "ja/offline/"];

/** Pages that the packs omit. The booklet only repeats other pages, and would make the download a seventh larger. */
const UNPACKED = ["booklet/", "ja/booklet/"].map(fileOf);

/** Computes the same hash as `sumOf` in pack.ts, with which the worker verifies downloads. */
const sum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/**
 * Returns the paths of the scripts and styles that a page or script loads, directly or through other scripts:
 * "_astro/x.js". Scripts that are imported on first use (search, previews) are not included.
 */
function assetsOf(file: string, read: (file: string) => string, found = new Set<string>()): Set<string> {
  const loads = file.endsWith(".js")
    ? /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
    : /"[^"]*\/([\w.-]+\.(?:js|css))"/g;
  for (const [, name] of read(file).matchAll(loads)) {
    const asset = `_astro/${name}`;
    if (found.has(asset) || !read(asset)) continue;
    found.add(asset);
    assetsOf(asset, read, found);
  }
  return found;
}

/**
 * Splits the files into groups of at most `PACK` bytes, in order. A larger file is a group by itself. This is a
 * generator, so that only one group at a time is in memory.
 */
function* groups(dir: string, files: readonly string[]): Generator<PackedFile[]> {
  let group: PackedFile[] = [];
  let size = 0;
  for (const path of files) {
    const body = readFileSync(join(dir, path));
    size += body.length;
    if (size > PACK && group.length) {
      yield group;
      group = [];
      size = body.length;
    }
    group.push({ path, body });
  }
  if (group.length) yield group;
}

/**
 * Writes the packs and the service worker into `dir`. Returns the plan: the list of packs and hashes in the worker. The
 * same files always give the same bytes. `base` is the site's base path, with a slash at both ends. `release` is the
 * release's name.
 */
export async function writeOffline(dir: string, base: string, release: string): Promise<Plan> {
  const at = (file: string) => join(dir, file);
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  rmSync(at("sw.js"), { force: true });
  for (const old of globSync("offline/*.{pack,json}", { cwd: dir })) rmSync(at(old));

  const code = await bundle("src/offline/worker.ts", TARGETS, { name: "khamsinWorker" });
  const files = globSync("**/*.*", { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, "/").length).replaceAll("\\", "/"))
    .sort();

  const known = new Set(files);
  const texts = new Map<string, string>();
  const read = (file: string) => {
    if (!texts.has(file)) texts.set(file, known.has(file) ? readFileSync(at(file), "utf8") : "");
    return texts.get(file)!;
  };
  const first = new Set([...FIRST.map(fileOf), ...FIRST.flatMap((path) => [...assetsOf(fileOf(path), read)])]);

  const kept = files.filter((file) => kindOf(file) !== "other" && !first.has(file) && !UNPACKED.includes(file));
  const packs: Plan["packs"] = [];
  for (const group of groups(dir, kept)) {
    const bytes = gzipSync(encodePack(group), { level: 9 });
    const file = `${sum(bytes)}.pack`;
    write(`offline/${file}`, bytes);
    packs.push({ file, bytes: bytes.length });
  }

  const summed = files.filter((file) => ["data", "asset"].includes(kindOf(file)));
  const sums = Object.fromEntries(summed.map((file) => [file, sum(readFileSync(at(file))).slice(0, 8)]));
  const shell = [...first].filter((file) => kindOf(file) !== "other");
  const plan: Plan = { release, version: VERSION, base, packs, shell, sums };
  write("sw.js", `const KHAMSIN_PLAN=${JSON.stringify(plan)};\n${code}`);
  return plan;
}
