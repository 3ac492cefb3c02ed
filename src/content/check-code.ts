/** Checks that the code and content/ agree on placeholders of UI texts, rows of tables, calculators and pages. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Problem } from "../rules/problems.ts";
import type { ParsedContent } from "./content.ts";
import { unknownNames } from "./unknown-names.ts";

/** Matches a call that fills a placeholder of a UI text: `t("moreRows", { count: 2 })`. */
const FILLED = /\b(?:t|say)\((?:language, )?"([\w.]+)", \{ (\w+)\b(?=,|:| \})/g;
/** Matches the call with which an Astro page loads a file of content/pages. */
const PAGES = /\bgetEntry\("pages", "([\w-]+)"\)/g;
const TOOLS = "content/tools.yaml";

/**
 * Compares the code below `root` with content. Returns a problem for each placeholder, table row, calculator or page
 * that only one of them has.
 */
export function checkCode(root: string, { tools, tables, ui, uiFiles, quick, terrainRows }: ParsedContent): Problem[] {
  const files = globSync("{src,components}/**/*.{ts,tsx,astro}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("src/tables/"))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  for (const { vehicles } of terrainRows) if (vehicles) words.add(vehicles);
  const places = Object.keys(ui).flatMap((key) =>
    [...ui[key]!.en.matchAll(/\{(\w+)\}/g)]
      .map(([, name]) => name!)
      .filter((name) => !words.has(name))
      .map((detail): Problem => ({ code: "unknown-place", file: uiFiles.get(key)!, detail, where: key })),
  );
  const keysOf = Map.groupBy(Object.keys(ui), (key) => key.slice(key.indexOf(".") + 1));
  const lostPlaces = files.flatMap(({ text }) =>
    [...text.matchAll(FILLED)].flatMap(([, name, place]): Problem[] => {
      const keys = ui[name!] ? [name!] : (keysOf.get(name!) ?? []);
      const [key] = keys;
      if (!key || keys.some((key) => ui[key]!.en.includes(`{${place}}`))) return [];
      return [{ code: "lost-place", file: uiFiles.get(key)!, detail: `{${place}}`, where: key, near: key }];
    }),
  );
  const rows = [...tables.values()].flatMap(({ id, rows }) => {
    const names = rows.flatMap(({ name }) => (typeof name === "string" ? name : []));
    return unknownNames("unknown-row-name", names, words, `content/tables/${id}.yaml`);
  });

  const slugs = new Set(tools.map(({ slug }) => slug));
  const pages = new Set(
    globSync("components/calculators/*/Page.astro", { cwd: root }).map((page) => basename(dirname(page))),
  );
  const states = [
    ...tools.flatMap(({ examples }) => examples.map(({ query }) => ({ file: TOOLS, query }))),
    ...[...quick.terrain, ...quick.panels].flatMap(({ tools }) =>
      tools.map((state) => ({ file: "content/quick.yaml", query: state.split("?")[1] ?? "" })),
    ),
  ];
  const examples = states.flatMap(({ file, query }) =>
    [...new URLSearchParams(query)]
      .flatMap(([key, value]) => [key, /^[a-z]\w{3,}$/i.test(value) ? value : key])
      .filter((word) => !words.has(word))
      .map((detail): Problem => ({ code: "bad-example", file, detail, near: query })),
  );

  const printed = new Set(files.flatMap(({ text }) => [...text.matchAll(PAGES)].map(([, name]) => name!)));
  const held = new Set(globSync("content/pages/*.mdx", { cwd: root }).map((file) => basename(file, ".mdx")));
  const fileOf = (name: string) => `content/pages/${name}.mdx`;
  const unread = [...held.difference(printed)].map(
    (name): Problem => ({ code: "unread-file", file: fileOf(name), detail: `${name}.mdx` }),
  );
  const missing = [...printed.difference(held)].map(
    (name): Problem => ({ code: "no-file", file: fileOf(name), detail: "nothing" }),
  );
  return [
    ...places,
    ...lostPlaces,
    ...rows,
    ...unknownNames("no-calculator", slugs, pages, TOOLS),
    ...unknownNames("unlisted-calculator", pages, slugs, TOOLS),
    ...examples,
    ...unread,
    ...missing,
  ];
}
