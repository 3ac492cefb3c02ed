/** Tests the published data: one file per rule, their JSON Schemas, and the page /data/. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Fields, readState, startState, writeState } from "../components/calculators/kit/fields.ts";
import { at, pathIn } from "../scripts/base.ts";
import { builtPages, builtRules } from "../scripts/built-pages.ts";
import { serveSite } from "../scripts/serve-site.ts";
import type { GlossaryData } from "../src/schemas/glossary-data.ts";
import type { IdTable } from "../src/schemas/id-table.ts";
import type { ToolsData } from "../src/schemas/tools-data.ts";
import { content } from "./content.ts";
import { definitions, PROPS_BY_CALCULATOR } from "./definitions.ts";

const json = <T = unknown>(file: string): T => JSON.parse(readFileSync(`dist/${file}`, "utf8"));
/** A strict validator, which rejects unknown keywords in a schema instead of ignoring them. */
const ajv = new Ajv2020({ strict: true, strictTypes: "log", allowUnionTypes: true, allErrors: true });
const validators = Object.fromEntries(
  globSync("*.json", { cwd: "dist/schema" }).map((file) => [
    basename(file, ".json"),
    ajv.compile(json(`schema/${file}`)),
  ]),
);
const rules = builtRules();
const ids = json<IdTable>("ids.json");
const { terms } = json<GlossaryData>("glossary.json");
const { tools } = json<ToolsData>("tools.json");

function fits(schema: string, value: unknown) {
  assert.ok(validators[schema]!(value), ajv.errorsText(validators[schema]!.errors));
}

test("every rule has a JSON file with the same data as in rules.json, and an alias has its parallel rule's file", () => {
  const expected = new Map(rules.map((rule) => [`${rule.id}.json`, JSON.stringify(rule)]));
  for (const { id, held } of ids.rules) if (held) expected.set(`${id}.json`, expected.get(`${held}.json`)!);
  assert.deepEqual(globSync("*.json", { cwd: "dist/r" }).sort(), [...expected.keys()].sort());
  for (const [file, text] of expected) assert.equal(readFileSync(`dist/r/${file}`, "utf8"), text, file);
  assert.equal(json<{ id: string }>("r/F7.31.json").id, "D7.31");
});

test("every published JSON file is valid by its JSON Schema", () => {
  const whole = ["glossary", "ids", "rules", "tools"];
  assert.deepEqual(Object.keys(validators).sort(), [...whole, "rule"].sort());
  for (const file of whole) fits(file, json(`${file}.json`));
  for (const rule of rules) fits("rule", rule);
});

const rule = rules.find((r) => r.notes.length && r.parallel && r.relations.length)!;
const tabled = rules.find((r) => r.tables.length)!;
const changed = rules.find((r) => r.changes.length)!;
const BROKEN: Record<string, unknown> = {
  "no id": { ...rule, id: undefined },
  "a number for an id": { ...rule, id: 12 },
  "an unknown book": { ...rule, book: "chess" },
  "one language only": { ...rule, text: { en: rule.text.en } },
  "an empty text": { ...rule, text: { ...rule.text, ja: "" } },
  "a note of an unknown kind": { ...rule, notes: [{ ...rule.notes[0], kind: "Joke" }] },
  "citations that are not a list": { ...rule, refs: "F12.31" },
  "a missing parallel": { ...rule, parallel: undefined },
  "a table without cells": { ...rule, tables: [{ ...tabled.tables[0], rows: [{ name: null }] }] },
  "a change without a day": { ...rule, changes: [{ ...changed.changes[0], date: "today" }] },
};
for (const [name, value] of Object.entries(BROKEN)) {
  test(`the JSON Schema of a rule rejects ${name}`, () => {
    const sent = JSON.parse(JSON.stringify(value));
    assert.equal(validators.rule!(sent), false);
    assert.equal(validators.rules!({ ...json<object>("rules.json"), rules: [rule, sent] }), false);
  });
}

