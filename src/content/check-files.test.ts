import assert from "node:assert/strict";
import { test } from "node:test";
import { checkLetters } from "./check-files.ts";

test("curly quotation marks and apostrophes are reported in every file of content/, UI texts included", () => {
  for (const file of ["content/ui/game.yaml", "content/ui.yaml", "content/quick.yaml"]) {
    for (const text of ["a “word”", "the hex’s side", "a ‘word’"])
      assert.match(checkLetters(file, text)[0]?.detail ?? "", /curly quotation mark/, `${file}: ${text}`);
    assert.deepEqual(checkLetters(file, `the hex's "word"`), []);
  }
});
