/**
 * Finds the rules that a query names: "what does F7.31 say of halftracks" names F7.31 and searches for "halftracks".
 */
import { bookOf, sectionOf } from "../rules/ids.ts";
import { hasNoRuleNumber, type Lookup, lookUp, lookUpAmong } from "../rules/lookup.ts";
import type { BookId } from "../schemas/chapters.ts";
import type { IdTable } from "../schemas/id-table.ts";
import { STOP_WORDS, sameWords } from "./words.ts";

/**
 * Words that name a book ("ASL") or introduce a rule number ("per"). They are searched for only if the query has no
 * other words.
 */
const NAMING = "asl|aslrb|sl|per|vs\\.?|versus|cf\\.?";
/**
 * Words that introduce a rule number ("see") or ask for its rule ("meaning"). They are not searched for beside a rule
 * number. "rules F12" and "chapter F12" name the section F12.
 */
const ASKING =
  "rule ?books?|rules?|chapter|chap\\.?|ch\\.?|nos?\\.?|nr\\.?|number|sections?|sec\\.?|notes?|footnotes?|fn\\.?|ex\\.?|exc\\.?|e\\.?g\\.?|examples?|see|says?|said|means?|meaning|appl(?:y|ies)|explain(?:ed)?|text|wording|about|regarding|re|under|please";
const wordsOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
const NAMING_WORDS = wordsOf(NAMING);
const ASKING_WORDS = wordsOf(`${NAMING}|${ASKING}`);
/** Matches "Chapter F", with or without a number after it: "Chapter F, 12.3" is F12.3. */
const CHAPTER = /(?<![\p{L}\p{N}])(?:chapter|chap\.?|ch\.?)\s?([FD])(?![\p{L}\p{N}])[\s,:]*(\d{1,2}\.\d)?/giu;
/** Match words after a rule number (`BEHIND`) or before it (`BEFORE`) that are not searched for, such as は and ルール. */
const BEHIND =
  /^\s*(?:とは(?:何(?:ですか|か)?)?|って(?:何)?|(?:に(?:つ|関)い?(?:て|し)て?)(?:の|は)?|の(?:実?例|説明|内容|意味|本文)|の?例|項|条|節|章|を?参照|は|の|を|が|も|で|に|と)+/;
const BEFORE = /(?:ルール|規則|アドバンスト・?|ASLの?|SLの?|第|注|の)+\s*$/i;

/** Removes the words that name a book or chapter. If the query has no other words, returns it unchanged. */
function withoutNaming(text: string): string {
  const others = text.replace(CHAPTER, " ").replace(NAMING_WORDS, " ").replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(others) ? others : text;
}

/**
 * Returns the words to search for, out of the text around the rule numbers. Returns "" for a text such as "what does …
 * say".
 */
function wordsAround(rest: string): string {
  const words = rest
    .replace(ASKING_WORDS, " ")
    .replace(/[§#?？!！、。]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const isIdle = (word: string) => STOP_WORDS.test(word.toLowerCase()) || !/[\p{L}\p{N}½+−≥≤]/u.test(word);
  return words.split(" ").every(isIdle) ? "" : words;
}

/**
 * Returns the book that a query names. Numbers without a chapter belong to this book. Returns undefined if the query
 * names no book or both books.
 */
function bookIn(text: string): BookId | undefined {
  const [asl, sl] = [/(?<![A-Za-z])ASL(?:RB)?(?![A-Za-z])/i.test(text), /(?<![A-Za-z])SL(?![A-Za-z])/i.test(text)];
  return asl === sl ? undefined : asl ? "asl" : "sl";
}

/**
 * Keeps only the rules of a book, because a number without a chapter can be a rule in each book. If the book has none
 * of the rules, keeps all of them.
 */
function ofBook(named: Lookup, book: BookId | undefined): Lookup {
  const ids = named.ids.filter((id) => bookOf(sectionOf(id) ?? "") === book);
  return ids.length ? { ...named, ids } : named;
}

/**
 * Returns whether the words are the title of a rule whose number is in the query. Citations copied from the Cite menu
 * have the title after the number.
 */
function isTitle(words: string, { ids }: Lookup, { rules }: IdTable): boolean {
  const titles = rules.filter(({ id }) => ids.includes(id)).flatMap(({ en, ja }) => [en, ja]);
  return titles.some((title) => sameWords(title) === sameWords(words));
}

/**
 * Returns the rules and sections that a query names (`named`), and the words to search for (`words`). `words` is "" if
 * the query has only numbers, or a number with the rule's title. First tries to read the whole query as numbers, then
 * looks for numbers among other words.
 *
 * @param query normalized by `normalizeQuery`
 */
export function readNamed(query: string, table: IdTable): { named: Lookup; words: string } {
  const text = query.replaceAll("−", "-");
  const whole = lookUp(text, table);
  if (!hasNoRuleNumber(whole)) return { named: whole, words: "" };
  const chaptered = text.replace(CHAPTER, (_, chapter: string, number = "") => ` ${number ? chapter + number : ""}`);
  // Drops words such as "see" and "say". The rest may be only a section ("F12"), or a number in a spelling that is
  // recognized only without other words.
  const asked = chaptered
    .replace(ASKING_WORDS, " ")
    .split(/\s+/)
    .filter((word) => !STOP_WORDS.test(word.toLowerCase()))
    .join(" ")
    .replace(BEFORE, "")
    .replace(/^[\s§#]+/, "");
  const alone = lookUp(asked, table);
  const hasBareNumber = /^[\s(]*\d/.test(asked);
  if (!hasNoRuleNumber(alone)) return { named: hasBareNumber ? ofBook(alone, bookIn(text)) : alone, words: "" };
  const { named, rest } = lookUpAmong(chaptered, table);
  if (hasNoRuleNumber(named)) return { named, words: withoutNaming(query) };
  const pieces = rest.map((piece, i) => {
    const behind = i ? piece.replace(BEHIND, " ") : piece;
    return i < rest.length - 1 ? behind.replace(BEFORE, " ") : behind;
  });
  const words = wordsAround(pieces.join(" "));
  return { named, words: isTitle(words, named, table) ? "" : words };
}
