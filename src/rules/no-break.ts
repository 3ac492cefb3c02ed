/**
 * Matches the spaces at which no line may break: beside a sign ("DR ≥ 12", "2 × COT", "3/36 = 8.3%"), between a number
 * and its unit ("3 MP", "2 hexes"), before a rounding ("½ dr (FRU)"), within a range with signs ("0 – +3"), after
 * "Level", and before "·".
 */
const FORMULA =
  /(?<=[≥≤×=+−]) (?=\S)| (?=[≥≤×·])|(?<=[\d}]) (?==)|(?<=[\d½}]) (?=(?:MP|MF|FP|PP|TEM|DRM|DR|dr|mm|hex(?:es)?)(?![A-Za-z]))|(?<=\bdr) (?=\(FR[DU]\))|(?<=\d) (?=– [+−]\d)|(?<=\d –) (?=[+−]\d)|(?<=\bLevels?) (?=[−\d{])/g;

/**
 * Replaces the spaces of formulas by no-break spaces, so that no line breaks there. Used for pages only. Data files,
 * copied texts and the search have plain spaces.
 */
export const noBreak = (text: string): string => text.replace(FORMULA, "\u00a0");

/** Replaces no-break spaces by plain spaces, for texts that users copy from a page. */
export const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");
