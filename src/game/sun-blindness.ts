import type { Hex } from "./board-hexes.ts";
import { checkWhole } from "./distribution.ts";
import { allHold, type Condition } from "./scenario.ts";
import { type SunScenario, type SunScenarioCondition, type SunTime, sunConditions } from "./sun-in-effect.ts";
import { centerDot, type Hour, isWithin, placeInWedge, turned, type ZonePlace } from "./sun-zone.ts";

/** An attack that Sun Blindness may affect. */
export type SunAttack = {
  /** The type of attack. The DRM applies only to `th` (a TH DR) and `ift` (a non-ordnance IFT DR). */
  readonly by: "th" | "ift" | "oba" | "dc" | "ft";
  readonly firer: Hex;
  readonly target: Hex;
  /** The direction of north on the board. */
  readonly north: Hour;
  readonly firerAerial: boolean;
  readonly targetAerial: boolean;
  /** The level of the firer minus the level of the target. */
  readonly firerAbove: number;
  /**
   * The level of the highest obstacle behind the target, on the extended LOS, minus the target's level; null if there
   * is no obstacle.
   */
  readonly obstacleAbove: number | null;
};

/** A condition of Sun Blindness, in the scenario or for an attack. */
export type SunCondition =
  | SunScenarioCondition
  | Condition<"attack" | "notAerial" | "zone" | "noObstacle" | "notHigher" | "notSameHex">;

/** The Sun Blindness DRM of an attack, with its conditions. */
export type SunResult = {
  /** The DLV Hindrance DRM: +2, or 0. */
  readonly drm: 0 | 2;
  /** The rule for this time of day: D11.611 or D11.612. */
  readonly rule: string;
  /** The direction of the sun on the board. */
  readonly sun: Hour;
  /** The position of the target relative to the Sun Blindness Zone. */
  readonly place: ZonePlace;
  /** Whether Sun Blindness is in effect in the scenario, even if it does not affect this attack. */
  readonly inEffect: boolean;
  readonly scenario: readonly SunCondition[];
  readonly attack: readonly SunCondition[];
};

/**
 * Returns the direction of the sun on a board: east in the Early Morning, west in the Late Afternoon (D11.611,
 * D11.612).
 * @throws RangeError when `north` is not 1–12
 */
export function sunHour(north: Hour, time: SunTime): Hour {
  return turned(north, time === "early" ? 3 : -3);
}

/**
 * Returns the Sun Blindness DRM of an attack, with all conditions (D11.61–D11.612).
 * Whether the LOS is in the Zone depends only on the target's center dot, because the Zone is a wedge from the firer's
 * center dot.
 * @throws RangeError when `north` is not 1–12, a level not a whole number, or the hexes are on different boards
 */
export function sunBlindness(scenario: SunScenario, attack: SunAttack): SunResult {
  const { time } = scenario;
  const { firer, target, firerAbove, obstacleAbove } = attack;
  for (const levels of [firerAbove, obstacleAbove ?? 0]) checkWhole("levels", levels, -Infinity);

  const rule = time === "early" ? "D11.611" : "D11.612";
  const sun = sunHour(attack.north, time);
  const place = placeInWedge(centerDot(firer, target), sun);
  const inScenario = sunConditions(scenario);
  const ofAttack: SunCondition[] = [
    { name: "attack", holds: attack.by === "th" || attack.by === "ift", rule },
    { name: "notAerial", holds: !attack.firerAerial && !attack.targetAerial, rule },
    { name: "zone", holds: isWithin(place), rule },
    { name: "noObstacle", holds: obstacleAbove === null || obstacleAbove < 2, rule },
    { name: "notHigher", holds: firerAbove < 2, rule },
    { name: "notSameHex", holds: place !== "same", rule },
  ];
  const inEffect = allHold(inScenario);
  const drm = inEffect && allHold(ofAttack) ? 2 : 0;
  return { drm, rule, sun, place, inEffect, scenario: inScenario, attack: ofAttack };
}
