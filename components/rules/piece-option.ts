import { printedMonths } from "../../src/game/availability.ts";
import type { Piece } from "../../src/schemas/availability.ts";
import type { Theatre } from "../../src/schemas/theatres.ts";

type Words = "option" | "optionThere" | `theatre.${Theatre}`;

/**
 * Returns the text for a weapon that may be bought with a vehicle or Gun, with its RF: "optional AAMG: RF 1.4, North
 * Africa 1/42–5/43".
 */
export function optionText(
  t: (key: Words, values?: Record<string, string>) => string,
  { name, rf, period }: NonNullable<Piece["option"]>,
): string {
  const values = { name, rf: rf.toFixed(1) };
  if (!period) return t("option", values);
  const { theatre, from, to } = period;
  return t("optionThere", { ...values, theatre: t(`theatre.${theatre}`), months: printedMonths(from, to) });
}
