import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { listOf, reportTo } from "./unique.ts";

/** content/outside.yaml: the rules that this site cites but does not contain, by book. */
export const outsideSchema = z.strictObject({
  books: z
    .array(
      z.strictObject({
        /** The book's title. */
        title: bilingual,
        /** The ids of the cited rules, as written in references: "A2.71", "SL 75.8". */
        rules: listOf(z.string(), (id) => id),
      }),
    )
    .superRefine((books, context) => {
      for (const [i, { rules }] of books.entries()) {
        const twice = rules.find((id) => books.slice(0, i).some((book) => book.rules.includes(id)));
        if (twice) reportTo(context)([i], `${twice} stands under another book too: keep one`);
      }
    }),
});

export type Outside = z.infer<typeof outsideSchema>;
