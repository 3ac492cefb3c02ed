import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../schemas/search-words.ts";
import { likeness } from "./likeness.ts";
import { markedName, match } from "./match.ts";
import { namedValues } from "./named-values.ts";
import { passageOf } from "./passage.ts";
import { readQuery as read } from "./query.ts";
import { rank, type TextHits } from "./rank.ts";
import { editDistance, nearestWords, suggestion, vocabulary } from "./suggest.ts";
import { searchTerms } from "./terms.ts";
import { textSearch } from "./texts.ts";
import { fold, languagesOf, normalizeQuery, phoneticKey, segments, stem, wordsOf } from "./words.ts";

const terms = [
  { says: ["bog", "ボグ"], also: ["stuck", "はまる"], rules: [] },
  { says: ["sand dune", "砂丘"], also: ["dune"], rules: ["Dune"] },
  { says: ["sand", "砂地"], also: ["サンド"], rules: [] },
  { says: ["dune crest", "デューン・クレスト"], also: [], rules: [] },
];
const readQuery = (text: string, all = terms) => read(text, { terms: all, kinds: { glossary: ["what is", "とは"] } });
const typedForms = (text: string) => readQuery(text, terms).slots.map((s) => s.forms[0].text);

test("normalization ignores character width, upper and lower case, and the difference between minus and hyphen", () => {
  assert.equal(normalizeQuery(" ｵｰﾊﾞｰﾚｲ　１２．３１ ½ "), "オーバーレイ 12.31 ½");
  assert.equal(fold("−1 ＤＲ ½ …"), "-1 dr ½ …");
});

test('numbers keep their signs, dots and slashes ("+2", "75/27"), and words lose their punctuation', () => {
  const words = wordsOf(fold("+2 DRM, −1 (D7.31–.32) ≥ 12 75/27 ½ FP non-vehicular haze."));
  assert.deepEqual(words.join("|"), "+2|drm|-1|d7.31|.32|≥ 12|75/27|½|fp|non|vehicular|haze");
});

test("Japanese is split at known words and where the script changes, and stop words are dropped", () => {
  assert.deepEqual(typedForms("砂丘の高さ"), ["砂丘", "高さ"]);
  assert.deepEqual(typedForms("陽炎 12"), ["陽炎", "12"]);
  assert.deepEqual(typedForms("砂丘の上でボグになるか"), ["砂丘", "ボグ"]);
  assert.deepEqual(typedForms("砂地砂丘"), ["砂地", "砂丘"]);
  assert.deepEqual(typedForms("砂にはまる"), ["砂", "はまる"]);
  const cut = (text: string, ...known: string[]) => segments(text, (part) => known.includes(part));
  assert.deepEqual(cut("ワジヘクスの列", "ワジ"), ["ワジヘクス", "の", "列"], "a run of katakana is never split");
  assert.deepEqual(cut("無作為方向選択", "方向"), ["無作為", "方向", "選択"]);
  assert.deepEqual(cut("ワジに入ると据える"), ["ワジ", "に", "入ると", "据える"], "an ending stays with its kanji");
  assert.deepEqual(cut("戦車が砂へ"), ["戦車", "が", "砂", "へ"], "a particle is split from its kanji");
});

test("a glossary word within other hiragana is not found: よる (night) in 車両による", () => {
  const all = [
    { says: ["夜間"], also: ["よる"], rules: [] },
    { says: ["駒"], also: ["コマ"], rules: [] },
  ];
  const typedForms = (text: string) => readQuery(text, all).slots.map((s) => s.forms[0].text);
  assert.deepEqual(typedForms("車両による砂塵"), ["車両", "砂塵"]);
  assert.deepEqual(typedForms("砂塵はどこまで"), ["砂塵"]);
  assert.deepEqual(typedForms("よるのこま"), ["よる", "こま"]);
});

test("修正 and 修整 are the same word", () => {
  const all = [{ says: ["修整"], also: [], rules: [] }];
  assert.deepEqual(readQuery("修正", all).slots[0]!.asked, [{ text: "修整", weight: 1 }]);
  assert.equal(match("陽炎の修正はいくつか", "修整"), 0.9);
});

