/** Builds the index at the end of the booklet: terms and titles of rules, each with the ids of its rules. */
import type { Language } from "../schemas/bilingual.ts";
import type { Content } from "./content.ts";
import { letterOf } from "./glossary-letters.ts";
import { ruleText } from "./rule-text.ts";

export interface IndexEntry {
  name: string;
  /** The ids of the rules that define or mention the term, in reading order. */
  rules: string[];
  /** The ids in `rules` whose rule defines the term or has the term as its title. */
  definedBy: string[];
}

/** If more rules than this mention a term, the index lists only the rules that define it. */
const MOST_MENTIONS = 8;

const STARTS_WITH_KANJI = /^\p{Script=Han}/u;

/** Returns a function that tests whether a text mentions a name. English names match only whole words, in any case. */
function mentions(name: string, language: Language): (text: string) => boolean {
  if (language === "ja") return (text) => text.includes(name);
  const pattern = new RegExp(`(?<![\\w-])${RegExp.escape(name)}s?(?![\\w-])`, "i");
  return (text) => pattern.test(text);
}

/**
 * Returns a function that converts the start of a Japanese name to kana, for sorting: "砂地ボグ" → "さじボグ". It uses the
 * readings of the glossary terms. English names are returned unchanged.
 */
function reader({ glossary }: Content, language: Language): (name: string) => string {
  if (language === "en") return (name) => name;
  const ofTerms = glossary.terms.map(({ name, reading = "" }) => [withoutGloss(name.ja), reading] as const);
  const readings = [...ofTerms, ...Object.entries(glossary.readings)]
    .filter(([, reading]) => reading)
    .sort(([a], [b]) => b.length - a.length);
  return (name) => {
    const [written = "", read = ""] = readings.find(([start]) => name.startsWith(start)) ?? [];
    return read + name.slice(written.length);
  };
}

/** Removes the explanation in brackets after a Japanese name: "トラック（踏み跡）" → "トラック". */
const withoutGloss = (name: string) => name.replace(/（.*/, "");

/** Returns the booklet's index in a language: a map from first letters to the names below them. */
export function termIndex(content: Content, language: Language): Map<string, IndexEntry[]> {
  const { registry, glossary } = content;
  const ids = [...registry.rules.keys()];
  const texts = new Map(ids.map((id) => [id, ruleText(id, language, content)]));
  const read = reader(content, language);
  const hasReading = (name: string) => !STARTS_WITH_KANJI.test(read(name));
  // A term with an abbreviation is listed under both. In Japanese, the name is listed only if its pronunciation is
  // known, because names are sorted by pronunciation.
  const namesOf = (name: string, abbr: string | undefined) => {
    if (!abbr || abbr === name) return [name];
    if (language === "en") return [`${name} (${abbr})`, abbr];
    return [...(hasReading(name) ? [`${name}（${abbr}）`] : []), `${abbr}（${name}）`];
  };
  const entries = new Map<string, { name: string; rules: Set<string>; definedBy: Set<string> }>();
  const add = (name: string, definedBy: readonly string[], mentionedBy: readonly string[] = []) => {
    const key = name.toLowerCase();
    const entry = entries.get(key) ?? { name, rules: new Set(), definedBy: new Set() };
    entries.set(key, entry);
    for (const id of definedBy) entry.definedBy.add(id);
    for (const id of [...definedBy, ...mentionedBy]) if (texts.has(id)) entry.rules.add(id);
  };
  for (const { name, abbr, rules } of glossary.terms) {
    const names = [withoutGloss(name[language]), ...(abbr ? [abbr] : [])].map((own) => mentions(own, language));
    const mentioning = ids.filter((id) => names.some((isIn) => isIn(texts.get(id)!)));
    const mentionedBy = mentioning.length > MOST_MENTIONS ? [] : mentioning;
    for (const entry of namesOf(name[language], abbr)) add(entry, rules, mentionedBy);
  }
  // Lists a footnote titled "Background: sand" under "sand".
  for (const { id, title } of registry.rules.values())
    add(title[language].replace(/^(?:Background: |背景：)/, ""), [id]);

  const keyOf = ({ name }: IndexEntry) => read(name.replace(/^[“"「]/, ""));
  const listed = [...entries.values()]
    .filter(({ rules }) => rules.size > 0)
    .map(({ name, rules, definedBy }) => ({
      name,
      rules: ids.filter((id) => rules.has(id)),
      definedBy: ids.filter((id) => definedBy.has(id)),
    }))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), language));
  return Map.groupBy(listed, (entry) => {
    const key = keyOf(entry);
    if (STARTS_WITH_KANJI.test(key))
      throw new Error(`content/glossary.yaml: readings: how is the start of ${entry.name} read?`);
    return letterOf(key);
  });
}
