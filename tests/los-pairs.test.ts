/** Compares the results of the LOS calculator with a table that is typed from the rulebook (los-pairs.ts). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Los, losOf } from "../src/game/los/los.ts";
import type { LosRow } from "../src/game/los/row.ts";
import { rowFaults } from "../src/game/los/row-faults.ts";
import { BOOKS, type Book } from "../src/game/scenario.ts";
import { PAIRS, type Pairs, type PerBook } from "./los-pairs.ts";
import { reversed, rowOf } from "./los-rows.ts";

const inBook = <T extends string | undefined>(value: PerBook<T>, book: Book): T =>
  typeof value === "object" ? value[book] : value;

const alternatives = (words: string): string[] => words.split("|").map((word) => word.trim());

/** Returns every row of hexes in a group of the table: `["flat wall flat", "flat wall lowDune"]`. */
const rowsOf = ({ from, over, to }: Pairs): string[] =>
  alternatives(from).flatMap((a) =>
    alternatives(over).flatMap((between) =>
      alternatives(to).map((b) => [a, between, b].filter((word) => word !== "").join(" ")),
    ),
  );

/** Formats the calculator's result like the table: "seen", "blocked", "hindered" (by +1), or "hindered by 2". */
function answerOf({ verdict, hindrance }: Los): string {
  if (verdict !== "seen" || hindrance === 0) return verdict;
  return hindrance === 1 ? "hindered" : `hindered by ${hindrance}`;
}

/** Returns whether the calculator names the deciding rule that the table names. A clear LOS needs no rule. */
const hasRule = ({ verdict, steps }: Los, rule: string | undefined): boolean =>
  rule === undefined ||
  verdict === "seen" ||
  steps.some((step) => step.rule === rule && step.effect === (verdict === "blocked" ? "blocks" : "unsettled"));

/** Returns how the calculator differs from the table for one row of hexes. Returns undefined if they agree. */
function difference(row: LosRow, pairs: Pairs): string | undefined {
  const los = losOf(row);
  const [answer, rule] = [inBook(pairs.answer, row.book), inBook(pairs.rule, row.book)];
  if (answerOf(los) === answer && hasRule(los, rule)) return undefined;
  const why = los.decidedBy ? ` by ${los.decidedBy.name} (${los.decidedBy.rule ?? "your rulebook"})` : "";
  return `${answerOf(los)}${why}, not ${answer} (${rule ?? "your rulebook"})`;
}

/** Formats the expected result for a test title: "seen", or "seen in SL, blocked in ASL" if the books differ. */
const answerIn = ({ answer }: Pairs): string =>
  typeof answer === "string" ? answer : `${answer.sl} in SL, ${answer.asl} in ASL`;

for (const pairs of PAIRS)
  test(`${inBook(pairs.rule, "sl") ?? "general rules"}: ${answerIn(pairs)}, because ${pairs.because} (${pairs.from}; ${pairs.over})`, () => {
    const found = rowsOf(pairs).flatMap((text) =>
      BOOKS.flatMap((book) => {
        const row = rowOf(text, book);
        assert.deepEqual(rowFaults(row), [], `${text}: the row is impossible`);
        const [there, back] = [difference(row, pairs), difference(reversed(row), pairs)];
        return there || back
          ? [
              `${text} (${book}): ${there ?? "as expected"}${there === back ? "" : `; backwards ${back ?? "as expected"}`}`,
            ]
          : [];
      }),
    );
    assert.equal(found.join("\n"), "");
  });

test("a row of hexes in several groups of the table has the same result in all of them", () => {
  const answers = new Map<string, string>();
  for (const pairs of PAIRS)
    for (const text of rowsOf(pairs))
      for (const book of BOOKS) {
        const answer = inBook(pairs.answer, book);
        for (const row of [rowOf(text, book), reversed(rowOf(text, book))]) {
          const key = JSON.stringify(row);
          assert.equal(answers.get(key) ?? answer, answer, `${text} (${book})`);
          answers.set(key, answer);
        }
      }
});

/**
 * Returns whether the hillocks in a row can become High Dunes. They cannot if the row has a Dune, a Summit, or a sangar
 * (which is never in sand).
 */
const mayBeDunes = (text: string): boolean => text.includes("hillock") && !/summit|sangar|Dune/.test(text);

test("D7.5: High Dunes have the same LOS results as hillocks", () => {
  const rows = PAIRS.flatMap(rowsOf).filter(mayBeDunes);
  assert.ok(rows.length > 300, `only ${rows.length} rows`);
  for (const text of rows)
    for (const book of BOOKS) {
      const dunes = text.replaceAll("hillock", "highDune");
      assert.equal(answerOf(losOf(rowOf(dunes, book))), answerOf(losOf(rowOf(text, book))), dunes);
    }
});
