import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Files with controls that do not belong to a calculator's state: the wadi form, and the button that opens a file. */
const WITHOUT_STATE = ["components/calculators/desert-overlays/WadiForm.tsx", "components/game/games/GameButtons.tsx"];

test("every input and select is bound to the state by holdText, holdChecked or holdChosen", () => {
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
