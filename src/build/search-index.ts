import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import { LANGUAGES } from "../schemas/bilingual.ts";
import type { RuleData } from "../schemas/rules-data.ts";
import { NOTE_SIGN, TABLE_SIGN } from "../search/passage.ts";

/** An answer of Pagefind, which carries errors instead of throwing. @throws Error if it has any */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/** What a record of the index holds of a rule: its text without its tables, its notes, its tables. */
export function recordOf(text: string, notes: readonly string[]): string {
  const lines = text.split("\n");
  // A table's caption stands before its first row, its notes behind the last.
  const isTable = lines.map((line, i) => /^[*†‡] | \| /.test(line) || !!lines[i + 1]?.includes(" | "));
  const prose = lines.filter((_, i) => !isTable[i]).join("\n");
  return [[prose, ...notes].join(`\n${NOTE_SIGN} `), ...lines.filter((_, i) => isTable[i])].join(`\n${TABLE_SIGN} `);
}

/**
 * Reads rules.json in the finished site and writes beside it, to pagefind/en/ and pagefind/ja/, Pagefind's index of each language:
 * one record for each rule, with its text, notes and tables. They can be sorted by their `place` in reading order, which tells the rule of
 * a hit without fetching its text.
 */
export async function writeSearchIndex(dir: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  rmSync(join(dir, "pagefind"), { recursive: true, force: true });
  try {
    for (const language of LANGUAGES) {
      // Signs that belong to words here: rule numbers, modifiers, halves.
      const { index } = checked(await createIndex({ includeCharacters: ".+-−≥≤½/" }));
      for (const [place, { title, text, notes, url }] of rules.entries()) {
        const content = recordOf(
          text[language],
          notes.map((note) => note.text[language]),
        );
        const found = { meta: { title: title[language] }, sort: { place: String(place) } };
        checked(await index!.addCustomRecord({ url: url[language], language, content, ...found }));
      }
      checked(await index!.writeFiles({ outputPath: join(dir, "pagefind", language) }));
    }
  } finally {
    await close();
  }
}
