/**
 * String keys and fields that the type check must reject. An `@ts-expect-error` is itself an error if the line below it
 * is valid.
 */
import { test } from "node:test";
import type { say, sayUnder } from "../../../src/site.ts";
import { bookField } from "../shared/book.ts";
import { searchWords } from "../shared/mover-words.ts";
import { count, flag, normalizedText, oneOf } from "./fields.ts";
import type { Say, Word } from "./words.ts";

/** Is never called. Only the type check needs it. */
export function refused(kindling: Say<Word<"kindling">>, text: typeof say, under: typeof sayUnder) {
  kindling("never");
  kindling("drm");
  kindling("colon");
  // @ts-expect-error a key of the hammada calculator
  kindling("onRider");
  // @ts-expect-error a key of the page's tables, which the island does not get
  kindling("ready.caption");

  text("en", "nav.tools");
  // @ts-expect-error not a string of content/ui
  text("en", "nav.tool");
  // @ts-expect-error a key without its first part
  text("en", "tools");
  under("en", "kindling")("ready.caption");
  // @ts-expect-error a key of another calculator
  under("en", "kindling")("onRider");
  // @ts-expect-error no key begins with this
  under("en", "kindlin");
}

test("searchWords accepts only fields of its calculator, and only their values", () => {
  const fields = {
    book: bookField(),
    at: oneOf(["infantry", "vehicle"]),
    wet: flag(),
    range: count(0, 60, 6),
    path: normalizedText("", (text) => text),
  };
  const names = { en: ["x"], ja: ["x"] };
  searchWords(fields, [
    names,
    { ...names, set: { book: "asl", at: "vehicle", wet: "1", range: "12", path: "s.s" } },
    { ...names, set: { range: "#" }, isAbout: true },
    // @ts-expect-error a field of another calculator
    { ...names, set: { mover: "wagon" } },
    // @ts-expect-error a field of another calculator beside a field of this calculator
    { ...names, set: { at: "vehicle", mover: "wagon" } },
    // @ts-expect-error not a value of the field
    { ...names, set: { at: "tank" } },
    // @ts-expect-error a flag is "1" or "0"
    { ...names, set: { wet: "yes" } },
    // @ts-expect-error not a number
    { ...names, set: { range: "far" } },
  ]);
});