test("トラック beside 道路 (road) can be a track or a truck, and beside other words it is only a truck", () => {
  const all = [
    { says: ["踏み跡", "トラック"], also: [], rules: ["Track"], onlyBeside: ["道", "トラック上"] },
    { says: ["貨物自動車"], also: ["トラック"], rules: ["Truck"] },
  ];
  const slotOf = (text: string) => readQuery(text, all).slots[0]!;
  const both = ["Track", "Truck"];
  assert.deepEqual(
    [slotOf("トラックは砂にはまるか").rules, slotOf("トラックは砂にはまるか").notRules],
    [["Truck"], ["Track"]],
  );
  assert.deepEqual(slotOf("トラックは道路か").rules, both);
  assert.deepEqual(slotOf("トラック上でボグになるか").rules, both);
  assert.deepEqual(slotOf("トラック").rules, both, "a word alone can be either");
  assert.deepEqual(slotOf("踏み跡").rules, ["Track"]);
  const query = readQuery("トラックは砂にはまるか", all);
  const found = ["Track", "Truck"].map((id) => ({ id, title: "トラック" }));
  const ids = rank(
    query,
    found,
    query.slots.map(() => new Map()),
  ).found.map(({ id }) => id);
  assert.deepEqual(ids, ["Truck"], "a rule on the other meaning does not match");
});

test("a glossary term weighs more than an equally rare everyday word, and stop words are not searched for", () => {
  const query = readQuery("it's started, can't they bog");
  assert.deepEqual(
    query.slots.map(({ forms: [{ text }] }) => text),
    ["started", "bog"],
  );
  const found = [
    { id: "A", title: "started early" },
    { id: "B", title: "bog early" },
  ];
  const ids = rank(
    query,
    found,
    query.slots.map(() => new Map()),
  ).found.map(({ id }) => id);
  assert.equal(ids[0], "B");
});

test('"loses" and "losing" have the stem "lose", not the stem of "LOS"', () => {
  assert.deepEqual(["lose", "loses", "losing"].map(stem), ["lose", "lose", "lose"]);
});

test("a query is split in the same way in every browser, because Intl.Segmenter is not used", (t) => {
  // Simulates Firefox, which splits ボグ into two segments and sets `isWordLike` to false for many words.
  t.mock.method(Intl.Segmenter.prototype, "segment", (text: string) =>
    Array.from(text, (segment, index) => ({ segment, index, input: text, isWordLike: false })),
  );
  for (const word of ["砂地", "砂丘", "ボグ", "はまる", "陽炎", "塹壕"]) assert.deepEqual(typedForms(word), [word]);
  assert.deepEqual(typedForms("ワジに入る"), ["ワジ", "入る"]);
});

test("full-text search finds Japanese anywhere in a text, but Latin letters only at the start of a word", () => {
  const texts = {
    release: "",
    rules: {
      A: ["砂丘", "高い砂丘と砂地。砂丘は7.311による。"],
      B: ["ワジ", "砂丘へ入る。L6/40は+2 DRM、Wagonは75/27。"],
    },
  } as const;
  const search = textSearch(texts);
  const found = (phrase: string) => [...search(phrase).keys()].join();
  assert.equal(found("砂丘"), "A,B", "a rule with the word in its title and more mentions is first");
  assert.equal(found("入る"), "B");
  for (const [phrase, ids] of Object.entries({
    l6: "B",
    "+2": "B",
    wagon: "B",
    "75": "B",
    "2": "",
    "7.31": "",
    agon: "",
  }))
    assert.equal(found(phrase), ids, phrase);
});

test("words, phrases and inflected words get their synonyms from the glossary", () => {
  const forms = (text: string) => readQuery(text, terms).slots.map((s) => s.forms.map((f) => f.text));
  assert.deepEqual(forms("stuck in the mud"), [["stuck", "bog", "ボグ", "はまる"], ["mud"]]);
  assert.deepEqual(forms("Sand dunes"), [["sand dunes", "砂丘", "dune"]]);
  assert.deepEqual(forms("砂丘"), [["砂丘", "sand dune", "dune"]]);
  assert.deepEqual(forms("the"), [["the"]]);
  assert.deepEqual(forms("?!"), []);
});

test('the full text is searched for the printed form of a typed word: "bog" for "stuck", katakana for hiragana', () => {
  const asked = (text: string) => readQuery(text, terms).slots.map((s) => s.asked.map((f) => f.text));
  assert.deepEqual(asked("stuck"), [["bog", "ボグ"]]);
  assert.deepEqual(asked("ぼぐ"), [["ボグ", "bog"]]);
  assert.deepEqual(asked("mud"), [["mud"]]);
});

