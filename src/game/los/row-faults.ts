/** Finds the faults of a row of hexes (`LosRow`): combinations of terrain and units that the rules do not allow. */
import { crossings, isCrest, isDugIn, isDune, type Line, lineOf } from "./line.ts";
import type { LosHex, LosRow, Side } from "./row.ts";

/** A combination of terrain and units that is not allowed, with the rule that forbids it. */
export interface RowFault {
  /** The index of the hex, from 0; 3.5 is the hexside after hex 3. */
  readonly at: number;
  /** The key of the UI text for the fault: "sangarInSand". */
  readonly name: string;
  /** The rule that forbids the combination; undefined if the rule is not on this site. */
  readonly rule: string | undefined;
}

/**
 * Hexside terrain that is allowed only next to certain hexes. At least one of the two hexes must satisfy `needs`;
 * otherwise, the row has the fault `name`.
 */
const BESIDE: Partial<Record<Side, { needs: (hex: LosHex) => boolean; name: string; rule: string }>> = {
  crest: { needs: isDune, name: "crestWithoutDune", rule: "D7.51" },
  lip: { needs: ({ form }) => form === "deirLip", name: "lipWithoutDeir", rule: "D4.2" },
  cliff: { needs: ({ form }) => form === "wadi", name: "cliffWithoutWadi", rule: "D5.6" },
};

/** The minimum number of hexes in a row. It is 2, because viewer and target are in different hexes. */
export const LEAST_HEXES = 2;
/** The maximum number of hexes in a row. It allows a range of 20, which is enough for every table of the chapter. */
export const MOST_HEXES = 21;

function shapeFaults({ row: { hexes }, last }: Line): RowFault[] {
  return hexes.flatMap((hex, at) =>
    hex.beside && (at === 0 || at === last || hexes[at - 1]!.beside)
      ? [{ at, name: "besideAtEnd", rule: undefined }]
      : [],
  );
}

function unitFaults(line: Line): RowFault[] {
  return line.ends.flatMap(({ hex, unit, at }): RowFault[] => {
    const isDunes = isDune(hex) || hex.ground === "sand";
    const cliff = crossings(line).some((c) => c.side === "cliff" && c.hexes.includes(hex));
    const isInHole = unit.posture === "entrenched" || unit.posture === "sangar";
    const faults: [boolean, string, string | undefined][] = [
      [isCrest(unit) && hex.form !== "wadi", "crestOutsideWadi", "D6.0-Crest"],
      [isCrest(unit) && unit.kind !== "infantry", "crestNotInfantry", "D6.0-Crest"],
      [unit.posture === "sangar" && isDunes, "sangarInSand", "D7.42"],
      [isInHole && hex.form === "wadi" && cliff, "entrenchedAtCliff", "D5.61"],
      [isDugIn(unit) && (unit.kind === "passenger" || unit.kind === "aerial"), "dugInUnit", undefined],
      [unit.posture === "emplaced" && unit.kind !== "gun", "emplacedNotGun", undefined],
      [isInHole && unit.kind === "vehicle", "dugInUnit", undefined],
    ];
    return faults.filter(([is]) => is).map(([, name, rule]) => ({ at, name, rule }));
  });
}

/** D4.2, D5.6, D5.61, D6.0-Crest, D7.42, D7.51: returns the faults of a row. */
export function rowFaults(row: LosRow): RowFault[] {
  if (row.hexes.length < LEAST_HEXES || row.hexes.length > MOST_HEXES)
    return [{ at: 0, name: "length", rule: undefined }];
  const line = lineOf(row);
  const sides = crossings(line).flatMap(({ side, at, hexes }): RowFault[] => {
    const beside = BESIDE[side];
    return beside && !hexes.some(beside.needs) ? [{ at, name: beside.name, rule: beside.rule }] : [];
  });
  return [...shapeFaults(line), ...sides, ...unitFaults(line)];
}