test("today's schemas accept fields that a later release adds", () => {
  fits("rule", { ...rule, summary: "new", title: { ...rule.title, fr: "nouveau" } });
  fits("rules", { ...json<object>("rules.json"), updated: "2030-01-01" });
});

/** The parts of a schema that the tests read. */
interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

/** Returns the paths of all simple values (strings, numbers and so on) in a JSON value: "rules[].title.en". */
function pathsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((v) => pathsIn(v, `${at}[]`));
  if (typeof value !== "object" || !value) return [at];
  return Object.entries(value).flatMap(([key, v]) => pathsIn(v, at ? `${at}.${key}` : key));
}
/** Returns the paths of the fields in a schema, and asserts that each field has a description. */
function pathsOf({ properties, items }: Described, at = ""): string[] {
  if (items) return pathsOf(items, `${at}[]`);
  if (!properties) return [at];
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name;
    assert.ok(field.description, `${path} is not described`);
    return pathsOf(field, path);
  });
}

test("the schemas describe exactly the fields of rules.json, ids.json, glossary.json and tools.json", () => {
  for (const schema of ["rules", "ids", "glossary", "tools"]) {
    const found = new Set(pathsIn(json(`${schema}.json`)));
    assert.deepEqual([...found].sort(), pathsOf(json(`schema/${schema}.json`)).sort());
  }
});

test("each schema contains its own URL, and each data file contains the URL of its schema", () => {
  for (const file of globSync("*.json", { cwd: "dist/schema" })) {
    assert.equal(pathIn(json<{ $id: string }>(`schema/${file}`).$id), `/schema/${file}`);
  }
  for (const file of ["rules", "glossary", "tools"])
    assert.equal(json<{ $schema: string }>(`${file}.json`).$schema, at(`/schema/${file}.json`));
});

test("/data/ lists every field, and shows a real rule, glossary term and calculator as JSON, in both languages", () => {
  for (const path of ["/data/", "/ja/data/"]) {
    const { root } = builtPages().find((p) => p.path === path)!;
    for (const schema of Object.keys(validators)) {
      const section = root.querySelector(`#fields-${schema}`)!.closest("section")!;
      const listed = section.querySelectorAll("dt code:first-child").map((e) => e.textContent.replace("?", ""));
      const fields = pathsOf(json(`schema/${schema}.json`))
        .filter((p) => schema !== "rules" || !p.startsWith("rules[]."))
        .map((p) => p.replace(/\[\]$/, ""));
      // The page lists a bilingual text as one field: "title" instead of "title.en" and "title.ja".
      for (const field of fields)
        assert.ok(
          [field, field.replace(/\.(?:en|ja)$/, "")].some((p) => listed.includes(p)),
          `${path}: ${field}`,
        );
    }
    const printed = root.querySelectorAll("pre").filter((pre) => pre.textContent.startsWith("{"));
    assert.deepEqual(
      printed.map((pre) => JSON.parse(pre.textContent)),
      [
        rules.find((r) => r.id === "F12.32"),
        terms.find((t) => t.id === "bog"),
        tools.find((t) => t.slug === "kindling"),
      ],
    );
  }
});

test("each table of a rule in rules.json is also in the text of the rule or of one of its notes", () => {
  for (const { id, text, notes: ofRule, tables } of rules)
    for (const { caption, columns, rows, notes } of tables)
      for (const language of ["en", "ja"] as const) {
        const lines = [
          caption[language],
          columns.map(({ title }) => title[language]).join(" | "),
          ...rows.map(({ cells }) => cells.map((cell) => cell[language]).join(" | ")),
          ...notes.map((note) => `${note.mark} ${note[language]}`),
        ];
        const texts = [text, ...ofRule.map((note) => note.text)].map((one) => one[language]);
        assert.ok(
          texts.some((one) => one.includes(lines.join("\n"))),
          `${id}: ${caption[language]}`,
        );
      }
  for (const { id, rule } of content.tables.values())
    assert.ok(
      rules.find((r) => r.id === rule)!.tables.some((t) => t.id === id),
      `${id} is not at ${rule}`,
    );
});

