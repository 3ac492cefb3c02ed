/**
 * The theatres in which Italian vehicles and Guns can be bought. In a separate file, so that browser scripts need not
 * load the schema.
 */
export const THEATRES = [
  "northAfrica",
  "tunisia",
  "eastAfrica",
  "russia",
  "balkans",
  /** Part of the Balkans. Users cannot choose it, because only one vehicle or Gun has periods for Yugoslavia. */
  "yugoslavia",
  "france",
  "sicily",
  "italy",
  /** North Africa and the ETO, except the Balkans (It-V25). */
  "northAfricaEto",
  /** All theatres for which the vehicle or Gun has no other period. */
  "elsewhere",
  /** All theatres. Used if the notes name no theatre for the vehicle or Gun. */
  "any",
] as const;
export type Theatre = (typeof THEATRES)[number];

/** The theatres that users can choose. The other theatres occur only in the data of vehicles and Guns. */
export const PLACES = THEATRES.filter((t) => t !== "yugoslavia" && t !== "northAfricaEto" && t !== "any");
