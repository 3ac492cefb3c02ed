/** What holds of every calculator, by its definition: links, answers and copied results, in both languages. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { LANGUAGES, type Language } from "../../src/schemas/bilingual.ts";
import { content } from "../../tests/content.ts";
import { anyText, cases, knownStates, nearly, written } from "../../tests/fuzz.ts";
import { drawStates } from "../../tests/states.ts";
import { printedNames } from "./dyo/printed-names.ts";
import { formatResult } from "./kit/copy.ts";
import type { AnyDefinition } from "./kit/define-calculator.ts";
import { type Fields, readState, writeState } from "./kit/fields.ts";
import { withoutQueryTail } from "./kit/query-tail.ts";
import { sayFrom } from "./kit/words.ts";

const definitions = new Map<string, AnyDefinition>();
for (const file of globSync("components/calculators/*/calculator.ts"))
  definitions.set(file.split("/").at(-2)!, (await import(`../../${file}`)).calculator);

const { rules, tables, tools, ui } = content;
/** Any text stands for a printed condition, as a page prints it. */
const anyName = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
const months = Array.from({ length: 12 }, (_, i) => `month ${i + 1}`);
const costs = new Proxy({}, { get: () => ({ cost: "2 MP", twice: "4 MP" }) });
const pieces = [...rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);
const lights = new Proxy({}, { get: () => ({ starshell: "2 hexes", fire: "1 hex" }) });
/** What pages give to calculators beside their words. */
const GIVEN: Readonly<Record<string, object>> = {
  availability: { pieces },
  dust: { lights },
  dyo: { months, overlaysHref: "https://example.org/tools/desert-overlays/" },
  hammada: { conditions: anyName, costs: { hammada: costs, open: costs } },
  "other-rolls": { hammadaConditions: anyName },
  "sand-bog": { conditions: anyName },
};

/** Calculators whose result may be a title alone: no overlay lies yet, nothing can be bought. */
const EMPTY = { availability: true, "desert-overlays": true };

/** The words of a definition in a language, and what its page prints from tables. */
function wordsOf({ words: { own, others } }: AnyDefinition, language: Language): Record<string, string> {
  const given = Object.entries(ui).flatMap(([key, text]) => {
    const [first, rest] = [key.split(".", 1)[0]!, key.slice(key.indexOf(".") + 1)];
    if (first === own || first === "tool") return [[rest, text[language]]];
    return others.some((beginning) => key.startsWith(beginning)) ? [[key, text[language]]] : [];
  });
  return { ...printedNames(tables, language), ...Object.fromEntries(given) };
}

/** What a calculator says of a state: its answers, and its result as plain text. */
function said(slug: string, query: string, language: Language): string[] {
  const definition = definitions.get(slug)!;
  const given = GIVEN[slug] ?? {};
  const fields: Fields = definition.fieldsWith?.(given) ?? definition.fields;
  const { state } = readState(query, fields);
  const t = sayFrom(wordsOf(definition, language), slug);
  const found = definition.find(state, given);
  const answers = definition.answers(t, state, found, given).flatMap(({ roll, odds }) => [roll, odds ?? ""]);
  const result = definition.result(t, state, found, given);
  return [...answers, formatResult(result, "", "text", (id) => id)];
}

/** The query string as the fields of a calculator read it. */
function heldBy({ fields, asFieldsHold = (query) => query }: AnyDefinition, query: string): string {
  const inFields = (tried: string) => readState(asFieldsHold(tried), fields as Fields);
  return asFieldsHold(withoutQueryTail(query, (tried) => inFields(tried).bad.length));
}

test("every calculator of content/tools.yaml has a definition", () => {
  assert.deepEqual([...definitions.keys()].sort(), tools.map(({ slug }) => slug).sort());
});

for (const [slug, definition] of definitions) {
  const fields: Fields = definition.fieldsWith?.(GIVEN[slug]!) ?? definition.fields;
  const known = knownStates()[slug]!;

  test(`${slug}: links that were published are read without a fault, and written as they were`, () => {
    for (const query of known) {
      const { state, bad } = readState(definition.asFieldsHold?.(`?${query}`) ?? query, fields);
      assert.deepEqual(bad, [], query);
      const again = new URLSearchParams(writeState(state, fields));
      for (const [key, value] of again) assert.equal(new URLSearchParams(query).get(key), value, query);
    }
  });

  test(`${slug}: every state is the same when its address is read again, and is answered in both languages`, () => {
    for (const query of ["", ...known, ...drawStates(fields, known, 60)]) {
      const { state, bad } = readState(query, fields);
      assert.deepEqual(bad, [], query);
      assert.deepEqual(readState(writeState(state, fields), fields).state, state, query);
      const [en, ja] = LANGUAGES.map((language) => said(slug, query, language));
      for (const text of [...en!, ...ja!])
        assert.doesNotMatch(text, /undefined|NaN|\[object|Infinity|\{(?!rule\})\w+\}/, `${query}: ${text}`);
      for (const result of [en!.at(-1)!, ja!.at(-1)!])
        assert.match(result, slug in EMPTY ? /^\S/ : /^\S.*\n- \S/, query);
      assert.equal(en!.length, ja!.length, query);
    }
  });

  test(`${slug}: whatever an address holds, its faults are named and the rest of it counts`, () => {
    const keys = Object.keys(fields);
    const right = [...new Set(known.flatMap((query) => [...new URLSearchParams(query).values()])), "1", "0"];
    const pair = fc.tuple(
      fc.oneof({ arbitrary: fc.constantFrom(...keys), weight: 9 }, anyText),
      fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 2 }, anyText, nearly(right)),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 5 }), (pairs) => {
        const query = heldBy(definition, `?${written(pairs)}`);
        const { state, bad } = readState(query, fields);
        const given = new URLSearchParams(query);
        for (const key of new Set(given.keys()))
          if (!keys.includes(key))
            assert.ok(
              bad.some((fault) => fault.key === key && fault.why === "key"),
              query,
            );
        for (const key of keys.filter((key) => given.has(key) && !bad.some((fault) => fault.key === key)))
          assert.equal(fields[key]!.write(state[key]), given.get(key), query);
        assert.deepEqual(readState(writeState(state, fields), fields), { state, bad: [] }, query);
        said(slug, writeState(state, fields), "en");
      }),
      cases(100),
    );
  });
}
