import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, normalizeQuery, sound, stem } from "./fold.ts";
import { field, hitsOf } from "./match.ts";
import { passage, pieces } from "./passage.ts";
import { readQuery, wordsOf } from "./query.ts";
import { type Candidate, rank } from "./rank.ts";
import { askedWords, indexWords } from "./record.ts";
import { type IndexHits, shortlist, wordsToAsk } from "./shortlist.ts";
import { likeTerms, nearestWords, slips, suggestion, vocabulary } from "./suggest.ts";
import { joinedTerms, languagesOf, searchTerms } from "./terms.ts";
import { recordName, recordOf } from "./texts.ts";

const terms = [
  { says: ["bog", "ボグ"], also: ["stuck", "はまる"], rules: [] },
  { says: ["sand dune", "砂丘"], also: ["dune"], rules: ["Dune"] },
  { says: ["sand", "砂地"], also: ["サンド"], rules: [] },
  { says: ["dune crest", "デューン・クレスト"], also: [], rules: [] },
];
const typedForms = (text: string) => readQuery(text, terms).slots.map((s) => s.forms[0].text);
const found = (text: string, wanted: string) => hitsOf(field(fold(text)), { text: wanted, weight: 1 });

test("width, case and minus signs do not matter, positions stay", () => {
  assert.equal(normalizeQuery(" ｵｰﾊﾞｰﾚｲ　１２．３１ ½ "), "オーバーレイ 12.31 ½");
  assert.equal(fold("−1 ＤＲ ½ …"), "-1 dr ½ …");
});

test("figures keep their signs, dots and strokes; words do not", () => {
  assert.deepEqual(wordsOf(fold("+2 DRM, −1 (D7.31–.32) ≥ 12 75/27 ½ FP non-vehicular haze.")), [
    "+2",
    "drm",
    "-1",
    "d7.31",
    ".32",
    "≥12",
    "75/27",
    "½",
    "fp",
    "non",
    "vehicular",
    "haze",
  ]); // prettier-ignore
});

test("Japanese is cut at particles, compounds stay whole", () => {
  assert.deepEqual(typedForms("砂丘の高さ"), ["砂丘", "高さ"]);
  assert.deepEqual(typedForms("無作為方向選択"), ["無作為方向選択"]);
  assert.deepEqual(typedForms("陽炎 12"), ["陽炎", "12"]);
});

test("the glossary widens a word, a phrase and an inflection; idle words are dropped", () => {
  const forms = (text: string) => readQuery(text, terms).slots.map((s) => s.forms.map((f) => f.text));
  assert.deepEqual(forms("stuck in the mud"), [["stuck", "はまる", "bog", "ボグ"], ["mud"]]);
  assert.deepEqual(forms("Sand dunes"), [["sand dunes", "dune", "砂丘"]]);
  assert.deepEqual(forms("砂丘"), [["砂丘", "dune", "sand dune"]]);
  assert.deepEqual(forms("the"), [["the"]]);
  assert.deepEqual(forms("?!"), []);
});

test("Japanese is cut at words of the glossary; what is only asked around them is dropped", () => {
  assert.deepEqual(typedForms("サンドボグ"), ["サンド", "ボグ"]);
  assert.deepEqual(typedForms("砂丘の上でボグになるか"), ["砂丘", "ボグ"]);
  const verb = readQuery("重なったら", terms).slots[0]!;
  assert.deepEqual(
    verb.forms.map((f) => f.text),
    ["重なったら", "重な", "重"],
  );
});

test("a word in kana is known however it is spelt", () => {
  for (const [a, b] of [
    ["わじ", "ワジ"],
    ["デュンクレスト", "デューン・クレスト"],
    ["ベドウイン", "ベドウィン"],
    ["ヒロク", "ヒロック"],
    ["ヴィシー", "ビシー"],
  ]) {
    assert.equal(sound(a!), sound(b!), a);
  }
  const forms = readQuery("デュンクレスト", terms).slots[0]!.forms;
  assert.ok(forms.some((f) => f.text === "デューン・クレスト" || f.text === "デューンクレスト"));
});

test("texts are indexed by stems and pairs, and few of them are asked for", () => {
  assert.deepEqual(indexWords("The dunes ≥ 12 砂地ボグのDR"), ["dune", "≥12", "12", "砂地", "地", "ボグ", "グ", "dr"]);
  assert.deepEqual(askedWords("無作為方向選択"), ["無作", "選択"]);
  assert.deepEqual(askedWords("砂"), ["砂"]);
  assert.deepEqual(askedWords("high sand dunes"), ["high", "sand"]);
  const query = readQuery("bog", terms);
  assert.deepEqual(wordsToAsk(query, "en"), ["bog"]);
  assert.deepEqual(
    wordsToAsk(query, "ja"),
    ["ボグ"],
    "a Japanese reader's English word is asked for as the texts print it",
  );
});

