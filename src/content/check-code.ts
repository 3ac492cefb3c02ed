/** Whether code and content call each other by the same names: strings, what is filled into them, rows of tables, calculators. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nearestTo } from "../rules/nearest.ts";
import type { Problem } from "../rules/problems.ts";
import type { Unchecked } from "./content.ts";
import { unknownNames } from "./unknown-names.ts";

/** How code asks for strings. A name that ends with a dot begins one that the code puts together. */
const ASKS = [
  /\bsay\(\s*[\w.]+,\s*"([\w.-]+)"/g,
  /\bsay\(\s*[\w.]+,\s*`([\w.-]+\.)\$\{/g,
  /\b(?:stringsUnder|islandProps)\(\s*[\w.]+,\s*"([\w-]+)"/g,
];
/** How a page asks for a file of content/pages. */
const PAGES = /\bgetEntry\("pages", "([\w-]+)"\)/g;
/** How a calculator asks for a word of its own, without the first part of its key. */
const OWN = /\bt\(\s*"([\w.-]+)"/g;

const TOOLS = "content/tools.yaml";

/** Names that the code of `root` asks for and content does not have, and the other way round. */
export function checkCode(root: string, { tools, tables, ui, uiFiles, quick, terrainRows }: Unchecked): Problem[] {
  const files = globSync("{src,components}/**/*.{ts,tsx,astro}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("src/tables/"))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  for (const { vehicles } of terrainRows) if (vehicles) words.add(vehicles);
  const keys = Object.keys(ui);
  const dotsIn = (key: string) => [...key.matchAll(/\./g)].map(({ index }) => index);
  const known = new Set(
    keys.flatMap((key) => [key, ...dotsIn(key).flatMap((at) => [key.slice(0, at), key.slice(0, at + 1)])]),
  );
  const own = new Set(keys.flatMap((key) => [key, ...dotsIn(key).map((at) => key.slice(at + 1))]));

  const strings = files.flatMap(({ file, text }) => {
    const unknown = (pattern: RegExp, names: ReadonlySet<string>) =>
      [...text.matchAll(pattern)]
        .filter(([, name]) => !names.has(name!))
        .map(({ 1: name, index }): Problem => {
          const line = text.slice(0, index).split("\n").length;
          return { code: "unknown-string", file, line, detail: name!, where: nearestTo(name!, keys) };
        });
    const isCalculator = file.startsWith("components/calculators/");
    return [...ASKS.flatMap((pattern) => unknown(pattern, known)), ...(isCalculator ? unknown(OWN, own) : [])];
  });
  const places = keys.flatMap((key) =>
    [...ui[key]!.en.matchAll(/\{(\w+)\}/g)]
      .map(([, name]) => name!)
      .filter((name) => !words.has(name))
      .map((detail): Problem => ({ code: "unknown-place", file: uiFiles.get(key)!, detail, where: key })),
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
    ...strings,
    ...places,
    ...rows,
    ...unknownNames("no-calculator", slugs, pages, TOOLS),
    ...unknownNames("unlisted-calculator", pages, slugs, TOOLS),
    ...examples,
    ...unread,
    ...missing,
  ];
}