test("D7.31: the Sand Bog DRM in rules.json can be found by the name of the table row", () => {
  const { columns, rows } = rules.find((r) => r.id === "D7.31")!.tables[0]!;
  const drm = columns.findIndex(({ kind }) => kind === "drm");
  const of = (name: string) => rows.find((row) => row.name === name)!.cells[drm]!;
  assert.deepEqual(of("highGroundPressure"), { en: "+2", ja: "+2", value: 2 });
  assert.equal(of("wetOrMud").value, -1);
});

test("a rule that repeats another rule has the same tables and changes, but with rule numbers of its own book", () => {
  const [own, borrower] = ["F12.33", "D12.33"].map((id) => rules.find((r) => r.id === id)!);
  assert.equal(borrower!.changes.length, own!.changes.length);
  assert.ok(own!.changes.length > 0);
  const tables = rules.find((r) => r.id === "D12.3")!.tables;
  assert.deepEqual(
    tables.map(({ id }) => id),
    rules.find((r) => r.id === "F12.3")!.tables.map(({ id }) => id),
  );
  assert.doesNotMatch(JSON.stringify([borrower!.changes, tables.map(({ rows }) => rows)]), /\bF12\./);
});

test("the URLs of examples, calculators and terms in the data lead to existing pages and anchors", () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]));
  const openedBy = (path: string) => pages.get(pathIn(path).replace(/[?#].*/, ""));
  const examples = [...rules.flatMap((r) => r.toolExamples), ...tools.flatMap((t) => t.examples)];
  assert.ok(rules.some((r) => r.toolExamples.length) && tools.some((t) => t.examples.length));
  for (const { url } of [...examples, ...tools]) for (const path of [url.en, url.ja]) assert.ok(openedBy(path), path);
  for (const { id, url } of terms)
    for (const path of [url.en, url.ja]) assert.ok(openedBy(path)!.root.querySelector(`[id="${id}"]`), path);
});

for (const { slug, fields } of tools)
  test(`${slug}: the calculator accepts every value that tools.json lists for its fields`, () => {
    const definition = definitions.get(slug)!;
    const own: Fields = definition.fieldsWith?.(PROPS_BY_CALCULATOR[slug]!) ?? definition.fields;
    assert.deepEqual(
      fields.map(({ key, start }) => [key, start]),
      [...new URLSearchParams(writeState(startState(own), own, () => true))],
    );
    for (const { key, kind, values, min, max } of fields) {
      const found = {
        choice: values.map(({ value }) => value),
        flag: ["0", "1"],
        count: [`${min}`, `${max}`],
        halves: [`${min}`, `${max}`],
        text: [],
      }[kind];
      for (const value of found)
        assert.deepEqual(readState(`?${new URLSearchParams({ [key]: value })}`, own).bad, [], key);
      if (kind === "count" || kind === "halves")
        assert.equal(readState(`?${key}=${max! + 1}`, own).bad.length, 1, `${key} has no more than ${max}`);
      if (kind === "choice") assert.ok(values.length > 1, key);
    }
  });

test("scripts on other sites can fetch the data", async () => {
  const site = await serveSite();
  try {
    for (const file of ["rules.json", "r/F7.31.json", "ids.json", "glossary.json", "tools.json", "schema/rule.json"]) {
      const answer = await fetch(`${site.root}/${file}`, { headers: { Origin: "https://forum.example" } });
      assert.equal(answer.status, 200, file);
      assert.equal(answer.headers.get("access-control-allow-origin"), "*", file);
      assert.match(answer.headers.get("content-type")!, /^application\/json/, file);
      await answer.json();
    }
    assert.equal((await fetch(`${site.root}/r/F12.99.json`)).status, 404);
  } finally {
    await site.stop();
  }
});
