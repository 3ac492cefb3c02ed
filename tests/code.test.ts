/** Checks the types and the style of the code. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

function passes(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  assert.equal(status, 0, `${stdout}${stderr}`.slice(-4000));
}

test("every file passes the type check", () => passes("astro-check"));
test("every file passes the linter and is formatted", () => passes("biome", "check", "."));
