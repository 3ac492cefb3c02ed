import { z } from "astro/zod";

/** Returns the function by which a check of `superRefine` says what is wrong at a place below the value that it is given. */
export const reportTo = (context: z.RefinementCtx) => (path: (string | number)[], message: string) =>
  context.addIssue({ code: "custom", path, message });

/** Returns a check for `superRefine` that reports each item of a list that has the name of an earlier one. */
export const unique =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[], context: z.RefinementCtx): void => {
    const names = items.map(nameOf);
    for (const [i, name] of names.entries())
      if (names.indexOf(name) < i) reportTo(context)([i], `${name} is there twice: keep one`);
  };

/** A list of which each item has a name of its own. */
export const listOf = <Item extends z.ZodType>(item: Item, nameOf: (item: z.output<Item>) => string) =>
  z.array(item).superRefine(unique(nameOf));
