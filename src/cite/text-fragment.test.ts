import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { encodeTerm, type Place, textDirective } from "./text-fragment.ts";

/**
 * Finds the text to which a browser scrolls for a directive ("text=the,known"). Returns start and end of the first
 * match in the joined runs.
 */
function found(directive: string, runs: readonly string[]): [number, number] | undefined {
  const page = runs.join("\n").toLowerCase();
  const terms = directive.replace(/^text=/, "").split(",");
  const word = (t: string) => decodeURIComponent(t).toLowerCase();
  const prefix = terms[0]!.endsWith("-") ? word(terms.shift()!.slice(0, -1)) : "";
  const suffix = terms.at(-1)!.startsWith("-") ? word(terms.pop()!.slice(1)) : "";
  const [start, end] = terms.map(word);
  for (let at = page.indexOf(start!); at >= 0; at = page.indexOf(start!, at + 1)) {
    if (prefix && !page.slice(0, at).trimEnd().endsWith(prefix)) continue;
    const last = end === undefined ? at : page.indexOf(end, at + start!.length);
    if (last < 0) return undefined;
    const stop = last + (end ?? start!).length;
    if (suffix && !page.slice(stop).trimStart().startsWith(suffix)) continue;
    return [at, stop];
  }
  return undefined;
}

const RUNS = [
  "Khamsin",
  "With the hexrow known, make another DR for the exact position of the overlay on its board.",
  "Add 2, then make another DR; one-two.",
  "「1」のヘクスのヘクス列が決まったら、もう1回DRを行い、正確な位置を求める。",
];
const at = (run: number, words: string): [Place, Place] => {
  const from = RUNS[run]!.indexOf(words);
  return [
    { run, at: from },
    { run, at: from + words.length },
  ];
};

test("the text fragment of a short passage that occurs once is the whole passage", () => {
  assert.equal(textDirective(RUNS, ...at(1, "exact position"), "en"), "text=exact%20position");
});

test("the text fragment of a passage that occurs twice also has a neighboring word", () => {
  const directive = textDirective(RUNS, ...at(2, "make another DR"), "en");
  assert.equal(decodeURIComponent(directive), "text=make another DR,-; one");
});

test("the text fragment of a long passage has only its first and its last words", () => {
  const [from] = at(1, "With");
  const [, to] = at(2, "make another DR");
  assert.equal(decodeURIComponent(textDirective(RUNS, from, to, "en")), "text=With the hexrow,then make another DR");
});

test("in text fragments, special characters of directives, Markdown and BBCode are percent-encoded", () => {
  assert.equal(textDirective(RUNS, ...at(2, "one-two"), "en"), "text=one%2Dtwo");
  assert.doesNotMatch(encodeTerm("a-b,c&d(e)[f]*g_h~'!"), /[-,&()[\]*_~'!]/);
});

test("a text fragment extends the selected passage to whole words, in Japanese too", () => {
  assert.equal(textDirective(RUNS, { run: 1, at: 6 }, { run: 1, at: 12 }, "en"), "text=the%20hexrow");
  const directive = textDirective(RUNS, ...at(3, "正確な位置"), "ja");
  assert.equal(decodeURIComponent(directive), "text=正確な位置を");
});

test("the text fragment of any selection leads to that selection, extended to whole words", () => {
  const text = RUNS.join("\n");
  const placeOf = (offset: number): Place => {
    let rest = offset;
    for (const [run, line] of RUNS.entries()) {
      if (rest <= line.length) return { run, at: rest };
      rest -= line.length + 1;
    }
    throw new RangeError(String(offset));
  };
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 150 }), (from, length) => {
      const to = Math.min(text.length, from + length);
      const selected = text.slice(from, to);
      const start = from + selected.search(/\S/);
      if (!selected.trim()) return;
      const end = from + selected.trimEnd().length;
      const directive = textDirective(RUNS, placeOf(start), placeOf(end), start < text.indexOf("「") ? "en" : "ja");
      const place = found(directive, RUNS);
      assert.ok(place, directive);
      // The match may be a little longer than the selection, because it consists of whole words.
      const slack = 12;
      assert.ok(
        place[0] <= start + slack && place[0] >= start - slack,
        `${directive} begins at ${place[0]}, not ${start}`,
      );
      assert.ok(place[1] >= end && place[1] <= end + slack, `${directive} ends at ${place[1]}, not ${end}`);
    }),
    { numRuns: 1000 },
  );
});

