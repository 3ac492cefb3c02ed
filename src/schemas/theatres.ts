/** The theatres of the Italian notes. They have their own file, so that browser scripts do not load the schema. */
export const THEATRES = [
  "northAfrica",
  "tunisia",
  "eastAfrica",
  "russia",
  "balkans",
  /**
   * Yugoslavia is part of the Balkans, as Tunisia is part of North Africa. But it is not offered as a choice, because
   * only one piece has periods for Yugoslavia.
   */
  "yugoslavia",
  "france",
  "sicily",
  "italy",
  /** North Africa and the ETO, except the Balkans (It-V25). */
  "northAfricaEto",
  /** All theatres that no other period of the piece names. */
  "elsewhere",
  /** For a piece whose notes name no theatre. */
  "any",
] as const;
export type Theatre = (typeof THEATRES)[number];

/** The theatres that a reader can choose. The other theatres occur only in the availability of pieces. */
export const PLACES = THEATRES.filter((t) => t !== "yugoslavia" && t !== "northAfricaEto" && t !== "any");
