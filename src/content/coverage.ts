/** Which calculator answers for a rule's dice and modifiers, and which tests hold it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bilingual } from "../schemas/bilingual.ts";
import type { Tool } from "../schemas/tools.ts";
import type { Content } from "./content.ts";
import { calculatorsOf, ruleText, textSource } from "./rule-text.ts";

/** Tests of the dice: an id in another test is only an example of an id. */
const TESTS = [
  "src/game/*.test.ts",
  "components/calculators/*.test.ts",
  "tests/examples.test.ts",
  "tests/browser/{calculators,*-tools}.test.ts",
];

/** A roll: DR is two dice, dr is one. */
const ROLL = /\b(?:DR|dr)s?\b/;
/** A modifier, by its name or as a signed figure that no other figure stands before. */
const MODIFIER = /\b(?:DRM|drm)\b|(?<!\d\s?)[+−]\d/;

export interface Covered {
  id: string;
  /** Whether its text has a die roll, and whether it has a modifier; at least one is true. */
  rolls: boolean;
  modifies: boolean;
  tools: Tool[];
  /** Why no calculator states it: it only speaks of a roll or modifier that is another rule's. */
  mention: Bilingual | undefined;
  /** Test files, below the project's root, that name the rule or the one whose text it prints. */
  tests: string[];
}

/** Where a text names one of some rules: "D7.3" is not named by "D7.31". */
function naming(ids: readonly string[]): RegExp {
  const exact = ids.map((id) => id.replace(/[.]/g, "\\.")).join("|");
  return new RegExp(`(?<![\\w.])(?:${exact})(?![\\w]|[.]\\d)`);
}

/**
 * Every rule with a die roll or a modifier, in reading order. `root` is the project's folder, whose test files are read.
 */
export function coverage(content: Content, root: string): Covered[] {
  const files = globSync(TESTS, { cwd: root }).sort();
  const tests = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  return [...content.registry.rules.keys()].flatMap((id) => {
    const text = ruleText(id, "en", content);
    const [rolls, modifies] = [ROLL.test(text), MODIFIER.test(text)];
    if (!rolls && !modifies) return [];
    const named = naming([id, textSource(id, content).id]);
    return {
      id,
      rolls,
      modifies,
      tools: calculatorsOf(id, content),
      mention: content.mentions.find((m) => m.rule === id)?.why,
      tests: tests.filter((t) => named.test(t.text)).map((t) => t.file),
    };
  });
}
