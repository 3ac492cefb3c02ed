import assert from "node:assert/strict";
import { after, test } from "node:test";
import { sayFrom } from "../../components/calculators/kit/words.ts";
import { formatProblems } from "../rules/problems.ts";
import { collectMissingWords, missingWordProblems } from "./missing-words.ts";

after(() => Reflect.deleteProperty(globalThis, "khamsinMissing"));

test("each UI text that is used but missing is reported with file and line", () => {
  const words = collectMissingWords();
  const t = sayFrom<string>({}, "content/ui/sand-bog.yaml: sandBog.");
  for (const key of ["none.misty", "none.misty", "through"]) assert.equal(t(key), "");
  // The path calculator also uses UI texts of the Sand Bog calculator.
  assert.equal(sayFrom<string>({}, "content/ui/path.yaml: path.")("sandBog.none.misty"), "");
  const text = { en: "A", ja: "A" };
  const problems = missingWordProblems(process.cwd(), words, {
    ui: { "sandBog.title": text, "sandBog.none.hammada": text },
    uiFiles: new Map(["sandBog.title", "sandBog.none.hammada"].map((key) => [key, "content/ui/sand-bog.yaml"])),
  });
  assert.match(
    formatProblems(problems),
    /^content\/ui\/sand-bog\.yaml:\d+ {2}missing-word {2}sandBog\.through .*\n\S+:\d\d+ {2}missing-word {2}sandBog\.none\.misty .*\n2 problems/,
  );
});
