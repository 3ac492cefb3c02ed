import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { noteAt } from "../../../src/content/rule-text.ts";
import { type LosHex, PLAIN_HEX, POSTURES, UNITS } from "../../../src/game/los/row.ts";
import type { RowHex } from "../../../src/schemas/drawing.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { bookLine } from "../kit/book-line.ts";
import { readState } from "../kit/fields.ts";
import type { Say } from "../kit/words.ts";
import { answersOf, calculator, FIELDS, type LosState, resultOf, shotsOf, sightOf, stepLines } from "./calculator.ts";
import { nearestRow, reversed, writeRow } from "./los-notation.ts";

const t = wordsFor("los");
const tool = content.tools.find(({ slug }) => slug === "los")!;
const stateOf = (query: string): LosState => readState(query, FIELDS).state;
/** Returns the first main result for a query string: "Seen | our reading | D6.41". */
function answer(query: string, language: "en" | "ja" = "en"): string {
  const { roll, odds, rule } = answersOf(wordsFor("los", language), sightOf(stateOf(query)))[0]!;
  return [roll, odds, rule].filter(Boolean).join(" | ");
}

test("D6.4, D6.41: a hillock hides a target at Level 0 behind it, but not a target on the next hillock", () => {
  assert.equal(answer(""), "No LOS: hillock (hex 3) | D6.4");
  assert.equal(answer("row=o.o.h.o.h"), "Seen | our reading | D6.41");
  assert.equal(answer("row=o.o.h.o.h", "ja"), "見える | 本サイトの解釈 | D6.41");
});

test("D10.2: a unit IN a wadi sees a unit past a Hillside wall (our reading), unless that unit is entrenched", () => {
  assert.equal(answer("row=w.oa.o1"), "Seen | our reading | D10.2");
  assert.equal(answer("row=w.oa.o1", "ja"), "見える | 本サイトの解釈 | D10.2");
  assert.match(answer("row=w.oa.o1&bIn=entrenched"), /^No LOS: wall .*D10\.2$/);
});

test("the main result names the terrain that decides the LOS, its hex or hexside, and the rule", () => {
  assert.equal(answer("row=o.lc.l.o"), "No LOS: Dune Crest (hexside 2–3) | D7.512");
  assert.equal(answer("row=o.or.o"), "Seen | +1 Hindrance");
  assert.equal(answer("row=o.oz2.o"), "Seen | +2 Hindrance");
  assert.match(answer("row=h.o.ok.o"), /^Not settled by the text: cactus patch \(hex 3\)/);
  assert.equal(answer("row=o.o.o_oa.o.o"), "No LOS: wall (hex 3)", "a hexspine is named after the terrain on it");
});

test("for an impossible row of hexes, the result gives the reason and the rule, but no derivation", () => {
  assert.match(answer("row=o.oc.o"), /^There is no such row \| hexside 2–3: .*Dune.* \| D7\.51$/);
  assert.match(answer("row=o.o&aIn=crest"), /crest status.* \| D6\.0-Crest$/);
  assert.deepEqual(stepLines(t, sightOf(stateOf("row=o.oc.o"))), []);
});

test("the derivation marks the line that decides the LOS, and links to our reading if a line depends on it", () => {
  const lines = stepLines(t, sightOf(stateOf("row=h.o.h.o.h.o.o")));
  assert.deepEqual(
    lines.map(({ holds, note }) => [holds, note?.anchor]),
    [
      [undefined, "D6.41-note-1"],
      [false, undefined],
    ],
  );
});

test("a result says if it depends on our reading, and if VASL or the other book disagrees", () => {
  const lines = (query: string) => {
    const state = stateOf(query);
    return resultOf(t, state, sightOf(state)).lines.map(({ text }) => text);
  };
  for (const query of ["row=o.dc.o", "row=d.o.dc.d.d", "row=h.oa.o.o", "row=h.o.h.o.h.o", "row=o.h1.o.o1"])
    assert.match(lines(query)[0]!, /^No LOS: .*our reading/, query);
  for (const query of ["row=h.oa.o.o", "row=h.o.h.o.h.o", "row=o.h.o&aIn=entrenched"])
    assert.ok(
      lines(query).some((line) => /VASL does otherwise: clear/.test(line)),
      query,
    );
  const otherBook = (query: string) => {
    const state = stateOf(query);
    return bookLine(calculator, { t: t as Say, state, given: {}, found: calculator.find(state, {}) });
  };
  assert.match(otherBook("row=h.o.h.o.h.o"), /ASL: Seen/);
  assert.match(lines("row=h.o.h.o.h.o&book=asl")[0]!, /^Seen: our reading/);
  const byAsl = lines("row=h.o.h.o.h.o&book=asl");
  assert.ok(
    byAsl.some((line) => line.startsWith("Hex 5, hillock: ASL, by public summaries")),
    byAsl.join("\n"),
  );
  assert.match(otherBook("row=h.o.h.o.h.o&book=asl"), /SL: No LOS/);
});

test("a hillock that the LOS meets twice is named in the derivation, but not in the main result", () => {
  const state = stateOf("row=h.o.hq.o.hq.h.o.h.o.o");
  const texts = resultOf(t, state, sightOf(state)).lines.map(({ text }) => text);
  assert.equal(texts[0], "No LOS: hillock (hex 8)");
  assert.ok(texts.includes("Hex 3: hillock, of the hillock that the LOS leaves and meets again"));
});

