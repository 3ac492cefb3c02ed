/**
 * Tests the checks of content/. Each test puts one fault into a small valid book, the test book, and expects a report
 * of the fault.
 */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { checkAgainstGame } from "../build/check-game.ts";
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
  - { row: openGround, rule: F12.1, when: [F.5], effect: { en: "{oliveTem} [F12.2]", ja: "{oliveTem} [F12.2]" } }
panels:
  - { title: { en: A, ja: A }, rule: D7.1, when: [D7.31], tools: [], parts: [{ en: A, ja: A }, { table: F12.1-odds }] }
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
  "CHANGELOG.md": "## Unreleased (1.1.0)\n\n## 0.9.0 (2026-02-03)\n",
  "content/outside.yaml": "books:\n  - { title: { en: A, ja: A }, rules: [A2.71] }\n",
  "content/glossary.yaml":
    "terms:\n  - { id: bog, name: { en: Bog, ja: ボグ }, meaning: { en: stuck, ja: 走行不能 }, rules: [F12.1] }\n",
  "content/tools.yaml": `tools:
  - slug: odds
    phase: setup
    title: { en: A, ja: A }
    summary: { en: A, ja: A }
    rules: [F12.1]
    tables: [F12.1-odds]
    examples: [{ rule: D7.1, query: mover=truck, label: { en: A, ja: A } }]
    drawing: { sand: M1 1h1, ink: M1 1h1 }
`,
  "content/redirects.yaml": "redirects:\n  - { from: old/, to: notes/ }\n",
  "content/terrain-chart.yaml":
    "rows:\n  - { name: openGround, rule: D7.1, terrain: { en: Sand, ja: 砂地 }, all: COT }\n",
  "content/quick.yaml": QUICK,
  "content/ui.yaml": 'site.a: { en: "A {name}", ja: "{name} A" }\nodds.dr: { en: A, ja: A }\n',
  "content/tables/F12.1-odds.yaml": TABLE,
  "content/drawings/F12.1-hexes.yaml": DRAWING,
  "content/rules/asl/F12/F12.1.mdx": rule(
    "F12.1",
    '<En>\nSee [F12.2], [A2.71], [F7.1].\n\n<Table of="F12.1-odds" />\n\n<Drawing of="F12.1-hexes" />\n</En>\n\n<Ja>\n[F12.2]、[A2.71]、[F7.1]を参照。\n\n<Table of="F12.1-odds" />\n\n<Drawing of="F12.1-hexes" />\n</Ja>\n',
  ),
  "content/source-notes.tsv": "id\tlang\tfigure\twhy\nF12.1\ten\t50\ta misprint\n",
  "content/ja-variants.tsv": "# Not used.\n区域\tロケーション\n",
  "content/pages/about.mdx":
    "---\ntitle: { en: About, ja: このサイトについて }\n---\n<En>\nSee [all of them](../notes/) and [D7.1].\n</En>\n\n<Ja>\n[一覧](../notes/)と[D7.1]を参照。\n</Ja>\n",
  "src/pages/[...lang]/notes/index.astro": `{say(language, "site.a")} {say(language, \`site.\${kind}\`)} {name} {say(language, "note.a", { count: 2 })}`,
  "src/pages/[...lang]/about.astro": 'getEntry("pages", "about")',
  "components/calculators/odds/Page.astro": 't("dr"); mover: ["truck"]',
  "content/rules/asl/F12/F12.2.mdx": rule("F12.2"),
  "content/rules/sl/D7/D7.1.mdx": rule("D7.1"),
  "content/rules/sl/D12/D12.1.mdx": rule("D12.1", "", "sameAs: F12.1\n"),
  "content/rules/sl/D12/D12.2.mdx": rule("D12.2"),
};

const root = mkdtempSync(join(tmpdir(), "khamsin-"));
after(() => rmSync(root, { recursive: true }));

/**
 * Writes a file of the test book. Returns the path to remove after the test: the topmost folder that was created, if
 * any, or the file.
 */
function write(file: string, text: string): string {
  const path = join(root, file);
  const folder = mkdirSync(dirname(path), { recursive: true });
  if (text.startsWith("-> ")) symlinkSync(text.slice(3), path);
  else writeFileSync(path, text);
  return folder ?? path;
}
for (const [file, text] of Object.entries(SOUND)) write(file, text);

/**
 * Loads the test book. `changes` has files to add or replace, and `without` has files to remove. The text "-> x.mdx"
 * creates a symbolic link to x.mdx.
 */
function load(changes: Record<string, string> = {}, without: readonly string[] = []) {
  for (const file of without) rmSync(join(root, file));
  const written = Object.entries(changes).map(([file, text]) => write(file, text));
  try {
    const content = loadContent(root);
    return { ...content, problems: [...content.problems, ...checkAgainstGame(root, content)] };
  } finally {
    // Restores the valid book for the next test.
    for (const path of written) rmSync(path, { recursive: true, force: true });
    for (const file of [...Object.keys(changes), ...without]) if (SOUND[file]) write(file, SOUND[file]);
  }
}

const F2 = "content/rules/asl/F12/F12.2.mdx";
const en = (text: string) => rule("F12.2", `<En>\n${text}\n</En>\n\n<Ja>\n文。\n</Ja>\n`);

test("valid content has no problems", () => assert.equal(formatProblems(load().problems), "0 problems in the content"));

const bought = (...periods: string[]) =>
  rule(
    "F12.2",
    undefined,
    `availability:\n  - name: L3\n    type: tank\n    periods:\n${periods.map((p) => `      - { ${p} }\n`).join("")}`,
  );

/** Returns a file of the test book with one part replaced. */
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = SOUND[file]!.replace(from, to);
  assert.notEqual(text, SOUND[file], `${file} has no ${from}`);
  return { [file]: text };
};
const asking = (inEnglish: string, inJapanese: string, id = "F12.2") =>
  rule(id, undefined, `asked: { en: ${inEnglish}${inJapanese && `, ja: ${inJapanese}`} }\n`);
const changed = (day: string, says = "B") =>
  rule(
    "F12.2",
    undefined,
    `changes:\n  - { version: 0.9.0, date: ${day}, said: { en: A, ja: A }, says: { en: "${says}", ja: B }, why: { en: A, ja: A } }\n`,
  );
const moved = (...lines: string[]) => ({
  "content/redirects.yaml": `redirects:\n${lines.map((l) => `  - { ${l} }\n`).join("")}`,
});

const tool = (...lines: string[]) => ({
  "content/tools.yaml": `tools:\n  - slug: odds\n    phase: setup\n    title: { en: A, ja: A }\n    summary: { en: A, ja: A }\n    ${lines.join("\n    ")}\n    drawing: { sand: M1 1h1, ink: M1 1h1 }\n`,
});
const chart = (...fields: string[]) =>
  `rows:\n  - { name: openGround, terrain: { en: Sand, ja: 砂地 }, ${fields.join(", ")} }\n`;

