import assert from "node:assert/strict";
import { test } from "node:test";
import { dayIn, isSince, today, withDay, withDayOf, withoutDay } from "./as-of.ts";

const DAY = "2026-11-26";

test("`withDay` adds the parameter `as` after other parameters, and keeps the fragment", () => {
  for (const [address, dated] of [
    ["https://a.org/r/D7.31/", `https://a.org/r/D7.31/?as=${DAY}`],
    ["https://a.org/r/D7.31/#D7.31-note-1", `https://a.org/r/D7.31/?as=${DAY}#D7.31-note-1`],
    [
      "https://a.org/r/D7.31/?view=both#D7.31:~:text=sand%20hex,a%23b",
      `https://a.org/r/D7.31/?view=both&as=${DAY}#D7.31:~:text=sand%20hex,a%23b`,
    ],
    ["/tools/path/?path=s.sc#x#y", `/tools/path/?path=s.sc&as=${DAY}#x#y`],
  ] as const) {
    assert.equal(withDay(address, DAY), dated);
    assert.equal(dayIn(new URL(dated, "https://a.org").search, DAY), DAY);
  }
  assert.match(withDay("/r/D7.31/"), /\?as=\d{4}-\d\d-\d\d$/);
});

test("`withoutDay` removes the parameter that `withDay` has added", () => {
  for (const query of ["", "?path=s.sc", "?view=both&mover=truck%20x", "?v=2&said=ab&end=1"]) {
    const dated = new URL(withDay(`https://a.org/${query}`, DAY)).search;
    assert.equal(withoutDay(dated), query);
  }
  assert.equal(withoutDay(`?as=${DAY}&path=s`), "?path=s");
  assert.equal(withoutDay("?ash=1&asphalt=2"), "?ash=1&asphalt=2", "other keys that begin alike");
});

test("`dayIn` returns a day that is today or in the past, even if punctuation follows it", () => {
  assert.equal(dayIn(`?view=both&as=${DAY}`, DAY), DAY);
  assert.equal(dayIn("?as=2020-02-29", DAY), "2020-02-29");
  for (const tail of [")", ").", "。", "%29", ">"]) assert.equal(dayIn(`?as=${DAY}${tail}`, DAY), DAY, tail);
});

test("`dayIn` returns undefined if the day is missing, invalid or in the future", () => {
  for (const as of ["", "today", "2026-11", "2026-13-01", "2026-02-31", "2026-11-260", "26-11-2026"])
    assert.equal(dayIn(`?as=${as}`, DAY), undefined, as);
  assert.equal(dayIn("?as=2026-11-27", DAY), undefined);
  assert.equal(dayIn("?view=both", DAY), undefined);
  assert.equal(dayIn("", today()), undefined);
});

test("`isSince` returns true only if a rule was changed after the day of the link", () => {
  assert.deepEqual(
    ["2026-11-25", DAY, "2026-11-27"].map((change) => isSince(change, DAY)),
    [false, false, true],
  );
});

test("`withDayOf` copies the day of another query string, and returns the query unchanged if there is none", () => {
  assert.equal(withDayOf("?ec=dry", "?as=2026-11-26&ec=wet"), "?ec=dry&as=2026-11-26");
  assert.equal(withDayOf("", "?as=2026-11-26"), "?as=2026-11-26");
  for (const dated of ["", "?ec=wet", "?as=2026-13-01"]) assert.equal(withDayOf("?ec=dry", dated), "?ec=dry");
});
