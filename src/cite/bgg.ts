import { forumFormatter } from "./bbcode.ts";
import { escapeBBCode } from "./escape.ts";

/**
 * BoardGameGeek's markup: `[q]` for a quotation, `[c]` for fixed-width type, no lists and no tables. It drops everything
 * behind a `<` that no space follows.
 */
export const formatBgg = forumFormatter({
  quote: "q",
  fixed: "c",
  lists: false,
  safe: (text) => escapeBBCode(text).replace(/<(?!\s)/g, "< "),
});
