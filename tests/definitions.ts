/** The definitions of all calculators, with the props and UI texts that their pages pass to them. */
import { globSync } from "node:fs";
import type { AnyDefinition } from "../components/calculators/kit/define-calculator.ts";
import { printedNames } from "../components/calculators/kit/printed-names.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import { content } from "./content.ts";

const { rules, tables, ui } = content;

/** The definition of each calculator, by its folder. */
export const definitions = new Map<string, AnyDefinition>();
for (const file of globSync("components/calculators/*/calculator.ts"))
  definitions.set(file.split("/").at(-2)!, (await import(`../${file}`)).calculator);

/** A test double for the printed conditions of a table: the condition of a row is the row's name and a reference. */
const anyName = new Proxy<Record<string, string>>({}, { get: (_, name) => `${String(name)} ([D7.51])` });
const months = Array.from({ length: 12 }, (_, i) => `month ${i + 1}`);
const costs = new Proxy({}, { get: () => ({ cost: "2 MP", twice: "4 MP" }) });
const pieces = [...rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);
const lights = new Proxy({}, { get: () => ({ starshell: "2 hexes", fire: "1 hex" }) });

/** The props that pages pass to calculators besides UI texts, by the calculator's folder. */
export const PROPS_BY_CALCULATOR: Readonly<Record<string, object>> = {
  availability: { pieces },
  dust: { lights },
  dyo: { months, overlaysHref: "https://example.org/tools/desert-overlays/" },
  hammada: { conditions: anyName, costs: { hammada: costs, open: costs } },
  "other-rolls": { hammadaConditions: anyName },
  "sand-bog": { conditions: anyName },
};

const known = new Map<string, Record<string, string>>();
/** Returns the UI texts of a calculator in a language, with the names that its page takes from tables. */
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
