import type { z } from "astro/zod";

/** Returns a check for `superRefine` that reports each item of a list that has the name of an earlier one. */
export const unique =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    items.forEach((item, i) => {
      const name = nameOf(item);
      if (seen.has(name)) context.addIssue({ code: "custom", path: [i], message: `${name} is there twice: keep one` });
      seen.add(name);
    });
  };
