import { complement, type Odds, product } from "./distribution.ts";
import { type HammadaDr, hammadaCheck, type NoHammadaDr } from "./hammada.ts";
import {
  type ChartUnit,
  type CostLine,
  chartUnitOf,
  type Move,
  type MovementCost,
  movementCost,
  paysMf,
  VCA_CHANGE,
} from "./movement-cost.ts";
import { type NoSandBogDr, type SandBogDr, sandBogCheck, type Vehicle } from "./sand-bog.ts";
import { type Book, type Ec, isWetOrMud } from "./scenario.ts";

/** The unit that moves along a path: a vehicle, or Infantry or Cavalry, which make no DR. */
export type Traveller = Vehicle | { readonly mover: "infantry" | "cavalry" };

/** A hex entered, or (`changesVca`) the vehicle's hex, in which it turns by one hexspine. */
export type PathStep = {
  /** `from` and `wetOrMud` are ignored, because they follow from the path; so is `wadi` for a change of VCA. */
  readonly move: Move;
  readonly changesVca: boolean;
  readonly accessibleToSand: boolean;
  readonly accessibleToHammada: boolean;
  /** Along a road: no DR, as along a Track (`move.track`), but the cost is the terrain's. */
  readonly alongRoad: boolean;
};

/** The allotment of a path, and costs beside its hexes. */
export type Budget = {
  /** The unit's MF or MP; null if they are not counted. */
  readonly allotment: number | null;
  /** Whether a Start MP is paid; ignored for units that pay MF. */
  readonly startMp: boolean;
  /** MF or MP by other rules of the book (Stop, loading). They are paid before the first hex. */
  readonly other: number;
};

export type StepResult = {
  readonly cost: MovementCost;
  /**
   * The cost up to and including this step. Null after an impossible step, and where a whole allotment is due but MF or MP have
   * been paid already or the allotment is not known.
   */
  readonly costSoFar: number | null;
  /** Whether the allotment suffices; true if it is not counted. */
  readonly isPaid: boolean;
  /** The two DR in their order: hammada before bog (D7.31). Null for Infantry and Cavalry. */
  readonly hammada: HammadaDr | NoHammadaDr | null;
  readonly bog: SandBogDr | NoSandBogDr | null;
  /** The odds of reaching this hex: no DR before it failed. */
  readonly reaches: Odds;
  /** The odds that no DR failed up to and including this hex. */
  readonly passesSoFar: Odds;
};

export type Path = {
  /** Costs before the first hex. */
  readonly before: readonly CostLine[];
  readonly steps: readonly StepResult[];
  readonly total: number | null;
  readonly passesAll: Odds;
  /** The number of steps for which the allotment suffices; all if it is not counted. */
  readonly paidSteps: number;
};

/** F.2, example: the Start MP of a vehicle. */
const START_MP = 1;

const NEVER: Odds = { count: 0n, total: 1n };

/** Returns the hex for the Hammada Immobilization DR. Accessible Open Ground counts, but not scrub or sand (D3.31, D2.2, D7.2). */
function hammadaHex({ move, accessibleToHammada }: PathStep) {
  if (move.terrain === "hammada") return "hammada";
  if (!accessibleToHammada) return "other";
  if (move.sand) return "sand";
  if (move.terrain === "scrub") return "scrub";
  return move.terrain === "openGround" ? "openGroundAccessible" : "other";
}

/** Returns the hex for the Sand Bog DR. Accessible Open Ground and scrub count, hammada never does (D7.31, D2.2, D3.2). */
function bogHex({ move, accessibleToSand }: PathStep) {
  if (move.sand) return "sand";
  if (move.terrain === "hammada") return "hammada";
  const open = move.terrain === "openGround" || move.terrain === "scrub";
  return open && accessibleToSand ? "openGroundAccessible" : "other";
}

/**
 * Returns the cost of a step. A change of VCA costs 1 MP per hexspine (F.2), twice that if `doubled` (our reading of D3.31).
 * @throws RangeError if Infantry or Cavalry change VCA
 */
