/**
 * `npm run addresses`: adds every address of the built site (dist/) to docs/addresses.yaml. Never removes an address.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "astro/zod";
import { parseDocument } from "yaml";
import { type JsonSchema, visitFields } from "../src/content/public-files.ts";
import { sectionPath } from "../src/rules/addresses.ts";
import { compareIds, sectionOf } from "../src/rules/ids.ts";
import { type BuiltPage, builtPages, builtRules, movedPages } from "./built-pages.ts";

const ADDRESSES = "docs/addresses.yaml";

/**
 * A list of strings, written as one string with spaces between the items. One line per id would be too long to read.
 */
const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));
const addressesSchema = z.strictObject({
  /** Paths of English pages. The Japanese pages have the same paths below /ja/. */
  pages: words,
  /** Paths of English redirects. The Japanese redirects have the same paths below /ja/. */
  moved: words,
  /**
   * Rule ids, listed by the path of their section's page. Each rule has an anchor on that page, its own page, and a
   * JSON file.
   */
  rules: z.record(z.string(), words),
  /** Ids without a rule of their own: the page of F7.31 shows D7.31. Each id has a page and a JSON file. */
  aliases: words,
  /** Anchors other than rule ids, listed by the path of their page. */
  anchors: z.record(z.string(), words),
  files: words,
  fields: z.record(z.string(), words),
  /** Examples of addresses with a query string. Maintained by hand. */
  states: z.array(z.string()),
});
export type Addresses = z.infer<typeof addressesSchema>;

/** Reads all addresses ever published, from docs/addresses.yaml. @throws ZodError for an invalid file */
export const publishedAddresses = (): Addresses =>
  addressesSchema.parse(parseDocument(readFileSync(ADDRESSES, "utf8")).toJS());

const natural = new Intl.Collator("en", { numeric: true });
/**
 * Sorts rule ids in the order of the rulebook. Sorts other strings with numbers in numeric order: /sl/d2/ before
 * /sl/d10/.
 */
const inOrder = (list: readonly string[]) =>
  list.toSorted(
    (a, b) => natural.compare(sectionOf(a) ?? a, sectionOf(b) ?? b) || compareIds(a, b) || natural.compare(a, b),
  );
const union = (a: readonly string[] = [], b: readonly string[] = []) => inOrder([...new Set([...a, ...b])]);
const unionOf = (a: Record<string, string[]>, b: Record<string, string[]>) =>
  Object.fromEntries(union(Object.keys(a), Object.keys(b)).map((key) => [key, union(a[key], b[key])]));

/** Merges two sets of addresses. Each address is listed once. */
export function mergeAddresses(a: Addresses, b: Addresses): Addresses {
  return {
    pages: union(a.pages, b.pages),
    moved: union(a.moved, b.moved),
    rules: unionOf(a.rules, b.rules),
    aliases: union(a.aliases, b.aliases),
    anchors: unionOf(a.anchors, b.anchors),
    files: union(a.files, b.files),
    fields: unionOf(a.fields, b.fields),
    states: [...new Set([...a.states, ...b.states])],
  };
}

/** Search files that are not listed. They may be renamed, because only the site's own scripts load them. */
const PRIVATE = ["search-terms.en.json", "search-terms.ja.json", "search-texts.ja.json"];
/** Pages whose anchors people link to, besides the pages of sections. */
const ANCHORED = ["/glossary/", "/data/"];

/** Lists the fields of a JSON Schema: `["id", "notes", "notes[].kind"]`. */
export function fieldsIn(schema: JsonSchema): string[] {
  const paths: string[] = [];
  visitFields(schema, (_, path) => paths.push(path));
  return paths;
}

/**
 * Lists the anchors in a page's <main>. Leaves out the glossary's letters, because a letter disappears with its last
 * term.
 */
export const placesOn = ({ root }: BuiltPage): string[] =>
  root.querySelectorAll('main [id]:not([id^="letter-"])').map((element) => element.id);

/** Collects the addresses of the built site, unsorted. */
export function builtAddresses(): Addresses {
  const isEnglish = ({ path }: BuiltPage) => !path.startsWith("/ja/");
  const isRule = ({ path }: BuiltPage) => path.startsWith("/r/");
  const rules = builtRules();
  const held = new Set(rules.map((rule) => rule.id));
  const pages = builtPages().filter((page) => isEnglish(page) && page.path !== "/404.html");
  const sections = Map.groupBy(rules, (rule) => `/${sectionPath(rule.section)}`);
  const files = (...patterns: string[]) =>
    globSync(patterns, { cwd: "dist" }).filter((file) => !PRIVATE.includes(file));
  return {
    pages: pages.filter((page) => !isRule(page)).map((p) => p.path),
    moved: movedPages()
      .filter(isEnglish)
      .map((p) => p.path),
    rules: Object.fromEntries([...sections].map(([at, own]) => [at, own.map((rule) => rule.id)])),
    aliases: pages
      .filter(isRule)
      .map((p) => basename(p.path))
      .filter((id) => !held.has(id)),
    anchors: Object.fromEntries(pages.filter((p) => ANCHORED.includes(p.path)).map((p) => [p.path, placesOn(p)])),
    files: files("*.json", "schema/*.json", "linker.js", "*.epub").map((file) => `/${file}`),
    fields: Object.fromEntries(
      files("schema/*.json").map((file) => [`/${file}`, fieldsIn(JSON.parse(readFileSync(`dist/${file}`, "utf8")))]),
    ),
    states: [],
  };
}

if (import.meta.main) {
  const document = parseDocument(readFileSync(ADDRESSES, "utf8"));
  const { states: _, ...listed } = mergeAddresses(publishedAddresses(), builtAddresses());
  const joined = (value: string[] | Record<string, string[]>): unknown =>
    Array.isArray(value) ? value.join(" ") : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, joined(v)]));
  // Edits the parsed YAML document, so that its comments and the hand-written `states` are kept.
  for (const [key, value] of Object.entries(listed)) document.set(key, document.createNode(joined(value)));
  writeFileSync(ADDRESSES, document.toString({ lineWidth: 140 }));
}
