import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { close, createIndex } from "pagefind";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import type { RuleData } from "../schemas/rules-data.ts";
import { recordContent } from "./record.ts";

/** Signs that belong to words here: rule numbers, modifiers, halves. */
const INCLUDE = ".+-−≥≤½";
/** The two languages of a rule and its neighbour share a file of about 2 KB: few requests, few bytes. */
const FRAGMENT_FILES = 150;

/** What a browser loads. Pagefind's own interfaces, highlighter and worker are never used. */
const NEEDED = /^(?:pagefind-entry\.json|pagefind\.js|wasm\.unknown\.pagefind|[^/]+\.pf_meta|(?:index|fragment)\/.+)$/;

/** All of Pagefind's answers carry errors instead of throwing. */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/** What Pagefind is given for one rule in one language. Its address is only a name: links are made from the id. */
function record(rule: RuleData, language: Language) {
  const title = rule.title[language];
  const notes = rule.notes.map((note) => note.text[language]);
  return {
    url: `/${language}/${rule.id}`,
    language: "und",
    content: recordContent(`${rule.id} ${title}`, [rule.text[language], ...notes].join(" ")),
    meta: { id: rule.id, title, book: rule.book, section: rule.section, language },
  };
}

/**
 * Reads rules.json in the finished site and writes the search index beside it, to pagefind/: one record per rule and
 * language. Both languages stand in one bundle whose language is "und", which neither stems nor splits: words are cut
 * by cutWords, the same way in a text and in a query. A bundle per language would load twice as much for a word.
 */
export async function writeSearchIndex(dir: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  rmSync(join(dir, "pagefind"), { recursive: true, force: true });
  try {
    const config = { forceLanguage: "und", includeCharacters: INCLUDE, maxFragments: FRAGMENT_FILES };
    const { index } = checked(await createIndex(config));
    if (!index) throw new Error("Pagefind made no index");
    for (const rule of rules) {
      for (const language of LANGUAGES) checked(await index.addCustomRecord(record(rule, language)));
    }
    // Not writeFiles, which writes a megabyte that no page asks for.
    for (const { path, content } of checked(await index.getFiles()).files) {
      if (!NEEDED.test(path)) continue;
      const file = join(dir, "pagefind", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  } finally {
    await close();
  }
}
