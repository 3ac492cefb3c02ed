/** The definitions of all calculators, with the props and UI texts that their pages pass to them. */
import { globSync } from "node:fs";
import type { AnyDefinition } from "../components/calculators/kit/define-calculator.ts";
import { printedNames } from "../components/calculators/kit/printed-names.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import { content } from "./content.ts";

const { rules, tables, ui } = content;

/** The definition of each calculator, by the name of its folder: "sand-bog". */
export const definitions = new Map<string, AnyDefinition>();
for (const file of globSync("components/calculators/*/calculator.ts"))
  definitions.set(file.split("/").at(-2)!, (await import(`../${file}`)).calculator);

/** Replaces the conditions printed in a table. For the row "scrub" it returns "scrub ([D7.51])". */
const anyName = new Proxy<Record<string, string>>({}, { get: (_, name) => `${String(name)} ([D7.51])` });
const months = Array.from({ length: 12 }, (_, i) => `month ${i + 1}`);
const costs = new Proxy({}, { get: () => ({ cost: "2 MP", twice: "4 MP" }) });
const pieces = [...rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);
const lights = new Proxy({}, { get: () => ({ starshell: "2 hexes", fire: "1 hex" }) });

/** The props that each page passes to its calculator besides UI texts. The keys are the calculators' folder names. */
export const PROPS_BY_CALCULATOR: Readonly<Record<string, object>> = {
  availability: { pieces },
  dust: { lights },
  dyo: { months, overlaysHref: "https://example.org/tools/desert-overlays/" },
  hammada: { conditions: anyName, costs: { hammada: costs, open: costs } },
  "other-rolls": { hammadaConditions: anyName },
  "sand-bog": { conditions: anyName },
};

const known = new Map<string, Record<string, string>>();
/** Returns a calculator's UI texts in a language, including the printed names of Weather, EC and so on. */
export function wordsOf({ words: { own, others } }: AnyDefinition, language: Language): Record<string, string> {
  const cached = known.get(own + language);
  if (cached) return cached;
  const given = Object.entries(ui).flatMap(([key, text]) => {
    const [first, rest] = [key.split(".", 1)[0]!, key.slice(key.indexOf(".") + 1)];
    if (first === own || first === "tool") return [[rest, text[language]]];
    if (!others.some((beginning) => key.startsWith(beginning))) return [];
    return [[first === "ask" ? rest : key, text[language]]];
  });
  const words = { ...printedNames(tables, language), ...Object.fromEntries(given) };
  known.set(own + language, words);
  return words;
}