/** Returns `TABLE` with one row for each range, for example "≤2" or "3–6". */
const byResult = (...ranges: string[]) =>
  TABLE.replace("kind: range", "kind: range, head: true").replace(
    / {2}- \{ dr: .*\n/,
    ranges.map((r) => `  - { dr: "${r}", drm: 1 }\n`).join(""),
  );

/** Faults in one or more files. Each entry has the new content of these files, and a pattern of the expected report. */
const BROKEN: [name: string, changes: Record<string, string>, expected: RegExp][] = [
  [
    "a reference to a rule that does not exist",
    { [F2]: en("One.\n\nSee [F12.9].") },
    /F12\.2\.mdx:8 {2}unknown-reference {2}\[F12\.9\].*nearest: F12\.2/,
  ],
  [
    "a path that is redirected twice",
    moved('from: old/, to: ""', "from: old/, to: r/F12.1/"),
    /redirects\.yaml:3 {2}bad-field .*old\/ is redirected twice/,
  ],
  [
    "a redirect to a path that is itself redirected",
    moved("from: old/, to: older/#F12.1", 'from: older/, to: ""'),
    /redirects\.yaml:2 {2}bad-field .*older\/#F12\.1 is itself redirected/,
  ],
  ["a redirect to itself", moved("from: old/, to: old/"), /old\/ is itself redirected/],
  ["a redirect to another site", moved("from: old/, to: 'https://x.example/'"), /redirects\.yaml:2 {2}bad-field/],
  [
    "a redirect from a path that begins with a slash",
    moved("from: /old/, to: r/F12.1/"),
    /redirects\.yaml:2 {2}bad-field/,
  ],
  [
    "two files with the same id",
    { "content/rules/asl/F12/copy.mdx": rule("F12.2") },
    /duplicate-id {2}F12\.2 is also in content\/rules\/asl\/F12\/F12\.2\.mdx/,
  ],
  [
    "a rule in the folder of another section",
    { "content/rules/sl/D7/F12.3.mdx": rule("F12.3") },
    /sl\/D7\/F12\.3\.mdx:2 {2}misplaced-file.*asl\/F12\/F12\.3\.mdx/,
  ],
  ["a rule of a section that no book has", { "content/rules/sl/D9/D9.1.mdx": rule("D9.1") }, /unknown-section/],
  [
    "a note without a Japanese text",
    { [F2]: `${rule("F12.2")}\n<Reading>\n<En>Only this.</En>\n</Reading>\n` },
    /F12\.2\.mdx:13 {2}missing-note-language.*<Ja>/,
  ],
  [
    "unknown rules, rows, tables, figures and calculators in the quick reference",
    {
      "content/quick.yaml": QUICK.replace("F12.2", "F12.9")
        .replace("row: openGround", "row: moon")
        .replace("tools: []", 'tools: ["dice?x=1"]')
        .replace("table: F12.1-odds", "table: F12.1-none")
        .replaceAll("{oliveTem}", "{palmTem}"),
    },
    /yaml:2 .*\[F12\.9\] is no rule[\s\S]*"moon" is no row[\s\S]*\{palmTem\} is no figure[\s\S]*yaml:4 .*F12\.1-none[\s\S]*"dice" is no calculator/,
  ],
  [
    "terrain in the quick reference that has neither a row of the chart nor a name",
    { "content/quick.yaml": QUICK.replace("row: openGround, ", "") },
    /quick\.yaml:2 {2}bad-field .*either a row, or a terrain and its cost/,
  ],
  [
    "an unknown condition in the quick reference",
    { "content/quick.yaml": QUICK.replace("[F.5]", "[D7.41#whole]").replace("when: [D7.31], ", "") },
    /quick\.yaml:2 {2}unknown-condition {2}"D7\.41#whole"[\s\S]*quick\.yaml:4 {2}unknown-condition {2}"D7\.1"/,
  ],
  ["text outside of all blocks", { [F2]: `${rule("F12.2")}\nLost words.\n` }, /stray-content {2}"Lost words\."/],
  [
    "a rule that has both sameAs and a text",
    { "content/rules/sl/D12/D12.1.mdx": rule("D12.1", undefined, "sameAs: F12.1\n") },
    /same-as-with-text/,
  ],
  [
    "sameAs with a rule that does not exist",
    { "content/rules/sl/D12/D12.1.mdx": rule("D12.1", "", "sameAs: F12.9\n") },
    /unknown-same-as/,
  ],
  [
    "a cell whose form does not match the kind of its column",
    { "content/tables/F12.1-odds.yaml": TABLE.replace('"≤2"', '"2 or less"') },
    /F12\.1-odds\.yaml:8 {2}bad-field {2}rows\.0\.dr/,
  ],
  [
    "a row without a cell for one of the columns",
    { "content/tables/F12.1-odds.yaml": TABLE.replace(", drm: -2", "") },
    /F12\.1-odds\.yaml:8 {2}bad-field {2}rows\.0\.drm: is missing/,
  ],
  [
    "two overlapping periods of a piece in the same theatre",
    { [F2]: bought("theatre: italy, from: 1943-01, to: 1943-06", "theatre: italy, from: 1943-06, to: 1943-09") },
    /F12\.2\.mdx:9 {2}bad-field {2}availability\.0\.periods\.1: overlaps an earlier period of italy/,
  ],
  [
    "a period that ends before it begins",
    { [F2]: bought("theatre: italy, from: 1943-09, to: 1943-01") },
    /bad-field {2}availability\.0\.periods\.0: the period ends before it begins/,
  ],
  [
    "an RF that is too high",
    { [F2]: bought("theatre: italy, from: 1943-01, to: 1943-02, rf: 1.7") },
    /bad-field {2}availability\.0\.periods\.0\.rf/,
  ],
  ["a table whose file is not named like its id", { "content/tables/F12.2-odds.yaml": TABLE }, /misplaced-table/],
  [
    "a drawing whose hexes to draw (`cut`) have a key that is not a hexrow",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("cut: { G", "cut: { terrain: wadi, G") },
    /F12\.1-hexes\.yaml:7 {2}bad-field {2}cut\.terrain/,
  ],
  [
    "a drawing whose file is not named like its id",
    { "content/drawings/F12.2-hexes.yaml": DRAWING },
    /misplaced-drawing/,
  ],
  [
    "a move to a hex that the drawing does not show",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("to: G7", "to: G6") },
    /F12\.1-hexes\.yaml:1 {2}bad-hexes {2}G6 is not in the cut/,
  ],
  [
    "a move between two hexes that are not adjacent",
    { "content/drawings/F12.1-hexes.yaml": DRAWING.replace("G: [7, 7]", "G: [7, 8]").replace("to: G7", "to: G8") },
    /bad-hexes {2}H6-G8 are no neighbours/,
  ],
  [
    "a line of sight to a unit that is not in the same row of the drawing",
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
    "a glossary term that is listed twice",
    {
      "content/glossary.yaml":
        SOUND["content/glossary.yaml"]! + SOUND["content/glossary.yaml"]!.replace("terms:\n", ""),
    },
    /glossary\.yaml:3 {2}bad-field {2}terms\.1: bog is there twice/,
  ],
  [
    "a glossary term that names a rule that does not exist",
    { "content/glossary.yaml": SOUND["content/glossary.yaml"]!.replace("[F12.1]", "[F12.9]") },
    /glossary\.yaml:2 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a UI text without a Japanese text",
    { "content/ui/tools.yaml": "# Tools\nb: { en: B }\n" },
    /ui\/tools\.yaml:2 {2}bad-field {2}b\.ja/,
  ],
  [
    "a UI text whose key is in two files",
    { "content/ui/tools.yaml": "b: { en: B, ja: B }\nodds.dr: { en: A, ja: A }\n" },
    /ui\/tools\.yaml:2 {2}duplicate-id {2}odds\.dr is also in content\/ui\.yaml/,
  ],
  [
    "a UI text whose key is twice in one file",
    { "content/ui.yaml": "a: { en: A, ja: A }\na: { en: B, ja: B }\n" },
    /ui\.yaml:2 {2}bad-yaml .*a field is there twice: keep one/,
  ],
  [
    "a calculator for a rule that does not exist",
    tool("rules: [F12.9]", "tables: []"),
    /tools\.yaml:6 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a calculator with a table that does not exist",
    tool("rules: [F12.1]", "tables: [F12.1-none]"),
    /tools\.yaml:7 {2}unknown-table .*F12\.1-none/,
  ],
  [
    "a calculator's example from a rule that does not exist",
    tool("rules: [F12.1]", "tables: []", 'examples: [{ rule: D7.9, query: "a=1", label: { en: A, ja: A } }]'),
    /tools\.yaml:8 {2}unknown-reference {2}\[D7\.9\]/,
  ],
  [
    "a rule in the list `mentions` that does not exist",
    { "content/tools.yaml": "tools: []\nmentions:\n  - { rule: F12.9, why: { en: A, ja: A } }\n" },
    /tools\.yaml:3 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a rule in outside.yaml that is listed twice",
    { "content/outside.yaml": "books:\n  - title: { en: A, ja: A }\n    rules:\n      - A2.71\n      - A2.71\n" },
    /outside\.yaml:5 {2}bad-field {2}books\.0\.rules\.1: A2\.71 is there twice/,
  ],
  [
    "a citation of another book's rule that is not in outside.yaml",
    { "content/outside.yaml": "books: []\n" },
    /F12\.1\.mdx:6 {2}unknown-reference {2}\[A2\.71\]/,
  ],
  [
    "a section that is listed twice in books.yaml",
    { "content/books.yaml": SOUND["content/books.yaml"]!.replace("{ id: D12,", "{ id: D7,") },
    /books\.yaml:14 {2}bad-field {2}books\.1\.sections\.1: D7 is there twice/,
  ],
  [
    "a section that is listed in the wrong book",
    { "content/books.yaml": SOUND["content/books.yaml"]!.replace("{ id: D7,", "{ id: F7,") },
    /books\.yaml:13 {2}misplaced-section {2}F7/,
  ],
  [
    "a book whose terrain chart is in a rule that does not exist",
    {
      "content/books.yaml": SOUND["content/books.yaml"]!.replace(
        "    sections:",
        "    terrainChart: F.9\n    sections:",
      ),
    },
    /books\.yaml:6 {2}unknown-reference {2}\[F\.9\]/,
  ],
  [
    "a row of the terrain chart with a rule that does not exist",
    { "content/terrain-chart.yaml": chart("rule: D7.9", "all: COT") },
    /terrain-chart\.yaml:2 {2}unknown-reference {2}\[D7\.9\]/,
  ],
  [
    "a row of the terrain chart with a table that does not exist",
    { "content/terrain-chart.yaml": chart("rule: D7.1", "table: D7.1-none, column: cost") },
    /terrain-chart\.yaml:2 {2}bad-cost {2}D7\.1-none has no \w+ cost/,
  ],
  [
    "a month that does not exist",
    { [F2]: bought("theatre: italy, from: 1943-13, to: 1944-01") },
    /F12\.2\.mdx:8 {2}bad-field {2}availability\.0\.periods\.0\.from: a month is written 1940-06/,
  ],
  [
    "an RF relative to a piece that does not exist",
    {
      [F2]: rule(
        "F12.2",
        undefined,
        "availability:\n  - name: L3 aa\n    type: tank\n    relativeTo: { piece: L3/53, plus: 0.4, most: 1.6 }\n",
      ),
    },
    /F12\.2\.mdx:7 {2}unknown-piece {2}L3\/53/,
  ],
  // Faults in file names and characters.
  [
    "a rule file with the extension .md",
    { "content/rules/asl/F12/F12.3.md": rule("F12.3") },
    /F12\.3\.md:1 {2}unread-file.*\.mdx/,
  ],
  [
    "a table in a subfolder of content/tables",
    { "content/tables/F12/F12.1-x.yaml": TABLE },
    /F12\.1-x\.yaml:1 {2}unread-file/,
  ],
  [
    "a folder that is named like a rule file",
    { "content/rules/asl/F12/F12.3.mdx/x.mdx": "" },
    /F12\.3\.mdx:1 {2}no-file {2}a folder/,
  ],
  [
    "a broken symbolic link that is named like a rule file",
    { "content/rules/asl/F12/F12.3.mdx": "-> nowhere.mdx" },
    /F12\.3\.mdx:1 {2}no-file {2}a link that leads nowhere/,
  ],
  ["a byte order mark", { [F2]: `\uFEFF${rule("F12.2")}` }, /F12\.2\.mdx:1 {2}bad-letters.*byte order mark: save/],
  [
    "full-width digits",
    { [F2]: rule("F12.2", "<En>\nText.\n</En>\n\n<Ja>\n２ＭＰを払う。\n</Ja>\n") },
    /F12\.2\.mdx:10 {2}bad-letters.*full-width/,
  ],
  ["an empty YAML file", { "content/glossary.yaml": "" }, /glossary\.yaml:1 {2}bad-field {2}terms: is missing/],
  ["a YAML file that is a list instead of fields", { "content/tools.yaml": "- a\n" }, /tools\.yaml:1 {2}bad-field/],
  [
    "YAML aliases that expand to a huge value",
    {
      "content/ui.yaml": `a: &a [x, x]\n${Array.from({ length: 9 }, (_, i) => `a${i}: &a${i} [${`*a${i ? i - 1 : ""}, `.repeat(9)}]`).join("\n")}\n`,
    },
    /ui\.yaml:1 {2}bad-yaml.*alias/,
  ],
  [
    "a UI text that is a number",
    edit("content/ui.yaml", "{ en: A,", "{ en: 3,"),
    /ui\.yaml:2 {2}bad-field {2}odds\.dr\.en: is no text: put it in quotes/,
  ],
  [
    "a field with a misspelt name",
    edit("content/tools.yaml", "phase:", "fase: 1\n    phase:"),
    /tools\.yaml:\d {2}bad-field.*"fase" is not a field here: mend/,
  ],
  // Faults in the correspondence between the two languages.
  [
    "a rule with two <En> blocks",
    { [F2]: `${rule("F12.2")}\n<En>\nMore.\n</En>\n` },
    /F12\.2\.mdx:13 {2}twice {2}<En> is there twice: put/,
  ],
  [
    "a rule with Japanese in <En> and English in <Ja>",
    { [F2]: rule("F12.2", "<En>\n砂地である。\n</En>\n\n<Ja>\nThis is sand.\n</Ja>\n") },
    /F12\.2\.mdx:5 {2}other-language {2}<En>[\s\S]*:9 {2}other-language {2}<Ja>/,
  ],
  [
    "a note with Japanese in <En> and English in <Ja>",
    { [F2]: `${rule("F12.2")}\n<Reading>\n<En>文である。</En>\n<Ja>Some words.</Ja>\n</Reading>\n` },
    /F12\.2\.mdx:13 {2}other-language/,
  ],
  [
    "a title with Japanese in `en` and English in `ja`",
    { [F2]: rule("F12.2").replace("en: Title, ja: 題", "en: 題, ja: Title") },
    /F12\.2\.mdx:3 {2}bad-field {2}title\.en: is Japanese/,
  ],
  [
    "a UI text with English in both `en` and `ja`",
    edit("content/ui.yaml", "en: A, ja: A }", "en: all the words, ja: all the words }"),
    /ui\.yaml:2 {2}bad-field {2}odds\.dr\.ja: is English/,
  ],
  [
    "a table that is printed only in <En>",
    { [F2]: en('<Table of="F12.1-odds" />\n\nText.') },
    /F12\.2\.mdx:\d {2}one-sided {2}<Table of="F12\.1-odds"> is not in <Ja>: write/,
  ],
  // Faults in Markdown.
  [
    "a link from the page about.mdx to another host",
    edit("content/pages/about.mdx", "../notes/", "//host/"),
    /about\.mdx:5 {2}bad-markdown {2}a link to \/\/host\/: write/,
  ],
  [
    "an event handler on an element",
    { [F2]: en('<Term of="bog" onclick="x">bogs</Term>.') },
    /F12\.2\.mdx:6 {2}unknown-attribute {2}<Term> has no onclick: take/,
  ],
  // Faults in tables.
  ...(
    [
      ["overlap", ["1", "1–3", "6"], /rows\.1\.dr: 1–3 does not follow 1: each/],
      ["have a gap", ["1", "3–6"], /rows\.1\.dr: 3–6 does not follow 1/],
      ["do not begin with the lowest result", ["3", "≥4"], /rows\.0\.dr: the first results are missing: begin/],
      ["do not end with the highest result", ["≤2", "3–4"], /rows\.1\.dr: the last results are missing: end/],
      [
        "have their bounds in the wrong order",
        ["≤2", "5–3", "≥6"],
        /rows\.1\.dr: "5–3" does not fit: a range is written/,
      ],
    ] as const
  ).map(([how, ranges, expected]): (typeof BROKEN)[number] => [
    `ranges of a table that ${how}`,
    { "content/tables/F12.1-odds.yaml": byResult(...ranges) },
    new RegExp(`F12\\.1-odds\\.yaml:\\d+ {2}bad-field {2}${expected.source}`),
  ]),
  [
    "a cell whose key is not a column",
    edit("content/tables/F12.1-odds.yaml", "drm: -2", "drm: -2, dmr: 1"),
    /F12\.1-odds\.yaml:8 {2}bad-field {2}rows\.0\.dmr: is no column/,
  ],
  [
    "a DRM in quotes",
    edit("content/tables/F12.1-odds.yaml", "drm: -2", 'drm: "-2"'),
    /rows\.0\.drm: "-2" does not fit: a DRM is written 2 or -2/,
  ],
  [
    "a row with a name that no code uses",
    edit("content/tables/F12.1-odds.yaml", '{ dr: "≤2"', '{ name: heavyy, dr: "≤2"'),
    /F12\.1-odds\.yaml:8 {2}unknown-row-name {2}"heavyy".*: give/,
  ],
  [
    "a column of die results with a missing result",
    {
      "content/tables/F12.1-odds.yaml": TABLE.replace("kind: range", "kind: number, head: true").replace(
        / {2}- \{ dr: .*\n/,
        [2, 3, 5].map((dr) => `  - { dr: ${dr}, drm: 1 }\n`).join(""),
      ),
    },
    /F12\.1-odds\.yaml:\d+ {2}bad-field {2}rows\.2\.dr: 5 does not follow 3/,
  ],
  [
    "a drawing whose highest level comes before the lowest",
    {
      "content/drawings/F12.1-hexes.yaml": `${DRAWING.replace("hexes\nboard: 27", "section").replace(/cut:.*/s, "")}levels: [1, 0]\nground: [{ width: 1, level: 0 }]\n`,
    },
    /F12\.1-hexes\.yaml:6 {2}bad-field {2}levels: the lowest level comes first/,
  ],
  [
    "two rows of a table with the same name",
    edit("content/tables/F12.1-odds.yaml", /( {2}- \{) (dr: "≤2".*)\n/, "$1 name: truck, $2\n$1 name: truck, $2\n"),
    /F12\.1-odds\.yaml:9 {2}bad-field {2}rows\.1\.name: truck names an earlier row too/,
  ],
  [
    "a footnote whose mark is not in any cell",
    { "content/tables/F12.1-odds.yaml": `${TABLE}notes: [{ mark: "*", en: A, ja: A }]\n` },
    /F12\.1-odds\.yaml:9 {2}bad-field {2}notes\.0\.mark: no cell bears \*: put/,
  ],
  [
    "a table of a rule that does not exist",
    { "content/tables/F12.9-x.yaml": TABLE.replaceAll("F12.1", "F12.9").replace("-odds", "-x") },
    /F12\.9-x\.yaml:1 {2}unknown-reference/,
  ],
  [
    "a table that no rule prints",
    { "content/tables/F12.1-x.yaml": TABLE.replace("-odds", "-x") },
    /F12\.1-x\.yaml:1 {2}unprinted.*write <Table of="F12\.1-x" \/>/,
  ],
  [
    "a drawing that no rule prints",
    { "content/drawings/F12.1-x.yaml": DRAWING.replace("-hexes", "-x") },
    /F12\.1-x\.yaml:1 {2}unprinted.*<Drawing/,
  ],
  // Faults in references between files.
  ['a redirect to a path with ".."', moved("from: old/, to: ../../etc/"), /redirects\.yaml:2 {2}bad-field/],
  [
    "a redirect to a page that does not exist",
    moved("from: old/, to: nowhere/"),
    /redirects\.yaml:2 {2}unknown-address {2}nowhere\/ leads nowhere: name/,
  ],
  [
    "a redirect to a rule that does not exist",
    moved("from: old/, to: r/F12.9/"),
    /redirects\.yaml:2 {2}unknown-address/,
  ],
  [
    "a redirect from the path of an existing page",
    moved("from: notes/, to: r/F12.1/"),
    /redirects\.yaml:2 {2}held-address {2}notes\//,
  ],
  [
    "two glossary terms with the same name",
    edit(
      "content/glossary.yaml",
      /( {2}- .*\n)/,
      "$1  - { id: mire, name: { en: Bog, ja: 泥 }, reading: どろ, meaning: { en: stuck, ja: 走行不能 } }\n",
    ),
    /glossary\.yaml:3 {2}bad-field {2}terms\.1: Bog is there twice/,
  ],
  [
    "two glossary terms with the same abbreviation",
    edit(
      "content/glossary.yaml",
      /( {2}- .*)( \}\n)/,
      "$1, abbr: BG$2  - { id: mire, name: { en: Mire, ja: 泥 }, abbr: BG, meaning: { en: stuck, ja: 走行不能 } }\n",
    ),
    /glossary\.yaml:3 {2}bad-field {2}terms\.1: BG is there twice/,
  ],
  [
    "a calculator in tools.yaml without a component",
    edit("content/tools.yaml", "slug: odds", "slug: od"),
    /tools\.yaml:2 {2}no-calculator.*calculators\/od\/Page\.astro does not exist; nearest: odds/,
  ],
  [
    "a calculator's component that is not in tools.yaml",
    { "components/calculators/dice/Page.astro": "" },
    /tools\.yaml:1 {2}unlisted-calculator {2}components\/calculators\/dice/,
  ],
  [
    "an example whose query has an unknown value",
    edit("content/tools.yaml", "mover=truck", "mover=truk"),
    /tools\.yaml:8 {2}bad-example {2}"truk"/,
  ],
  [
    "an example whose query has an unknown field",
    edit("content/tools.yaml", "mover=truck", "movr=truck"),
    /tools\.yaml:8 {2}bad-example {2}"movr"/,
  ],
  [
    "a placeholder that is only in the English UI text",
    edit("content/ui.yaml", "{name} A", "A"),
    /ui\.yaml:1 {2}bad-field {2}site\.a\.ja: fills in nothing, and the English \{name\}/,
  ],
  [
    "two rows of the terrain chart with the same name",
    {
      "content/terrain-chart.yaml":
        SOUND["content/terrain-chart.yaml"]! + SOUND["content/terrain-chart.yaml"]!.replace("rows:\n", ""),
    },
    /terrain-chart\.yaml:3 {2}bad-field {2}rows\.1: openGround is there twice/,
  ],
  [
    "a book that is listed twice",
    edit("content/books.yaml", "id: sl", "id: asl"),
    /^content\/books\.yaml:8 {2}bad-field {2}books\.1: asl is there twice: keep one\n\S+:8 {2}followers {2}\d+ more problems follow from this: mend it first\n2 problems/,
  ],
  [
    "a source note with an unknown language",
    edit("content/source-notes.tsv", "\ten\t", "\tfr\t"),
    /source-notes\.tsv:2 {2}bad-field {2}"fr" is no language: write en or ja/,
  ],
  [
    "a piece that is listed twice in one note",
    { [F2]: rule("F12.2", undefined, "availability:\n  - name: L3\n    type: tank\n  - name: L3\n    type: tank\n") },
    /F12\.2\.mdx:7 {2}bad-field {2}availability\.1: L3 is there twice/,
  ],
  [
    "an RF relative to the piece itself",
    {
      [F2]: rule(
        "F12.2",
        undefined,
        "availability:\n  - name: L3\n    type: tank\n    relativeTo: { piece: L3, plus: 0.4, most: 1.6 }\n",
      ),
    },
    /F12\.2\.mdx:7 {2}unknown-piece {2}L3/,
  ],
  [
    "an RF of `availability` that the text of the note does not state",
    { [F2]: bought("theatre: italy, from: 1943-01, to: 1943-02, rf: 1.4").replaceAll("[F12.2]", "RF 1.5") },
    /F12\.2\.mdx:8 {2}other-rf {2}RF 1\.4[\s\S]*F12\.2\.mdx:\d+ {2}other-rf {2}RF 1\.5/,
  ],
  [
    "a piece with a lettered note that does not exist",
    { [F2]: rule("F12.2", undefined, "availability:\n  - name: L3\n    type: tank\n    letters: [It-VZ]\n") },
    /F12\.2\.mdx:7 {2}unknown-reference {2}\[It-VZ\]/,
  ],
  [
    "changes of a rule that are not sorted newest first",
    {
      [F2]: rule(
        "F12.2",
        undefined,
        `changes:\n${["2026-01-01", "2026-02-01"].map((day) => `  - { version: 0.9.0, date: ${day}, said: { en: A, ja: A }, says: { en: B, ja: B }, why: { en: A, ja: A } }\n`).join("")}`,
      ),
    },
    /F12\.2\.mdx:6 {2}bad-field {2}changes\.1: is newer/,
  ],
  // Faults in UI texts, in search words, and in the fields of frontmatter.
  [
    "a title that cites a rule that does not exist",
    { [F2]: rule("F12.2").replace("en: Title", 'en: "Title [F12.9]"') },
    /F12\.2\.mdx:3 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a rule id in lower case",
    { [F2]: rule("F12.2").replace("F12.2", "f12.2") },
    /F12\.2\.mdx:2 {2}unknown-id .*write F12/,
  ],
  [
    "questions with Japanese in `en` and English in `ja`",
    { [F2]: asking("[砂に隠れるか]", "[can I hide there]") },
    /F12\.2\.mdx:4 {2}bad-field {2}asked\.en\.0: is Japanese: write[\s\S]*asked\.ja\.0: is English: write/,
  ],
  [
    "a question that is listed in two rules",
    { [F2]: asking("[can I]", "[何か]"), "content/rules/sl/D7/D7.1.mdx": asking("[can I]", "[何が]", "D7.1") },
    /D7\.1\.mdx:4 {2}asked-twice {2}"can I" is asked in content\/rules\/asl\/F12\/F12\.2\.mdx too: keep/,
  ],
  [
    "a single question instead of a list of questions",
    { [F2]: asking("can I", "[何か]") },
    /F12\.2\.mdx:4 {2}bad-field {2}asked\.en: is no list\n1 problem/,
  ],
  [
    "a Japanese reading in kanji instead of kana",
    edit("content/glossary.yaml", "meaning:", "reading: 泥, meaning:"),
    /glossary\.yaml:2 {2}bad-field {2}terms\.0\.reading: a reading is written in kana/,
  ],
  [
    "a glossary anchor with a capital letter",
    edit("content/glossary.yaml", "id: bog", "id: Bog"),
    /glossary\.yaml:2 {2}bad-field {2}terms\.0\.id: an anchor is written dune-crest/,
  ],
  [
    "a synonym of a term in the wrong language",
    edit("content/glossary.yaml", "meaning:", "synonyms: { en: [泥] }, meaning:"),
    /glossary\.yaml:2 {2}bad-field {2}terms\.0\.synonyms\.en\.0: is Japanese/,
  ],
  ...(
    [
      ["with an empty `says`", "{ en: [], ja: [] }, also: { en: [x], ja: [] }", /says\.en: is empty: write/],
      ["with an empty `also`", "{ en: [x], ja: [] }, also: { en: [], ja: [] }", /also: is empty: write/],
      [
        "with Japanese in `en` and English in `ja`",
        "{ en: [砂], ja: [x] }, also: { en: [y], ja: [] }",
        /says\.en\.0: is Japanese/,
      ],
      [
        "with the same word in `says` and `also`",
        "{ en: [x], ja: [] }, also: { en: [x], ja: [] }",
        /also\.en: x is what the texts say already: take/,
      ],
    ] as const
  ).map(([how, words, expected]): (typeof BROKEN)[number] => [
    `an everyday word of the glossary ${how}`,
    { "content/glossary.yaml": `${SOUND["content/glossary.yaml"]}words:\n  - { says: ${words} }\n` },
    new RegExp(`glossary\\.yaml:4 {2}bad-field {2}words\\.0\\.${expected.source}`),
  ]),
  ...(
    [
      ["a bracket that is not closed", "A [F12.2", /has a bracket without its other half: write/],
      ["an unclosed brace", "A {name", /has a brace that fills in nothing: write \{name\}/],
    ] as const
  ).map(([how, text, expected]): (typeof BROKEN)[number] => [
    `a UI text with ${how}`,
    edit("content/ui.yaml", "{ en: A, ja: A }", `{ en: "${text}", ja: A }`),
    new RegExp(`ui\\.yaml:2 {2}bad-field {2}odds\\.dr\\.en: ${expected.source}`),
  ]),
  [
    "a UI text that cites a rule that does not exist",
    edit("content/ui.yaml", "{ en: A, ja: A }", '{ en: "A [F12.9]", ja: A }'),
    /ui\.yaml:2 {2}unknown-reference {2}\[F12\.9\]/,
  ],
  [
    "a key of a UI text that contains a space",
    { "content/ui/x.yaml": "a b: { en: A, ja: A }\n" },
    /ui\/x\.yaml:1 {2}bad-field {2}a b: a key is written fire\.title/,
  ],
  [
    "a YAML line that begins with a tab",
    { "content/ui/x.yaml": "a.b:\n\ten: A\n" },
    /ui\/x\.yaml:2 {2}bad-yaml .*a tab at the beginning of a line: write spaces/,
  ],
  [
    "an unquoted YAML text that contains a colon",
    { "content/ui/x.yaml": "a.b:\n  en: A: b\n  ja: A\n" },
    /ui\/x\.yaml:2 {2}bad-yaml .*a colon within words: put/,
  ],
  [
    "a Japanese comma between two YAML fields",
    edit("content/ui.yaml", "A, ja: A", "A、 ja: A"),
    /ui\.yaml:2 {2}bad-yaml .*a comma or a bracket is missing/,
  ],
  [
    "half-width kana",
    { [F2]: rule("F12.2", "<En>\nText.\n</En>\n\n<Ja>\nｻﾝﾄﾞ。\n</Ja>\n") },
    /F12\.2\.mdx:10 {2}bad-letters.*half-width kana: write/,
  ],
  [
    "full-width brackets around a rule id",
    { [F2]: rule("F12.2", "<En>\nText.\n</En>\n\n<Ja>\n［F12.1］を参照。\n</Ja>\n") },
    /F12\.2\.mdx:10 {2}bad-letters.*full-width brackets around a rule: write/,
  ],
  // Faults in blocks, such as <En> and <Divergence>.
  [
    "a note with a misspelt attribute",
    { [F2]: `${rule("F12.2")}\n<Divergence wiht="F12.1">\n<En>A word.</En>\n<Ja>文。</Ja>\n</Divergence>\n` },
    /F12\.2\.mdx:13 {2}unknown-attribute {2}<Divergence> has no wiht: take/,
  ],
  [
    "a note with a misspelt name",
    { [F2]: `${rule("F12.2")}\n<Readng>\n<En>A word.</En>\n<Ja>文。</Ja>\n</Readng>\n` },
    /F12\.2\.mdx:13 {2}stray-content {2}<Readng> outside/,
  ],
  [
    "sameAs with a rule of the same book",
    edit("content/rules/sl/D12/D12.1.mdx", "sameAs: F12.1", "sameAs: D12.2"),
    /D12\.1\.mdx:2 {2}same-book {2}D12\.2 .*: name the one of the other book/,
  ],
  // Faults in calculators, the quick reference, the terrain chart and other lists.
  [
    "a calculator's slug with a capital letter",
    edit("content/tools.yaml", "slug: odds", "slug: Odds"),
    /tools\.yaml:2 {2}bad-field {2}tools\.0\.slug: an address is written sand-bog/,
  ],
  [
    "a calculator's icon that is not an SVG path",
    edit("content/tools.yaml", "sand: M1 1h1", "sand: circle"),
    /tools\.yaml:9 {2}bad-field {2}tools\.0\.drawing\.sand: a path of SVG is written/,
  ],
  [
    "a rule that is listed twice for one calculator",
    edit("content/tools.yaml", "[F12.1]", "[F12.1, F12.1]"),
    /tools\.yaml:6 {2}bad-field {2}tools\.0\.rules\.1: F12\.1 is there twice/,
  ],
  [
    "a calculator with a note that does not exist",
    edit("content/tools.yaml", "tables:", "notes: [F12.1-note-9]\n    tables:"),
    /tools\.yaml:7 {2}unknown-note/,
  ],
  [
    "a calculator with a misspelt phase",
    edit("content/tools.yaml", "setup", "set-up"),
    /tools\.yaml:3 {2}bad-field {2}tools\.0\.phase: is none of setup, .*: write one/,
  ],
  [
    "a query in the quick reference with an unknown field",
    edit("content/quick.yaml", "tools: []", 'tools: ["odds?movr=truck"]'),
    /quick\.yaml:4 {2}bad-example {2}"movr"/,
  ],
  [
    "two rows of the quick reference with the same terrain",
    { "content/quick.yaml": QUICK.replace(/( {2}- \{ row.*\n)/, "$1$1") },
    /quick\.yaml:3 {2}bad-field {2}terrain\.1: openGround is there twice/,
  ],
  [
    "a redirect to a path with a query",
    moved('from: old/, to: "notes/?a=1"'),
    /redirects\.yaml:2 {2}bad-field {2}redirects\.0\.to: an address is written/,
  ],
  [
    "a rule of this site that is in outside.yaml",
    edit("content/outside.yaml", "[A2.71]", "[A2.71, F12.1]"),
    /outside\.yaml:2 {2}held-rule {2}F12\.1 is a rule of this site: take/,
  ],
  [
    "a rule in outside.yaml that no text cites",
    edit("content/outside.yaml", "[A2.71]", "[A2.71, A9.9]"),
    /outside\.yaml:2 {2}uncited {2}A9\.9 is cited nowhere: take/,
  ],
  [
    "a rule that outside.yaml lists in two books",
    { "content/outside.yaml": `${SOUND["content/outside.yaml"]}  - { title: { en: B, ja: B }, rules: [A2.71] }\n` },
    /outside\.yaml:3 {2}bad-field {2}books\.1: A2\.71 stands under another book too: keep/,
  ],
  [
    "a row of the terrain chart with two sources of its costs",
    { "content/terrain-chart.yaml": chart("rule: D7.1", "all: COT", "table: F12.1-odds, column: dr") },
    /terrain-chart\.yaml:2 {2}bad-field {2}rows\.0: has one source of its costs/,
  ],
  [
    "a row of the terrain chart without a source of its costs",
    { "content/terrain-chart.yaml": chart("rule: D7.1") },
    /terrain-chart\.yaml:2 {2}bad-field {2}rows\.0: has one source of its costs/,
  ],
  [
    "a hex whose number comes before its hexrow",
    edit("content/drawings/F12.1-hexes.yaml", "to: G7", "to: 7G"),
    /F12\.1-hexes\.yaml:9 {2}bad-field {2}moves\.0\.steps\.0\.to: a hex is written H6/,
  ],
  [
    "a range of hexes (`cut`) that has only one number",
    edit("content/drawings/F12.1-hexes.yaml", "G: [7, 7]", "G: [7]"),
    /F12\.1-hexes\.yaml:7 {2}bad-field {2}cut\.G: is too little: at least 2/,
  ],
  [
    "source-notes.tsv without its header row",
    edit("content/source-notes.tsv", "id\tlang\tfigure\twhy\n", ""),
    /source-notes\.tsv:1 {2}bad-field {2}the first line names the columns: id/,
  ],
  [
    "a file of content/pages that no page loads",
    { "content/pages/abuot.mdx": SOUND["content/pages/about.mdx"]! },
    /abuot\.mdx:1 {2}unread-file/,
  ],
];

/**
 * Faults in the English text of F12.2. Each entry has a name, the faulty text, and the expected report without the file
 * name: "6  unknown-block  <Exmaple>". The text begins on line 6 of the file.
 */
const IN_TEXT: [name: string, text: string, problem: string][] = [
  ["a block with a misspelt name", "<Exmaple>\nText.\n</Exmaple>", "6  unknown-block  <Exmaple>"],
  ["a JavaScript expression in a text", "Roll {1 + 1} dice.", "6  code-in-text  { 1 + 1 }"],
  ["a JavaScript expression in an attribute", "<Table of={table} />", "6  code-in-text  { of }"],
  ["a table that does not exist", '<Table of="F12.2-none" />', "6  unknown-table"],
  ["a drawing that does not exist", '<Drawing of="F12.2-none" />', "6  unknown-drawing"],
  ["a link to a glossary term that does not exist", 'It <Term of="bgo">bogs</Term>.', "6  unknown-term"],
  ["a NUL character", "A\0B", "6  bad-letters  has a control character: take"],
  ["a byte sequence that is not UTF-8", "Caf\uFFFD", "6  bad-letters  is not UTF-8: save"],
  ["an invisible character", "F12\u200b.3", "6  bad-letters  has an invisible"],
  ['a text that is only "TODO"', "TODO", "6  bad-letters  has a place to be filled: write"],
  ["a block that contains only an ellipsis", "…", "5  empty-block  <En>"],
  [
    "an <Example> that is only in <En>",
    "Text.\n\n<Example>\nText.\n</Example>",
    "8  one-sided  <Example> is not in <Ja>",
  ],
  ["a heading", "# Title\n\nText.", "6  bad-markdown  a heading: write"],
  ["a Markdown table", "Text.\n\n| a | b |\n|---|---|\n| 1 | 2 |", "8  bad-markdown  a Markdown table: write"],
  ["a link to javascript:", "A [link](javascript:alert) here.", "6  bad-markdown  a link"],
  ["a URL without link syntax", "See https://example.org here.", "6  bad-markdown  a link"],
  ["a Markdown picture", "A ![x](https://host/x.png) here.", "6  bad-markdown  a picture: write"],
  ["bold that is not closed", "A **bold word.", "6  bad-markdown  ** without its other half: close"],
  ["a bracket that is not closed", "See [F12.1 here.", "6  bad-markdown  a bracket without"],
  ["a reference in lower case", "See [f12.1] here.", "6  bad-markdown  [f12.1] cites nothing: write"],
  ["a Markdown link definition", "See [F12.1].\n\n[F12.1]: https://host/", "8  bad-markdown  an address"],
  ["a Markdown code block", "Text.\n\n```\nx\n```", "8  bad-markdown  a block of code"],
  ["inline code", "A `word` here.", "6  bad-markdown  code: write"],
  ["a Markdown quotation", "> Text.", "6  bad-markdown  a quotation"],
  ["a horizontal rule", "Text.\n\n***\n\nText.", "8  bad-markdown  a line across"],
  ["struck-out text", "A ~~word~~ here.", "6  bad-markdown  words struck out"],
  ["a Markdown footnote", "A word[^1].\n\n[^1]: Text.", "6  bad-markdown  a footnote"],
  ["a <script> element", "<script>alert</script>", "6  unknown-block  <script>"],
  ["an <En> block within an <En> block", "<En>\nText.\n</En>", "6  unknown-block  <En>"],
  [
    "a letter with a separate combining accent",
    "Cafe\u0301.",
    "6  bad-letters  has a mark apart from its letter: write",
  ],
  ["a word that is repeated by mistake", "See the the rule.", "6  bad-letters  has a word twice: keep one"],
  [
    "a list item that is only in <En>",
    "文。\n\n- A.",
    "8  other-outline  3 paragraphs and list items in <En>, 1 in <Ja>",
  ],
  ["a paragraph that is only in <En>", "Text.\n\nMore.", "8  other-outline  2 paragraphs"],
  ["a Japanese paragraph in <En>", "The words.\n\n馬車もこのDRを振る。\n\nMore words.", "8  other-language  <En>"],
  ["a number that is only in <En>", "Pay 3 MP.", "6  other-figures  3 is in one language only: write"],
  ["a reference that is only in <En>", "See [D7.1].", "6  one-sided  [D7.1] is not in <Ja>: write"],
  [
    "a rule number without brackets whose rule does not exist",
    "See F12.99 here.",
    "6  unknown-reference  [F12.99] is no rule",
  ],
  ["a Markdown checkbox", "- [ ] ask", "6  bad-markdown  a box to be ticked: write"],
  ["an asterisk that is not closed", "A *word here.", "6  bad-markdown  * without its other half: close"],
  [
    "a space between the two brackets of a reference",
    "See [the text] [F12.1].",
    "6  bad-markdown  a space between brackets: write",
  ],
  ["a curly quotation mark", "A “word”.", "6  bad-letters  has a curly quotation mark: write"],
  ["a hyphen instead of a minus sign", "Text with\na -1 DRM.", "7  bad-letters  has a hyphen for a minus: write"],
  ["1/2 instead of ½", "Text of 1/2 MP.", "6  bad-letters  has 1/2: write"],
  [">= instead of ≥", "A DR >= 12.", "6  bad-letters  has >= or <=: write"],
  ["an HTML character reference", "Sand &bogus; dune.", "6  bad-letters  has a code for a character: write"],
  ["a no-break space", "A\u00a0word.", "6  bad-letters  has a no-break space: write"],
  [
    "a merge conflict marker of the common ancestor",
    "||||||| merged common ancestors",
    "6  bad-letters  has a mark of a merge",
  ],
  ["an empty <Term> element", 'It <Term of="bog"></Term> bogs.', "6  empty-block  <Term> says nothing: write"],
];

/** Faults in the file of F12.2. Each entry has a name, the whole file, and the expected report as in `IN_TEXT`. */
const IN_RULE: [name: string, file: string, problem: string][] = [
  ["a rule without <Ja>", rule("F12.2", "<En>\nText.\n</En>\n"), "1  missing-language  no <Ja>"],
  ["frontmatter with a YAML syntax error", "---\nid: [F12.2\n---\n", "2  bad-yaml"],
  ["a misspelt field of frontmatter", rule("F12.2", undefined, "smaeAs: F12.1\n"), '2  bad-field  file: "smaeAs'],
  ["a rule without a title", "---\nid: F12.2\n---\n", "2  bad-field  title"],
  ["an empty rule file", "", "1  no-frontmatter  does not begin with ---"],
  ["a rule without frontmatter", rule("F12.2").replace(/^---\n/, ""), "1  no-frontmatter"],
  [
    "an empty <Ja> block",
    rule("F12.2", "<En>\nText.\n</En>\n\n<Ja></Ja>\n"),
    "9  empty-block  <Ja> says nothing: write",
  ],
  [
    "an import statement in a rule file",
    rule("F12.2").replace("<En>", 'import a from "a"\n\n<En>'),
    "5  stray-content",
  ],
  [
    "a title without a Japanese text",
    rule("F12.2").replace(", ja: 題", ""),
    "3  bad-field  title.ja: is missing: write a text",
  ],
  [
    "a note before the text of its rule",
    rule("F12.2").replace("<En>", "<Reading>\n<En>A.</En>\n<Ja>文。</Ja>\n</Reading>\n\n<En>"),
    "5  note-first",
  ],
  [
    "half-width parentheses",
    rule("F12.2").replace("を参照", "を参照(必要なら)"),
    "10  bad-letters  has half-width parentheses: write",
  ],
  [
    "a text that is marked as not translated",
    rule("F12.2", "<En>\nText.\n</En>\n\n<Ja>\n未訳。\n</Ja>\n"),
    "10  bad-letters  has a place to be filled",
  ],
  [
    "a change whose new text equals its old text",
    changed("2026-02-03", "A"),
    "5  bad-field  changes.0.says.en: is what the rule said before",
  ],
  [
    "a change whose date is not the release day of its version",
    changed("2036-02-03"),
    "5  bad-field  date: 0.9.0 is of 2026-02-03: write",
  ],
  [
    "a change of a version that does not exist",
    changed("2026-02-03").replace("0.9.0", "7.9.0"),
    "5  bad-field  version: 7.9.0 is not in CHANGELOG.md",
  ],
  ["too many questions", asking("[a, b, c, d]", "[何か]"), "4  bad-field  asked.en: is too much: at most 3"],
  ["questions that are only in English", asking("[can I]", ""), "4  bad-field  asked.ja"],
  ["a blank question", asking('[" "]', "[何か]"), "4  bad-field  asked.en.0: is blank: write"],
  [
    "a question that is listed twice in one rule",
    asking("[can I, can I]", "[何か]"),
    "4  bad-field  asked.en.1: can I is there twice",
  ],
  [
    "a change with a day that does not exist",
    changed("2026-02-31"),
    "5  bad-field  changes.0.date: a day is written 2026-02-28",
  ],
  ["a change with a word instead of a date", changed("soon"), "5  bad-field  changes.0.date: a day is written"],
];

/**
 * Faults in one place of a valid file. Each entry has a name, the file in content/, the text to replace, its
 * replacement, and the expected report as in `IN_TEXT`.
 */
const EDITED: [name: string, file: string, from: string | RegExp, to: string, problem: string][] = [
  ["a merge conflict marker", "ui.yaml", "site.a", "<<<<<<< mine\nsite.a", "1  bad-letters  has a mark of a merge"],
  ['a table caption that is only "TBD"', "tables/F12.1-odds.yaml", "en: Odds", "en: TBD", "3  bad-letters"],
  ["an unknown YAML tag", "ui.yaml", "{ en: A,", "!!js/function { en: A,", "2  bad-yaml"],
  ["two YAML documents in one file", "ui.yaml", "odds.dr", "---\nodds.dr", "2  bad-yaml"],
  [
    "a UI text that contains only a space",
    "ui.yaml",
    "{ en: A, ja: A }",
    '{ en: A, ja: " " }',
    "2  bad-field  odds.dr.ja: is blank",
  ],
  [
    "a page of the site that cites a rule that does not exist",
    "pages/about.mdx",
    "[D7.1]",
    "[D7.9]",
    "5  unknown-reference",
  ],
  ["a page of the site without <Ja>", "pages/about.mdx", /<Ja>[\s\S]*/, "", "1  missing-language"],
  [
    "two columns with the same key",
    "tables/F12.1-odds.yaml",
    "key: drm",
    "key: dr",
    "6  bad-field  columns.1: dr is there twice",
  ],
  [
    "a placeholder for which no code passes a value",
    "ui.yaml",
    /\{name\}/g,
    "{nmae}",
    "1  unknown-place  site.a has {nmae}",
  ],
  [
    "a UI text that lacks a placeholder for which code passes a value",
    "ui.yaml",
    /odds.dr: .*/,
    "odds.dr: { en: A, ja: A }\nnote.a: { en: B, ja: B }",
    "3  lost-place  note.a has no {count}, which the code fills in",
  ],
  [
    "two parallel rules that do not exist",
    "books.yaml",
    "parallels: {}",
    "parallels: { F.1: D.1 }",
    "15  unknown-reference  [F.1]",
  ],
  [
    "a source note on a rule that does not exist",
    "source-notes.tsv",
    "F12.1",
    "F12.9",
    '2  bad-field  "F12.9" is no rule',
  ],
  ["a source note without its last column", "source-notes.tsv", "\ta misprint", "", "2  bad-field  3 values: write 4"],
  [
    "an invalid regular expression in ja-variants.tsv",
    "ja-variants.tsv",
    "区域",
    "区域(",
    '2  bad-field  "区域(" is no regular expression',
  ],
  [
    "a UI text with a third language",
    "ui.yaml",
    "ja: A }",
    "ja: A, fr: A }",
    '2  bad-field  odds.dr: "fr" is not a field here',
  ],
  [
    "two parallel rules of the same book",
    "books.yaml",
    "parallels: {}",
    "parallels: { F12.1: F12.2 }",
    "15  same-book  F12.1",
  ],
  [
    "a UI text with different numbers in the two languages",
    "ui.yaml",
    "{ en: A, ja: A }",
    "{ en: A 4, ja: A 5 }",
    "2  bad-field  odds.dr.ja: 4, 5 is in one language only",
  ],
  [
    "a section that has no rules",
    "books.yaml",
    "      - { id: D7,",
    "      - { id: D8, title: { en: A, ja: A } }\n      - { id: D7,",
    "13  unused-section  D8 has no rule: add",
  ],
  [
    "a table cell without a Japanese text",
    "tables/F12.1-odds.yaml",
    "drm: -2",
    "drm: { en: A }",
    "8  bad-field  rows.0.drm: ja: is missing: write a text",
  ],
  [
    "a row without a name in a table with named rows",
    "tables/F12.1-odds.yaml",
    /( {2}- )\{ (dr: "≤2".*\n)/,
    "$1{ name: truck, $2$1{ $2",
    "9  bad-field  rows.1: has no name, and other rows have one: give",
  ],
  [
    "an empty pattern in ja-variants.tsv",
    "ja-variants.tsv",
    "区域",
    "",
    '2  bad-field  "" is no regular expression: write',
  ],
];

/** The faults of the three lists above, each with a line that the report must contain. */
const LINES = [
  ...IN_TEXT.map(([name, text, problem]) => ({ name, changes: { [F2]: en(text) }, line: `${F2}:${problem}` })),
  ...IN_RULE.map(([name, file, problem]) => ({ name, changes: { [F2]: file }, line: `${F2}:${problem}` })),
  ...EDITED.map(([name, file, from, to, problem]) => ({
    name,
    changes: edit(`content/${file}`, from, to),
    line: `content/${file}:${problem}`,
  })),
];

for (const { name, changes, line } of LINES)
  test(`the checks report ${name}`, () => {
    const report = formatProblems(load(changes).problems);
    assert.ok(report.includes(line), report);
  });

for (const [name, changes, expected] of BROKEN) {
  test(`the checks report ${name}`, () => {
    const { problems } = load(changes);
    assert.match(formatProblems(problems), expected);
  });
}

test("a missing content file is returned as a problem, and no error is thrown", () => {
  const { problems } = load({}, ["content/outside.yaml", "content/terrain-chart.yaml", "content/pages/about.mdx"]);
  assert.match(formatProblems(problems), /about\.mdx:1 {2}no-file/);
  assert.match(formatProblems(problems), /outside\.yaml:1 {2}no-file {2}nothing/);
  assert.match(formatProblems(problems), /terrain-chart\.yaml:1 {2}no-file/);
});

test("problems that follow from an unreadable file are reported in one line, after the problems of that file", () => {
  const F1 = "content/rules/asl/F12/F12.1.mdx";
  const D7 = { "content/rules/sl/D7/D7.1.mdx": rule("D7.1", "<En>\n[D7.9]\n</En>\n\n<Ja>\n[D7.9]\n</Ja>\n") };
  const file = (path: string, from: string, to: string) => edit(`content/${path}`, from, to);
  for (const [changes, cause, others] of [
    [
      file("tools.yaml", "setup", "lunch"),
      /^content\/tools\.yaml:3 {2}bad-field .*\n\S+:3 {2}followers {2}1 more .*\n2 prob/,
      0,
    ],
    [
      file("outside.yaml", "title", "name"),
      /^content\/outside\.yaml:2 .*\n.*\n\S+:2 {2}followers {2}2 more .*\n3 prob/,
      0,
    ],
    [
      { [F1]: SOUND[F1]!.replace("title:", "titel:") },
      /^\S+F12\.1\.mdx:2 .*\n.*\n\S+:2 {2}followers {2}\d+ more .*\n3 prob/,
      0,
    ],
    [
      file("tables/F12.1-odds.yaml", "kind: drm", "kind: dmr"),
      /^\S+F12\.1-odds\.yaml:6 .*\n\S+:6 {2}followers {2}4 more .*\n2 prob/,
      0,
    ],
    [{ ...file("glossary.yaml", "id: bog", "id: Bog"), ...D7 }, /^content\/glossary\.yaml:2 {2}bad-field .*\n/, 2],
  ] as const) {
    const report = formatProblems(load(changes).problems);
    assert.match(report, cause);
    assert.equal(report.match(/unknown-reference {2}\[D7\.9\]/g)?.length ?? 0, others, report);
  }
});

test("the reports of an unclosed block and of an unclosed brace say how to fix them", () => {
  assert.match(
    formatProblems(load({ [F2]: rule("F12.2", "<En>\nText.\n") }).problems),
    /F12\.2\.mdx:5 {2}bad-mdx .*closing tag.* close each block$/m,
  );
  assert.match(
    formatProblems(load({ [F2]: en("An open {brace.") }).problems),
    /F12\.2\.mdx:6 {2}bad-mdx .*write \(, \) and ≤$/m,
  );
});

test("the checks report the problems of all files, sorted by file", () => {
  const changes = { [F2]: en("TODO [F12.9]"), "content/rules/sl/D7/D7.1.mdx": rule("D7.1", "<En>\n[D7.9]\n</En>\n") };
  const report = formatProblems(load(changes).problems);
  assert.match(report, /F12\.2\.mdx[\s\S]*D7\.1\.mdx[\s\S]*problems in the content$/);
});

test("a rule that repeats its parallel rule shows that text, but with rule numbers of its own book", () => {
  const content = load();
  assert.match(ruleText("F12.1", "en", content), /See F12\.2, A2\.71, F7\.1\.\nOdds\ndr \| drm\n≤2 \| −2$/);
  assert.match(ruleText("D12.1", "en", content), /See D12\.2, A2\.71, D7\.1\./);
  const ids = (relations: { to: string }[]) => relations.map((r) => r.to);
  assert.deepEqual(ids(content.registry.rules.get("D12.1")!.refs), ["D12.2", "D7.1"]);
  assert.deepEqual(ids(content.registry.rules.get("D7.1")!.citedBy), ["F12.1", "D12.1"]);
  assert.equal(content.registry.rules.get("F12.1")!.parallel, "D12.1");
});
