/** Whether code and content call each other by the same names: strings, what is filled into them, rows of tables, calculators. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nearestTo } from "../rules/nearest.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import type { Quick } from "../schemas/quick.ts";
import type { RuleTable } from "../schemas/table.ts";
import type { TerrainChartRow } from "../schemas/terrain-chart.ts";
import type { Tool } from "../schemas/tools.ts";
import type { UiStrings } from "../schemas/ui.ts";

interface Named {
  tools: readonly Tool[];
  tables: ReadonlyMap<string, RuleTable>;
  ui: UiStrings;
  /** The file of each string. */
  uiFiles: ReadonlyMap<string, string>;
  quick: Quick;
  terrainRows: readonly TerrainChartRow[];
}

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

/** Names that the code of `root` asks for and content does not have, and the other way round. */
export function checkCode(root: string, { tools, tables, ui, uiFiles, quick, terrainRows }: Named): Problem[] {
  const files = globSync("{src,components}/**/*.{ts,tsx,astro}", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(root, file), "utf8") }));
  const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  for (const { vehicles } of terrainRows) if (vehicles) words.add(vehicles);
  const keys = Object.keys(ui);
  const starts = keys.flatMap((key) =>
    [...key.matchAll(/\./g)].flatMap(({ index }) => [key.slice(0, index), key.slice(0, index + 1)]),
  );
  const known = new Set([...keys, ...starts]);
  const own = new Set(
    keys.flatMap((key) => [key, ...[...key.matchAll(/\./g)].map(({ index }) => key.slice(index + 1))]),
  );

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
      .filter(([, name]) => !words.has(name!))
      .map(
        ([, name]): Problem => ({ code: "unknown-place", file: uiFiles.get(key)!, line: 1, detail: name!, where: key }),
      ),
  );
  const rows = [...tables.values()].flatMap(({ id, rows }) =>
    rows
      .flatMap(({ name }) => (typeof name === "string" && !words.has(name) ? name : []))
      .map((detail): Problem => ({ code: "unknown-row-name", file: `content/tables/${id}.yaml`, line: 1, detail })),
  );
  const pages = new Set(
    files
      .filter(({ file }) => /^components\/calculators\/[^/]+\/Page\.astro$/.test(file))
      .map(({ file }) => basename(dirname(file))),
  );
  const file = "content/tools.yaml";
  const missing = tools
    .filter(({ slug }) => !pages.has(slug))
    .map(
      ({ slug }): Problem => ({ code: "no-calculator", file, line: 1, detail: slug, where: nearestTo(slug, pages) }),
    );
  const unlisted = [...pages]
    .filter((slug) => !tools.some((tool) => tool.slug === slug))
    .map((slug): Problem => ({ code: "unlisted-calculator", file, line: 1, detail: slug }));
  const states = [
    ...tools.flatMap(({ examples }) => examples.map(({ query }) => ({ file, query }))),
    ...[...quick.terrain, ...quick.panels].flatMap(({ tools }) =>
      tools.map((state) => ({ file: "content/quick.yaml", query: state.split("?")[1] ?? "" })),
    ),
  ];
  const examples = states.flatMap(({ file, query }) =>
    [...new URLSearchParams(query)]
      .flatMap(([key, value]) => [key, /^[a-z]\w{3,}$/i.test(value) ? value : key])
      .filter((word) => !words.has(word))
      .map((detail): Problem => ({ code: "bad-example", file, line: 1, detail, near: query })),
  );
  const printed = new Set(files.flatMap(({ text }) => [...text.matchAll(PAGES)].map(([, name]) => name!)));
  const held = globSync("content/pages/*.mdx", { cwd: root }).map((file) => basename(file, ".mdx"));
  const page = (code: ProblemCode, name: string, detail: string): Problem => {
    return { code, file: `content/pages/${name}.mdx`, line: 1, detail };
  };
  const prose = [
    ...held.filter((name) => !printed.has(name)).map((name) => page("unread-file", name, `${name}.mdx`)),
    ...[...printed].filter((name) => !held.includes(name)).map((name) => page("no-file", name, "nothing")),
  ];
  return [...prose, ...strings, ...places, ...rows, ...missing, ...unlisted, ...examples];
}
