/** The props that a calculator's page passes to its island. */
import { rulePath } from "../../../src/rules/addresses.ts";
import { noBreak } from "../../../src/rules/no-break.ts";
import type { Bilingual, Language } from "../../../src/schemas/bilingual.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import { fileOfStrings, getContent, link, stringsUnder } from "../../../src/site.ts";
import { printedNames } from "./printed-names.ts";
import type { IslandProps } from "./use-form.tsx";
import { SHARED, type WordSet } from "./words.ts";

/**
 * Returns the props that every island needs: the UI texts, and the path of rule pages. Omits the texts that only the
 * page's tables use ("ready.…").
 */
export function islandProps<Key extends string>(language: Language, { own, others }: WordSet<Key>): IslandProps<Key> {
  const words = Object.entries({ ...stringsUnder(language, "tool"), ...stringsUnder(language, own) });
  const { ui, tables } = getContent();
  const printed = Object.entries(printedNames(tables, language)).map(([key, text]) => [SHARED + key, text] as const);
  const foreign = [...printed, ...Object.entries(ui).map(([key, text]) => [key, text[language]] as const)].filter(
    ([key]) => others.some((beginning) => key.startsWith(beginning)),
  );
  return {
    strings: Object.fromEntries([
      ...foreign.map(([key, text]) => [key.startsWith(SHARED) ? key.slice(SHARED.length) : key, noBreak(text)]),
      ...words.filter(([key]) => !key.startsWith("ready.")),
    ]),
    wordsIn: `${fileOfStrings(`${own}.`)}: ${own}.`,
    ruleHref: link(language, rulePath("{id}")),
  };
}

export const rowsOf = (id: string): readonly TableRow[] => getContent().tables.get(id)!.rows;

/**
 * Returns the conditions of a DRM table, by row name. If ASL words a condition differently, that text has the key "<row
 * name>.asl".
 */
export function conditionsOf(rows: readonly TableRow[], language: Language): Record<string, string> {
  const texts = rows.flatMap(({ name, when, asl }) => [[`${name}`, when] as const, [`${name}.asl`, asl] as const]);
  return Object.fromEntries(
    texts.filter(([, text]) => text).map(([key, text]) => [key, noBreak((text as Bilingual)[language])]),
  );
}

/** Returns the names of the months, January first. */
export function monthNames(language: Language, month: "long" | "short"): string[] {
  const name = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, m) => name.format(Date.UTC(2000, m)));
}
