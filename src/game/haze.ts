/** Heat Haze (D11.62) or Intense Heat Haze (D11.621). */
export type Haze = "normal" | "intense";

/** The rule that states each haze. */
export const RULE_OF_HAZE: Readonly<Record<Haze, string>> = { normal: "D11.62", intense: "D11.621" };
