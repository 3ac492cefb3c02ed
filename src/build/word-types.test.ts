import assert from "node:assert/strict";
import { test } from "node:test";
import { wordTypes } from "./word-types.ts";

test("the keys of UI texts are grouped by their first part, and keys without a dot are left out", () => {
  const text = { en: "x", ja: "x" };
  assert.equal(
    wordTypes({ "sandBog.mover": text, "sandBog.mover.truck": text, "tool.copy": text, lone: text }),
    'interface UiWords {\n  "sandBog": "mover" | "mover.truck";\n  "tool": "copy";\n}\n',
  );
});
