/** The checks of content, on a small book that is broken in one way at a time. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { formatProblems } from "../rules/problems.ts";
import { loadContent } from "./load.ts";
import { ruleText } from "./rule-text.ts";

const rule = (id: string, body = "<En>\nSee [F12.2].\n</En>\n\n<Ja>\n[F12.2]を参照。\n</Ja>\n", extra = "") =>
  `---\nid: ${id}\ntitle: { en: Title, ja: 題 }\n${extra}---\n${body}`;

const TABLE = `id: F12.1-odds
rule: F12.1
caption: { en: Odds, ja: 確率 }
columns:
  - { key: dr, kind: range, title: { en: dr, ja: dr } }
  - { key: drm, kind: drm, title: { en: drm, ja: drm } }
rows:
  - { dr: "≤2", drm: -2 }
`;

const DRAWING = `id: F12.1-hexes
rule: F12.1
kind: hexes
board: 27
caption: { en: "See [F12.2].", ja: "[F12.2]を参照。" }
text: { en: Two hexes, ja: 2ヘクス }
cut: { G: [7, 7], H: [6, 6] }
moves:
  - { name: { en: Truck, ja: 貨物自動車 }, from: H6, steps: [{ to: G7, cost: "4" }] }
`;

const QUICK = `terrain:
  - { row: openGround, rule: F12.1, effect: { en: "{oliveTem} [F12.2]", ja: "{oliveTem} [F12.2]" } }
panels:
  - { title: { en: A, ja: A }, rule: D7.1, tools: [], parts: [{ en: A, ja: A }, { table: F12.1-odds }] }
`;

const SOUND: Record<string, string> = {
  "content/books.yaml": `books:
  - id: asl
    title: { en: A, ja: A }
    short: { en: A, ja: A }
    about: { en: A, ja: A }
    sections:
      - { id: F12, title: { en: A, ja: A } }
  - id: sl
    title: { en: A, ja: A }
    short: { en: A, ja: A }
    about: { en: A, ja: A }
    sections:
      - { id: D7, title: { en: A, ja: A } }
      - { id: D12, title: { en: A, ja: A } }
parallels: {}
`,
  "content/outside.yaml": "books:\n  - { title: { en: A, ja: A }, rules: [A2.71] }\n",
  "content/glossary.yaml":
    "terms:\n  - { id: bog, name: { en: Bog, ja: ボグ }, meaning: { en: stuck, ja: 走行不能 }, rules: [F12.1] }\n",
  "content/tools.yaml": "tools: []\n",
  "content/redirects.yaml": "redirects: []\n",
  "content/terrain-chart.yaml":
    "rows:\n  - { name: openGround, rule: D7.1, terrain: { en: Sand, ja: 砂地 }, all: COT }\n",
  "content/quick.yaml": QUICK,
  "content/ui.yaml": "a: { en: A, ja: A }\n",
  "content/tables/F12.1-odds.yaml": TABLE,
  "content/drawings/F12.1-hexes.yaml": DRAWING,
  "content/rules/asl/F12/F12.1.mdx": rule(
    "F12.1",
    '<En>\nSee [F12.2], [A2.71], [F7.1].\n\n<Table of="F12.1-odds" />\n\n<Drawing of="F12.1-hexes" />\n</En>\n\n<Ja>\n[F12.2]を参照。\n</Ja>\n',
  ),
  "content/rules/asl/F12/F12.2.mdx": rule("F12.2"),
  "content/rules/sl/D7/D7.1.mdx": rule("D7.1"),
  "content/rules/sl/D12/D12.1.mdx": rule("D12.1", "", "sameAs: F12.1\n"),
  "content/rules/sl/D12/D12.2.mdx": rule("D12.2"),
};

/** Loads the sound book with some files changed, or without some. */
function load(changes: Record<string, string> = {}, without: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), "khamsin-"));
  try {
    for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      if (!without.includes(file)) writeFileSync(join(root, file), text);
    }
    return loadContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const F2 = "content/rules/asl/F12/F12.2.mdx";
const en = (text: string) => rule("F12.2", `<En>\n${text}\n</En>\n\n<Ja>\n文。\n</Ja>\n`);

test("sound content has no problems", () => assert.equal(formatProblems(load().problems), "0 problems in the content"));