const JAPANESE = "「1」のヘクス列が決まったら、もう1回DRを行い、オーバーレイの無作為方向を求めるために取り除く。";
/** Returns the URL's text fragment for words of the text `JAPANESE`, decoded and without "text=". */
const termOf = (words: string) => {
  const from = JAPANESE.indexOf(words);
  const directive = textDirective(
    ["Khamsin", JAPANESE],
    { run: 1, at: from },
    { run: 1, at: from + words.length },
    "ja",
  );
  return decodeURIComponent(directive.slice("text=".length));
};

test("a passage that cuts a run of katakana or kanji (クス in ヘクス) is extended to the whole run", () => {
  for (const [selected, term] of [
    ["クス", "ヘクス"],
    ["ーバー", "オーバーレイ"],
    ["作為方", "無作為方向を"],
    ["クス列", "ヘクス列が"],
    ["まっ", "決まったら"],
    ["求める", "求めるために"],
    ["R", "DR"],
  ] as const)
    assert.equal(termOf(selected), term, selected);
});

/**
 * Runs `check` with an altered Intl.Segmenter. `change` receives each segment and the `next` one. It returns the
 * segments that replace the first of the two.
 */
function withSegments(
  change: (s: Intl.SegmentData, next: Intl.SegmentData | undefined) => Intl.SegmentData[],
  check: () => void,
) {
  const { segment } = Intl.Segmenter.prototype;
  Intl.Segmenter.prototype.segment = function (this: Intl.Segmenter, text: string) {
    const all = [...segment.call(this, text)];
    return all.flatMap((s, i) => change(s, all[i + 1])) as unknown as Intl.Segments;
  };
  try {
    check();
  } finally {
    Intl.Segmenter.prototype.segment = segment;
  }
}

const PASSAGES = [
  "exact position",
  "make another DR",
  "another",
  "known",
  "board",
  "one-two",
  "the overlay on its board",
];
const directives = () => [
  ...PASSAGES.flatMap((words) =>
    RUNS.flatMap((line, run) => (line.includes(words) ? [textDirective(RUNS, ...at(run, words), "en")] : [])),
  ),
  ...["もう1回", "決まったら", "正確な位置を求める", "ヘクス列"].map((words) =>
    textDirective(RUNS, ...at(3, words), "ja"),
  ),
];

test("in Firefox, words before punctuation or at a text's end are recognized, although `isWordLike` is false", () => {
  const usual = directives();
  withSegments(
    (s, next) => [{ ...s, isWordLike: next !== undefined && !/^[\p{P}\p{S}]/u.test(next.segment) && s.isWordLike }],
    () => assert.deepEqual(directives(), usual),
  );
});

test("browsers that split Japanese words differently create the same text fragments", () => {
  const selected = ["クス", "ーバー", "作為方", "まっ", "DR", "回", "求める"];
  const usual = selected.map(termOf);
  withSegments(
    (s) =>
      /^[\p{Script=Katakana}\p{Script=Han}\p{Script=Hiragana}ー]+$/u.test(s.segment)
        ? [...s.segment].map((segment, i) => ({ ...s, segment, index: s.index + i }))
        : [s],
    () => assert.deepEqual(selected.map(termOf), usual),
  );
});

test("a browser without Intl.Segmenter creates the same text fragments as other browsers", () => {
  const selected = ["クス", "ーバー", "作為方", "まっ", "R", "回", "求める"];
  const line = "Of F12.32, don't roll; two-hex rows (D7.31) are 3.5 MP.";
  const ofLine = () =>
    ["12", "don", "hex", "31", "5", "roll; two"].map((words) =>
      textDirective(
        [line],
        { run: 0, at: line.indexOf(words) },
        { run: 0, at: line.indexOf(words) + words.length },
        "en",
      ),
    );
  const usual = [...directives(), ...selected.map(termOf), ...ofLine()];
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  try {
    assert.deepEqual([...directives(), ...selected.map(termOf), ...ofLine()], usual);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
