import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { unique } from "./unique.ts";

/** content/outside.yaml: rules that the texts cite and the site does not hold. */
export const outsideSchema = z.strictObject({
  books: z.array(
    z.strictObject({
      /** Which book to open. */
      title: bilingual,
      /** Every rule of it that is cited, as it is written between brackets. */
      rules: z.array(z.string()).superRefine(unique((id) => id)),
    }),
  ),
});
