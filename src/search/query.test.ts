import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, normalizeQuery, stem } from "./fold.ts";
import { field, hitsOf } from "./match.ts";
import { passage, pieces } from "./passage.ts";
import { needles, readQuery, wordsOf } from "./query.ts";
import { type Candidate, rank } from "./rank.ts";
import { cutWords, recordBody, recordContent, tails } from "./record.ts";
import { oneSlip, suggestion } from "./suggest.ts";
import { searchTerms } from "./terms.ts";

const terms = [
  { says: ["bog", "ボグ"], also: ["stuck", "はまる"] },
  { says: ["sand dune", "砂丘"], also: ["dune"] },
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

test("the index is asked for stems, and for runs of one script", () => {
  assert.deepEqual(
    needles(readQuery("dunes 高さ −1")).map((n) => n.text),
    ["dune 高 −1", "dune", "高", "−1"],
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
const order = ["A", "B", "C", "D"];
const ids = (query: string, ...candidates: Candidate[]) =>
  rank(readQuery(query, terms), candidates, "en", order).map((f) => f.id);

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
  const languages = (query: string) => rank(readQuery(query, terms), both, "en", order).map((f) => f.id + f.language);
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

test("a record cuts words as a query does and gives its text back", () => {
  const body = "砂地ボグのDRを行う。 (D7.31) a non-vehicular haze.";
  assert.equal(recordBody(recordContent("D7.31 砂地ボグ", body)), body);
  assert.deepEqual(cutWords("砂地ボグDRの").split(" \u2060 "), ["砂地", "ボグ", "DR", "の"]);
  assert.deepEqual(tails("無作為方向"), ["作為方向", "為方向", "方向"]);
});

test("a slip of one letter is noticed", () => {
  for (const [a, b] of [
    ["haez", "haze"],
    ["hase", "haze"],
    ["hae", "haze"],
    ["hazze", "haze"],
  ])
    assert.ok(oneSlip(a!, b!), a);
  for (const [a, b] of [
    ["haze", "haze"],
    ["hzea", "haze"],
    ["dune", "sand"],
  ])
    assert.ok(!oneSlip(a!, b!), a);
  assert.equal(suggestion(["heat", "haez"], new Set(["heat", "haze"])), "heat haze");
  assert.equal(suggestion(["zzzq"], new Set(["haze"])), undefined);
});

test("glossary names with a gloss are two words, inflections one", () => {
  const term = { id: "scrub", name: { en: "Scrub", ja: "スクラブ（低木地）" }, meaning: { en: "", ja: "" }, rules: [] };
  assert.deepEqual(searchTerms({ terms: [{ ...term, synonyms: { en: ["scrubs", "bush"], ja: [] } }] }), [
    { says: ["scrub", "スクラブ", "低木地"], also: ["bush"] },
  ]);
});
