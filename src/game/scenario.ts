/** What a scenario in the desert is like, in the words that several rules share, and the conditions that those rules set. */

/** The books whose figures can be played by: Squad Leader's adaptation of the desert rules, ASL's own. */
export const BOOKS = ["sl", "asl"] as const;
export type Book = (typeof BOOKS)[number];

/** The number that a D-rule has in a book: F5.2 is D5.2 in ASL. */
export const ruleIn = (book: Book, id: string): string => (book === "asl" ? id.replace(/^D/, "F") : id);

/** Which boards it uses: Desert Boards only, one or more of them beside others, none (D.1). */
export type Boards = "desert" | "mixed" | "none";

/**
 * What the Steppe Terrain of Desert Boards asks of Dust and Sun Blindness (D13.2). `veryDry`: Very Dry EC. `beside`: nothing, because
 * only some of the boards have it and the players have agreed so; yet Heavy Dust cannot exist (D11.73).
 */
export type Steppe = "none" | "beside" | "veryDry";

/** The EC of D11.4. */
export const ECS = ["veryDry", "dry", "moderate", "moist", "wet", "mud"] as const;
export type Ec = (typeof ECS)[number];

/** The Weather of D11.2: `gusty` is Clear & Gusty, `mudOvercast` Mud & Overcast. */
export const WEATHERS = ["clear", "gusty", "overcast", "mud", "mudOvercast"] as const;
export type Weather = (typeof WEATHERS)[number];

/** What the Time of Day dr can say (D11.3). */
export const TIMES = ["earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** The Wind Forces of D11.5. */
export const WIND_FORCES = ["noWind", "mildBreeze", "heavyWind"] as const;
export type WindForce = (typeof WIND_FORCES)[number];

/** One of several conditions that must all hold; `rule` is the rule that asks for it. */
export type Condition<Name extends string = string> = {
  readonly name: Name;
  readonly holds: boolean;
  readonly rule: string;
};

/** Whether every condition holds. */
export const allHold = (conditions: readonly { readonly holds: boolean }[]): boolean =>
  conditions.every(({ holds }) => holds);

/** Whether the EC are Wet or Mud. */
export const isWetOrMud = (ec: Ec): boolean => ec === "wet" || ec === "mud";

/** Whether the Weather is Overcast or Mud & Overcast. */
export const isOvercast = (weather: Weather | undefined): boolean =>
  weather === "overcast" || weather === "mudOvercast";

/** Whether the Weather is Mud or Mud & Overcast. */
export const hasMud = (weather: Weather | undefined): boolean => weather === "mud" || weather === "mudOvercast";

/** The farthest range in hexes that a calculator takes: its limit, not a rule's, because a greater one is a typing error. */
export const MAX_RANGE = 60;

/**
 * Refuses what is no month.
 * @throws RangeError when it is not of the form "1941-09"
 */
export function checkMonth(month: string): void {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`not a month: ${month}`);
}
