/** Runs the same tests for every calculator: of its links, its results and its copied text, in both languages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BOOKS, type Book, ruleLabel } from "../../src/game/scenario.ts";
import { bookOf, sectionOf } from "../../src/rules/ids.ts";
import { LANGUAGES, type Language } from "../../src/schemas/bilingual.ts";
import { content } from "../../tests/content.ts";
import { definitions, PROPS_BY_CALCULATOR, wordsOf } from "../../tests/definitions.ts";
import { anyText, fuzzSettings, knownStates, withOneError, written } from "../../tests/fuzz.ts";
import { drawStates } from "../../tests/states.ts";
import { badValueText } from "./kit/bad-value-text.ts";
import { bookLine } from "./kit/book-line.ts";
import { formatResult } from "./kit/copy.ts";
import { type AnyDefinition, wordKeysOf } from "./kit/define-calculator.ts";
import { type BadValue, type Fields, readState, startState, writeState } from "./kit/fields.ts";
import { withoutQueryTail } from "./kit/query-tail.ts";
import { sayFrom } from "./kit/words.ts";

const { tools } = content;

/**
 * The start value of every field of every calculator. Links omit fields with their start value, so changing a value
 * here would change published links. New fields are added at the end.
 */
const STARTS: Readonly<Record<string, string>> = {
  availability: "theatre=northAfrica&when=1941-03&kind=both&name=&piece=none",
  "desert-overlays": "boards=&north=up&failed=0&south=0&dice=&dyo=&onehex=X2.X3.X4.X5&by=",
  dust:
    "book=sl&boards=desert&ec=veryDry&steppe=0&density=light&force=unknown&turns=&by=ift&range=6&need=7&wind=0&ffe=0" +
    "&building=0&pbf=0&mp=2&tow=0&started=0&paved=0&left=0&windy=0&vehicle=moving",
  dyo:
    "theatre=northAfrica&month=7&boards=desert&steppe=0&broken=0&bombard=0&nonight=0&mudec=0&seed=&w=&t=&ec=&wind=&dust=&up=0" +
    "&overlays=&askWeather=any&askTime=any&askEffect=any&askEc=any&askWind=any&askDust=any&given=0",
  fire:
    "book=sl&kind=smallArms&at=infantry&in=open&ground=open&cover=none&from=ordinary&place=unsaid&sky=none&dust=none&hex=target" +
    "&crest=none&range=6&fp=20&hindrance=0&vd=0&overCrest=0&cliff=0&vehicle=0&dugIn=0&wet=0&notHe=0&encircled=0&lip=0&sameLevel=0" +
    "&duneCrest=0&higher=0&lower=0&front=0&frontExempt=0&facing=0&moving=0&brush=0&zone=0&intoWind=0&ffe=0&seen=0&inside=0&pbfFree=0",
  hammada: "book=sl&mover=halftrack&british=0&hex=hammada&doubled=0&track=0&mud=0",
  "heat-haze":
    "haze=normal&by=ground&at=infantry&range=13&theatre=northAfrica&boards=1&weather=clear&when=ssr&night=0&month=1",
  kindling: "roll=kindling&drm=0&times=1",
  los: "book=sl&row=o.o.h.o.o&a=infantry&aIn=none&b=infantry&bIn=none",
  minefields: "book=asl&factors=24&strengths=12.8.6&line=0&between=3&allotted=0&secret=none&event=enemyEntersDummy",
  movement:
    "book=sl&unit=fullyTracked&terrain=openGround&cot=2&place=desert&sand=0&wet=0&wadi=0&from=ordinary&apart=0&rise=none" +
    "&dune=0&track=0&bank=0&cliff=0&lip=0&vbm=0&sangar=0&smoke=0&tow=0&twice=0&dust=none&extra=0",
  "other-rolls":
    "roll=entrench&book=asl&place=desert&need=5&drm=0&side=axis&kind=vehicle&theatre=northAfrica&when=before&red=0" +
    "&fails=12&times=1&dr=none&tk=7&help=squad&frees=3&afv=mr35&from=indirect&face=armored&weapon=maOrMg&breaks=11" +
    "&dusty=0&landing=cactusPatch&morale=7&doubled=0&arid=1&boards=1&mud=1&plain=1&moto=0&open=1&openTrack=0" +
    "&openPaved=0&openElsewhere=0&scrub=0&hammada=0&sand=0",
  path:
    "book=sl&mover=fullyTracked&pressure=normal&british=0&ec=dry&have=0&start=ground&dust=none&begin=0&tow=0&bank=0&extra=0" +
    "&path=o",
  "sand-bog": "book=sl&mover=fullyTracked&pressure=normal&british=0&ec=dry&path=s",
  "smoke-grenades": "armor=ct&crew=ce&ma=1&dispenser=0&mph=own&tries=1",
  "sun-blindness":
    "time=early&north=12&board=26&firer=D5&target=I5&gun=none&by=ift&fa=0&ta=0&higher=0&obstacle=0&desert=1" +
    "&weather=clear&call=1&night=0&steppe=none",
};

