/**
 * Matches the spaces of formulas: around a sign ("DR ≥ 12", "2 × COT"), after a plus, minus or equals sign, between a
 * number and its unit ("3 MP"), before the rounding of a dr ("½ dr (FRU)"), within a range with signs ("0 – +3"), and
 * before the number of a Level. Also matches the space before "·", which must not begin a line.
 */
const FORMULA =
  /(?<=[≥≤×=+−]) (?=\S)| (?=[≥≤×·])|(?<=[\d½}]) (?=(?:MP|MF|FP|PP|TEM|DRM|DR|dr|mm)(?![A-Za-z]))|(?<=\bdr) (?=\(FR[DU]\))|(?<=\d) (?=– [+−]\d)|(?<=\d –) (?=[+−]\d)|(?<=\bLevels?) (?=[−\d{])/g;

/**
 * Replaces the spaces of formulas by no-break spaces. For texts of pages only: data, copies and the search have plain
 * spaces.
 */
export const noBreak = (text: string): string => text.replace(FORMULA, "\u00a0");

/** Replaces no-break spaces by plain ones, for texts that leave the page. */
export const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");