test("the copied result has the verdict, every hex, and every line of the derivation with its rule", () => {
  const state = stateOf("row=o.h.o.lc.l.o&aIn=entrenched");
  const { title, lines } = resultOf(t, state, sightOf(state));
  assert.equal(title, "Line of sight: A Infantry, a foxhole or trench – B Infantry");
  const text = lines.map((l) => `${l.text} [${l.rule ?? ""}]`).join("\n");
  assert.match(text, /^No LOS: Dune Crest \(hexside 4–5\) \[D7\.512\]\n/, "a step that needs no reading decides");
  assert.match(text, /Hex 2, hillock: .*\(our reading\) \[D6\.4\]\n/);
  assert.match(text, /Hex 4: Low Dune, then Dune Crest/);
  assert.match(text, /Hexside 4–5, Dune Crest: both units are lower.*\[D7\.512\]/);
});

const HEXES =
  "o h s l lc d dc e p pl w wf or er ox og-1 ok ou om on ot ob o1 h1 hq s1 o2 o3 oz2 oa oy ha h_oa l_lc e_or w_wf".split(
    " ",
  );
const anyState = fc.record({
  book: fc.constantFrom("sl" as const, "asl" as const),
  row: fc.array(fc.constantFrom(...HEXES), { minLength: 2, maxLength: 7 }).map((hexes) => nearestRow(hexes.join("."))),
  a: fc.constantFrom(...UNITS),
  aIn: fc.constantFrom(...POSTURES),
  b: fc.constantFrom(...UNITS),
  bIn: fc.constantFrom(...POSTURES),
});

test("every verdict and every fault of a row has a text in both languages, and no text is unused", () => {
  const ja = wordsFor("los", "ja");
  fc.assert(
    fc.property(anyState, (state) => {
      // `resultOf` throws if a text is missing.
      for (const say of [t, ja]) assert.ok(resultOf(say, state, sightOf(state)).lines.length);
    }),
    { numRuns: 3000, seed: 1942 },
  );
  const code = globSync("src/game/los/*.ts")
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  /** Returns "next" for "nextHillock", because the code composes such names. Returns undefined for other names. */
  const stemOf = (name: string) => /^(asHigh|next|further|dugIn|beside|blocking)(?:Hillock|Summit)$/.exec(name)?.[1];
  const names = Object.keys(content.ui).flatMap((key) => /^los\.(?:step|fault)\.(\w+)$/.exec(key)?.[1] ?? []);
  assert.ok(names.length > 50);
  assert.deepEqual(
    names.filter((name) => !RegExp(stemOf(name) ? `\\b${stemOf(name)}\\$\\{name\\}` : `\\b${name}\\b`).test(code)),
    [],
  );
});

test("every worked example is a legal row of hexes, and the page lists all notes that its derivation links to", () => {
  for (const { query } of tool.examples) {
    const state = readState(query, FIELDS);
    assert.deepEqual(state.bad, [], query);
    const sight = sightOf(state.state);
    assert.deepEqual(sight.faults, [], query);
    for (const { note } of stepLines(t, sight)) {
      if (!note) continue;
      assert.ok(noteAt(note.anchor, content), note.anchor);
      assert.ok(tool.notes.includes(note.anchor), note.anchor);
    }
  }
});

/** Converts a hex of a drawing in the rules to a hex of the calculator. */
function hexOf({ level, terrain, side }: RowHex): LosHex {
  const has = (kind: RowHex["terrain"][number]) => terrain.includes(kind);
  const form = has("sand") ? (has("hillock") ? "highDune" : "lowDune") : has("hillock") ? "hillock" : "flat";
  return { ...PLAIN_HEX, level, form, side: side === "dune" ? "crest" : "none" };
}

test("the calculator agrees with the drawings of hillocks and Dune Crests in the rules", () => {
  let lines = 0;
  for (const id of ["D6.4-hillock", "D6.41-over", "D7.512-crest"]) {
    const drawing = content.drawings.get(id)!;
    assert.ok(drawing.kind === "profile");
    for (const { hexes, lines: drawn } of drawing.rows)
      for (const { from, to, verdict } of drawn) {
        const [a, b] = [from, to].map((sign) => hexes.findIndex((h) => h.unit?.sign === sign)) as [number, number];
        const between = hexes.slice(Math.min(a, b), Math.max(a, b) + 1).map(hexOf);
        const row = writeRow(a < b ? between : reversed(between));
        const dugIn = /entrenched/.test(hexes[a]!.unit?.name?.en ?? "") ? "&aIn=entrenched" : "";
        const { los } = sightOf(stateOf(`row=${row}${dugIn}`));
        assert.equal(los?.verdict, verdict === "blocked" ? "blocked" : "seen", `${id}: ${from}–${to}, ${row}`);
        lines++;
      }
  }
  assert.ok(lines >= 12);
});

test("only a clear LOS has links to the fire calculator, and a link names D5.4 if this rule forbids the attack", () => {
  const shots = (query: string) => shotsOf(t, sightOf(stateOf(query))).map(({ text, barredBy }) => [text, barredBy]);
  assert.deepEqual(shots("row=o.h.o"), [
    ["A at B →", undefined],
    ["B at A →", undefined],
  ]);
  assert.deepEqual(shots(""), []);
  assert.deepEqual(shots("row=o.oc.o"), []);
  assert.deepEqual(shots("row=o.o&b=aerial"), [["B at A →", undefined]]);
  assert.deepEqual(shots("row=w.o.o1"), [
    ["no fire A at B →", "D5.4"],
    ["no fire B at A →", "D5.4"],
  ]);
});
