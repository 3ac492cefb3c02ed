/** Tests that the content has no problems, and checks its numbers and wording. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { KEY_OF } from "../components/calculators/shared/attack-query.ts";
import { checkAgainstGame } from "../src/build/check-game.ts";
import { notesText, ruleText } from "../src/content/rule-text.ts";
import { ruleIn } from "../src/game/scenario.ts";
import { parallelId } from "../src/rules/ids.ts";
import { formatProblems } from "../src/rules/problems.ts";
import { referencesIn } from "../src/rules/references.ts";
import { figuresMissing } from "../src/schemas/figures.ts";
import type { Quick } from "../src/schemas/quick.ts";
import { content } from "./content.ts";

/** The texts of the quick reference. */
const quickTexts = ({ terrain, panels, inForce }: Quick) => [
  ...Object.values(inForce),
  ...terrain.flatMap((t) => [t.effect, t.cost ?? []].flat()),
  ...panels.flatMap((p) => [p.title, ...p.parts.filter((part) => "en" in part)]),
];

test("the content has no problems, and agrees with src/game", () => {
  const problems = [...content.problems, ...checkAgainstGame(process.cwd(), content)];
  assert.equal(problems.length, 0, formatProblems(problems));
});

test("a D-rule's number in ASL is the number of its parallel rule", () => {
  for (const { id } of content.rules.values())
    assert.equal(ruleIn("asl", id), (id.startsWith("D") && parallelId(id, content.books.parallels)) || id);
});

test("every number in the quick reference is also in a rule that is named beside it", () => {
  const { terrain, panels, inForce } = content.quick;
  const held = (id: string): string[] => {
    const target = content.registry.resolve(id)!;
    return target.kind === "parallel" ? [target.held] : target.kind === "rule" ? [target.id] : [];
  };
  const entries = [
    ...terrain.map(({ rule, effect, cost }) => ({ rule, texts: [effect, cost ?? []].flat() })),
    ...panels.map(({ rule, parts }) => ({ rule, texts: parts.filter((part) => "en" in part) })),
    ...Object.entries(inForce).map(([key, text]) => ({ rule: key.split(" ")[0]!, texts: [text] })),
  ];
  const wrong: string[] = [];
  for (const { rule, texts } of entries)
    for (const text of texts) {
      const named = [rule, ...referencesIn(text.en).map((r) => r.to)].flatMap(held);
      const stated = named.map((id) => ruleText(id, "en", content)).join("\n");
      // Removes placeholders such as {sun}, which the site replaces with computed numbers.
      const missing = figuresMissing(text.en.replace(/\{\w+\}/g, " "), stated);
      if (missing.length) wrong.push(`${rule}: ${missing.join(" ")}: ${text.en}`);
    }
  assert.deepEqual(wrong, []);
});

test("in an example the drawing comes before the text", () => {
  for (const { file } of content.rules.values()) {
    for (const [, example] of readFileSync(file, "utf8").matchAll(/<Example>(.*?)<\/Example>/gs))
      assert.doesNotMatch(example!, /\S.*<Drawing /s, file);
  }
});

test("no Japanese text has a wording that content/ja-variants.tsv replaces with another", () => {
  const variants = readFileSync("content/ja-variants.tsv", "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const texts = [...content.rules.keys()].map((id): [string, string] => {
    return [
      id,
      [content.rules.get(id)!.title.ja, ruleText(id, "ja", content), ...notesText(id, "ja", content)].join("\n"),
    ];
  });
  for (const [key, { ja }] of Object.entries(content.ui)) texts.push([key, ja]);
  for (const tool of content.tools) texts.push([tool.slug, tool.title.ja + tool.summary.ja]);
  for (const term of content.glossary.terms) texts.push([`glossary ${term.id}`, term.name.ja + term.meaning.ja]);
  for (const { en, ja } of quickTexts(content.quick)) texts.push([`quick.yaml: ${en}`, ja]);
  const found: string[] = [];
  for (const [pattern, instead, allowed = ""] of variants) {
    for (const [where, text] of texts) {
      const wrong = text.match(new RegExp(pattern!))?.[0];
      if (wrong && !allowed.split(" ").includes(where)) found.push(`${where}: ${wrong} → ${instead}`);
    }
  }
  assert.deepEqual(found, []);
});

test("the code uses every UI text", () => {
  const code = globSync("{components,src}/**/*.{ts,tsx,astro}")
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const found = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name]) => name!));
  const whole = found(/["`]([\w.-]+)["`]/g);
  for (const name of found(/\b(?:strings|said)\.(\w+)/g)) whole.add(name);
  /** Prefixes of keys that the code builds: "mover" in `mover.${unit}`. */
  const beginnings = found(/`([\w.-]+)\.\$\{/g);
  // data.astro omits the prefix "data": its t(`${f.file}.about`) reads "data.rules.about".
  beginnings.add("data");
  /** Names of the calculators' fields. The code builds the keys of a field's label and options from its name. */
  const fields = found(/\b(\w+): (?:oneOf|flag|count|mended|notation|halves|known)\(/g);
  // The fields of the fire calculator have shorter names than the keys of their UI texts.
  for (const question of Object.keys(KEY_OF)) fields.add(question);
  const isNamed = (key: string) => {
    const parts = key.split(".");
    return whole.has(key) || parts.some((_, i) => i > 0 && beginnings.has(parts.slice(0, i).join(".")));
  };
  const unused = Object.keys(content.ui).filter((key) => {
    const own = key.slice(key.indexOf(".") + 1);
    return !isNamed(key) && !isNamed(own) && !fields.has(own.split(".")[0]!.replace(/Hint$/, ""));
  });
  // "cite.bgg" is used too, but the code builds the key from the name of a format (components/cite).
  assert.deepEqual(unused, ["cite.bgg"]);
});
