import { rulePath } from "../../src/rules/addresses.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { link, stringsUnder } from "../../src/site.ts";
import type { IslandProps } from "./parts.tsx";

/** What every island gets: the shared strings and its own, and where rules are. */
export function islandProps(language: Language, own: string): IslandProps {
  return {
    strings: { ...stringsUnder(language, "tool"), ...stringsUnder(language, own) },
    ruleHref: link(language, rulePath("{id}")),
  };
}