test("different kana spellings of a word have the same phonetic key", () => {
  for (const [a, b] of [
    ["わじ", "ワジ"],
    ["デュンクレスト", "デューン・クレスト"],
    ["ベドウイン", "ベドウィン"],
    ["ヒロク", "ヒロック"],
    ["ヴィシー", "ビシー"],
  ]) {
    assert.equal(phoneticKey(a!), phoneticKey(b!), a);
  }
  const forms = readQuery("デュンクレスト", terms).slots[0]!.asked;
  assert.ok(forms.some((f) => f.text === "デューン・クレスト"));
});

test("inflections of a word have the same stem", () => {
  for (const [a, b] of [
    ["dunes", "dune"],
    ["bogged", "bog"],
    ["bogging", "bog"],
    ["hexes", "hex"],
    ["placed", "place"],
    ["entries", "entry"],
  ]) {
    assert.equal(stem(a!), stem(b!), a);
  }
  assert.notEqual(stem("none"), stem("non"));
});

test('"sand" matches "Sandstorm" and "bog" matches "Bogged", but "7.31" does not match "D7.311"', () => {
  assert.equal(match("Sand Bog", "bog"), 1);
  assert.equal(match("It Bogged", "bog"), 1);
  assert.equal(match("Sandstorm", "sand"), 0.6);
  for (const [text, wanted] of [
    ["D7.311", "7.31"],
    ["a +2 DRM", "2"],
    ["F12.31–.32", "32"],
    ["zz", "zzzq"],
    ["frog", "bog"],
  ]) {
    assert.equal(match(text!, wanted!), 0, `${wanted} in ${text}`);
  }
});

test("`match` is below 1 if the words of a phrase are apart, or if a Japanese word is part of a compound", () => {
  assert.equal(match("Heat haze", "heat haze"), 1);
  assert.equal(match("Haze from the Heat", "heat haze"), 0.5);
  assert.equal(match("砂丘", "砂丘"), 1);
  assert.equal(match("高い砂丘", "砂丘"), 0.9);
  assert.equal(match("オーバーレイ", "オーバレイ"), 1, "without a long vowel mark");
});

/** Ranks rules by title and text. `texts`: for each word, the ids of the rules whose text contains the word. */
function ranked(query: string, titles: Record<string, string>, texts: Record<string, string[]> = {}) {
  const read = readQuery(query, terms);
  const rules = Object.entries(titles).map(([id, title]) => ({ id, title }));
  const hits = read.slots.map((slot): TextHits => {
    const asked = slot.asked.flatMap(({ text, weight }) => (texts[text] ?? []).map((id) => ({ id, weight, text })));
    return new Map(asked.map(({ id, weight, text }) => [id, { quality: weight * 0.8, form: text }]));
  });
  return rank(read, rules, hits);
}
const ids = (...given: Parameters<typeof ranked>) => ranked(...given).found.map((f) => f.id);

test("a query is similar to a question with the same rare words in any order and inflection", () => {
  const lists = [
    { id: "A", title: "Bog Removal", asked: ["how do I free a bogged truck"] },
    { id: "B", title: "Sand Bog", asked: ["can I bog in sand"] },
    { id: "C", title: "砂地", asked: ["砂に埋まった車を出すには"] },
  ];
  const like = (text: string) => likeness(readQuery(text), lists);
  const [first, second, none] = like("truck is bogged, free it");
  assert.ok(first! > second! && second! > 0 && none === 0);
  assert.equal(like("how do I free a bogged truck")[0], 1);
  assert.ok(like("車が砂に埋まる")[2]! > 0.3);
  assert.deepEqual(like("zzzq"), [0, 0, 0]);
});

test('a glossary term ranks before rules only if the query asks for a meaning, as in "what is a sand dune"', () => {
  const candidates = [
    { id: "A", title: "Sand Dune" },
    { id: "glossary/#dune", title: "Sand Dune", kind: "glossary" as const },
  ];
  const first = (text: string) => rank(readQuery(text), candidates, [new Map()]).found.map((f) => f.id)[0];
  assert.equal(first("what is a sand dune"), "glossary/#dune");
  assert.equal(first("砂丘とは"), "glossary/#dune");
  assert.equal(first("sand dune"), "A");
});

test("a passage begins at the sentence that matches best, in the rule or in a note, and never shows a table", () => {
  const passage = (content: string, text: string) => {
    const query = readQuery(text);
    const { pieces, isNote } = passageOf(
      content,
      query,
      query.slots.map(() => 1),
    );
    return { text: pieces.map((p) => p.text).join(""), isNote };
  };
  const content = "A hex. Who. A Wagon rolls; a camel does not. It is slow. ⁂ British means made there. ⁑ +1 | a horse";
  assert.deepEqual(passage(content, "camel"), {
    text: "Who. A Wagon rolls; a camel does not. It is slow.",
    isNote: false,
  });
  assert.deepEqual(passage(content, "British"), { text: "British means made there.", isNote: true });
  assert.equal(passage(content, "horse").text, "A hex. Who. A Wagon rolls; a camel does not. It is slow.");
  assert.equal(passage("丘である。全高は次のとおり。½レベル。", "全高").text, "全高は次のとおり。½レベル。");
});

