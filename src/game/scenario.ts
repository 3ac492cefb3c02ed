/** Defines the values of EC, Weather, wind, boards and Time of Day, which many desert rules use. */

/** The two versions of the desert rules: "sl" for Squad Leader, "asl" for ASL. */
export const BOOKS = ["sl", "asl"] as const;
export type Book = (typeof BOOKS)[number];

/**
 * Returns the id of a D-rule in a book: D5.2 is F5.2 in ASL, and D.3 is F.4, because ASL has an opening rule more. A
 * rule without a parallel in ASL keeps its id: D6.0-Crest.
 */
export function ruleIn(book: Book, id: string): string {
  const [, section, number, letter] = /^D(\d*)\.(\d+)([A-Z]?)$/.exec(id) ?? [];
  if (book === "sl" || !number) return id;
  const isShifted = section === "" && Number(number) >= 3;
  return `F${section}.${isShifted ? Number(number) + 1 : number}${letter}`;
}

/** Returns the number by which a book's player cites a rule: in ASL "F7.31" for D7.31, but "D6.0-Crest (SL)". */
export function ruleLabel(book: Book, id: string): string {
  const number = ruleIn(book, id);
  return book === "asl" && number.startsWith("D") ? `${number} (SL)` : number;
}

/** Replaces the references of a text to D-rules, "[D7.51]", by their numbers in a book. */
export const printNumbers = (book: Book, text: string): string =>
  text.replace(/\[(D[^\]]+)\]/g, (_, id: string) => ruleLabel(book, id));

/** Which boards a scenario uses (D.1): only Desert Boards, Desert Boards and others, or no Desert Board. */
export type Boards = "desert" | "mixed" | "none";

/**
 * The effect of Steppe Terrain (D13.2). `veryDry`: Dust and Sun Blindness require Very Dry EC. `beside`: only some
 * Desert Boards are Steppe Terrain, and the players have agreed that Very Dry EC are not required. In both cases, Heavy
 * Dust cannot exist (D11.73).
 */
export type Steppe = "none" | "beside" | "veryDry";

/** The EC, from driest to wettest (D11.4). */
export const ECS = ["veryDry", "dry", "moderate", "moist", "wet", "mud"] as const;
export type Ec = (typeof ECS)[number];

/** The Weather of D11.2: `gusty` is Clear & Gusty, `mudOvercast` Mud & Overcast. */
export const WEATHERS = ["clear", "gusty", "overcast", "mud", "mudOvercast"] as const;
export type Weather = (typeof WEATHERS)[number];

/** The results of the Time of Day dr (D11.3). */
export const TIMES = ["earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** The Wind Forces, weakest first (D11.5). */
export const WIND_FORCES = ["noWind", "mildBreeze", "heavyWind"] as const;
export type WindForce = (typeof WIND_FORCES)[number];

/** One of several conditions that must all hold. `rule`: the rule that states the condition. */
export type Condition<Name extends string = string> = {
  readonly name: Name;
  readonly holds: boolean;
  readonly rule: string;
};

/** Returns whether every condition holds. */
export const allHold = (conditions: readonly { readonly holds: boolean }[]): boolean =>
  conditions.every(({ holds }) => holds);

/** Returns whether the EC are Wet or Mud. */
export const isWetOrMud = (ec: Ec): boolean => ec === "wet" || ec === "mud";

/** Returns whether the Weather is Overcast or Mud & Overcast. */
export const isOvercast = (weather: Weather | undefined): boolean =>
  weather === "overcast" || weather === "mudOvercast";

/** Returns whether the Weather is Mud or Mud & Overcast. */
export const hasMud = (weather: Weather | undefined): boolean => weather === "mud" || weather === "mudOvercast";

/**
 * The maximum range, in hexes, that the calculators accept. The game rules have no such limit, but a greater range is
 * probably a typing error.
 */
export const MAX_RANGE = 60;

/**
 * Checks that a month is written like "1941-09".
 * @throws RangeError if it is not
 */
export function checkMonth(month: string): void {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`not a month: ${month}`);
}
