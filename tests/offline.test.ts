/** Tests what the build writes for offline reading: packs of files, the service worker, and web app manifests. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { pathIn } from "../scripts/base.ts";
import { ICONS, PAPER } from "../src/offline/manifest.ts";
import { decodePack, sumOf } from "../src/offline/pack.ts";
import { type Plan, packAddress, releaseOf } from "../src/offline/release.ts";
import { kindOf } from "../src/offline/requests.ts";

const MB = 1_000_000;
const gz = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const worker = readFileSync("dist/sw.js", "utf8");
const plan = JSON.parse(/^const KHAMSIN_PLAN=(.*);$/m.exec(worker)![1]!) as Plan;
/** Returns the file in dist/ for a URL. */
const fileAt = (address: string) => `dist${pathIn(address).replace(/\/$/, "/index.html")}`;
const packFile = (pack: Plan["packs"][number]) => fileAt(packAddress(plan, pack));
const size = plan.packs.reduce((sum, { bytes }) => sum + bytes, 0);

test("the whole site's download is below 5.2 MB, the service worker below 12 KB, a first visit's files below 32 KB", () => {
  for (const pack of plan.packs) assert.equal(readFileSync(packFile(pack)).length, pack.bytes);
  const shell = plan.shell.reduce((sum, file) => sum + gz(`dist/${file}`), 0);
  assert.ok(shell < 32_000, `${shell}`);
  assert.ok(size + shell + gz("dist/sw.js") < 5.2 * MB, `${size} + ${shell}`);
  assert.ok(gz("dist/sw.js") < 12 * 1024, `${gz("dist/sw.js")}`);
});

test("the packs and the files of a first visit contain all assets, data files and pages except the booklet", async () => {
  const held = new Map<string, Uint8Array>();
  for (const pack of plan.packs) {
    const bytes = readFileSync(packFile(pack));
    assert.ok(pack.file.startsWith(await sumOf(bytes)), pack.file);
    for (const { path, body } of decodePack(new Uint8Array(gunzipSync(bytes)))) {
      assert.ok(!held.has(path) && readFileSync(`dist/${path}`).equals(body), path);
      held.set(path, body);
    }
  }
  const wanted = globSync("**/*.*", { cwd: "dist" }).filter(
    (file) => kindOf(file) !== "other" && !/^(?:ja\/)?booklet\//.test(file),
  );
  assert.deepEqual(
    wanted.filter((file) => /\.[a-z_]+$/.test(file) && !held.has(file) && !plan.shell.includes(file)),
    [],
  );
  assert.ok(held.size > 1100, `${held.size} files`);
  // The offline page states the size that browsers report, which is slightly larger than this sum.
  const onDevice = [...held.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [path, words] of [
    ["", /On the device it takes about (\d+) MB/],
    ["ja/", /端末上では約(\d+) MB/],
  ] as const) {
    const stated = words.exec(readFileSync(`dist/${path}offline/index.html`, "utf8"))![1];
    assert.ok(Math.abs(Number(stated) - onDevice / MB) < 2, `${stated}: ${onDevice}`);
  }
});

test("every page names its release once, and the offline page states the size of the download", () => {
  for (const file of globSync("dist/**/*.html")) {
    const html = readFileSync(file, "utf8");
    assert.equal(releaseOf(html), plan.release, file);
    assert.equal(html.split(`<meta name="khamsin-release"`).length, 2, file);
  }
  assert.ok(size > 2.4 * MB && size < 5.2 * MB, `${size}`);
  const rounded = Math.round(size / MB);
  for (const [path, words] of [
    ["", `about ${rounded} MB`],
    ["ja/", `約${rounded} MB`],
  ] as const)
    assert.ok(readFileSync(`dist/${path}offline/index.html`, "utf8").includes(words), words);
});

test("the site can be installed: the manifests link to existing pages, icons have the stated sizes, and colors match base.css", async () => {
  for (const [file, language] of [
    ["manifest", "en"],
    ["manifest.ja", "ja"],
  ] as const) {
    const manifest = JSON.parse(readFileSync(`dist/${file}.webmanifest`, "utf8"));
    assert.equal(manifest.lang, language);
    // What Chromium asks of an app before it offers to install it.
    assert.ok(manifest.name && manifest.short_name && manifest.display === "standalone");
    const pictures = manifest.icons.filter((icon: { purpose: string }) => icon.purpose === "any");
    const sizes = pictures.map((icon: { sizes: string }) => icon.sizes);
    assert.ok(sizes.includes("192x192") && sizes.includes("512x512"), sizes.join());
    for (const path of [manifest.start_url, ...manifest.shortcuts.map((s: { url: string }) => s.url)])
      readFileSync(fileAt(path));
    for (const { src, sizes } of manifest.icons.slice(1)) {
      const { width, height, format } = await sharp(fileAt(src)).metadata();
      assert.deepEqual([format, `${width}x${height}`], ["png", sizes]);
    }
  }
  const icon = await sharp("dist/icons/apple-touch.png").metadata();
  assert.deepEqual([icon.width, icon.hasAlpha], [ICONS["apple-touch"].size, false]);
  const css = readFileSync("src/styles/base.css", "utf8");
  assert.ok(css.includes(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`));
});