test("`namedValues` finds longer words first, and `isEnough` requires the calculator's subject and a value", () => {
  const choices: Choice[] = [
    [["sand", "砂地"]],
    [["truck", "トラック"], { mover: "truck" }],
    [["dune"], { path: "d" }],
    [["dune crest", "砂丘クレスト"], { path: "sc" }],
    [["# hexes", "#ヘクス"], { range: "#" }],
  ];
  const query = (text: string) => namedValues(text, [text], choices).query;
  assert.equal(query("trucks across a dune crest in sand"), "?path=sc&mover=truck");
  assert.equal(query("砂地 トラック 砂丘クレスト 12ヘクス"), "?path=sc&mover=truck&range=12");
  assert.deepEqual(namedValues("truck sand dune", ["truck", "sand", "dune"], choices), {
    query: "?mover=truck&path=d",
    words: ["truck", "sand", "dune"],
    values: 2,
    isEnough: true,
    left: [],
    unneeded: [],
    assumes: [],
  });
  assert.equal(
    namedValues("truck dune", ["truck", "dune"], choices).isEnough,
    false,
    "the query does not name the calculator's subject",
  );
  assert.equal(namedValues("sand", ["sand"], choices).isEnough, false, "the query names no value");
  const parachute = namedValues("parachute", ["parachute"], [[["parachute"], { roll: "landing" }, true]]);
  assert.deepEqual(
    [parachute.isEnough, parachute.values],
    [true, 0],
    "the word for the subject sets a value, which is not counted",
  );
  const ideas = ["trucks", "sand", "look", "like", "dune", "dawn", "noon"];
  assert.equal(
    namedValues("why do trucks of sand look like a dune at dawn or noon", ideas, choices).isEnough,
    false,
    "too many other words",
  );
  const months = namedValues(
    "1941年3月 砂地 トラック",
    ["1941", "年", "3", "月", "砂地", "トラック"],
    [...choices, [["1941年3月"], { when: "1941-03" }]],
  );
  assert.ok(months.isEnough, "letters are counted, because a month in Japanese is four words");
  assert.equal(query("sandstorm"), "");
});

test("rules with the whole phrase in the title rank first, then those with all its words, then all others", () => {
  const titles = { A: "Height", B: "Overlays", C: "Dunes that are high", D: "High Dune" };
  const texts = { high: ["A", "B"], dune: ["B"], "sand dune": ["B"] };
  assert.deepEqual(ids("high dune", titles, texts), ["D", "C", "B"]);
  assert.deepEqual(ids("high dune", { A: "Height" }, { high: ["A"] }), ["A"]);
  assert.deepEqual(ids("zzzq", titles, texts), []);
});

test("each result lists the word that matched each query term (`by`)", () => {
  assert.deepEqual(ranked("stuck", { A: "Sand Bog" }).found[0]!.by, ["bog"]);
  assert.deepEqual(ranked("sand dune", { Dune: "Overlays" }).found[0]!.by, [""], "only the glossary names the rule");
  assert.deepEqual(ranked("mud", { A: "Weather" }, { mud: ["A"] }).found[0]!.by, ["mud"]);
});

test("a rule that the glossary names for a query term ranks before a rule that only contains the term", () => {
  const texts = { "sand dune": ["A", "Dune"] };
  assert.deepEqual(ids("sand dune", { A: "Overlays", Dune: "Overlays" }, texts)[0], "Dune");
});

test("a rule need not match all words of a long question, and the words that no rule matches are in `missing`", () => {
  const texts = { crew: ["A"], truck: ["A"], wagon: ["A"], camel: ["B"] };
  const { found, missing } = ranked("crew truck wagon camel zebra", { A: "Crew", B: "Wind" }, texts);
  assert.equal(found[0]!.id, "A");
  assert.deepEqual(
    missing.map((slot) => slot.forms[0].text),
    ["zebra"],
  );
});

