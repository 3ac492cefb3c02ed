import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Controls without state: an unfinished wadi, and the file button. */
const WITHOUT_STATE = ["components/calculators/desert-overlays/WadiForm.tsx", "components/game/games/GameButtons.tsx"];

test("every control of an island is bound to the state", () => {
  const controls = globSync("components/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<(?:input|select)\s[^<]*?(?:\n\s*\/?| \/)>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  );
  assert.ok(controls.length >= 12, `${controls.length}`);
  for (const { file, tag } of controls)
    if (!WITHOUT_STATE.includes(file)) assert.match(tag, /ref=\{hold(?:Text|Checked|Chosen)\(/, `${file}: ${tag}`);
});
