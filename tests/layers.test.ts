/** Tests that every file of the code belongs to a layer and imports only from layers that the README's table allows. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
/**
 * The layers in the README's table. `paths`: where a layer's files are. `may`: where the files that it may import are.
 */
const LAYERS = [
  ...readFileSync("README.md", "utf8").matchAll(/^\| (`(?:src|components)\/[^|]*)\|[^|]*\|([^|]*)\|$/gm),
].map(([, own, may]) => ({ paths: pathsIn(own!), may: [...pathsIn(own!), ...pathsIn(may!)] }));
/** Files outside the layers, because Astro and TypeScript read them at fixed paths. */
const TOOLS_OWN = ["src/content.config.ts", "src/env.d.ts"];

const files = globSync(["src/**/*.{ts,tsx,astro,css}", "components/**/*.{ts,tsx,astro,css}"]).filter(
  (file) => !file.endsWith(".test.ts") && !TOOLS_OWN.includes(file),
);
const code = files.filter((file) => !file.endsWith(".css"));
const layerOf = (file: string) => LAYERS.find(({ paths }) => paths.some((path) => file.startsWith(path)));

/** Returns the files that a file imports, as paths below the project's root. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/|~\/)([^"?]+)/g)].map(([, from, path]) =>
    from === "~/" ? path! : relative(".", join(dirname(file), from!, path!)),
  );

test("every file of the code belongs to a layer of the README's table, and every layer has files", () => {
  assert.deepEqual(
    files.filter((file) => !layerOf(file)),
    [],
  );
  assert.deepEqual(
    LAYERS.flatMap(({ paths }) => paths).filter((path) => !files.some((file) => file.startsWith(path))),
    [],
  );
});

test("a layer imports only from layers that the README's table allows", () => {
  const wrong = code.flatMap((file) => {
    const allowed = layerOf(file)!.may;
    return importsOf(file)
      .filter((target) => !allowed.some((path) => target.startsWith(path)))
      .map((target) => `${file} → ${target}`);
  });
  assert.deepEqual(wrong, []);
});

test("a folder in components/calculators imports only itself, kit and shared; kit imports only itself", () => {
  const folderOf = (path: string) => /^components\/calculators\/([^/]+)\//.exec(path)?.[1];
  const wrong = code.flatMap((file) => {
    const own = folderOf(file);
    if (!own) return [];
    return importsOf(file)
      .filter((target) => target.startsWith("components/calculators/"))
      .filter((target) => !(own === "kit" ? ["kit"] : [own, "kit", "shared"]).includes(folderOf(target)!))
      .map((target) => `${file} → ${target}`);
  });
  assert.deepEqual(wrong, []);
});

test("imports have no cycles", () => {
  const circles: string[] = [];
  const followed = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (followed.has(file) || !code.includes(file)) return;
    followed.add(file);
    for (const target of importsOf(file)) follow(target, [...way, file]);
  };
  for (const file of code) follow(file, []);
  assert.deepEqual(circles, []);
});

test("islands are imported from `~/…`, so that no page contains the path of the repository's local folder", () => {
  const islands = code.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/<(\w+) client:/g)].map(([, name]) => ({ file, name, text }));
  });
  assert.ok(islands.length >= 17);
  for (const { file, name, text } of islands) assert.match(text, new RegExp(`^import ${name} from "~/`, "m"), file);
});

test("the site's code imports no test files", () => {
  const wrong = code.filter((file) => importsOf(file).some((target) => /^tests\/|\.test\.ts$/.test(target)));
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    code.filter((file) => /["'`](?:\.\/)?tests\//.test(readFileSync(file, "utf8"))),
    [],
  );
});

test("src/game imports nothing but types and src/tables from outside its folder", () => {
  for (const file of code.filter((path) => path.startsWith("src/game/"))) {
    for (const m of readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*from "(\.\.\/[^"]+)"/gm)) {
      assert.match(join(dirname(file), m[1]!), /^src\/(?:game|tables)\//, `${file} imports code from ${m[1]}`);
    }
  }
});
