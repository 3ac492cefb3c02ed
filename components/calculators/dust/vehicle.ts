/** Dust: whether a vehicle's move leaves a counter, and what removes it (D11.74). */
import { dustRemoval, vehicleDust } from "../../../src/game/vehicle-dust.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { conditionLines, type DustNow } from "./density.ts";
import type { State, T } from "./fields.ts";

export type VehicleDust = ReturnType<typeof vehicleDust>;

/** What D11.74 says of the move that the fields describe. */
export const vehicleDustOf = ({ boards, ec, steppe, windy, mp, tow, started, paved, left }: State): VehicleDust =>
  vehicleDust({ boards, ec, steppe, windy, mp, towing: tow, started, paved, leftPlay: left });

/** Whether a counter is placed. After rain there is none (D11.77). */
export const placedText = (t: T, { hasRained }: DustNow, { placed }: VehicleDust): string =>
  t(hasRained ? "rainedOff" : placed ? "placed" : "notPlaced");

/** The MP to declare so that no Dust is raised. */
export const leastMpText = (t: T, { leastMpWithout }: VehicleDust): string => t("leastMp", { mp: leastMpWithout });

/** What removes the counter of the vehicle as it is now. */
export function removalLines(t: T, { vehicle }: State): ResultLine[] {
  const { moments, turnedOver } = dustRemoval(vehicle);
  const rule = "D11.74";
  return [
    ...moments.map((moment) => ({ text: t(`moment.${moment}`), rule })),
    ...(turnedOver ? [{ text: t("turnedOver"), rule }] : []),
  ];
}

/** The result as it is copied. */
export const vehicleResult = (t: T, state: State, dust: DustNow, move: VehicleDust): Omit<Result, "url"> => ({
  title: t("vehicleTitle"),
  lines: [
    { text: placedText(t, dust, move), rule: dust.hasRained ? "D11.77" : "D11.74" },
    ...conditionLines(t, move.conditions),
    { text: leastMpText(t, move), rule: "D11.74" },
    { text: t(`vehicle.${state.vehicle}`) },
    ...removalLines(t, state),
  ],
});
