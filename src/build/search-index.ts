import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import type { RuleData } from "../schemas/rules-data.ts";
import { recordOf } from "../search/passage.ts";

/**
 * Returns a response of Pagefind. @throws Error if the response contains errors, which Pagefind itself does not throw
 */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/**
 * Writes Pagefind's index of the English texts to pagefind/en/ in `dir`, the built site. The texts are read from
 * rules.json. Each rule is one record with its text, notes and tables.
 *
 * A search without words, filtered by `release` and sorted by `place`, returns all records in reading order. From this
 * order, the search box knows the rule of each record without fetching the records.
 */
export async function writeSearchIndex(dir: string, release: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  rmSync(join(dir, "pagefind"), { recursive: true, force: true });
  try {
    // Indexes these characters as parts of words, because rule numbers, modifiers and halves contain them.
    const { index } = checked(await createIndex({ includeCharacters: ".+-−≥≤½/×" }));
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
