import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { content } from "../../tests/content.ts";
import { idTable } from "../content/id-table.ts";
import { findCitations, type Reading, readTyped } from "./citation-grammar.ts";
import { lookUp } from "./lookup.ts";

const table = idTable(content);
const existing = new Set([...table.rules.map((r) => r.id), ...table.sections.map((s) => s.id)]);
const ids = table.rules.map((r) => r.id);
const found = (text: string, reading?: Reading) =>
  findCitations(text, reading).map((c) => `${text.slice(c.start, c.end)}=${c.id}`);
const foundIds = (text: string, reading?: Reading) => findCitations(text, reading).map((c) => c.id);

const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

test("`findCitations` finds single rule numbers, lists and ranges in running text, with their positions", () => {
  assert.deepEqual(found("see F12.32, F.1A (F12.31–.33) and D6.0-Crest."), [
    "F12.32=F12.32",
    "F.1A=F.1A",
    "F12.31=F12.31",
    ".33=F12.33",
    "D6.0-Crest=D6.0-Crest",
  ]);
  assert.deepEqual(foundIds("D7.31-D7.33. F12.44/45/46; F12.43 and 12.5; F.1A/B/C; F13.1-.2"), [
    "D7.31",
    "D7.33",
    "F12.44",
    "F12.45",
    "F12.46",
    "F12.43",
    "F12.5",
    "F.1A",
    "F.1B",
    "F.1C",
    "F13.1",
    "F13.2",
  ]);
  assert.deepEqual(
    found("「Ｆ１２．４３と１２．５」はF12.31、.32。節はD7節。イタリア軍車両注8とItalian Ordnance Note 12"),
    [
      "Ｆ１２．４３=F12.43",
      "１２．５=F12.5",
      "F12.31=F12.31",
      ".32=F12.32",
      "D7節=D7",
      "イタリア軍車両注8=It-V8",
      "Italian Ordnance Note 12=It-O12",
    ],
  );
  assert.deepEqual(foundIds("D-fn17, It-VAA and It-OArt, section F12"), ["D-fn17", "It-VAA", "It-OArt", "F12"]);
});

/** Texts that are never rule numbers: hexes, overlays, guns, dates, amounts, versions, addresses, other chapters. */
const NEVER = [
  ..."25C5 B5-A6 27H6-G7 D6 H1 SD3 X4 75/27 11/41 47/32 L3/35 M13/40 6+3 2-1/2 1941.6.22 22.6.41 D12 F12 F1232 F12-32".split(
    " ",
  ),
  ..."$12.32 v1.2.3 v12.3 A2.71 B8.1 G12.3 F12.3.4 F12.32.pdf F12.32x xF12.32 RF1.1 f12.32 x/F12.32 x#F12.32 `F12.32`".split(
    " ",
  ),
  "1.5 MP",
  "12.7mm MG",
  "12.5 hexes",
  "RF 1.1",
  "version 12.3",
  "at 7.31 pm",
  "12.3%",
  "€ 7.5",
  "A26.2-.22, 12.31",
  "ASL D2.51, D13.2",
  "ASLのD13.2",
  "SL 75.8",
  "COI 69",
  "Note A",
  "第12軍",
  "https://example.org/r/F12.32/?q=F12.31",
  "www.example.org/F12.32",
  "me@F12.32",
];

test("text that only looks like a rule number is not a citation, with any value of the option `chapter`", () => {
  for (const text of NEVER) {
    for (const chapter of [undefined, "F", "D"] as const) {
      for (const around of [text, `the ${text}.`, `（${text}）`, `は${text}、`]) {
        assert.deepEqual(found(around, { chapter }), [], `${around} (${chapter})`);
      }
    }
  }
});

test("a number without a chapter is a citation only if the option `chapter` is set", () => {
  const text = "12.43 and 12.5; (13.1-.2), 7.31/.311, see section 12 and footnote 17";
  assert.deepEqual(found(text), []);
  assert.deepEqual(foundIds(text, { chapter: "F" }), ["F12.43", "F12.5", "F13.1", "F13.2", "F7.31", "F7.311", "F12"]);
  assert.deepEqual(foundIds("脚注17、第12節、12.31と12.32", { chapter: "D" }), ["D-fn17", "D12", "D12.31", "D12.32"]);
});

test("in a list with numbers of several books, only the rule numbers of this site are citations", () => {
  assert.deepEqual(foundIds("F12.32/A2.7 and F12.31, A2.71, D7.31"), ["F12.32", "F12.31"]);
  assert.deepEqual(foundIds("F12.32/A2.7 and F12.31, A2.71, SL D7.31"), ["F12.32", "F12.31", "D7.31"]);
  assert.deepEqual(foundIds("F12.43 and 1.5 MP, F12.44, .45 caliber, F12.4/41"), ["F12.43", "F12.44"]);
});

