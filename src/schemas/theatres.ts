/** The theatres of the Italian notes, apart from their schema, which browsers need not load. */
export const THEATRES = [
  "northAfrica",
  "tunisia",
  "eastAfrica",
  "russia",
  "balkans",
  /** A part of the Balkans, as Tunisia is one of North Africa; no place to choose, since a single piece has rows for it. */
  "yugoslavia",
  "france",
  "sicily",
  "italy",
  /** North Africa and the ETO, except the Balkans (It-V25). */
  "northAfricaEto",
  /** Wherever the piece's other rows name no theatre of their own. */
  "elsewhere",
  /** The notes name no theatre at all. */
  "any",
] as const;
export type Theatre = (typeof THEATRES)[number];

/** Where a scenario can be set: the theatres without those that only rows name. */
export const PLACES = THEATRES.filter((t) => t !== "yugoslavia" && t !== "northAfricaEto" && t !== "any");
