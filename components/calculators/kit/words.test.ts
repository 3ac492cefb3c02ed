import assert from "node:assert/strict";
import { test } from "node:test";
import { sayFrom } from "./words.ts";

test("the error for a missing UI text names its file and its full key", () => {
  const t = sayFrom<string>({ title: "{n} dice" }, "content/ui/fire.yaml: fire.");
  assert.equal(t("title", { n: 2 }), "2 dice");
  assert.throws(() => t(`unit.${"xyz"}`), { message: "content/ui/fire.yaml: fire.unit.xyz is missing" });
});
