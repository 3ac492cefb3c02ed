/** The published data: one file per rule, their JSON Schemas, and the page /data/. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { at, pathIn } from "../scripts/base.ts";
import { builtPages, builtRules } from "../scripts/built-pages.ts";
import { serveSite } from "../scripts/serve-site.ts";
import type { IdTable } from "../src/schemas/id-table.ts";

const json = <T = unknown>(file: string): T => JSON.parse(readFileSync(`dist/${file}`, "utf8"));
/** Strict: a keyword unknown to JSON Schema is an error, not a comment. */
const ajv = new Ajv2020({ strict: true, strictTypes: "log", allowUnionTypes: true, allErrors: true });
const validators = Object.fromEntries(
  globSync("*.json", { cwd: "dist/schema" }).map((file) => [
    basename(file, ".json"),
    ajv.compile(json(`schema/${file}`)),
  ]),
);
const rules = builtRules();
const ids = json<IdTable>("ids.json");

function fits(schema: string, value: unknown) {
  assert.ok(validators[schema]!(value), ajv.errorsText(validators[schema]!.errors));
}

test("every rule has a file equal to its entry in rules.json, and every alias has the file of its parallel rule", () => {
  const expected = new Map(rules.map((rule) => [`${rule.id}.json`, JSON.stringify(rule)]));
  for (const { id, held } of ids.rules) if (held) expected.set(`${id}.json`, expected.get(`${held}.json`)!);
  assert.deepEqual(globSync("*.json", { cwd: "dist/r" }).sort(), [...expected.keys()].sort());
  for (const [file, text] of expected) assert.equal(readFileSync(`dist/r/${file}`, "utf8"), text, file);
  assert.equal(json<{ id: string }>("r/F7.31.json").id, "D7.31");
});

test("the files are valid by their JSON Schemas", () => {
  assert.deepEqual(Object.keys(validators).sort(), ["ids", "rule", "rules"]);
  fits("rules", json("rules.json"));
  fits("ids", ids);
  for (const rule of rules) fits("rule", rule);
});

const rule = rules.find((r) => r.notes.length && r.parallel && r.relations.length)!;
const BROKEN: Record<string, unknown> = {
  "no id": { ...rule, id: undefined },
  "a number for an id": { ...rule, id: 12 },
  "an unknown book": { ...rule, book: "chess" },
  "one language only": { ...rule, text: { en: rule.text.en } },
  "an empty text": { ...rule, text: { ...rule.text, ja: "" } },
  "a note of an unknown kind": { ...rule, notes: [{ ...rule.notes[0], kind: "Joke" }] },
  "citations that are not a list": { ...rule, refs: "F12.31" },
  "a missing parallel": { ...rule, parallel: undefined },
};
for (const [name, value] of Object.entries(BROKEN)) {
  test(`the schema rejects ${name}`, () => {
    const sent = JSON.parse(JSON.stringify(value));
    assert.equal(validators.rule!(sent), false);
    assert.equal(validators.rules!({ ...json<object>("rules.json"), rules: [rule, sent] }), false);
  });
}

test("a field added by a later release is valid by today's schemas", () => {
  fits("rule", { ...rule, summary: "new", title: { ...rule.title, fr: "nouveau" } });
  fits("rules", { ...json<object>("rules.json"), updated: "2030-01-01" });
});

/** The parts of a schema that the tests read. */
interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

/** Returns the paths of all fields without fields of their own in a JSON value: "rules[].title.en". */
function pathsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((v) => pathsIn(v, `${at}[]`));
  if (typeof value !== "object" || !value) return [at];
  return Object.entries(value).flatMap(([key, v]) => pathsIn(v, at ? `${at}.${key}` : key));
}
/** Returns the paths of the fields that a schema describes, and asserts that each has a description. */
function pathsOf({ properties, items }: Described, at = ""): string[] {
  if (items) return pathsOf(items, `${at}[]`);
  if (!properties) return [at];
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name;
    assert.ok(field.description, `${path} is not described`);
    return pathsOf(field, path);
  });
}

test("the schemas describe exactly the fields of rules.json and ids.json", () => {
  for (const [file, schema] of [
    ["rules.json", "rules"],
    ["ids.json", "ids"],
  ] as const) {
    // Leaves out the paths of empty lists, because other rules have items in them.
    const found = new Set(pathsIn(json(file)).filter((p) => !/\.(?:refs|citedBy|tools|notes|relations)$/.test(p)));
    assert.deepEqual([...found].sort(), pathsOf(json(`schema/${schema}.json`)).sort());
  }
});

test("a schema names its own address, and rules.json names its schema", () => {
  for (const file of globSync("*.json", { cwd: "dist/schema" })) {
    assert.equal(pathIn(json<{ $id: string }>(`schema/${file}`).$id), `/schema/${file}`);
  }
  assert.equal(json<{ $schema: string }>("rules.json").$schema, at("/schema/rules.json"));
});

test("the page on the data lists every field and shows a real entry, in both languages", () => {
  for (const path of ["/data/", "/ja/data/"]) {
    const { root } = builtPages().find((p) => p.path === path)!;
    for (const schema of Object.keys(validators)) {
      const section = root.querySelector(`#fields-${schema}`)!.closest("section")!;
      const listed = section.querySelectorAll("dt code:first-child").map((e) => e.textContent.replace("?", ""));
      const fields = pathsOf(json(`schema/${schema}.json`))
        .filter((p) => schema !== "rules" || !p.startsWith("rules[]."))
        .map((p) => p.replace(/(?<=title|text|url)\.(?:en|ja)$/, "").replace(/\[\]$/, ""));
      for (const field of fields) assert.ok(listed.includes(field), `${path} does not list ${field}`);
    }
    const printed = root.querySelectorAll("pre").find((pre) => pre.textContent.includes("citedBy"))!.textContent;
    assert.deepEqual(
      JSON.parse(printed),
      rules.find((r) => r.id === "F12.32"),
    );
  }
});

test("pages of other sites can read the data", async () => {
  const site = await serveSite();
  try {
    for (const file of ["rules.json", "r/F12.32.json", "r/F7.31.json", "ids.json", "schema/rule.json"]) {
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
