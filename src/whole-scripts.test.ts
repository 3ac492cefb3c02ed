import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { wholeScripts } from "./whole-scripts.ts";

/** A folder of scripts, as a build leaves them. */
function folderOf(t: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-scripts-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return folder;
}

const PIECES = {
  "common.1.js": `export const used = () => "used"; export const unused = () => "unused";`,
  "one.1.js": `import{used}from"./common.1.js";import("./later.1.js");document.title=used()`,
  "two.1.js": `import{used}from"./common.1.js";document.title=used()+2`,
  "later.1.js": `import{used}from"./common.1.js";import("./last.1.js");document.body.title=used()`,
  "last.1.js": `document.body.lang="ja"`,
};

test("each script comes in one file with all that it needs; what it loads later stays apart", async (t) => {
  const { starts, later } = await wholeScripts(folderOf(t, PIECES), ["one.1.js", "two.1.js"]);
  assert.deepEqual([...starts.keys()].sort(), ["one.1.js", "two.1.js"]);
  assert.deepEqual(later.map(({ name }) => name.split(".")[0]).sort(), ["last", "later"]);
  for (const { code } of [...starts.values(), ...later]) {
    assert.doesNotMatch(code, /\bfrom\b|unused/);
    assert.equal(code.includes("used"), !code.includes("ja"));
  }
});

test("a name says the content: another content of what is loaded later changes the names of all that load it", async (t) => {
  const namesOf = async (files: Record<string, string>) => {
    const { starts, later } = await wholeScripts(folderOf(t, files), ["one.1.js", "two.1.js"]);
    const nameOf = (start: string) => later.find(({ name }) => name.startsWith(`${start}.`))!.name;
    for (const [loading, loaded] of [
      [starts.get("one.1.js")!, "later"],
      [later.find(({ name }) => name.startsWith("later."))!, "last"],
    ] as const)
      assert.ok(loading.code.includes(`./${nameOf(loaded)}`), `${loading.name} loads ${loaded}`);
    return { one: starts.get("one.1.js")!.name, two: starts.get("two.1.js")!.name, later: nameOf("later") };
  };
  const before = await namesOf(PIECES);
  const after = await namesOf({ ...PIECES, "last.1.js": `document.body.lang="en"` });
  assert.notEqual(after.one, before.one);
  assert.notEqual(after.later, before.later);
  assert.equal(after.two, before.two);
});

test("a script that loads itself later is refused by name", async (t) => {
  const folder = folderOf(t, { "a.js": `import("./b.js")`, "b.js": `import("./a.js")` });
  await assert.rejects(wholeScripts(folder, ["a.js"]), /a\.js, b\.js, a\.js/);
  // Asked for at the same time, each would wait for the other.
  await assert.rejects(wholeScripts(folder, ["a.js", "b.js"]), /A script loads itself/);
});

test("a script that pages start with and another one loads later is both", async (t) => {
  const folder = folderOf(t, { "a.js": `import("./b.js")`, "b.js": `document.title="b"` });
  const { starts, later } = await wholeScripts(folder, ["a.js", "b.js"]);
  assert.deepEqual(later, [starts.get("b.js")]);
});

test("only a large script that pages start with asks to be compiled as a whole, and its name says so too", async (t) => {
  const large = (title: string) => `document.title=${JSON.stringify(title.repeat(9000))}`;
  const files = { "a.js": `import("./b.js");${large("a")}`, "b.js": large("b"), "c.js": `document.title="c"` };
  const { starts, later } = await wholeScripts(folderOf(t, files), ["a.js", "c.js"]);
  const asks = ({ code }: { code: string }) => code.startsWith("//# allFunctionsCalledOnLoad\n");
  assert.deepEqual([starts.get("a.js")!, starts.get("c.js")!, later[0]!].map(asks), [true, false, false]);
  const { starts: alone } = await wholeScripts(folderOf(t, { "a.js": files["b.js"] }), ["a.js"]);
  const { later: only } = await wholeScripts(folderOf(t, { "a.js": files["b.js"], "c.js": `import("./a.js")` }), [
    "c.js",
  ]);
  assert.equal(asks(alone.get("a.js")!), true);
  assert.notEqual(alone.get("a.js")!.name, only[0]!.name);
});
