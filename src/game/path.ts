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

/** The unit that moves along a path: a vehicle, Infantry or Cavalry. Infantry and Cavalry make no DR. */
export type Traveller = Vehicle | { readonly mover: "infantry" | "cavalry" };

/**
 * A step of a path: the unit enters a hex, or the vehicle changes its VCA by one hexspine in its hex (`changesVca`).
 */
export type PathStep = {
  /**
   * The move. `from` and `wetOrMud` are ignored, because the path determines them; `wadi` is ignored for a change of
   * VCA.
   */
  readonly move: Move;
  readonly changesVca: boolean;
  readonly accessibleToSand: boolean;
  readonly accessibleToHammada: boolean;
  /**
   * Whether the unit moves along a road. No DR is made along a road, just like along a Track (`move.track`), but the
   * cost is that of the terrain.
   */
  readonly alongRoad: boolean;
};

/** The MF or MP that the unit can spend on a path, and the costs before the first hex. */
export type Budget = {
  /** The unit's MF or MP; null if they are not counted. */
  readonly allotment: number | null;
  /** Whether a Start MP is paid; ignored for units that pay MF. */
  readonly startMp: boolean;
  /** MF or MP for rules that this site does not have (Stop, loading), counted before the first hex. */
  readonly other: number;
};

/** The cost and DR of a step. */
export type StepResult = {
  readonly cost: MovementCost;
  /**
   * The cost up to and including this step. Null if this step or an earlier step is impossible. Also null after a step
   * that costs the whole allotment, if MF or MP were paid before or the allotment is not known.
   */
  readonly costSoFar: number | null;
  /** Whether the allotment suffices up to this step; true if MF or MP are not counted. */
  readonly isPaid: boolean;
  /** The Hammada Immobilization DR, which comes before the Sand Bog DR (D7.31); null for Infantry and Cavalry. */
  readonly hammada: HammadaDr | NoHammadaDr | null;
  /** The Sand Bog DR; null for Infantry and Cavalry. */
  readonly bog: SandBogDr | NoSandBogDr | null;
  /** The odds that the unit reaches this step, because no DR of an earlier step fails. */
  readonly reaches: Odds;
  /** The odds that no DR fails up to and including this step. */
  readonly passesSoFar: Odds;
};

/** The costs and odds of a whole path. */
export type Path = {
  /** The costs before the first hex: a Start MP, and other costs. */
  readonly before: readonly CostLine[];
  readonly steps: readonly StepResult[];
  readonly total: number | null;
  readonly passesAll: Odds;
  /** The number of steps for which the allotment suffices; all if MF or MP are not counted. */
  readonly paidSteps: number;
};

/** The Start MP of a vehicle, by the example of F.2. */
const START_MP = 1;

const NEVER: Odds = { count: 0n, total: 1n };

/** Returns the property `hex` of the argument of `hammadaCheck` for a step (D3.31, D2.2, D7.2). */
function hammadaHex({ move, accessibleToHammada }: PathStep) {
  if (move.terrain === "hammada") return "hammada";
  if (!accessibleToHammada) return "other";
  if (move.sand) return "sand";
  if (move.terrain === "scrub") return "scrub";
  return move.terrain === "openGround" ? "openGroundAccessible" : "other";
}

/**
 * Returns the property `hex` of the argument of `sandBogCheck` for a step. Scrub Accessible to sand counts as Open
 * Ground (D7.31, D2.2, D3.2).
 */
function bogHex({ move, accessibleToSand }: PathStep) {
  if (move.sand) return "sand";
  if (move.terrain === "hammada") return "hammada";
  const open = move.terrain === "openGround" || move.terrain === "scrub";
  return open && accessibleToSand ? "openGroundAccessible" : "other";
}

/**
 * Returns the cost of a step. A change of VCA costs 1 MP per hexspine (F.2), and 2 MP if `move.doubled` (our reading of
 * D3.31).
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
 * Returns the Hammada Immobilization DR and the Sand Bog DR of a step, or why each is not made. `crossedCrest`: whether
 * the vehicle entered its hex across a Dune Crest hexside.
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

/** Returns the costs before the first hex: a Start MP (F.2), and other costs. */
function costBefore(unit: ChartUnit, { startMp, other }: Budget): CostLine[] {
  const lines: CostLine[] = [];
  if (startMp && !paysMf(unit)) lines.push({ name: "start", cost: START_MP, rule: "F.2" });
  if (other) lines.push({ name: "extra", cost: other });
  return lines;
}

/**
 * Returns the cost up to and including a step, or null (see `costSoFar`). A cost of ALL is the whole allotment, so no
 * MF or MP may have been spent before.
 */
function paidAfter(before: number | null, cost: MovementCost, allotment: number | null): number | null {
  if (before === null || !cost.possible) return null;
  if (cost.total !== "ALL") return before + cost.total;
  return before === 0 ? allotment : null;
}

/**
 * Returns, for each step of a path, its cost (F.2), whether the allotment suffices, its DR, and the exact odds of
 * reaching the step. If a step calls for both DR, the DR of D7.31 is made only if the DR of D3.31 is passed. Odds are
 * unreduced fractions whose denominator is a power of 36; a step without a DR counts as 1/1, an impossible step as 0/1.
 * `fromWadi`: whether the first step begins in a wadi's bed.
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
      // A vehicle doubles the cost only to improve a Hammada Immobilization DR.
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
