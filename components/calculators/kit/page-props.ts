/** What the page of a calculator hands to its island. */
import { printReferences } from "../../../src/markdown/plain-text.ts";
import { rulePath } from "../../../src/rules/addresses.ts";
import type { Bilingual, Language } from "../../../src/schemas/bilingual.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import { fileOfStrings, link, site, stringsUnder } from "../../../src/site.ts";
import type { IslandProps } from "./use-calculator.tsx";
import type { Word, WordOf } from "./words.ts";

/**
 * What every island gets: the shared words and the calculator's own, without those of its odds tables, which its page prints; and the
 * address of rules. `own` is the first part of its words' keys; `others` matches the whole keys of other calculators' words that it
 * needs, for example `sandBog.mover`.
 */
export function islandProps<P extends keyof UiWords, O extends keyof UiWords = never>(
  language: Language,
  own: P,
  others?: RegExp,
): IslandProps<Word<P> | WordOf<O>> {
  const words = Object.entries({ ...stringsUnder(language, "tool"), ...stringsUnder(language, own) });
  const foreign = Object.entries(site().ui).filter(([key]) => others?.test(key));
  return {
    strings: Object.fromEntries([
      ...words.filter(([key]) => !key.startsWith("ready.")),
      ...foreign.map(([key, text]) => [key, text[language]]),
    ]),
    wordsIn: `${fileOfStrings(`${own}.`)}: ${own}.`,
    ruleHref: link(language, rulePath("{id}")),
  };
}

/** The rows of a printed table. */
export const rowsOf = (id: string): readonly TableRow[] => site().tables.get(id)!.rows;

/** The conditions of a table of DRM, by the row's name, and those that ASL words otherwise, by "name.asl". */
export function conditionsOf(rows: readonly TableRow[], language: Language): Record<string, string> {
  const texts = rows.flatMap(({ name, when, asl }) => [[`${name}`, when] as const, [`${name}.asl`, asl] as const]);
  return Object.fromEntries(
    texts.filter(([, text]) => text).map(([key, text]) => [key, printReferences((text as Bilingual)[language])]),
  );
}

/** The names of the months, January first. */
export function monthNames(language: Language, month: "long" | "short"): string[] {
  const name = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, m) => name.format(Date.UTC(2000, m)));
}
