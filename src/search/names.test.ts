import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { namedPieces } from "./names.ts";
import { readQuery } from "./query.ts";
import { rank } from "./rank.ts";
import { type Candidate, NO_TERMS, pieceNames, searchTerms } from "./terms.ts";

const names = pieceNames(content.rules.values());
const candidates = [...content.rules.values()].map(
  ({ id, title }): Candidate => ({ id, title: title.en, names: names[id] }),
);
const terms = { en: searchTerms(content.glossary, "en"), ja: searchTerms(content.glossary, "ja") };

/** Returns the id of the first search result for a text. Searches titles and names, but not the full text. */
function first(text: string, language: "en" | "ja" = "en"): string | undefined {
  const query = readQuery(text, { ...NO_TERMS, terms: terms[language] });
  return rank(
    query,
    candidates,
    query.slots.map(() => new Map()),
  ).found[0]?.id;
}

test("the printed name of a vehicle or Gun finds its note first, also in the plural and with other punctuation", () => {
  const pieces = [...content.rules.values()].flatMap(({ id, availability = [] }) =>
    availability.map(({ name }) => ({ id, name })),
  );
  assert.ok(pieces.length >= 60);
  for (const { id, name } of pieces) {
    const spelt = [
      name,
      name.toLowerCase(),
      ...(/\d$|[a-z]{4}$/.test(name) ? [`${name}s`] : []),
      `${name}?`,
      `Italian ${name}`,
    ];
    const marks = [name.replace("/", "-"), name.replace("/", " "), name.replace("/", ""), name.replaceAll(" ", "-")];
    const spaces = [
      name.replace(/(?<=[A-Z]) (?=\d)/, ""),
      name.replace(/(?<=[A-Z])(?=\d)/, " "),
      name.replace(/(?<=[A-Z])(?=\d)/, "."),
    ];
    for (const text of [...spelt, ...marks, ...spaces]) assert.equal(first(text), id, text);
  }
});

test("every name that players use for a vehicle or Gun finds its note first", () => {
  for (const [id, list] of Object.entries(names))
    for (const name of list) assert.equal(first(name, /[ァ-ン]/.test(name) ? "ja" : "en"), id, name);
});

test("an abbreviated, inflected or differently written name of a vehicle or Gun finds its note first", () => {
  const wanted = {
    "It-V2": ["CV33", "CV 33", "C.V. 33", "cv-33s", "L3", "L 3", "L3/35s"],
    "It-V6": ["L6-40", "L6 40", "L6/40 light tank"],
    "It-V22": ["S37", "S 37", "SPA S.37"],
    "It-V28": ["Autocarro L", "Autocarro M", "autocarri P", "autocarros"],
    "It-O5": ["47/32", "cannone da 47/32", "cannoni 47/32"],
    "It-O17": ["20/65", "da 20/65", "Breda 20/65"],
    "It-V15": ["Semovente 47/32", "semoventi da 47/32", "Semovente L40 da 47/32", "SMV 47/32"],
    "It-V19": ["ランチア1ZM", "ランチア・1ZM"],
    "It-V12": ["セモヴェンテM40", "セモベンテM41"],
  };
  for (const [id, texts] of Object.entries(wanted))
    for (const text of texts) assert.equal(first(text, /[ァ-ン]/.test(text) ? "ja" : "en"), id, text);
});

test('"Semovente 47/32" does not find the Gun 47/32, and numbers such as "75 mm" find no vehicle or Gun', () => {
  assert.deepEqual([...namedPieces("Semovente 47/32 or 47/32", candidates)], ["It-V15", "It-O5"]);
  for (const text of ["47 hexes", "75 mm", "L", "M", "1941.6", "12.32", "+2 DRM", "3 L tanks"])
    assert.deepEqual([...namedPieces(text, candidates)], [], text);
});
