/** Lists the changes in the meaning of rules, writes them as an Atom feed, and checks their versions and dates. */
import { printReferences } from "../markdown/plain-text.ts";
import { rulePath } from "../rules/addresses.ts";
import type { Problem } from "../rules/problems.ts";
import type { RuleChange } from "../schemas/rule.ts";
import type { Content, ParsedContent, RuleFile } from "./content.ts";
import { escapeXml } from "./escape-xml.ts";
import type { LinkContext } from "./linked-data.ts";
import { textSource } from "./rule-text.ts";

export interface ListedChange extends RuleChange {
  rule: RuleFile;
  /** The number of the change within its rule. The oldest change is 1. */
  number: number;
}

/** Returns all changes of rules, newest first. Changes of the same day are in the order of the rules. */
export function listedChanges({ registry, rules }: Content): ListedChange[] {
  const all = [...registry.rules.keys()].flatMap((id) => {
    const rule = rules.get(id)!;
    return rule.changes.map((change, i, { length }) => ({ ...change, rule, number: length - i }));
  });
  return all.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/**
 * A change in the text that a rule shows. `parallel` is true for a change of the parallel rule, if this rule repeats its
 * text. Such a change cites rule numbers of the other book.
 */
export interface PrintedChange extends RuleChange {
  parallel: boolean;
}

/**
 * Returns the changes in the text that a rule shows, newest first. If the rule repeats the text of its parallel rule,
 * the changes of both rules are included.
 */
export function changesOf(id: string, content: Content): PrintedChange[] {
  const sources = new Set([content.rules.get(id)!, textSource(id, content)]);
  return [...sources]
    .flatMap((source) => source.changes.map((change) => ({ ...change, parallel: source.id !== id })))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Returns the day of a date: "2026-11-23". */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Compares the changes of rules with CHANGELOG.md. Returns a problem for each version that is not there, and for each
 * date that is not the release day of its version.
 */
export function checkChanges(changelog: string, { rules }: ParsedContent): Problem[] {
  const heads = changelog.matchAll(/^## .*?(\d+\.\d+\.\d+)\)?(?: \((\d{4}-\d\d-\d\d)\))?$/gm);
  const days = new Map(Array.from(heads, ([, version, day]) => [version!, day]));
  return [...rules.values()].flatMap(({ file, changes }) =>
    changes.flatMap(({ version, date }): Problem[] => {
      const wrong = (near: string, detail: string): Problem[] => [{ code: "bad-field", file, detail, near }];
      if (!days.has(version))
        return wrong(version, `version: ${version} is not in CHANGELOG.md: name the one with the new text`);
      const day = days.get(version);
      return !day || day === dayOf(date) ? [] : wrong(dayOf(date), `date: ${version} is of ${day}: write that day`);
    }),
  );
}

/** Returns the day of the newest release in CHANGELOG.md: "2026-11-23". @throws Error if there is none */
export function releaseDay(changelog: string): string {
  const day = /^## .*\((\d{4}-\d\d-\d\d)\)$/m.exec(changelog)?.[1];
  if (!day) throw new Error("CHANGELOG.md has no release with a day: write ## 1.0.0 (2026-11-26)");
  return day;
}

/** Returns a text without the brackets around references, escaped for XML. */
const plain = (text: string) => escapeXml(printReferences(text));

/** Returns the changes as an Atom feed in one language. The date of the feed is the date of the newest change. */
export function changesFeed(content: Content, { language, address }: LinkContext): string {
  const say = (key: string) => plain(content.ui[key]![language]);
  const entries = listedChanges(content).map((change) => {
    const link = address(rulePath(change.rule.id));
    const parts = (["said", "says", "why"] as const).map(
      (key) => `${say(`changes.${key}`)}: ${plain(change[key][language])}`,
    );
    return `<entry><id>${link}#${change.number}</id><title>${plain(`${change.rule.id} ${change.rule.title[language]}`)}</title>
<link href="${link}"/><updated>${change.date.toISOString()}</updated><summary>${parts.join("\n")}</summary></entry>`;
  });
  const newest = listedChanges(content)[0]?.date ?? new Date(0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address("changes/")}</id><title>${say("changes.title")} · ${say("site.name")}</title>
<link rel="self" href="${address("changes/feed.xml")}"/><link href="${address("changes/")}"/>
<author><name>${say("site.name")}</name></author><updated>${newest.toISOString()}</updated>
${entries.join("\n")}
</feed>
`;
}
