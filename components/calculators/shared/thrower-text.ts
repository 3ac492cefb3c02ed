import type { Say, Word } from "../kit/words.ts";

/**
 * Returns who rolled dice, from a letter for each die: "p" for the page, "t" for the players, who typed them. For "pt"
 * returns " (rolled by the page + typed)". Returns "" if it is not known.
 */
export function throwerText(t: Say<Word<never>>, by: string): string {
  const marks = [...new Set(by)].flatMap((one) => (one === "p" || one === "t" ? [t(`by.${one}`)] : []));
  return marks.length ? t("byMark", { by: marks.join(" + ") }) : "";
}
