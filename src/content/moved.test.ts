import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { movedAddresses } from "./moved.ts";

const moved = new Map(movedAddresses(content).map(({ from, to }) => [from, to]));

test("the path r/F12/, which has the id of a section instead of a rule, redirects to the page of the section", () => {
  for (const [from, to] of [
    ["r/F12/", "asl/f12/"],
    ["r/F/", "asl/f/"],
    ["r/D-fn/", "sl/d-fn/"],
    ["r/It-V/", "italian/it-v/"],
  ] as const) {
    assert.equal(moved.get(from), to);
  }
});

test("r/F7/ redirects to the page of section F7, although that page shows the text of D7", () => {
  assert.equal(moved.get("r/F7/"), "asl/f7/");
  assert.equal(moved.has("asl/f7/"), false);
});

test("no path is redirected twice, or to a path that is redirected itself", () => {
  const all = movedAddresses(content);
  assert.equal(moved.size, all.length);
  for (const { to } of all) assert.ok(!moved.has(to.replace(/#.*/, "")), to);
});

test("the list of redirects includes those of content/redirects.yaml", () => {
  const redirects = [{ from: "old/", to: "r/F12.1/" }];
  assert.equal(movedAddresses({ ...content, redirects }).find((r) => r.from === "old/")?.to, "r/F12.1/");
});