test("titles and passages are split into parts, and the parts that match words of the query are marked", () => {
  const marked = (pieces: { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
  assert.equal(marked(markedName("High Dunes (D7.5)", ["dune", "7.5"])), "High [Dunes] (D7.5)");
  assert.equal(marked(markedName("高い砂丘", ["砂丘"])), "高い[砂丘]");
  assert.equal(marked(markedName("Wind", [])), "Wind");
  assert.equal(marked(markedName("in the Sand Bog", ["bog in the sand"])), "in the [Sand] [Bog]");
});

test("the edit distance counts deleted, inserted, changed and swapped letters", () => {
  for (const slip of ["haez", "hase", "hae", "hazze"]) assert.equal(editDistance(slip, "haze"), 1, slip);
  assert.equal(editDistance("haze", "haze"), 0);
  assert.equal(editDistance("vehical", "vehicle"), 2);
  assert.ok(editDistance("dune", "sand") > 2);
});

test("misspellings are corrected, but a correct word (snow) is not changed into a similar known word (slow)", () => {
  const known = vocabulary(["Slow", "Rider", "Dice", "Score", "Break", "Calm", "Other", "Bridge"]);
  for (const word of ["snow", "river", "rice", "shore", "bread", "palm", "bother", "ridge"])
    assert.deepEqual(nearestWords(word, known), [], word);
  for (const [typed, meant] of [
    ["slpw", "slow"],
    ["raider", "rider"],
    ["skore", "score"],
    ["breek", "break"],
    ["clam", "calm"],
    ["toher", "other"],
  ] as const)
    assert.equal(nearestWords(typed, known)[0], meant);
});

test("an unknown word is replaced by the nearest known word, also within a phrase", () => {
  const known = vocabulary(["Heat Haze", "Sand Bog", "Vehicle", "絶壁", "無作為配置", "スクラブ"]);
  const meant = (text: string, ...unknown: string[]) => suggestion(text, unknown, known);
  assert.equal(meant("heat haez", "haez"), "heat haze");
  assert.equal(meant("vehical bgo", "vehical", "bgo"), "vehicle bog");
  assert.equal(meant("sandbog", "sandbog"), "sand bog");
  assert.equal(meant("絶璧", "絶璧"), "絶壁");
  const dunes = vocabulary(["砂丘", "砂地"]);
  assert.equal(suggestion("砂岩", ["砂岩"], dunes), undefined, "two known words are equally near");
  assert.equal(meant("無作意配置", "無作意配置"), "無作為配置");
  assert.equal(meant("スクラプ", "スクラプ"), "スクラブ");
  assert.equal(meant("heat zzzq", "zzzq"), undefined);
  assert.equal(meant("zzzq bgo", "zzzq", "bgo"), "zzzq bog", "each word is corrected by itself");
  assert.deepEqual(nearestWords("bag", known), [], "three letters may only be swapped");
});

test('kana or kanji select Japanese, small letters select English, and "DRM +2" selects both', () => {
  assert.deepEqual(languagesOf("TEM 砂地", "en"), ["ja"]);
  assert.deepEqual(languagesOf("砂 bog", "ja"), ["ja"]);
  assert.deepEqual(languagesOf("bog", "ja"), ["en"]);
  assert.deepEqual(languagesOf("DRM +2", "ja"), ["ja", "en"]);
  assert.deepEqual(languagesOf("½ FP", "en"), ["en", "ja"]);
});

test("a name with an alternative in brackets is split in two, and Japanese terms also have English names", () => {
  const term = { id: "scrub", name: { en: "Scrub", ja: "スクラブ（低木地）" }, meaning: { en: "", ja: "" }, rules: [] };
  const glossary = { terms: [{ ...term, synonyms: { en: ["bush"], ja: ["灌木"] } }], words: [], readings: {} };
  assert.deepEqual(searchTerms(glossary, "en"), [{ says: ["scrub"], also: ["bush"], rules: [] }]);
  assert.deepEqual(searchTerms(glossary, "ja"), [{ says: ["スクラブ", "低木地"], also: ["灌木", "scrub"], rules: [] }]);
});

test("straight and curly quotation marks match each other, and so do 4x4 and 4×4", () => {
  assert.equal(fold("“crest’s” 4x4"), fold('"crest\'s" 4×4'));
  assert.deepEqual(wordsOf(fold("Lancia 4x4")), ["lancia", "4×4"]);
  assert.equal(match("the Crest’s 4×4", "crest's"), 1);
  assert.equal(match("a 4×4 truck", "4x4"), 1);
  assert.deepEqual(
    markedName("the Crest’s bank", ["crest's"]).filter(({ marked }) => marked),
    [{ text: "Crest’s", marked: true }],
  );
});