/** Query strings that are slow to compute, very long, or almost valid. Random tests seldom produce them. */
const HARD: Readonly<Record<string, readonly string[]>> = {
  minefields: ["factors=120&strengths=5.4.3.2.1&line=1&between=40", "factors=1e9&allotted=1e9"],
  path: [`mover=halftrack&ec=mud&path=${Array(20).fill("oamv").join(".")}`, `path=${"x9.".repeat(9000)}`],
  "sand-bog": [`path=${Array(20).fill("scv").join(".")}`, `path=${"s.".repeat(9000)}`],
  dust: [`ec=dry&turns=${Array(60).fill("hg").join(".")}`, `turns=${"hg.".repeat(9000)}`],
  dyo: [
    `w=${"s".repeat(20)}&t=${"s".repeat(20)}&seed=a`,
    `w=${"s".repeat(20000)}`,
    `overlays=${"dice=1".repeat(2000)}`,
  ],
  "desert-overlays": [
    `boards=25e-26-27-28-29-30-31&dice=${"1".repeat(20000)}`,
    `boards=${"26-".repeat(9000)}`,
    `boards=26&onehex=${"X1.".repeat(9000)}X1&dice=${"rW1.".repeat(5000)}`,
  ],
  "sun-blindness": ["firer=2A1", "target=12GG10&board=99", "firer=&target="],
  "other-rolls": ["roll=reliability&times=999999999&fails=2"],
};

/**
 * Patterns for the line that says from which book (ASL or SL) a result is. The key says whether the result of the other
 * book is the same, different or unknown. `italian`: the result is from the Italian notes.
 */
const BOOK_LINES = {
  same: {
    en: /^A?SL’s figure; the same in A?SL, as far as is known$/,
    ja: /^A?SLの数値（わかっている限りA?SLも同じ）$/,
  },
  differ: { en: /^A?SL’s figure; A?SL: \S/, ja: /^A?SLの数値。A?SL：\S/ },
  unknown: { en: /^A?SL’s figure; A?SL’s is not known here$/, ja: /^A?SLの数値（A?SLの数値は不明）$/ },
  italian: { en: /^By the Italian notes; /, ja: /^イタリア軍の注記による/ },
} as const;

/** Calculators whose copied result may be only a title: nothing can be bought, or no overlay is placed yet. */
const EMPTY = { availability: true, "desert-overlays": true };

/**
 * Returns all texts of a calculator for a query string: the main results, and the copied result. If given, `book`
 * replaces the book of the query string.
 */