const bought = (...periods: string[]) =>
  rule(
    "F12.2",
    undefined,
    `availability:\n  - name: L3\n    periods:\n${periods.map((p) => `      - { ${p} }\n`).join("")}`,
  );

const moved = (...lines: string[]) => ({
  "content/redirects.yaml": `redirects:\n${lines.map((l) => `  - { ${l} }\n`).join("")}`,
});

const tool = (...lines: string[]) => ({
  "content/tools.yaml": `tools:\n  - slug: odds\n    phase: setup\n    title: { en: A, ja: A }\n    summary: { en: A, ja: A }\n    ${lines.join("\n    ")}\n`,
});
const chart = (...fields: string[]) =>
  `rows:\n  - { name: openGround, terrain: { en: Sand, ja: 砂地 }, ${fields.join(", ")} }\n`;

const BROKEN: [name: string, changes: Record<string, string>, expected: RegExp][] = [
  [
    "a reference to no rule names file, line and the nearest",
    { [F2]: en("One.\n\nSee [F12.9].") },
    /F12\.2\.mdx:8 {2}unknown-reference {2}\[F12\.9\].*nearest: F12\.2/,
  ],
  [
    "an address that is redirected twice",
    moved('from: old/, to: ""', "from: old/, to: r/F12.1/"),
    /redirects\.yaml:3 {2}bad-field .*old\/ is redirected twice/,
  ],
  [
    "a redirect to an address that is itself redirected",
    moved("from: old/, to: older/#F12.1", 'from: older/, to: ""'),
    /redirects\.yaml:2 {2}bad-field .*older\/#F12\.1 is itself redirected/,
  ],
  ["a redirect to itself", moved("from: old/, to: old/"), /old\/ is itself redirected/],
  ["a redirect to another site", moved("from: old/, to: 'https://x.example/'"), /redirects\.yaml:2 {2}bad-field/],
  [
    "a redirect from an address with a slash in front",
    moved("from: /old/, to: r/F12.1/"),
    /redirects\.yaml:2 {2}bad-field/,
  ],
  [
    "a duplicate id names both files",
    { "content/rules/asl/F12/copy.mdx": rule("F12.2") },
    /duplicate-id {2}F12\.2 is also in content\/rules\/asl\/F12\/F12\.2\.mdx/,
  ],
  [
    "a misplaced file",
    { "content/rules/sl/D7/F12.3.mdx": rule("F12.3") },
    /sl\/D7\/F12\.3\.mdx:2 {2}misplaced-file.*asl\/F12\/F12\.3\.mdx/,
  ],
  ["what is no id", { "content/rules/asl/F12/x.mdx": rule("F12") }, /unknown-id/],
  ["a section that no book has", { "content/rules/sl/D9/D9.1.mdx": rule("D9.1") }, /unknown-section/],
  ["a missing language", { [F2]: rule("F12.2", "<En>\nText.\n</En>\n") }, /F12\.2\.mdx:1 {2}missing-language.*<Ja>/],
  [
    "a note in one language",
    { [F2]: `${rule("F12.2")}\n<Reading>\n<En>Only this.</En>\n</Reading>\n` },
    /F12\.2\.mdx:13 {2}missing-note-language.*<Ja>/,
  ],
  [
    "what the quick reference names and nobody knows",
    {
      "content/quick.yaml": QUICK.replace("F12.2", "F12.9")
        .replace("row: openGround", "row: moon")
        .replace("tools: []", 'tools: ["dice?x=1"]')
        .replace("table: F12.1-odds", "table: F12.1-none")
        .replace("{oliveTem}", "{palmTem}"),
    },
    /yaml:2 .*\[F12\.9\] is no rule[\s\S]*"moon" is no row[\s\S]*\{palmTem\} is no figure[\s\S]*yaml:4 .*F12\.1-none[\s\S]*"dice" is no calculator/,
  ],
  [
    "terrain of the quick reference that has neither a row nor a name",
    { "content/quick.yaml": QUICK.replace("row: openGround, ", "") },
    /quick\.yaml:2 {2}bad-field .*either a row, or a terrain and its cost/,
  ],
  ["text outside the blocks", { [F2]: `${rule("F12.2")}\nLost words.\n` }, /stray-content {2}"Lost words\."/],
  [
    "a block of an unknown name",
    { [F2]: en("<Exmaple>\nText.\n</Exmaple>") },
    /F12\.2\.mdx:6 {2}unknown-block {2}<Exmaple>/,
  ],
  ["code in a text", { [F2]: en("Roll {1 + 1} dice.") }, /F12\.2\.mdx:6 {2}code-in-text {2}\{ 1 \+ 1 \}/],
  ["code in a block's field", { [F2]: en("<Table of={table} />") }, /F12\.2\.mdx:6 {2}code-in-text {2}\{ of \}/],
  ["an unknown table", { [F2]: en('<Table of="F12.2-none" />') }, /F12\.2\.mdx:6 {2}unknown-table/],
  ["an unknown drawing", { [F2]: en('<Drawing of="F12.2-none" />') }, /F12\.2\.mdx:6 {2}unknown-drawing/],
  ["an unknown term", { [F2]: en('It <Term of="bgo">bogs</Term>.') }, /F12\.2\.mdx:6 {2}unknown-term/],
  ["MDX that cannot be read", { [F2]: en("An open {brace.") }, /F12\.2\.mdx:\d+ {2}bad-mdx/],
  ["YAML that cannot be read", { [F2]: "---\nid: [F12.2\n---\n" }, /F12\.2\.mdx:\d+ {2}bad-yaml/],
  ["an unknown field", { [F2]: rule("F12.2", undefined, "smaeAs: F12.1\n") }, /F12\.2\.mdx:\d+ {2}bad-field.*smaeAs/],
  ["a missing title", { [F2]: "---\nid: F12.2\n---\n" }, /F12\.2\.mdx:2 {2}bad-field {2}title/],
  [
    "sameAs with a text of its own",
    { "content/rules/sl/D12/D12.1.mdx": rule("D12.1", undefined, "sameAs: F12.1\n") },
    /same-as-with-text/,
  ],
  ["sameAs of nothing", { "content/rules/sl/D12/D12.1.mdx": rule("D12.1", "", "sameAs: F12.9\n") }, /unknown-same-as/],
  [
    "a table that breaks its schema",
    { "content/tables/F12.1-odds.yaml": TABLE.replace("kind: drm", "kind: dmr") },
    /F12\.1-odds\.yaml:6 {2}bad-field {2}columns\.1\.kind/,
  ],
  [
    "a cell that does not fit its column",
    { "content/tables/F12.1-odds.yaml": TABLE.replace('"≤2"', '"2 or less"') },
    /F12\.1-odds\.yaml:8 {2}bad-field {2}rows\.0\.dr/,
  ],
  [
    "a cell that is missing",
    { "content/tables/F12.1-odds.yaml": TABLE.replace(", drm: -2", "") },
    /F12\.1-odds\.yaml:8 {2}bad-field {2}rows\.0\.drm: missing/,
  ],
  [
    "a period that overlaps another of its theatre",
    { [F2]: bought("theatre: italy, from: 1943-01, to: 1943-06", "theatre: italy, from: 1943-06, to: 1943-09") },
    /F12\.2\.mdx:8 {2}bad-field {2}availability\.0\.periods\.1: overlaps an earlier period of italy/,
  ],
  [
    "a period that ends before it begins",
    { [F2]: bought("theatre: italy, from: 1943-09, to: 1943-01") },
    /bad-field {2}availability\.0\.periods\.0: the period ends before it begins/,
  ],
  [
    "a RF that the notes do not know",
    { [F2]: bought("theatre: italy, from: 1943-01, to: 1943-02, rf: 1.7") },
    /bad-field {2}availability\.0\.periods\.0\.rf/,
  ],
  ["a table under another name", { "content/tables/F12.2-odds.yaml": TABLE }, /misplaced-table/],
  [
    "a drawing that breaks its schema",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("cut: { G", "cut: { terrain: wadi, G") },
    /F12\.1-hexes\.yaml:7 {2}bad-field {2}cut\.terrain/,
  ],
  ["a drawing under another name", { "content/drawings/F12.2-hexes.yaml": DRAWING }, /misplaced-drawing/],
  [
    "a caption that cites no rule",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("See [F12.2]", "See [F12.9]") },
    /F12\.1-hexes\.yaml:5 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a hex outside a drawing's cut",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("to: G7", "to: G6") },
    /F12\.1-hexes\.yaml:1 {2}bad-hexes {2}G6 is not in the cut/,
  ],
  [
    "a move to a hex that is no neighbour",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("G: [7, 7]", "G: [7, 8]").replace("to: G7", "to: G8") },
    /bad-hexes {2}H6-G8 are no neighbours/,
  ],
  [
    "a line of a row to a unit that is not in it",
    {
      "content/drawings/F12.1-hexes.yaml": `${DRAWING.replace("hexes\nboard: 27", "profile").replace(/cut:.*/s, "")}rows:
  - says: { en: A, ja: A }
    hexes: [{ unit: { sign: A } }, {}]
    lines: [{ from: A, to: B, verdict: blocked }]
`,
    },
    /F12\.1-hexes\.yaml:1 {2}bad-hexes {2}no unit B in the row of its line/,
  ],
  [
    "a table whose words cite no rule",
    { "content/tables/F12.1-odds.yaml": TABLE.replace("{ en: Odds", '{ en: "Odds of [F12.9]"') },
    /F12\.1-odds\.yaml:3 {2}unknown-reference {2}\[F12\.9\].*nearest: F12\.2/,
  ],
  [
    "a term of the glossary that is there twice",
    {
      "content/glossary.yaml":
        SOUND["content/glossary.yaml"]! + SOUND["content/glossary.yaml"]!.replace("terms:\n", ""),
    },
    /glossary\.yaml:3 {2}bad-field {2}terms\.1: bog is there twice/,
  ],
  [
    "a term without its Japanese meaning",
    { "content/glossary.yaml": SOUND["content/glossary.yaml"]!.replace(", ja: 走行不能", "") },
    /glossary\.yaml:2 {2}bad-field {2}terms\.0\.meaning\.ja/,
  ],
  [
    "a term that is defined by no rule",
    { "content/glossary.yaml": SOUND["content/glossary.yaml"]!.replace("[F12.1]", "[F12.9]") },
    /glossary\.yaml:2 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a string of the interface in one language",
    { "content/ui/tools.yaml": "# Tools\nb: { en: B }\n" },
    /ui\/tools\.yaml:2 {2}bad-field {2}b\.ja/,
  ],
  [
    "a string of the interface in two files",
    { "content/ui/tools.yaml": "b: { en: B, ja: B }\na: { en: A, ja: A }\n" },
    /ui\/tools\.yaml:2 {2}duplicate-id {2}a is also in content\/ui\.yaml/,
  ],
  [
    "a string of the interface twice in one file",
    { "content/ui.yaml": "a: { en: A, ja: A }\na: { en: B, ja: B }\n" },
    /ui\.yaml:2 {2}bad-yaml .*unique/,
  ],
  ["a calculator of no rule", tool("rules: [F12.9]", "tables: []"), /tools\.yaml:6 {2}unknown-reference {2}\[F12\.9\]/],
  [
    "a calculator of no table",
    tool("rules: [F12.1]", "tables: [F12.1-none]"),
    /tools\.yaml:7 {2}unknown-table .*F12\.1-none/,
  ],
  [
    "a calculator's example of no rule",
    tool("rules: [F12.1]", "tables: []", 'examples: [{ rule: D7.9, query: "a=1", label: { en: A, ja: A } }]'),
    /tools\.yaml:8 {2}unknown-reference {2}\[D7\.9\]/,
  ],
  [
    "a calculator for no phase",
    { "content/tools.yaml": tool("rules: [F12.1]", "tables: []")["content/tools.yaml"].replace("setup", "lunch") },
    /tools\.yaml:3 {2}bad-field {2}tools\.0\.phase/,
  ],
  [
    "a rule that is said to speak of a roll, and does not exist",
    { "content/tools.yaml": "tools: []\nmentions:\n  - { rule: F12.9, why: { en: A, ja: A } }\n" },
    /tools\.yaml:3 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a rule of another book that is listed twice",
    { "content/outside.yaml": "books:\n  - title: { en: A, ja: A }\n    rules:\n      - A2.71\n      - A2.71\n" },
    /outside\.yaml:5 {2}bad-field {2}books\.0\.rules\.1: A2\.71 is there twice/,
  ],
  [
    "a citation of another book's rule that is not listed",
    { "content/outside.yaml": "books: []\n" },
    /F12\.1\.mdx:6 {2}unknown-reference {2}\[A2\.71\]/,
  ],
  [
    "a section that is there twice",
    { "content/books.yaml": SOUND["content/books.yaml"]!.replace("{ id: D12,", "{ id: D7,") },
    /books\.yaml:14 {2}bad-field {2}books\.1\.sections\.1: D7 is there twice/,
  ],
  [
    "a section in another book than its id says",
    { "content/books.yaml": SOUND["content/books.yaml"]!.replace("{ id: D7,", "{ id: F7,") },
    /books\.yaml:13 {2}misplaced-section {2}F7/,
  ],
  [
    "a book's terrain chart that no rule prints",
    {
      "content/books.yaml": SOUND["content/books.yaml"]!.replace(
        "    sections:",
        "    terrainChart: F.9\n    sections:",
      ),
    },
    /books\.yaml:6 {2}unknown-reference {2}\[F\.9\]/,
  ],
  [
    "a row of the terrain chart of no rule",
    { "content/terrain-chart.yaml": chart("rule: D7.9", "all: COT") },
    /terrain-chart\.yaml:2 {2}unknown-reference {2}\[D7\.9\]/,
  ],
  [
    "a row of the terrain chart from no table",
    { "content/terrain-chart.yaml": chart("rule: D7.1", "table: D7.1-none, column: cost") },
    /terrain-chart\.yaml:2 {2}bad-cost {2}D7\.1-none has no \w+ cost/,
  ],
  [
    "a row of the terrain chart in one language",
    { "content/terrain-chart.yaml": chart("rule: D7.1", "all: COT").replace(", ja: 砂地", "") },
    /terrain-chart\.yaml:2 {2}bad-field {2}rows\.0\.terrain\.ja/,
  ],
  [
    "a month that is none",
    { [F2]: bought("theatre: italy, from: 1943-13, to: 1944-01") },
    /F12\.2\.mdx:7 {2}bad-field {2}availability\.0\.periods\.0\.from: a month is written 1940-06/,
  ],
  [
    "a RF that is reckoned from a piece that no note has",
    {
      [F2]: rule(
        "F12.2",
        undefined,
        "availability:\n  - name: L3 aa\n    relativeTo: { piece: L3/53, plus: 0.4, most: 1.6 }\n",
      ),
    },
    /F12\.2\.mdx:6 {2}unknown-piece {2}L3\/53/,
  ],
];

