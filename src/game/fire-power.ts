/** Computes the FP of an attack, which some desert rules halve. */
import { type FireAttack, isSand, isShelled, isUnarmored } from "./fire-attack.ts";

/** The FP of an attack after any halving by the desert rules. */
export type FirePower = {
  /** The rules that halve the FP. Each of them halves it once. */
  readonly halvedBy: readonly string[];
  /** The FP after halving, before it is rounded down to a column of the IFT. */
  readonly fp: number;
  /** The column of the IFT; undefined if the FP is below the first column. */
  readonly column: number | undefined;
};

/** The FP of each column of the IFT. This site does not have the IFT. The example of D7.4 names the columns 6 and 8. */
const IFT_COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36];

/** Returns the FP of a legal attack, halved once for each rule that applies (D6.12, D7.4, F12.43). */
export function firePower(a: FireAttack): FirePower {
  const halvedBy: string[] = [];
  if (isSand(a) && isShelled(a.kind) && isUnarmored(a.target) && !a.facts.includes("wet")) halvedBy.push("D7.4");
  if (a.kind === "smallArms" && a.firer === "crest") halvedBy.push("D6.12");
  if (a.kind === "smallArms" && a.firer === "x1") halvedBy.push("F12.43");
  const fp = a.fp / 2 ** halvedBy.length;
  return { halvedBy, fp, column: IFT_COLUMNS.findLast((column) => column <= fp) };
}
