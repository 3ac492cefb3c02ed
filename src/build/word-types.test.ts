import assert from "node:assert/strict";
import { test } from "node:test";
import { wordTypes } from "./word-types.ts";

test("UI text keys are grouped by the part before the first dot, and keys without a dot are left out", () => {
  const text = { en: "x", ja: "x" };
  assert.equal(
    wordTypes({ "sandBog.mover": text, "sandBog.mover.truck": text, "tool.copy": text, lone: text }),
    'interface UiWords {\n  "sandBog": "mover" | "mover.truck";\n  "tool": "copy";\n}\n',
  );
});
