import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { rewrite } from "./rewrite.ts";

test("nothing is left of what a file held, be it longer or shorter", () => {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-rewrite-"));
  const file = join(folder, "page.html");
  try {
    writeFileSync(file, "<p>砂地</p>");
    for (const text of ["<p>砂地のボグ</p>", "<p>sand</p>", ""]) {
      rewrite(file, text);
      assert.equal(readFileSync(file, "utf8"), text);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
