import { z } from "astro/zod";

/**
 * Returns a function that reports a problem in a check of `superRefine`. `path` leads from the checked value to the
 * problem: ["rows", 2].
 */
export const reportTo = (context: z.RefinementCtx) => (path: (string | number)[], message: string) =>
  context.addIssue({ code: "custom", path, message });

/** Returns a check for `superRefine`. The check reports each item that has the same name as an earlier item. */
export const unique =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[], context: z.RefinementCtx): void => {
    const names = items.map(nameOf);
    for (const [i, name] of names.entries())
      if (names.indexOf(name) < i) reportTo(context)([i], `${name} is there twice: keep one`);
  };

/** A list whose items have unique names. */
export const listOf = <Item extends z.ZodType>(item: Item, nameOf: (item: z.output<Item>) => string) =>
  z.array(item).superRefine(unique(nameOf));
