import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { listOf, reportTo } from "./unique.ts";

/** content/outside.yaml: rules that the texts cite and the site does not hold. */
export const outsideSchema = z.strictObject({
  books: z
    .array(
      z.strictObject({
        /** Which book to open. */
        title: bilingual,
        /** Every rule of it that is cited, as it is written between brackets. */
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