test("a record's name tells its rule and language", () => {
  const name = recordName(recordOf({ rule: 5, language: "ja" }), 7);
  assert.equal(name.length, 7);
  assert.equal(Number(name), 11);
});

test("the shortlist leads with the rules of which most is known, each once", () => {
  const rules = [
    { id: "Mud", en: "Mud", ja: "泥" },
    { id: "Bog", en: "Sand Bog", ja: "砂地ボグ" },
    { id: "Far", en: "Wind", ja: "風" },
  ];
  const hits: IndexHits = new Map([
    [
      "bog",
      new Map([
        [0, 0.5],
        [2, 1],
        [3, 1],
      ]),
    ],
  ]); // prettier-ignore
  const listed = shortlist(readQuery("bog", terms), rules, hits, "en");
  assert.deepEqual(
    listed.map((p) => rules[p.rule]!.id + p.language),
    ["Bogen", "Muden"],
  );
  assert.deepEqual(
    shortlist(readQuery("bog", terms), rules, hits, "en", (id) => id === "Mud").map((p) => rules[p.rule]!.id),
    ["Mud"],
  );
});

test("inflections share a stem", () => {
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

test("a word matches itself, its inflections and its beginning; figures only themselves", () => {
  assert.equal(found("Sand Bog", "bog")[0]?.quality, 1);
  assert.equal(found("it bogged", "bog")[0]?.quality, 0.9);
  assert.equal(found("sandstorm", "sand")[0]?.quality, 0.6);
  assert.equal(found("drawn by a DR", "dr").length, 1);
  for (const [text, wanted] of [
    ["D7.311", "7.31"],
    ["a +2 DRM", "2"],
    ["F12.31–.32", "32"],
    ["zz", "zzzq"],
    ["frog", "bog"],
  ]) {
    assert.deepEqual(found(text!, wanted!), [], `${wanted} in ${text}`);
  }
});

test("a phrase is better together than apart", () => {
  assert.equal(found("Heat haze", "heat haze")[0]?.quality, 1);
  assert.equal(found("haze from the heat", "heat haze")[0]?.quality, 0.5);
  assert.deepEqual(hitsOf(field("haze from the heat"), { text: "heat haze", weight: 0.85 }), []);
});

test("Japanese matches as it stands, and a compound by its parts", () => {
  assert.equal(found("高い砂丘", "砂丘")[0]?.quality, 1);
  assert.equal(found("大砂丘", "砂丘")[0]?.quality, 0.85);
  assert.ok(found("無作為に方向を選択する", "無作為方向選択").length > 0);
  assert.ok(found("オーバーレイ", "オーバレイ").length > 0, "a long vowel left out");
  assert.deepEqual(found("方向を変える", "無作為方向選択"), []);
});

const rule = (id: string, title: string, body: string, language: "en" | "ja" = "en"): Candidate => ({
  id,
  title,
  body,
  language,
  section: "",
});
const order = new Map(["A", "B", "C", "D", "Dune"].map((id, i) => [id, i]));
const ranked = (query: string, ...candidates: Candidate[]) =>
  rank(readQuery(query, terms), candidates, "en", order).found;
const ids = (query: string, ...candidates: Candidate[]) => ranked(query, ...candidates).map((f) => f.id);

test("phrase in the title, phrase in the text, all words, in that order; some words only if nothing has all", () => {
  const title = rule("D", "High Dune", "");
  const phrase = rule("C", "Overlays", "A High Dune is a hill.");
  const all = rule("B", "Overlays", "Each dune. It is high.");
  const some = rule("A", "Height", "It is high and high.");
  assert.deepEqual(ids("high dune", some, all, phrase, title), ["D", "C", "B"]);
  assert.deepEqual(ids("high dune", some), ["A"]);
  assert.deepEqual(ids("zzzq", some, all, phrase, title), []);
});

test("one result per rule: the better language, the reader's own among equals", () => {
  const both = [
    rule("A", "Bog", "bog"),
    rule("A", "ボグ", "ボグ", "ja"),
    rule("B", "Mud", "A vehicle is stuck."),
    rule("B", "泥", "", "ja"),
  ];
  const languages = (query: string) =>
    rank(readQuery(query, terms), both, "en", order).found.map((f) => f.id + f.language);
  assert.deepEqual(languages("stuck"), ["Aen", "Ben"]);
  assert.deepEqual(languages("泥"), ["Bja"]);
});

test("a passage begins at a sentence, marks what was found and is data", () => {
  const text = `First (D7.31) sentence. ${"Padding words here. ".repeat(20)}The <b>bog</b> is deep.`;
  const at = text.indexOf("bog");
  const shown = passage(text, [{ start: at, end: at + 3, slot: 0 }], "en");
  assert.deepEqual(
    shown.filter((p) => p.marked),
    [{ text: "bog", marked: true }],
  );
  assert.match(shown[0]!.text, /^Padding|^The <b>/);
  assert.deepEqual(
    pieces("abcdef", [
      { start: 1, end: 3 },
      { start: 2, end: 4 },
    ]).map((p) => p.text),
    ["a", "bcd", "ef"],
  );
});

test("a rule tells why it is an answer", () => {
  const why = (query: string, candidate: Candidate) => ranked(query, candidate)[0]!.why;
  assert.deepEqual(why("stuck", rule("A", "Sand Bog", "")), [
    { kind: "synonym", typed: "stuck", found: "bog" },
    { kind: "title" },
  ]);
  assert.deepEqual(why("sand dune", rule("Dune", "Overlays", "Place it.")), [{ kind: "defines", typed: "sand dune" }]);
  assert.deepEqual(why("mud", rule("A", "Weather", "Roll.\n2 | Mud\nThen on.")), [{ kind: "table" }]);
  const sisters = rank(readQuery("wadi"), [rule("F12.41", "Wadi", ""), rule("D12.41", "Wadi", "")], "en", new Map());
  assert.deepEqual(sisters.found[1]!.why, [{ kind: "title" }, { kind: "parallel", to: "F12.41" }]);
});

test("the rule that the glossary names comes before one that has the word", () => {
  assert.deepEqual(ids("sand dune", rule("A", "Overlays", "A sand dune."), rule("Dune", "Overlays", "A sand dune.")), [
    "Dune",
    "A",
  ]);
});

test("a question of many words needs no rule with all of them; words that nothing has are told", () => {
  const query = readQuery("crew truck wagon camel zebra", terms);
  const { found, missing } = rank(query, [rule("A", "Crew", "truck wagon"), rule("B", "", "camel")], "en", order);
  assert.equal(found[0]!.id, "A");
  assert.deepEqual(
    missing.map((slot) => slot.forms[0].text),
    ["zebra"],
  );
});

test("slips are counted: left out, added, changed, swapped", () => {
  for (const slip of ["haez", "hase", "hae", "hazze"]) assert.equal(slips(slip, "haze"), 1, slip);
  assert.equal(slips("haze", "haze"), 0);
  assert.equal(slips("vehical", "vehicle"), 2);
  assert.equal(slips("dune", "sand"), 3);
});

test("an unknown word is read as the known one that is near, alone or in a phrase", () => {
  const known = vocabulary(["Heat Haze", "Sand Bog", "Vehicle", "絶壁", "無作為配置", "スクラブ"]);
  const meant = (text: string, ...unknown: string[]) => suggestion(text, unknown, known);
  assert.equal(meant("heat haez", "haez"), "heat haze");
  assert.equal(meant("vehical bgo", "vehical", "bgo"), "vehicle bog");
  assert.equal(meant("sandbog", "sandbog"), "sand bog");
  assert.equal(meant("絶璧", "絶璧"), "絶壁");
  const dunes = vocabulary(["砂丘", "砂地"]);
  assert.equal(suggestion("砂岩", ["砂岩"], dunes), undefined, "which of two was meant nobody can tell");
  assert.equal(meant("無作意配置", "無作意配置"), "無作為配置");
  assert.equal(meant("スクラプ", "スクラプ"), "スクラブ");
  assert.equal(meant("heat zzzq", "zzzq"), undefined);
  assert.deepEqual(nearestWords("bag", known), [], "three letters may only be exchanged");
});

test("what is like a query is found among the terms", () => {
  assert.deepEqual(likeTerms("duen", terms), ["sand dune", "dune crest"]);
  assert.deepEqual(likeTerms("zzzq", [...terms, { says: ["anti-aircraft machine gun"], also: [], rules: [] }]), []);
});

test("the terms of a language alone, joined where both are typed", () => {
  assert.deepEqual(languagesOf("TEM 砂地", "ja"), ["ja"]);
  assert.deepEqual(languagesOf("砂 bog", "ja"), ["en", "ja"]);
  assert.deepEqual(languagesOf("砂", "en"), ["en", "ja"]);
  assert.deepEqual(languagesOf("bog", "en"), ["en"]);
  const list = (says: string, also: string) => ({
    books: {},
    terms: [{ says: [says, "tem"], also: [also], rules: ["A"] }],
  });
  assert.deepEqual(joinedTerms([list("bog", "stuck"), list("ボグ", "はまる")]).terms, [
    { says: ["bog", "tem", "ボグ"], also: ["stuck", "はまる"], rules: ["A"] },
  ]);
});

test("glossary names with a gloss are two words, inflections one", () => {
  const term = { id: "scrub", name: { en: "Scrub", ja: "スクラブ（低木地）" }, meaning: { en: "", ja: "" }, rules: [] };
  assert.deepEqual(searchTerms({ terms: [{ ...term, synonyms: { en: ["scrubs", "bush"], ja: [] } }] }), [
    { says: ["scrub", "スクラブ", "低木地"], also: ["bush"], rules: [] },
  ]);
});
