import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { close, createIndex } from "pagefind";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import type { RuleData } from "../schemas/rules-data.ts";
import { indexWords } from "./record.ts";
import { recordName, recordOf, TEXTS, textFile } from "./texts.ts";

/** Signs that belong to words here: rule numbers, modifiers, halves. */
const INCLUDE = ".+-−≥≤½/";

/** What a browser loads. Pagefind's own interfaces, highlighter, worker and fragments are never used. */
const NEEDED = /^(?:pagefind-entry\.json|pagefind\.js|wasm\.unknown\.pagefind|[^/]+\.pf_meta|index\/.+)$/;

/**
 * How often a record says each of its words, one behind the other. Pagefind cuts its index after so many places of words, and a
 * search for one word loads one such part: 22 KB with each word said once, 8 KB so, since what is repeated compresses to nothing.
 */
const SAID = 8;

/** All of Pagefind's answers carry errors instead of throwing. */
function checked<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
}

/** What is searched and shown of a rule in one language. */
const body = (rule: RuleData, language: Language) =>
  [rule.text[language], ...rule.notes.map((note) => note.text[language])].join(" ");

/**
 * Pagefind names its records by a hash, and what a hash stands for would have to be fetched. Here the name is the place
 * of the rule in the table of ids, in as many characters, so that a hit tells its rule at once.
 */
function named(files: { path: string; content: Uint8Array }[], meta: Uint8Array): Uint8Array {
  const records = new Map<string, { name: string; seen: number }>();
  for (const { path, content } of files) {
    const hash = /^fragment\/(.+)\.pf_fragment$/.exec(path)?.[1];
    if (!hash) continue;
    const { url } = JSON.parse(gunzipSync(content).subarray("pagefind_dcd".length).toString()) as { url: string };
    records.set(hash, { name: recordName(Number(url.slice(1)), hash.length), seen: 0 });
  }
  // One pass for all of them: a pass for each would grow with the square of the rules. The byte before a name tells its
  // length (CBOR), since the byte behind it may look like one more digit.
  const old = gunzipSync(meta).toString("latin1");
  const text = old.replace(/und_[0-9a-f]+/g, (run, at: number) => {
    const length = old.charCodeAt(at - 1) - 0x60;
    const record = records.get(run.slice(0, length));
    if (!record) return run;
    record.seen++;
    return record.name + run.slice(length);
  });
  for (const [hash, { seen }] of records) {
    if (seen !== 1) throw new Error(`Pagefind: ${hash} stands ${seen} times in its list of records`);
  }
  return gzipSync(Buffer.from(text, "latin1"), { level: 9 });
}

/**
 * Reads rules.json in the finished site and writes beside it, to pagefind/: the search index, with one record per rule
 * and language, and the texts that hits are compared with. Both languages stand in one bundle whose language is "und",
 * which neither stems nor splits: texts are cut into words here, the same way as queries.
 */
export async function writeSearchIndex(dir: string): Promise<void> {
  const { rules } = JSON.parse(readFileSync(join(dir, "rules.json"), "utf8")) as { rules: RuleData[] };
  const root = join(dir, "pagefind");
  const write = (path: string, content: string | Uint8Array) => writeFileSync(join(root, path), content);
  rmSync(root, { recursive: true, force: true });
  for (const folder of ["index", "text"]) mkdirSync(join(root, folder), { recursive: true });
  try {
    const { index } = checked(await createIndex({ forceLanguage: "und", includeCharacters: INCLUDE }));
    if (!index) throw new Error("Pagefind made no index");
    const added = rules.flatMap((rule, i) =>
      LANGUAGES.map((language) => {
        const words = indexWords(`${rule.id} ${rule.title[language]} ${body(rule, language)}`).sort();
        const content = words.flatMap((word) => Array<string>(SAID).fill(word)).join(" ");
        const url = `/${recordOf({ rule: i, language })}`;
        return index.addCustomRecord({ url, language: "und", content });
      }),
    );
    for (const answer of added) checked(await answer);
    // Not writeFiles, which writes a megabyte that no page asks for.
    const { files } = checked(await index.getFiles());
    for (const { path, content } of files) {
      if (NEEDED.test(path)) write(path, path.endsWith(".pf_meta") ? named(files, content) : content);
    }
  } finally {
    await close();
  }
  for (const language of LANGUAGES) {
    for (let i = 0; i < rules.length; i += TEXTS) {
      write(textFile(language, i), JSON.stringify(rules.slice(i, i + TEXTS).map((rule) => body(rule, language))));
    }
  }
}
