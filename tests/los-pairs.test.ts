/** LOS between pairs of features, compared with a table that is written from the rulebook. */
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

/** Returns all rows of hexes of a group, in the notation of `rowOf`. */
const rowsOf = ({ from, over, to }: Pairs): string[] =>
  alternatives(from).flatMap((a) =>
    alternatives(over).flatMap((between) =>
      alternatives(to).map((b) => [a, between, b].filter((word) => word !== "").join(" ")),
    ),
  );

/**
 * Returns the calculator's result as an `Answer` of the table, or as "hindered by 2" if the Hindrance is more than +1.
 */
function answerOf({ verdict, hindrance }: Los): string {
  if (verdict !== "seen" || hindrance === 0) return verdict;
  return hindrance === 1 ? "hindered" : `hindered by ${hindrance}`;
}

/** Returns whether the steps of the calculator's result name the table's rule. A clear LOS need not have a rule. */
const hasRule = ({ verdict, steps }: Los, rule: string | undefined): boolean =>
  rule === undefined ||
  verdict === "seen" ||
  steps.some((step) => step.rule === rule && step.effect === (verdict === "blocked" ? "blocks" : "unsettled"));

/** Returns the difference between the calculator and the table for one row in one book; undefined if they agree. */
function difference(row: LosRow, pairs: Pairs): string | undefined {
  const los = losOf(row);
  const [answer, rule] = [inBook(pairs.answer, row.book), inBook(pairs.rule, row.book)];
  if (answerOf(los) === answer && hasRule(los, rule)) return undefined;
  const why = los.decidedBy ? ` by ${los.decidedBy.name} (${los.decidedBy.rule ?? "your rulebook"})` : "";
  return `${answerOf(los)}${why}, not ${answer} (${rule ?? "your rulebook"})`;
}

/** Returns the answer for a title: "seen", or "seen in SL, blocked in ASL" if the books differ. */
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

test("a row of hexes that is in several groups has the same answer in all of them", () => {
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
 * Returns whether the hillocks of a row can be replaced by High Dunes. Excludes rows with a Summit, with a sangar
 * (which is never in sand), or with a Dune.
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