for (const [name, changes, expected] of BROKEN) {
  test(`reported: ${name}`, () => {
    const { problems } = load(changes);
    assert.match(formatProblems(problems), expected);
  });
}

test("a file that is missing is a problem, not an exception", () => {
  const { problems } = load({}, ["content/outside.yaml", "content/terrain-chart.yaml"]);
  assert.match(formatProblems(problems), /outside\.yaml:1 {2}bad-yaml {2}not readable: no such file/);
  assert.match(formatProblems(problems), /terrain-chart\.yaml:1 {2}bad-yaml/);
});

test("all problems are reported together, in the order of files", () => {
  const report = formatProblems(
    load(
      Object.assign({}, ...BROKEN.slice(5, 9).map(([, c]) => c), {
        "content/rules/sl/D7/D7.1.mdx": rule("D7.1", "<En>\n[D7.9]\n</En>\n"),
      }),
    ).problems,
  );
  assert.match(report, /F12\.2\.mdx[\s\S]*D7\.1\.mdx[\s\S]*problems in the content$/);
});

test("a rule that repeats another prints its text with its own book's numbers", () => {
  const content = load();
  assert.match(ruleText("F12.1", "en", content), /See F12\.2, A2\.71, F7\.1\.\nOdds\ndr \| drm\n≤2 \| −2$/);
  assert.match(ruleText("D12.1", "en", content), /See D12\.2, A2\.71, D7\.1\./);
  const ids = (relations: { to: string }[]) => relations.map((r) => r.to);
  assert.deepEqual(ids(content.registry.rules.get("D12.1")!.refs), ["D12.2", "D7.1"]);
  assert.deepEqual(ids(content.registry.rules.get("D7.1")!.citedBy), ["F12.1", "D12.1"]);
  assert.equal(content.registry.rules.get("F12.1")!.parallel, "D12.1");
});

test("the site's own content is not touched by a check", () => {
  const copy = mkdtempSync(join(tmpdir(), "khamsin-"));
  cpSync("content", join(copy, "content"), { recursive: true });
  assert.equal(loadContent(copy).problems.length, content.problems.length);
  rmSync(copy, { recursive: true });
});