function stepCost(unit: ChartUnit, move: Move, changesVca: boolean, book: Book): MovementCost {
  if (!changesVca) return movementCost(unit, move, book);
  if (unit === "infantry" || unit === "cavalry") throw new RangeError(`${unit} has no VCA to change`);
  const lines: CostLine[] = [{ name: "vca", cost: VCA_CHANGE, rule: "F.2" }];
  if (move.doubled) lines.push({ name: "doubled", cost: VCA_CHANGE, rule: "D3.31" });
  return { possible: true, kind: paysMf(unit) ? "MF" : "MP", lines, total: lines.length * VCA_CHANGE };
}

/**
 * Returns the two DR of a step, or why each is not made; null for Infantry and Cavalry. `crossedCrest`: the vehicle entered its
 * hex across a Dune Crest hexside.
 */
function checksOf(
  traveller: Traveller,
  step: PathStep,
  ec: Ec,
  crossedCrest: boolean,
  book: Book,
): Pick<StepResult, "hammada" | "bog"> {
  if (!("groundPressure" in traveller)) return { hammada: null, bog: null };
  const { doubled, track } = step.move;
  const alongTrackOrRoad = track || step.alongRoad;
  const action = step.changesVca ? "changesVca" : "enters";
  const forHammada = { hex: hammadaHex(step), alongTrackOrRoad, doubled, mud: ec === "mud" } as const;
  const forBog = { hex: bogHex(step), action, crossesDuneCrest: crossedCrest, alongTrackOrRoad, ec } as const;
  return {
    hammada: hammadaCheck(traveller, forHammada, book),
    bog: sandBogCheck(traveller, forBog, book),
  };
}

/** Returns the costs before the first hex: a Start MP (F.2), and costs by other rules. */
function costBefore(unit: ChartUnit, { startMp, other }: Budget): CostLine[] {
  const lines: CostLine[] = [];
  if (startMp && !paysMf(unit)) lines.push({ name: "start", cost: START_MP, rule: "F.2" });
  if (other) lines.push({ name: "extra", cost: other });
  return lines;
}

/** Returns the cost up to and including a step. ALL is the allotment, so it is possible only if nothing was paid before. */
function paidAfter(before: number | null, cost: MovementCost, allotment: number | null): number | null {
  if (before === null || !cost.possible) return null;
  if (cost.total !== "ALL") return before + cost.total;
  return before === 0 ? allotment : null;
}

/**
 * Returns for each step of a path its cost (F.2), whether the allotment suffices, its DR (D3.31, then D7.31 only if that is
 * passed), and the exact odds of reaching it. Odds are products over powers of 36, not reduced; a step without a DR counts as
 * 1/1, an impossible one as 0/1. `fromWadi`: the first step begins in a wadi's bed.
 * @throws RangeError if Infantry or Cavalry change VCA
 */
export function planPath(
  traveller: Traveller,
  ec: Ec,
  fromWadi: boolean,
  steps: readonly PathStep[],
  book: Book = "sl",
  budget: Budget = { allotment: null, startMp: false, other: 0 },
): Path {
  const unit = chartUnitOf(traveller.mover);
  const { allotment } = budget;
  const before = costBefore(unit, budget);
  let inWadi = fromWadi;
  let crossedCrest = false;
  let total: number | null = before.reduce((sum, { cost }) => sum + Number(cost), 0);
  let passesAll = product();
  const done = steps.map((step): StepResult => {
    if (!step.changesVca) crossedCrest = step.move.duneCrest;
    const { hammada, bog } = checksOf(traveller, step, ec, crossedCrest, book);
    const move: Move = {
      ...step.move,
      from: inWadi ? "wadi" : "ordinary",
      wetOrMud: isWetOrMud(ec),
      // Without a DR the cost is not doubled.
      doubled: step.move.doubled && hammada?.required === true,
    };
    const cost = stepCost(unit, move, step.changesVca, book);
    if (!step.changesVca) inWadi = step.move.wadi;
    total = paidAfter(total, cost, allotment);
    const isPaid = allotment === null || (total !== null && total <= allotment);
    const passes = cost.possible
      ? product(...[hammada, bog].flatMap((check) => (check?.required ? [complement(check.odds)] : [])))
      : NEVER;
    const reaches = passesAll;
    passesAll = product(passesAll, passes);
    return { cost, costSoFar: total, isPaid, hammada, bog, reaches, passesSoFar: passesAll };
  });
  const unpaid = done.findIndex(({ isPaid }) => !isPaid);
  return { before, steps: done, total, passesAll, paidSteps: unpaid < 0 ? done.length : unpaid };
}
