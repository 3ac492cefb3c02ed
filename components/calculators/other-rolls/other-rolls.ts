/** The desert's smaller rolls: which there are, and what each asks and comes to. */
import type { TableRow } from "../../../src/schemas/table.ts";
import type { Result } from "../kit/copy.ts";
import { FREE_FRENCH_OBA, moduleRoll } from "./artillery.ts";
import { ENTRENCHING } from "./entrenching.ts";
import type { RollName, State } from "./fields.ts";
import { CREW_EXPOSED, TO_KILL, UNBOGGING } from "./italian-afv.ts";
import { MUD } from "./mud.ts";
import { RELIABILITY } from "./reliability.ts";
import type { Outcome, Roll, T } from "./roll.ts";

/** Every roll by its name. `moduleRows` are those of table It-OArt-module. */
export const rollsWith = (moduleRows: readonly TableRow[]): Record<RollName, Roll> => ({
  entrench: ENTRENCHING,
  reliability: RELIABILITY,
  mud: MUD,
  oba: FREE_FRENCH_OBA,
  module: moduleRoll(moduleRows),
  tokill: TO_KILL,
  unbog: UNBOGGING,
  ce: CREW_EXPOSED,
});

/** "Entrenching: 10/36 27.8% to entrench" */
export const outcomeText = (t: T, name: RollName, { answer, detail }: Outcome): string =>
  `${t(`roll.${name}`)}${t("colon")}${answer} ${detail}`.trim();

/** A roll as it is copied: what it comes to, what has been chosen, how it comes about. */
export function rollResult(t: T, state: State, roll: Roll): Omit<Result, "url"> {
  const outcome = roll.outcome(t, state);
  return {
    title: outcomeText(t, state.roll, outcome),
    lines: [{ text: roll.chosen(t, state).join(t("comma")) }, ...outcome.lines],
  };
}
