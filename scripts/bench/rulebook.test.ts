import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { loadContent } from "../../src/content/load.ts";
import { makeRulebook, writeRulebook } from "./rulebook.ts";

const real = [...loadContent(process.cwd()).rules.keys()];

test("the same size and seed make the same rulebook, another seed another", () => {
  assert.deepEqual(makeRulebook(150), makeRulebook(150));
  assert.notDeepEqual(makeRulebook(150), makeRulebook(150, [], 2));
});

test("a rulebook has as many rules as asked for, each once", () => {
  for (const count of [0, 1, 61, 1000, 10_000]) {
    const { rules, files } = makeRulebook(count);
    assert.equal(new Set(rules).size, count);
    assert.equal(files.filter((f) => f.path.endsWith(".mdx")).length, count);
  }
  assert.throws(() => makeRulebook(50_000), RangeError);
});

test("made-up rules beside the real ones are content without a problem, with tables, examples and notes", () => {
  const root = mkdtempSync(join(tmpdir(), "khamsin-rulebook-"));
  try {
    assert.equal(writeRulebook("content", join(root, "content"), real.length + 200, real), real.length + 200);
    const { problems, rules, tables, registry } = loadContent(root);
    assert.deepEqual(problems, []);
    assert.equal(rules.size, real.length + 200);
    const made = [...registry.rules.values()].filter((r) => !real.includes(r.id));
    assert.ok(made.some((r) => r.refs.length > 1));
    assert.ok(made.some((r) => r.trail.length > 1));
    assert.ok(made.some((r) => rules.get(r.id)!.blocks.notes.length));
    assert.ok([...tables.values()].some((t) => !real.includes(t.rule)));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test("there is nothing to add to a rulebook that is large enough", () => {
  const root = mkdtempSync(join(tmpdir(), "khamsin-rulebook-"));
  try {
    assert.equal(writeRulebook("content", join(root, "content"), 1, real), real.length);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
