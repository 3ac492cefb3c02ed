import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { releaseName } from "./release.ts";

test("the release name changes if a source or a setting changes, and otherwise stays the same", () => {
  const root = mkdtempSync(join(tmpdir(), "khamsin-release-"));
  try {
    mkdirSync(join(root, "content"));
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    write("content/a.mdx", "Sand");
    const first = releaseName(root, ["/"]);
    assert.match(first, /^[0-9a-f]{12}$/);
    write("notes.txt", "no source");
    assert.equal(releaseName(root, ["/"]), first);
    assert.notEqual(releaseName(root, ["/desert/"]), first);
    write("content/a.mdx", "Dune");
    assert.notEqual(releaseName(root, ["/"]), first);
    write("content/a.mdx", "Sand");
    write("content/b.mdx", "");
    assert.notEqual(releaseName(root, ["/"]), first);
  } finally {
    rmSync(root, { recursive: true });
  }
});
