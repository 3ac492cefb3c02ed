import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import type { RuleData } from "../schemas/rules-data.ts";
import { recordOf } from "../search/passage.ts";

/** An answer of Pagefind, which carries errors instead of throwing. @throws Error if it has any */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/**
 * Reads rules.json in the finished site and writes Pagefind's index of the English texts to pagefind/en/: one record for each rule, with
 * its text, notes and tables. Sorted by `place`, the records are in reading order, which gives the rule of a hit without fetching
 * its text; the filter `release` finds all records of that release and none of another.
 */
export async function writeSearchIndex(dir: string, release: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  rmSync(join(dir, "pagefind"), { recursive: true, force: true });
  try {
    // Signs that belong to words here: rule numbers, modifiers, halves.
    const { index } = checked(await createIndex({ includeCharacters: ".+-−≥≤½/" }));
    for (const [place, { title, text, notes, url }] of rules.entries()) {
      const content = recordOf(
        text.en,
        notes.map((note) => note.text.en),
      );
      const found = { meta: { title: title.en }, sort: { place: String(place) }, filters: { release: [release] } };
      checked(await index!.addCustomRecord({ url: url.en, language: "en", content, ...found }));
    }
    checked(await index!.writeFiles({ outputPath: join(dir, "pagefind", "en") }));
  } finally {
    await close();
  }
}
