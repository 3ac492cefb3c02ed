import type { Thrown } from "../../../src/game/turns/events.ts";
import { throwDie } from "../../calculators/shared/throw-die.ts";

/** Returns the dice of a roll that the page makes. */
export const throwDice = (count: 1 | 2): Thrown => ({
  dice: Array.from({ length: count }, () => Number(throwDie())),
  by: "p",
});