function said(slug: string, query: string, language: Language, book?: Book): string[] {
  const definition = definitions.get(slug)!;
  const given = PROPS_BY_CALCULATOR[slug] ?? {};
  const fields: Fields = definition.fieldsWith?.(given) ?? definition.fields;
  const state = { ...readState(query, fields).state, ...(book && fields.book && { book }) };
  const shown: Book = book ?? state.book ?? "sl";
  const t = sayFrom(wordsOf(definition, language), slug, () => shown);
  const found = definition.find(state, given);
  const answers = definition
    .answers(t, state, found, given)
    .flatMap(({ roll, odds = "", rule }) => [roll, odds, ...(rule ? [ruleLabel(shown, rule)] : [])]);
  const result = definition.result(t, state, found, given);
  return [...answers, formatResult(result, "", "text", (id) => id, shown)];
}

/** Returns the line that says from which book the result is. */
function bookLineOf(
  definition: AnyDefinition,
  state: Readonly<Record<string, unknown>>,
  language: Language,
  slug: string,
): string {
  const given = PROPS_BY_CALCULATOR[slug] ?? {};
  const t = sayFrom(wordsOf(definition, language), slug);
  return bookLine(definition, { t, state, given, found: definition.find(state, given) });
}

/** Returns the error message for a value in the query string that the calculator does not accept. */
function faultText(definition: AnyDefinition, bad: BadValue, language: Language): string {
  return badValueText(bad, wordsOf(definition, language), ...wordKeysOf(definition));
}

/**
 * Returns the query string as the calculator reads it. Text pasted after the URL, such as ")" or "。", is removed. The
 * rest is normalized.
 */
function heldBy({ fields, normalizeQuery = (query) => query }: AnyDefinition, query: string): string {
  const inFields = (tried: string) => readState(normalizeQuery(tried), fields as Fields);
  return normalizeQuery(withoutQueryTail(query, (tried) => inFields(tried).bad.length));
}

test("every calculator of content/tools.yaml has a definition", () => {
  assert.deepEqual([...definitions.keys()].sort(), tools.map(({ slug }) => slug).sort());
});