/** Returns the spellings of a rule id in running text: with normal and with full-width characters. */
const printed = (id: string) => [id, wide(id)];
/** Returns the spellings of a rule id that users may type into a search. */
const typed = (id: string) => {
  const rule = /^([FD])(\d+)\.(\d+)$/.exec(id);
  const opening = /^([FD])\.(\d+)([A-Z]?)$/.exec(id);
  const footnote = /^D-fn(\d+)$/.exec(id);
  const note = /^It-([VO])(\d+|[A-Z]+)$/.exec(id);
  const list = note?.[1] === "V" ? ["Vehicle", "車両"] : ["Ordnance", "火砲"];
  return [
    ...[id, id.toLowerCase(), `(${id})`, `${id}.`, ` ${id} `, `「${id}」`, `rule ${id}`, `${id}参照`],
    ...(rule ? ["..", "-", "–", " ", "・", "。", ". "].map((dot) => `${rule[1]}${rule[2]}${dot}${rule[3]}`) : []),
    ...(rule ? [`${rule[1]}.${rule[2]}.${rule[3]}`, `${rule[1]} ${rule[2]}.${rule[3]}`] : []),
    ...(opening ? [`${opening[1]} ${opening[2]}${opening[3]}`, `${opening[1]}..${opening[2]}${opening[3]}`] : []),
    ...(footnote ? ["FN ", "fn", "footnote ", "Footnote", "脚注", "D fn "].map((w) => w + footnote[1]) : []),
    ...(note
      ? [`Italian ${list[0]} Note ${note[2]}`, `${list[0]} note ${note[2]}`, `イタリア軍${list[1]}注${note[2]}`]
      : []),
    ...(note ? [`イタリア軍の${list[1]}の注記${note[2]}`, `it.${note[1]}.${note[2]}`] : []),
  ].flatMap((text) => [text, wide(text)]);
};

test("`lookUp` finds every rule number of the site in every spelling that users may type", () => {
  for (const id of ids) {
    for (const text of typed(id)) {
      const answer = lookUp(text, table);
      // Compares only the rules, because "F 7" may also find the section F7.
      assert.deepEqual(answer.ids, [id], text);
    }
  }
});

test("`findCitations` finds every rule number of the site, without the characters before and after it", () => {
  const AROUND = [
    "",
    " ",
    "(",
    ")",
    "[",
    "]",
    "「",
    "」",
    "。",
    "、",
    ", ",
    ". ",
    "は",
    "の",
    "\n",
    "“",
    "”",
    "*",
    "!",
    "…",
    ":",
  ];
  const side = fc.constantFrom(...AROUND);
  const one = fc.constantFrom(...ids).chain((id) => fc.tuple(fc.constant(id), fc.constantFrom(...printed(id))));
  fc.assert(
    fc.property(one, side, side, fc.constantFrom("", "see", "参照"), ([id, text], left, right, word) => {
      const separate = word === "see" && !/[ (「“[]/.test(left) ? `${word} ` : word;
      const whole = separate + left + text + right;
      assert.deepEqual(found(whole, { knows: (x) => existing.has(x) }), [`${text}=${id}`], whole);
    }),
    { numRuns: 2000 },
  );
});

test("a number that touches a word, digit or path is not a citation", () => {
  const touching = fc.constantFrom(..."aZ09_é".split(""));
  fc.assert(
    fc.property(fc.constantFrom(...ids), touching, fc.boolean(), (id, char, before) => {
      const text = before ? char + id : `${id}${/[a-z]$/i.test(id) ? "" : "."}${char}`;
      // The text may be another rule number: It-VA followed by "A" is It-VAA. But It-VA must not be found in it.
      assert.ok(!foundIds(text).includes(id), text);
    }),
    { numRuns: 1000 },
  );
});

const PARTS = [
  "F",
  "D",
  "12",
  ".",
  "32",
  "-",
  "–",
  "/",
  ", ",
  " and ",
  "と",
  "、",
  "It-",
  "V",
  "D-fn",
  "section ",
  "A2.7",
  "Ｆ",
  "．",
  "注",
  "(",
  "https://",
  "ASL ",
];
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...PARTS, ...ids), { maxLength: 30 }).map((p) => p.join("")),
);

test("citations found in random text are in order, do not overlap, and do not touch words", () => {
  const chapters = fc.constantFrom(undefined, "F" as const, "D" as const);
  fc.assert(
    fc.property(hostile, chapters, (text, chapter) => {
      let end = 0;
      for (const c of findCitations(text, { chapter })) {
        assert.ok(c.start >= end && c.end > c.start && c.end <= text.length, text);
        const read = text.slice(c.start, c.end);
        assert.match(read, /^[^\s].*[^\s.,]$|^[0-9A-Z０-９Ａ-Ｚ]$/s, text);
        assert.doesNotMatch(text.slice(Math.max(0, c.start - 1), c.start) + read[0], /^[A-Za-z0-9]{2}$/, text);
        assert.doesNotMatch(read.at(-1) + text.slice(c.end, c.end + 1), /^[A-Za-z0-9]{2}$/, text);
        end = c.end;
      }
      const typedAlone = readTyped(text);
      for (const c of typedAlone ?? []) assert.ok(c.start < c.end && c.end <= text.length);
      lookUp(text, table);
    }),
    { numRuns: 5000 },
  );
});

const WORST = [
  "F",
  "F12.",
  "12.31/.32",
  "F12.31, ",
  ".3",
  "A2.7,",
  "D-fn",
  "ASL D2.5, ",
  "section ",
  " ",
  "https://",
  "www.",
  "Ｆ１２．",
  "1",
  "注記",
  "、",
  "D2.5D2.5 and ",
  "F12.31/.32 and 12.5, A2.71; 25C5 12.3% ",
];

/** Returns the CPU time that it takes to find the rule numbers in a text, in ms. */
function readingTime(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    findCitations(text, { chapter: "F" });
    readTyped(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test("finding rule numbers takes linear time, even in the worst case", () => {
  for (const part of WORST) {
    const [short, long] = [12_500, 100_000].map((length) => readingTime(part.repeat(length / part.length)));
    // The long text has 8 times the length of the short text, so quadratic time would be 64 times as long.
    assert.ok(long! < 30 * short! + 50, `${JSON.stringify(part)}: ${short} ms, then ${long} ms`);
    lookUp(part.repeat(400 / part.length), table);
  }
});
