import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dayIn, isSince } from "../../src/rules/as-of.ts";
import { FIRST_BOOK } from "../calculators/kit/book-switch.ts";
import { BOOK_SWITCH, CHANGED_SINCE } from "./inline-scripts.ts";

/**
 * Runs CHANGED_SINCE for a rule that changed on the given days. Returns the notice: its day, the days of the changes
 * that it shows, and whether it is expanded. Returns undefined if the notice is hidden.
 */
function noticeFor(search: string, days: readonly string[], hash = "") {
  const parts = days.map((since) => ({ dataset: { since }, hidden: false }));
  const time = { textContent: "" };
  const box = {
    hidden: true,
    open: false,
    dataset: { rule: "D13.1" },
    querySelectorAll: () => parts,
    querySelector: () => time,
  };
  new Function("document", "location", CHANGED_SINCE)(
    { currentScript: { previousElementSibling: box } },
    {
      search,
      hash,
    },
  );
  const shown = parts.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.since);
  return box.hidden ? undefined : { day: time.textContent, shown, open: box.open };
}

test("the notice shows the changes after the day in the URL, and reads that day as as-of.ts does", () => {
  const days = ["2026-11-26", "2026-11-23", "2020-02-29"];
  const some = fc.constantFrom(
    "2026-11-26",
    "2026-11-25",
    "2026-11-23",
    "2026-02-31",
    "2025-02-29",
    "1999-12-31",
    "2999-01-01",
  );
  const around = fc.constantFrom("", ")", "。", "0", "T00:00", " ");
  const found = { none: 0, some: 0 };
  fc.assert(
    fc.property(
      some,
      around,
      fc.constantFrom("?as=", "?view=both&as=", "?As=", "?path=s.sc&as="),
      (day, tail, start) => {
        const search = `${start}${day}${encodeURIComponent(tail)}`;
        const read = dayIn(search);
        const shown = days.filter((change) => read !== undefined && isSince(change, read));
        found[shown.length ? "some" : "none"]++;
        assert.deepEqual(noticeFor(search, days), shown.length ? { day: read, shown, open: true } : undefined, search);
      },
    ),
    { numRuns: 500 },
  );
  assert.ok(found.none > 20 && found.some > 20, JSON.stringify(found));
  assert.equal(noticeFor("", days), undefined);
  const isOpen = (hash: string) => noticeFor("?as=2020-01-01", days, hash)?.open;
  assert.deepEqual(
    ["#D13.1", "#D13.1-note-2"].map(isOpen),
    [true, false],
    "the notice is folded if the link leads to a part of the rule",
  );
});

test("the book switch shows the book in the URL, otherwise the last choice, or ASL on a first visit", () => {
  /**
   * Returns the book that the switch shows. `start` is its `data-start`. `stored` is the stored choice, or the error
   * that storage throws.
   */
  const shownBook = (search: string, start?: string, stored?: string | Error) => {
    const dataset: Record<string, string> = {};
    const buttons = ["asl", "sl"].map((value) => ({ value, ariaPressed: undefined as unknown }));
    const group = { dataset: { start }, querySelectorAll: () => buttons, addEventListener() {} };
    const localStorage = {
      getItem() {
        if (stored instanceof Error) throw stored;
        return stored ?? null;
      },
    };
    new Function("document", "location", "localStorage", "addEventListener", BOOK_SWITCH)(
      { documentElement: { dataset }, currentScript: { previousElementSibling: group } },
      { search },
      localStorage,
      () => {},
    );
    assert.deepEqual(
      buttons.filter(({ ariaPressed }) => ariaPressed).map(({ value }) => value),
      [dataset.book],
    );
    return dataset.book;
  };
  for (const start of [undefined, "sl", "asl"]) {
    assert.equal(shownBook("", start), FIRST_BOOK);
    assert.equal(shownBook("", start, "sl"), "sl");
    assert.equal(shownBook("", start, "chess"), FIRST_BOOK);
    assert.equal(shownBook("", start, new Error("storage is disabled")), FIRST_BOOK);
  }
  assert.equal(shownBook("?ec=wet", "sl", "asl"), "sl", "a link of 0.9.0");
  assert.equal(shownBook("?factors=36", "asl", "sl"), "asl");
  assert.equal(shownBook("?book=asl&ec=wet", "sl", "sl"), "asl");
  assert.equal(
    shownBook("?book=italian&q=sand", undefined, "sl"),
    "sl",
    "the search page's limit to a book is no choice of game",
  );
  assert.equal(shownBook("?book=asl&q=sand", undefined, "sl"), "sl");
});