for (const [slug, definition] of definitions) {
  const fields: Fields = definition.fieldsWith?.(PROPS_BY_CALCULATOR[slug]!) ?? definition.fields;
  const known = knownStates()[slug]!;

  test(`${slug}: published links are parsed without errors and serialized unchanged`, () => {
    for (const query of known) {
      const { state, bad } = readState(definition.normalizeQuery?.(`?${query}`) ?? query, fields);
      assert.deepEqual(bad, [], query);
      assert.equal(decodeURIComponent(writeState(state, fields)), decodeURIComponent(query && `?${query}`));
    }
  });

  test(`${slug}: no field has another start value than when it was published`, () => {
    const whole = writeState(startState(fields), fields, () => true);
    assert.equal(`?${STARTS[slug]}`, decodeURIComponent(whole), "add a new calculator or field to STARTS");
  });

  test(`${slug}: an invalid value in a link changes no other field, and the error message names its field`, () => {
    for (const query of ["", ...known.slice(0, 2)]) {
      const given = new URLSearchParams(query);
      const good = readState(query, fields).state;
      for (const key of Object.keys(fields).filter((key) => !given.has(key))) {
        const { state, bad } = readState(`?${key}=%3F!&${query}`, fields);
        // Skips fields that accept any text, also "?!".
        if (bad.length === 0 && fields[key]!.write(state[key]) === "?!") continue;
        assert.equal(bad.length, 1, key);
        assert.deepEqual(state, good, `${key} beside ${query}`);
        for (const [language, address] of Object.entries({ en: "address", ja: "アドレス" })) {
          const text = faultText(definition, bad[0]!, language as Language);
          assert.ok(text.includes(address) && text.includes(`${key}=?!`), text);
          const label = /^「?(.+?)(?::|」：)/.exec(text)?.[1];
          assert.ok(label && label !== key, `${key} has no label: ${text}`);
        }
      }
    }
  });

  test(`${slug}: every state is unchanged after serializing and parsing, and has results in both languages`, () => {
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

  test(`${slug}: if ASL is chosen, texts have ASL rule numbers, and rule numbers of SL are marked (SL)`, () => {
    const onlySl = /(?<!ASL )\bD\d*\.\d[\w-]*(?! \(SL\)|[\w-])/;
    for (const language of LANGUAGES) {
      for (const query of ["", ...known, ...drawStates(fields, known, 60)])
        for (const text of said(slug, query, language, "asl")) assert.doesNotMatch(text, onlySl, query);
      const words = wordsOf(definition, language);
      const t = sayFrom(words, slug, () => "asl");
      for (const key of Object.keys(words).filter((key) => !key.startsWith("ready.")))
        assert.doesNotMatch(t(key), onlySl, key);
    }
  });

  test(`${slug}: every result names its book, such as SL, and says whether the other book has the same result`, () => {
    const given = PROPS_BY_CALCULATOR[slug] ?? {};
    const valuesOfField = (field: Fields[string]) =>
      "values" in field ? (field.values as readonly string[]) : "flag" in field ? ["0", "1"] : [];
    const single = Object.entries(fields).flatMap(([key, field]) =>
      valuesOfField(field).map((value) => `${key}=${value}`),
    );
    for (const query of ["", ...known, ...single])
      for (const book of fields.book ? BOOKS : [undefined]) {
        const state = { ...readState(query, fields).state, ...(book && { book }) };
        const where = `${query}, ${book}`;
        const [en, ja] = LANGUAGES.map((language) => bookLineOf(definition, state, language, slug));
        if (definition.books?.hasFigure?.(state, definition.find(state, given)) === false) {
          assert.equal(en, "", where);
          continue;
        }
        const kinds = Object.keys(BOOK_LINES).filter((kind) =>
          BOOK_LINES[kind as keyof typeof BOOK_LINES].en.test(en!),
        );
        assert.equal(kinds.length, 1, `${where}: ${en}`);
        const [kind] = kinds as (keyof typeof BOOK_LINES)[];
        assert.match(ja!, BOOK_LINES[kind!].ja, where);
        const t = sayFrom(wordsOf(definition, "en"), slug);
        const only = definition.books?.only?.(state)?.book;
        const of = kind === "italian" ? "italian" : en!.startsWith("ASL") ? "asl" : "sl";
        if (only) {
          const { lines } = definition.result(t, state, definition.find(state, given), given);
          const books = lines.flatMap(({ rule }) => (rule ? bookOf(sectionOf(rule)!) : []));
          assert.equal(of, only, where);
          assert.ok(!books.length || books.includes(of), `${where}: its lines cite ${books}`);
          continue;
        }
        const [sl, asl] = BOOKS.map((one) => {
          const by = { ...state, book: one };
          return definition.answers(t, by, definition.find(by, given), given)[0]!.roll;
        });
        if (kind !== "unknown") assert.equal(of, book, where);
        if (sl !== asl) assert.notEqual(kind, "same", where);
      }
  });

  test(`${slug}: for any query, each invalid value is reported and each valid value is used`, () => {
    const keys = Object.keys(fields);
    const right = [...new Set(known.flatMap((query) => [...new URLSearchParams(query).values()])), "1", "0"];
    const pair = fc.tuple(
      fc.oneof({ arbitrary: fc.constantFrom(...keys), weight: 9 }, anyText),
      fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 2 }, anyText, withOneError(right)),
    );
    const pairs = fc.array(pair, { maxLength: 5 });
    const address = fc
      .tuple(fc.constantFrom("", ...known), pairs)
      .map(([state, pairs]) => [state, written(pairs)].filter(Boolean).join("&"));
    fc.assert(
      fc.property(address, (address) => {
        const query = heldBy(definition, `?${address}`);
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
        for (const fault of bad) {
          const text = faultText(definition, fault, "ja");
          assert.ok(text.includes("アドレス") && text.length < 600, text);
        }
        said(slug, writeState(state, fields), "en");
      }),
      { ...fuzzSettings(200), examples: (HARD[slug] ?? []).map((query) => [query]) },
    );
  });
}
