import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { close, createIndex } from "pagefind";
import type { RuleData } from "../content/rules-data.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import { recordContent } from "./record.ts";

/** Signs that belong to words here: rule numbers, modifiers, halves. */
const INCLUDE = ".+-−≥≤½";
/** Neighbouring rules share a file of about 2 KB: few requests, few bytes. */
const FRAGMENT_FILES = 64;

/**
 * What a browser loads. The code and its engine come from the English bundle only; the Japanese one is merged into it.
 * Pagefind's own interfaces, worker and playground are never used.
 */
const NEEDED = /^(?:pagefind-entry\.json|[^/]+\.pf_meta|(?:index|fragment)\/.+)$/;
const ENGINE = /^(?:pagefind\.js|wasm\.unknown\.pagefind)$/;

/** All of Pagefind's answers carry errors instead of throwing. */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/** The files of one language's index, one record per rule. */
async function bundle(rules: readonly RuleData[], language: Language) {
  // "und": we cut words ourselves, because Pagefind's stems and its Japanese words differ from what a browser makes of a query.
  const { index } = checked(
    await createIndex({ forceLanguage: "und", includeCharacters: INCLUDE, maxFragments: FRAGMENT_FILES }),
  );
  for (const rule of rules) {
    const title = rule.title[language];
    const notes = rule.notes.map((note) => note.text[language]);
    checked(
      await index!.addCustomRecord({
        url: `/${language}/${rule.id}`,
        language: "und",
        content: recordContent(`${rule.id} ${title}`, [rule.text[language], ...notes].join(" ")),
        meta: { id: rule.id, title, book: rule.book, section: rule.section, language },
      }),
    );
  }
  const { files } = checked(await index!.getFiles());
  await index!.deleteIndex();
  return files;
}

/** Reads rules.json in the finished site and writes one search bundle per language beside it, to pagefind/en and pagefind/ja. */
export async function writeSearchIndex(dir: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  rmSync(join(dir, "pagefind"), { recursive: true, force: true });
  try {
    for (const language of LANGUAGES) {
      for (const { path, content } of await bundle(rules, language)) {
        if (!NEEDED.test(path) && !(language === "en" && ENGINE.test(path))) continue;
        const file = join(dir, "pagefind", language, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
  } finally {
    await close();
  }
}
